; Row numbers come from a division and the thread's number, are read above the loop and below it, and one bound is read
; inside. What they are made of need not live across the loop: they are computed again from the parameters. Divisions only
; if asked for, else their result is kept.
; RUN: llc -load %plugin -mcpu=sm_90a -O3 -verify-machineinstrs -kiln-remat='.*=never-killed(max_regs=4)' -pass-remarks-analysis=kiln-remat %s -o %t.ptx 2>&1 | FileCheck %s --check-prefix=REMARK
; RUN: FileCheck %s < %t.ptx
; RUN: llc -load %plugin -mcpu=sm_90a -O3 -verify-machineinstrs -kiln-remat='.*=never-killed(max_regs=4, divisions=recompute)' %s -o - | FileCheck %s --check-prefix=DIVIDE
; RUN: llc -load %plugin -mcpu=sm_90a -O3 -verify-machineinstrs -kiln-remat='.*=never-killed(max_regs=4, loop_limit=0)' %s -o - | FileCheck %s --check-prefix=NO-LOOP
; RUN: llc -load %plugin -mcpu=sm_90a -O3 -verify-machineinstrs -kiln-remat='.*=never-killed' -pass-remarks-analysis=kiln-remat %s -o %t.gated.ptx 2>&1 | FileCheck %s --check-prefix=KEPT-OUT
; RUN: FileCheck %s --check-prefix=GATED < %t.gated.ptx
; RUN: not llc -load %plugin -mcpu=sm_90a -kiln-remat='.*=never-killed(divisions=no)' %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=BAD
; REMARK: never-killed(max_regs=4), target 4 registers: {{[1-9][0-9]*}} values recomputed from parameters and thread coordinates; live registers [[#%u,BEFORE:]] -> [[#%u,AFTER:]]
; KEPT-OUT: never-killed, target 255 registers: nothing to do, no more than {{[0-9]+}} are live and the gate is 237
; BAD: error: -kiln-remat, kernel 'f': 'never-killed(divisions=no)': parameter 'divisions' is 'no', expected one of keep, recompute
; CHECK:       {{^}}$L__BB0_1:
; CHECK-DAG:   ld.param.b32 {{.*}}[f_param_2]
; CHECK-DAG:   ld.param.b32 {{.*}}[f_param_1]
; CHECK:       bra
; CHECK-DAG:   ld.param.b64 {{.*}}[f_param_0]
; CHECK-DAG:   mov.u32 {{.*}}%tid.x
; CHECK-NOT:   div.u32
; CHECK:       ret
; DIVIDE:      div.u32
; DIVIDE:      {{^}}$L__BB0_1:
; DIVIDE:      bra
; DIVIDE:      div.u32
; DIVIDE:      ret
; NO-LOOP:     {{^}}$L__BB0_1:
; NO-LOOP-NOT: ld.param
; NO-LOOP:     bra
; NO-LOOP:     mov.u32 {{.*}}%tid.x
; GATED:       {{^}}$L__BB0_1:
; GATED-NOT:   ld.param
; GATED-NOT:   %tid.x
; GATED:       ret
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @f(ptr addrspace(1) %p, i32 %n, i32 %s) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %r = udiv i32 %n, %s
  %i0 = add i32 %t, %r
  %u = mul i32 %n, %s
  %bound = xor i32 %u, 5
  %i1 = xor i32 %i0, 33
  %i2 = xor i32 %i0, 65
  %i3 = xor i32 %i0, 129
  %i4 = xor i32 %i0, 257
  %i5 = xor i32 %i0, 513
  %i6 = xor i32 %i0, 1025
  %i7 = xor i32 %i0, 2049
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
  %g = phi i32 [ 1, %entry ], [ %g1, %loop ]
  %q = mul i32 %g, 3
  %g1 = xor i32 %q, %k
  %k1 = add i32 %k, 1
  %c = icmp slt i32 %k1, %bound
  br i1 %c, label %loop, label %exit
exit:
  %y0 = add i32 %x0, %g1
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
