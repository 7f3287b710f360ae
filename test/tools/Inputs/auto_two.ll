target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @chosen(ptr addrspace(1) %p, ptr addrspace(1) %q) "kiln-sched-strategy"="auto(budget=3)" "nvvm.reqntid"="128" {
  %a = load float, ptr addrspace(1) %p
  %b = load float, ptr addrspace(1) %q
  %c = fadd float %a, %b
  store float %c, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @plain(ptr addrspace(1) %p) {
  %a = load float, ptr addrspace(1) %p
  %b = fmul float %a, %a
  store float %b, ptr addrspace(1) %p
  ret void
}
