target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @muladd(ptr addrspace(1) %p, float %x, float %y) #0 {
  %v = load float, ptr addrspace(1) %p, align 4
  %product = fmul float %v, %x
  %sum = fadd float %product, %y
  store float %sum, ptr addrspace(1) %p, align 4
  ret void
}

attributes #0 = { "target-cpu"="gfx942" }
