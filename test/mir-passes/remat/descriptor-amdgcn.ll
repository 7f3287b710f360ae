; Eight addresses of LDS are used above the loop and below it: with a gate they are computed again below.
; RUN: llc -load %plugin -mcpu=gfx942 -O3 -verify-machineinstrs -kiln-remat='.*=descriptor(max_regs=8)' -pass-remarks-analysis=kiln-remat %s -o %t.s 2>&1 | FileCheck %s --check-prefix=REMARK
; RUN: FileCheck %s < %t.s
; RUN: llc -load %plugin -mcpu=gfx942 -O3 -verify-machineinstrs -kiln-remat='.*=descriptor' -pass-remarks-analysis=kiln-remat %s -o %t.gated.s 2>&1 | FileCheck %s --check-prefix=KEPT-OUT
; RUN: FileCheck %s --check-prefix=GATED < %t.gated.s
; REMARK: descriptor(max_regs=8), target 8 registers: {{[1-9][0-9]*}} descriptors and shared-memory addresses recomputed at their uses; live registers [[#%u,BEFORE:]] -> [[#%u,AFTER:]]
; KEPT-OUT: descriptor, target 512 registers: nothing to do, no more than {{[0-9]+}} are live and the gate is 476
; CHECK:         {{^}}.LBB0_1:
; CHECK:         s_cbranch
; CHECK-COUNT-3: v_xor_b32
; CHECK:         s_endpgm
; GATED:         {{^}}.LBB0_1:
; GATED:         s_cbranch
; GATED-NOT:     v_xor_b32
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @f(ptr addrspace(3) %p, i32 %n, i32 %s) "amdgpu-flat-work-group-size"="256,256" {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i0 = mul i32 %t, %s
  %i1 = xor i32 %i0, 36
  %i2 = xor i32 %i0, 68
  %i3 = xor i32 %i0, 132
  %i4 = xor i32 %i0, 260
  %i5 = xor i32 %i0, 516
  %i6 = xor i32 %i0, 1028
  %i7 = xor i32 %i0, 2052
  %a0 = inttoptr i32 %i0 to ptr addrspace(3)
  %a1 = inttoptr i32 %i1 to ptr addrspace(3)
  %a2 = inttoptr i32 %i2 to ptr addrspace(3)
  %a3 = inttoptr i32 %i3 to ptr addrspace(3)
  %a4 = inttoptr i32 %i4 to ptr addrspace(3)
  %a5 = inttoptr i32 %i5 to ptr addrspace(3)
  %a6 = inttoptr i32 %i6 to ptr addrspace(3)
  %a7 = inttoptr i32 %i7 to ptr addrspace(3)
  store i32 0, ptr addrspace(3) %a0
  store i32 1, ptr addrspace(3) %a1
  store i32 2, ptr addrspace(3) %a2
  store i32 3, ptr addrspace(3) %a3
  store i32 4, ptr addrspace(3) %a4
  store i32 5, ptr addrspace(3) %a5
  store i32 6, ptr addrspace(3) %a6
  store i32 7, ptr addrspace(3) %a7
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %g = phi i32 [ 1, %entry ], [ %g1, %loop ]
  %q = mul i32 %g, %s
  %g1 = xor i32 %q, %k
  %k1 = add i32 %k, 1
  %c = icmp slt i32 %k1, %n
  br i1 %c, label %loop, label %exit
exit:
  store i32 %g1, ptr addrspace(3) %a0
  store i32 %g1, ptr addrspace(3) %a1
  store i32 %g1, ptr addrspace(3) %a2
  store i32 %g1, ptr addrspace(3) %a3
  store i32 %g1, ptr addrspace(3) %a4
  store i32 %g1, ptr addrspace(3) %a5
  store i32 %g1, ptr addrspace(3) %a6
  store i32 %g1, ptr addrspace(3) %a7
  ret void
}
