; Two kernels of one module with different strategies, by attribute and by the plug-in's rules; an attribute wins.
; RUN: llc -load %plugin -mcpu=sm_90a -O3 -pass-remarks-analysis=kiln-sched$ -kiln-sched-strategy='b.*=pressure(max_regs=8);c=source' %s -o %t.ptx 2>&1 | FileCheck %s
; RUN: FileCheck %s --check-prefix=PTX < %t.ptx
; CHECK:     strategy latency(max_regs=200), target 200
; CHECK:     strategy pressure(max_regs=8), target 8
; CHECK:     strategy source, target 255
; CHECK-NOT: remark:
; PTX-LABEL: .entry a(
; PTX:       ld.global
; PTX-NEXT:  ld.global
; PTX-LABEL: .entry b1(
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @a(ptr addrspace(1) %p) "kiln-sched-strategy"="latency(max_regs=200)" {
  %q = getelementptr i32, ptr addrspace(1) %p, i64 1
  %x = load i32, ptr addrspace(1) %p
  %x1 = mul i32 %x, 3
  %y = load i32, ptr addrspace(1) %q
  %z = add i32 %x1, %y
  store i32 %z, ptr addrspace(1) %p
  ret void
}
define ptx_kernel void @b1(ptr addrspace(1) %p) {
  %x = load i32, ptr addrspace(1) %p
  %z = add i32 %x, 1
  store i32 %z, ptr addrspace(1) %p
  ret void
}
define ptx_kernel void @c(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
define ptx_kernel void @d(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
