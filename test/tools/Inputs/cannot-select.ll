; An f16 exponential in hardware needs sm_75; asking for it in bf16 needs sm_90.
target triple = "nvptx64-nvidia-cuda"
declare bfloat @llvm.nvvm.ex2.approx.ftz.bf16(bfloat)
define ptx_kernel void @k(ptr addrspace(1) %p) {
  %x = load bfloat, ptr addrspace(1) %p
  %y = call bfloat @llvm.nvvm.ex2.approx.ftz.bf16(bfloat %x)
  store bfloat %y, ptr addrspace(1) %p
  ret void
}
