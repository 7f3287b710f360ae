target triple = "amdgpu9.42-amd-amdhsa"

define amdgpu_kernel void @scale(ptr addrspace(1) %p, float %x) #0 {
  %a = fmul float %x, f0x3FB8AA3B
  store float %a, ptr addrspace(1) %p, align 4
  ret void
}

attributes #0 = { "target-cpu"="gfx942" }
