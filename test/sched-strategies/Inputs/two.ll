; Two kernels; the second has two blocks.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @one(ptr addrspace(1) %p) {
  %q = getelementptr i32, ptr addrspace(1) %p, i64 1
  %r = getelementptr i32, ptr addrspace(1) %p, i64 2
  %x = load i32, ptr addrspace(1) %p
  %y = load i32, ptr addrspace(1) %q
  %w = load i32, ptr addrspace(1) %r
  %x1 = mul i32 %x, 3
  %z = add i32 %x1, %y
  %v = add i32 %z, %w
  store i32 %v, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @two(ptr addrspace(1) %p, i1 %c) {
  br i1 %c, label %then, label %end
then:
  %x = load i32, ptr addrspace(1) %p
  %x1 = mul i32 %x, %x
  store i32 %x1, ptr addrspace(1) %p
  br label %end
end:
  ret void
}
