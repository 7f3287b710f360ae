; Six matrix descriptors and the shared-memory address they are made of are used above the loop and below it: with a gate
; each is computed again in front of its second use, and the loop keeps none of them.
; RUN: llc -load %plugin -mcpu=sm_90a -mattr=+ptx87 -O3 -verify-machineinstrs -kiln-remat='.*=descriptor(max_regs=16)' -pass-remarks-analysis=kiln-remat %s -o %t.ptx 2>&1 | FileCheck %s --check-prefix=REMARK
; RUN: FileCheck %s < %t.ptx
; RUN: llc -load %plugin -mcpu=sm_90a -mattr=+ptx87 -O3 -verify-machineinstrs -kiln-remat='.*=descriptor' -pass-remarks-analysis=kiln-remat %s -o %t.gated.ptx 2>&1 | FileCheck %s --check-prefix=KEPT-OUT
; RUN: FileCheck %s --check-prefix=GATED < %t.gated.ptx
; RUN: not llc -load %plugin -mcpu=sm_90a -kiln-remat='.*=descriptor(max_ops=0)' %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=BAD
; REMARK: descriptor(max_regs=16), target 16 registers: {{[1-9][0-9]*}} descriptors and shared-memory addresses recomputed at their uses; live registers [[#%u,BEFORE:]] -> [[#%u,AFTER:]]
; KEPT-OUT: descriptor, target 255 registers: nothing to do, no more than {{[0-9]+}} are live and the gate is 237
; BAD: error: -kiln-remat, kernel 'f': 'descriptor(max_ops=0)': parameter 'max_ops' is '0', expected an integer from 1 to 64 (most instructions recomputed for one descriptor)
; CHECK:         {{^}}$L__BB0_1:
; CHECK:         bra
; CHECK-COUNT-5: add.s64 {{.*}}, 46116862933052
; CHECK:         ret
; GATED:         {{^}}$L__BB0_1:
; GATED:         bra
; GATED-NOT:     add.s64 {{.*}}, 46116862933052
target triple = "nvptx64-nvidia-cuda"
@smem = external addrspace(3) global [0 x i8], align 1024
define ptx_kernel void @f(ptr addrspace(1) %p, i32 %n, i32 %s) {
entry:
  %o = mul i32 %n, %s
  %b = getelementptr i8, ptr addrspace(3) @smem, i32 %o
  %i = ptrtoint ptr addrspace(3) %b to i32
  %h = lshr i32 %i, 4
  %m = and i32 %h, 16383
  %z = zext i32 %m to i64
  %d0 = add i64 %z, 4611686293305200000
  %d1 = add i64 %z, 4611686293305200002
  %d2 = add i64 %z, 4611686293305200004
  %d3 = add i64 %z, 4611686293305200006
  %d4 = add i64 %z, 4611686293305200008
  %d5 = add i64 %z, 4611686293305200010
  call void asm sideeffect "wgmma.mma_async.sync.aligned $0, $0;", "l"(i64 %d0)
  call void asm sideeffect "wgmma.mma_async.sync.aligned $0, $0;", "l"(i64 %d1)
  call void asm sideeffect "wgmma.mma_async.sync.aligned $0, $0;", "l"(i64 %d2)
  call void asm sideeffect "wgmma.mma_async.sync.aligned $0, $0;", "l"(i64 %d3)
  call void asm sideeffect "wgmma.mma_async.sync.aligned $0, $0;", "l"(i64 %d4)
  call void asm sideeffect "wgmma.mma_async.sync.aligned $0, $0;", "l"(i64 %d5)
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
  store i32 %g1, ptr addrspace(1) %p
  call void asm sideeffect "wgmma.mma_async.sync.aligned $0, $0;", "l"(i64 %d0)
  call void asm sideeffect "wgmma.mma_async.sync.aligned $0, $0;", "l"(i64 %d1)
  call void asm sideeffect "wgmma.mma_async.sync.aligned $0, $0;", "l"(i64 %d2)
  call void asm sideeffect "wgmma.mma_async.sync.aligned $0, $0;", "l"(i64 %d3)
  call void asm sideeffect "wgmma.mma_async.sync.aligned $0, $0;", "l"(i64 %d4)
  call void asm sideeffect "wgmma.mma_async.sync.aligned $0, $0;", "l"(i64 %d5)
  ret void
}
