; As Triton leaves a kernel: shared memory from the launch, two pointers to scratch memory that nobody reads.
target triple = "nvptx64-nvidia-cuda"

@global_smem = external addrspace(3) global [0 x i8], align 16

define ptx_kernel void @scale(ptr addrspace(1) %x, i32 %n, i32 %stride, half %by, ptr addrspace(1) readnone captures(none) %s, ptr addrspace(1) readnone captures(none) %p) #0 {
  %t = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %inside = icmp slt i32 %t, %n
  br i1 %inside, label %work, label %done

work:
  %i = mul i32 %t, %stride
  %at = getelementptr half, ptr addrspace(1) %x, i32 %i
  %v = load half, ptr addrspace(1) %at
  %y = fmul half %v, %by
  %slot = getelementptr half, ptr addrspace(3) @global_smem, i32 %t
  store half %y, ptr addrspace(3) %slot
  %z = load volatile half, ptr addrspace(3) %slot
  store half %z, ptr addrspace(1) %at
  br label %done

done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

attributes #0 = { nounwind "nvvm.reqntid"="128" }
