; Eight functions of the thread's number are stored above the loop and below it. With a target they are computed again below
; it, and only the thread's number lives across the loop.
; RUN: llc -load %plugin -mcpu=gfx942 -O3 -verify-machineinstrs -kiln-remat='.*=never-killed(max_regs=8)' -pass-remarks-analysis=kiln-remat %s -o %t.s 2>&1 | FileCheck %s --check-prefix=REMARK
; RUN: FileCheck %s < %t.s
; RUN: llc -load %plugin -mcpu=gfx942 -O3 -verify-machineinstrs -kiln-remat='.*=never-killed' -pass-remarks-analysis=kiln-remat %s -o %t.gated.s 2>&1 | FileCheck %s --check-prefix=KEPT-OUT
; RUN: FileCheck %s --check-prefix=GATED < %t.gated.s
; RUN: not llc -load %plugin -mcpu=gfx942 -kiln-remat='.*=never-killed(chain_limit=0)' %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=BAD
; REMARK: never-killed(max_regs=8), target 8 registers: {{[1-9][0-9]*}} values recomputed from parameters and thread coordinates; live registers [[#%u,BEFORE:]] -> [[#%u,AFTER:]]
; KEPT-OUT: never-killed, target 512 registers: nothing to do, no more than {{[0-9]+}} are live and the gate is 476
; BAD: error: -kiln-remat, kernel 'f': 'never-killed(chain_limit=0)': parameter 'chain_limit' is '0', expected an integer from 1 to 1000
; CHECK:       s_cbranch
; CHECK-COUNT-8: v_xor_b32
; CHECK:       s_endpgm
; GATED:       s_cbranch
; GATED-NOT:   v_xor_b32
; GATED:       s_endpgm
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @f(ptr addrspace(1) %p, i32 %n, i32 %s) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i = mul i32 %t, 5
  %i0 = xor i32 %i, 17
  %i1 = xor i32 %i, 33
  %i2 = xor i32 %i, 65
  %i3 = xor i32 %i, 129
  %i4 = xor i32 %i, 257
  %i5 = xor i32 %i, 513
  %i6 = xor i32 %i, 1025
  %i7 = xor i32 %i, 2049
  store volatile i32 %i0, ptr addrspace(1) %p
  store volatile i32 %i1, ptr addrspace(1) %p
  store volatile i32 %i2, ptr addrspace(1) %p
  store volatile i32 %i3, ptr addrspace(1) %p
  store volatile i32 %i4, ptr addrspace(1) %p
  store volatile i32 %i5, ptr addrspace(1) %p
  store volatile i32 %i6, ptr addrspace(1) %p
  store volatile i32 %i7, ptr addrspace(1) %p
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %k1 = add i32 %k, 1
  store volatile i32 %k, ptr addrspace(1) %p
  %c = icmp slt i32 %k1, %n
  br i1 %c, label %loop, label %exit
exit:
  store volatile i32 %i0, ptr addrspace(1) %p
  store volatile i32 %i1, ptr addrspace(1) %p
  store volatile i32 %i2, ptr addrspace(1) %p
  store volatile i32 %i3, ptr addrspace(1) %p
  store volatile i32 %i4, ptr addrspace(1) %p
  store volatile i32 %i5, ptr addrspace(1) %p
  store volatile i32 %i6, ptr addrspace(1) %p
  store volatile i32 %i7, ptr addrspace(1) %p
  ret void
}
