; A kernel of C++: scale(float*, int).
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @_Z5scalePfi(ptr addrspace(1) %p, i32 %n) "amdgpu-flat-work-group-size"="1,256" {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr float, ptr addrspace(1) %p, i32 %i
  %v = load float, ptr addrspace(1) %q
  %w = fmul float %v, 2.0
  store float %w, ptr addrspace(1) %q
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
