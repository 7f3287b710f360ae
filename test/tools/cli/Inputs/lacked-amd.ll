; 8-bit floats are converted in hardware by CDNA 3 and 4, and by RDNA 4.
target triple = "amdgcn-amd-amdhsa"
declare <2 x float> @llvm.amdgcn.cvt.pk.f32.fp8(i32, i1 immarg)
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  %x = load i32, ptr addrspace(1) %p
  %y = call <2 x float> @llvm.amdgcn.cvt.pk.f32.fp8(i32 %x, i1 false)
  store <2 x float> %y, ptr addrspace(1) %p
  ret void
}
