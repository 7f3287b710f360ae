; Eight addresses are computed above the loop and used below it: with a gate they are computed again below, and the loop
; keeps only what they are made of.
; RUN: llc -load %plugin -mcpu=sm_90a -O3 -verify-machineinstrs -kiln-remat='.*=address(max_regs=16)' -pass-remarks-analysis=kiln-remat %s -o %t.ptx 2>&1 | FileCheck %s --check-prefix=REMARK
; RUN: FileCheck %s < %t.ptx
; RUN: llc -load %plugin -mcpu=sm_90a -O3 -kiln-remat='.*=address' %s -o - | FileCheck %s --check-prefix=GATED
; REMARK: address(max_regs=16), target 16 registers: [[#%u,N:]] addresses recomputed at their uses; live registers [[#%u,BEFORE:]] -> [[#%u,AFTER:]]
; Without pressure nothing happens: all the address arithmetic is before the loop.
; GATED-COUNT-8: mul.wide
; GATED:         {{^}}$L__BB0_1:
; GATED-NOT:     mul.wide
; CHECK:         {{^}}$L__BB0_1:
; CHECK:         bra
; CHECK:         mul.wide
; CHECK:         st.global
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @f(ptr addrspace(1) %p, i32 %n, i32 %s) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i0 = mul i32 %t, %s
  %i1 = xor i32 %i0, 17
  %i2 = xor i32 %i0, 33
  %i3 = xor i32 %i0, 65
  %i4 = xor i32 %i0, 129
  %i5 = xor i32 %i0, 257
  %i6 = xor i32 %i0, 513
  %i7 = xor i32 %i0, 1025
  %a0 = getelementptr i32, ptr addrspace(1) %p, i32 %i0
  %a1 = getelementptr i32, ptr addrspace(1) %p, i32 %i1
  %a2 = getelementptr i32, ptr addrspace(1) %p, i32 %i2
  %a3 = getelementptr i32, ptr addrspace(1) %p, i32 %i3
  %a4 = getelementptr i32, ptr addrspace(1) %p, i32 %i4
  %a5 = getelementptr i32, ptr addrspace(1) %p, i32 %i5
  %a6 = getelementptr i32, ptr addrspace(1) %p, i32 %i6
  %a7 = getelementptr i32, ptr addrspace(1) %p, i32 %i7
  %x0 = load i32, ptr addrspace(1) %a0
  %x1 = load i32, ptr addrspace(1) %a1
  %x2 = load i32, ptr addrspace(1) %a2
  %x3 = load i32, ptr addrspace(1) %a3
  %x4 = load i32, ptr addrspace(1) %a4
  %x5 = load i32, ptr addrspace(1) %a5
  %x6 = load i32, ptr addrspace(1) %a6
  %x7 = load i32, ptr addrspace(1) %a7
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %h = phi i32 [ 1, %entry ], [ %h1, %loop ]
  %m = mul i32 %h, %s
  %h1 = xor i32 %m, %k
  %k1 = add i32 %k, 1
  %c = icmp slt i32 %k1, %n
  br i1 %c, label %loop, label %exit
exit:
  %y0 = add i32 %x0, %h1
  %y1 = add i32 %x1, %y0
  %y2 = add i32 %x2, %y1
  %y3 = add i32 %x3, %y2
  %y4 = add i32 %x4, %y3
  %y5 = add i32 %x5, %y4
  %y6 = add i32 %x6, %y5
  %y7 = add i32 %x7, %y6
  store i32 %y0, ptr addrspace(1) %a0
  store i32 %y1, ptr addrspace(1) %a1
  store i32 %y2, ptr addrspace(1) %a2
  store i32 %y3, ptr addrspace(1) %a3
  store i32 %y4, ptr addrspace(1) %a4
  store i32 %y5, ptr addrspace(1) %a5
  store i32 %y6, ptr addrspace(1) %a6
  store i32 %y7, ptr addrspace(1) %a7
  ret void
}
