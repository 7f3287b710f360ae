; auto is a loop around the compiler, so a machine scheduler refuses it.
; RUN: not llc -load %plugin -mcpu=sm_90a %s -o /dev/null 2>&1 | FileCheck %s
; RUN: not llc -load %plugin -mcpu=sm_90a -kiln-sched-strategy='.*=auto(budget=4)' %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: error: kernel 'k', attribute "kiln-sched-strategy": auto compiles candidates and reads their binaries; only the kiln command can do that
; RUN: not llc -load %plugin -mcpu=sm_90a -kiln-sched-strategy='.*=auto(budget=0)' %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=RANGE
; RANGE: parameter 'budget' is '0', expected an integer from 1 to 256
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr addrspace(1) %p) "kiln-sched-strategy"="auto" {
  %a = load float, ptr addrspace(1) %p
  %b = fadd float %a, %a
  store float %b, ptr addrspace(1) %p
  ret void
}
