; Zeros that matrix sums start from become a flag: in the loop the first multiplication replaces its sums while it is false, behind it
; zeros are selected where the loop was left out, after the wait.
; RUN: kiln compile %s:sum --target sm_90a --remat 'zero-start(keep=always)' --emit llvm | FileCheck %s
; RUN: kiln compile %s:sum --target sm_90a --remat 'zero-start(keep=always)' --emit asm | FileCheck %s --check-prefix=PTX
; RUN: kiln compile %s:sum --target sm_90a --remat 'zero-start(keep=always)' --emit report | FileCheck %s --check-prefix=REPORT
; RUN: llc -load %plugin -mcpu=sm_90a -O3 -verify-machineinstrs -kiln-remat='sum=zero-start' -pass-remarks-analysis=kiln-remat %s -o - 2>&1 | FileCheck %s --check-prefixes=LLC
; RUN: kiln compile %s:rescaled --target sm_90a --remat 'zero-start(keep=always)' --emit llvm | FileCheck %s --check-prefix=RESCALED
; RUN: kiln compile %s:two_loops --target sm_90a --remat 'zero-start(keep=always)' --emit llvm | FileCheck %s --check-prefix=TWO
; RUN: kiln compile %s:in_text --target sm_90a --remat 'zero-start(keep=always)' --emit llvm | FileCheck %s --check-prefix=TEXT
; RUN: kiln compile %s:opposite --target sm_90a --remat 'zero-start(keep=always)' --emit llvm | FileCheck %s --check-prefix=OPPOSITE
; RUN: kiln compile %s:dead --target sm_90a --remat 'zero-start(keep=always)' --emit report | FileCheck %s --check-prefix=REPORT
; RUN: kiln compile %s:jumps --target sm_90a --remat 'zero-start(keep=always)' --emit report | FileCheck %s --check-prefix=JUMPS
; RUN: kiln compile %s:negative --target sm_90a --remat 'zero-start(keep=always)' --emit report | FileCheck %s --check-prefix=NOTHING
; RUN: kiln compile %s:by_thread --target sm_90a --remat 'zero-start(keep=always)' --emit report | FileCheck %s --check-prefix=NOTHING
; RUN: kiln compile %s:sometimes --target sm_90a --remat 'zero-start(keep=always)' --emit report | FileCheck %s --check-prefix=NOTHING
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.wgmma.fence.sync.aligned()
declare void @llvm.nvvm.wgmma.commit_group.sync.aligned()

; CHECK-LABEL: define ptx_kernel void @sum
; CHECK:       loop:
; CHECK:         [[ADDS:%.*]] = phi i1 [ false, %entry ], [ true, %loop ]
; CHECK-COUNT-4: phi float [ poison, %entry ]
; CHECK:         mma_async{{.*}}(float %c0, float %c1, float %c2, float %c3, i64 %a, i64 %b, i1 [[ADDS]])
; CHECK:         mma_async{{.*}}i64 %a, i64 %b, i1 true)
; CHECK:       exit:
; CHECK:         [[RAN:%.*]] = phi i1 [ false, %entry ], [ true, %loop ]
; CHECK-COUNT-4: phi float [ poison, %entry ]
; CHECK-NOT:     select
; CHECK:         wait_group
; CHECK-COUNT-4: select i1 [[RAN]], float %y{{[0-3]}}, float 0.000000e+00
; PTX-NOT:     mov.b32 {{.*}}0f00000000
; REPORT:      zero-start{{.*}}: 8 zeros that sums start from left out, for 4 selects
; LLC-DAG:     zero-start{{.*}}: 8 zeros that sums start from left out, for 4 selects
; LLC-DAG:     wgmma.mma_async
define ptx_kernel void @sum(ptr addrspace(1) %out, i64 %a, i64 %b, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %c0 = phi float [ 0.000000e+00, %entry ], [ %e0, %loop ]
  %c1 = phi float [ 0.000000e+00, %entry ], [ %e1, %loop ]
  %c2 = phi float [ 0.000000e+00, %entry ], [ %e2, %loop ]
  %c3 = phi float [ 0.000000e+00, %entry ], [ %e3, %loop ]
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %m1 = call { float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0,$1,$2,$3}, $8, $9, $10, 1, 1, 0, 0;", "=f,=f,=f,=f,0,1,2,3,l,l,b"(float %c0, float %c1, float %c2, float %c3, i64 %a, i64 %b, i1 true) #0
  %d0 = extractvalue { float, float, float, float } %m1, 0
  %d1 = extractvalue { float, float, float, float } %m1, 1
  %d2 = extractvalue { float, float, float, float } %m1, 2
  %d3 = extractvalue { float, float, float, float } %m1, 3
  %m2 = call { float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0,$1,$2,$3}, $8, $9, $10, 1, 1, 0, 0;", "=f,=f,=f,=f,0,1,2,3,l,l,b"(float %d0, float %d1, float %d2, float %d3, i64 %a, i64 %b, i1 true) #0
  %e0 = extractvalue { float, float, float, float } %m2, 0
  %e1 = extractvalue { float, float, float, float } %m2, 1
  %e2 = extractvalue { float, float, float, float } %m2, 2
  %e3 = extractvalue { float, float, float, float } %m2, 3
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  %w1 = call { float, float, float, float } asm sideeffect "// wait for regs: $0,$1,$2,$3\0A\09wgmma.wait_group.sync.aligned 1;", "=f,=f,=f,=f,0,1,2,3"(float %e0, float %e1, float %e2, float %e3) #0
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  %x0 = phi float [ 0.000000e+00, %entry ], [ %e0, %loop ]
  %x1 = phi float [ 0.000000e+00, %entry ], [ %e1, %loop ]
  %x2 = phi float [ 0.000000e+00, %entry ], [ %e2, %loop ]
  %x3 = phi float [ 0.000000e+00, %entry ], [ %e3, %loop ]
  %w2 = call { float, float, float, float } asm sideeffect "// wait for regs: $0,$1,$2,$3\0A\09wgmma.wait_group.sync.aligned 0;", "=f,=f,=f,=f,0,1,2,3"(float %x0, float %x1, float %x2, float %x3) #0
  %y0 = extractvalue { float, float, float, float } %w2, 0
  %y1 = extractvalue { float, float, float, float } %w2, 1
  %y2 = extractvalue { float, float, float, float } %w2, 2
  %y3 = extractvalue { float, float, float, float } %w2, 3
  %at0 = getelementptr float, ptr addrspace(1) %out, i64 0
  store float %y0, ptr addrspace(1) %at0
  %at1 = getelementptr float, ptr addrspace(1) %out, i64 1
  store float %y1, ptr addrspace(1) %at1
  %at2 = getelementptr float, ptr addrspace(1) %out, i64 2
  store float %y2, ptr addrspace(1) %at2
  %at3 = getelementptr float, ptr addrspace(1) %out, i64 3
  store float %y3, ptr addrspace(1) %at3
  ret void
}

; What rescales the sum in each round has to see zero.
; RESCALED-LABEL: define ptx_kernel void @rescaled
; RESCALED:       [[ADDS:%.*]] = phi i1 [ false, %entry ], [ true, %loop ]
; RESCALED:       wait_group
; RESCALED:       [[SUM:%.*]] = select i1 [[ADDS]], float %u0, float 0.000000e+00
; RESCALED:       fmul float [[SUM]], %by
; RESCALED:       mma_async{{.*}}(float %s0, float %s1, float %s2, float %s3, i64 %a, i64 %b, i1 true)
define ptx_kernel void @rescaled(ptr addrspace(1) %out, i64 %a, i64 %b, i32 %n, float %by) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %c0 = phi float [ 0.000000e+00, %entry ], [ %e0, %loop ]
  %c1 = phi float [ 0.000000e+00, %entry ], [ %e1, %loop ]
  %c2 = phi float [ 0.000000e+00, %entry ], [ %e2, %loop ]
  %c3 = phi float [ 0.000000e+00, %entry ], [ %e3, %loop ]
  %w1 = call { float, float, float, float } asm sideeffect "// wait for regs: $0,$1,$2,$3\0A\09wgmma.wait_group.sync.aligned 0;", "=f,=f,=f,=f,0,1,2,3"(float %c0, float %c1, float %c2, float %c3) #0
  %u0 = extractvalue { float, float, float, float } %w1, 0
  %u1 = extractvalue { float, float, float, float } %w1, 1
  %u2 = extractvalue { float, float, float, float } %w1, 2
  %u3 = extractvalue { float, float, float, float } %w1, 3
  %s0 = fmul float %u0, %by
  %s1 = fmul float %u1, %by
  %s2 = fmul float %u2, %by
  %s3 = fmul float %u3, %by
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %m1 = call { float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0,$1,$2,$3}, $8, $9, $10, 1, 1, 0, 0;", "=f,=f,=f,=f,0,1,2,3,l,l,b"(float %s0, float %s1, float %s2, float %s3, i64 %a, i64 %b, i1 true) #0
  %e0 = extractvalue { float, float, float, float } %m1, 0
  %e1 = extractvalue { float, float, float, float } %m1, 1
  %e2 = extractvalue { float, float, float, float } %m1, 2
  %e3 = extractvalue { float, float, float, float } %m1, 3
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  %w2 = call { float, float, float, float } asm sideeffect "// wait for regs: $0,$1,$2,$3\0A\09wgmma.wait_group.sync.aligned 0;", "=f,=f,=f,=f,0,1,2,3"(float %e0, float %e1, float %e2, float %e3) #0
  %y0 = extractvalue { float, float, float, float } %w2, 0
  %y1 = extractvalue { float, float, float, float } %w2, 1
  %y2 = extractvalue { float, float, float, float } %w2, 2
  %y3 = extractvalue { float, float, float, float } %w2, 3
  %at0 = getelementptr float, ptr addrspace(1) %out, i64 0
  store float %y0, ptr addrspace(1) %at0
  %at1 = getelementptr float, ptr addrspace(1) %out, i64 1
  store float %y1, ptr addrspace(1) %at1
  %at2 = getelementptr float, ptr addrspace(1) %out, i64 2
  store float %y2, ptr addrspace(1) %at2
  %at3 = getelementptr float, ptr addrspace(1) %out, i64 3
  store float %y3, ptr addrspace(1) %at3
  ret void
}

; A sum that goes on in a second loop, whose first round replaces it if the first loop was left out.
; TWO-LABEL: define ptx_kernel void @two_loops
; TWO:       between:
; TWO:         [[RAN:%.*]] = phi i1 [ false, %entry ], [ true, %loop ]
; TWO:       second:
; TWO:         [[ADDS:%.*]] = phi i1 [ [[RAN]], %between ], [ true, %second ]
; TWO:         mma_async{{.*}}(float %f0, float %f1, float %f2, float %f3, i64 %a, i64 %b, i1 [[ADDS]])
; TWO-NOT:     select
define ptx_kernel void @two_loops(ptr addrspace(1) %out, i64 %a, i64 %b, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %between
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %c0 = phi float [ 0.000000e+00, %entry ], [ %e0, %loop ]
  %c1 = phi float [ 0.000000e+00, %entry ], [ %e1, %loop ]
  %c2 = phi float [ 0.000000e+00, %entry ], [ %e2, %loop ]
  %c3 = phi float [ 0.000000e+00, %entry ], [ %e3, %loop ]
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %m1 = call { float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0,$1,$2,$3}, $8, $9, $10, 1, 1, 0, 0;", "=f,=f,=f,=f,0,1,2,3,l,l,b"(float %c0, float %c1, float %c2, float %c3, i64 %a, i64 %b, i1 true) #0
  %e0 = extractvalue { float, float, float, float } %m1, 0
  %e1 = extractvalue { float, float, float, float } %m1, 1
  %e2 = extractvalue { float, float, float, float } %m1, 2
  %e3 = extractvalue { float, float, float, float } %m1, 3
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %between
between:
  %x0 = phi float [ 0.000000e+00, %entry ], [ %e0, %loop ]
  %x1 = phi float [ 0.000000e+00, %entry ], [ %e1, %loop ]
  %x2 = phi float [ 0.000000e+00, %entry ], [ %e2, %loop ]
  %x3 = phi float [ 0.000000e+00, %entry ], [ %e3, %loop ]
  br label %second
second:
  %j = phi i32 [ 0, %between ], [ %nextj, %second ]
  %f0 = phi float [ %x0, %between ], [ %g0, %second ]
  %f1 = phi float [ %x1, %between ], [ %g1, %second ]
  %f2 = phi float [ %x2, %between ], [ %g2, %second ]
  %f3 = phi float [ %x3, %between ], [ %g3, %second ]
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %m2 = call { float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0,$1,$2,$3}, $8, $9, $10, 1, 1, 0, 0;", "=f,=f,=f,=f,0,1,2,3,l,l,b"(float %f0, float %f1, float %f2, float %f3, i64 %a, i64 %b, i1 true) #0
  %g0 = extractvalue { float, float, float, float } %m2, 0
  %g1 = extractvalue { float, float, float, float } %m2, 1
  %g2 = extractvalue { float, float, float, float } %m2, 2
  %g3 = extractvalue { float, float, float, float } %m2, 3
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  %nextj = add i32 %j, 1
  %more = icmp slt i32 %nextj, 7
  br i1 %more, label %second, label %exit
exit:
  %w2 = call { float, float, float, float } asm sideeffect "// wait for regs: $0,$1,$2,$3\0A\09wgmma.wait_group.sync.aligned 0;", "=f,=f,=f,=f,0,1,2,3"(float %g0, float %g1, float %g2, float %g3) #0
  %y0 = extractvalue { float, float, float, float } %w2, 0
  %y1 = extractvalue { float, float, float, float } %w2, 1
  %y2 = extractvalue { float, float, float, float } %w2, 2
  %y3 = extractvalue { float, float, float, float } %w2, 3
  %at0 = getelementptr float, ptr addrspace(1) %out, i64 0
  store float %y0, ptr addrspace(1) %at0
  %at1 = getelementptr float, ptr addrspace(1) %out, i64 1
  store float %y1, ptr addrspace(1) %at1
  %at2 = getelementptr float, ptr addrspace(1) %out, i64 2
  store float %y2, ptr addrspace(1) %at2
  %at3 = getelementptr float, ptr addrspace(1) %out, i64 3
  store float %y3, ptr addrspace(1) %at3
  ret void
}

; A multiplication whose text says that it adds has to see zeros; those of the way around the loop are left out.
; TEXT-LABEL: define ptx_kernel void @in_text
; TEXT-COUNT-4: phi float [ 0.000000e+00, %entry ]
; TEXT-COUNT-4: phi float [ poison, %entry ]
define ptx_kernel void @in_text(ptr addrspace(1) %out, i64 %a, i64 %b, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %c0 = phi float [ 0.000000e+00, %entry ], [ %e0, %loop ]
  %c1 = phi float [ 0.000000e+00, %entry ], [ %e1, %loop ]
  %c2 = phi float [ 0.000000e+00, %entry ], [ %e2, %loop ]
  %c3 = phi float [ 0.000000e+00, %entry ], [ %e3, %loop ]
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %m1 = call { float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0,$1,$2,$3}, $8, $9, 1, 1, 1, 0, 0;", "=f,=f,=f,=f,0,1,2,3,l,l"(float %c0, float %c1, float %c2, float %c3, i64 %a, i64 %b) #0
  %d0 = extractvalue { float, float, float, float } %m1, 0
  %d1 = extractvalue { float, float, float, float } %m1, 1
  %d2 = extractvalue { float, float, float, float } %m1, 2
  %d3 = extractvalue { float, float, float, float } %m1, 3
  %m2 = call { float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0,$1,$2,$3}, $8, $9, $10, 1, 1, 0, 0;", "=f,=f,=f,=f,0,1,2,3,l,l,b"(float %d0, float %d1, float %d2, float %d3, i64 %a, i64 %b, i1 true) #0
  %e0 = extractvalue { float, float, float, float } %m2, 0
  %e1 = extractvalue { float, float, float, float } %m2, 1
  %e2 = extractvalue { float, float, float, float } %m2, 2
  %e3 = extractvalue { float, float, float, float } %m2, 3
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  %w1 = call { float, float, float, float } asm sideeffect "// wait for regs: $0,$1,$2,$3\0A\09wgmma.wait_group.sync.aligned 1;", "=f,=f,=f,=f,0,1,2,3"(float %e0, float %e1, float %e2, float %e3) #0
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  %x0 = phi float [ 0.000000e+00, %entry ], [ %e0, %loop ]
  %x1 = phi float [ 0.000000e+00, %entry ], [ %e1, %loop ]
  %x2 = phi float [ 0.000000e+00, %entry ], [ %e2, %loop ]
  %x3 = phi float [ 0.000000e+00, %entry ], [ %e3, %loop ]
  %w2 = call { float, float, float, float } asm sideeffect "// wait for regs: $0,$1,$2,$3\0A\09wgmma.wait_group.sync.aligned 0;", "=f,=f,=f,=f,0,1,2,3"(float %x0, float %x1, float %x2, float %x3) #0
  %y0 = extractvalue { float, float, float, float } %w2, 0
  %y1 = extractvalue { float, float, float, float } %w2, 1
  %y2 = extractvalue { float, float, float, float } %w2, 2
  %y3 = extractvalue { float, float, float, float } %w2, 3
  %at0 = getelementptr float, ptr addrspace(1) %out, i64 0
  store float %y0, ptr addrspace(1) %at0
  %at1 = getelementptr float, ptr addrspace(1) %out, i64 1
  store float %y1, ptr addrspace(1) %at1
  %at2 = getelementptr float, ptr addrspace(1) %out, i64 2
  store float %y2, ptr addrspace(1) %at2
  %at3 = getelementptr float, ptr addrspace(1) %out, i64 3
  store float %y3, ptr addrspace(1) %at3
  ret void
}

; Left alone: sums that start from the other zero.
; NOTHING: zero-start{{.*}}: nothing to do, zeros left out: no sum of a warp
define ptx_kernel void @negative(ptr addrspace(1) %out, i64 %a, i64 %b, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %c0 = phi float [ -0.000000e+00, %entry ], [ %e0, %loop ]
  %c1 = phi float [ -0.000000e+00, %entry ], [ %e1, %loop ]
  %c2 = phi float [ -0.000000e+00, %entry ], [ %e2, %loop ]
  %c3 = phi float [ -0.000000e+00, %entry ], [ %e3, %loop ]
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %m1 = call { float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0,$1,$2,$3}, $8, $9, $10, 1, 1, 0, 0;", "=f,=f,=f,=f,0,1,2,3,l,l,b"(float %c0, float %c1, float %c2, float %c3, i64 %a, i64 %b, i1 true) #0
  %d0 = extractvalue { float, float, float, float } %m1, 0
  %d1 = extractvalue { float, float, float, float } %m1, 1
  %d2 = extractvalue { float, float, float, float } %m1, 2
  %d3 = extractvalue { float, float, float, float } %m1, 3
  %m2 = call { float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0,$1,$2,$3}, $8, $9, $10, 1, 1, 0, 0;", "=f,=f,=f,=f,0,1,2,3,l,l,b"(float %d0, float %d1, float %d2, float %d3, i64 %a, i64 %b, i1 true) #0
  %e0 = extractvalue { float, float, float, float } %m2, 0
  %e1 = extractvalue { float, float, float, float } %m2, 1
  %e2 = extractvalue { float, float, float, float } %m2, 2
  %e3 = extractvalue { float, float, float, float } %m2, 3
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  %w1 = call { float, float, float, float } asm sideeffect "// wait for regs: $0,$1,$2,$3\0A\09wgmma.wait_group.sync.aligned 1;", "=f,=f,=f,=f,0,1,2,3"(float %e0, float %e1, float %e2, float %e3) #0
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  %x0 = phi float [ -0.000000e+00, %entry ], [ %e0, %loop ]
  %x1 = phi float [ -0.000000e+00, %entry ], [ %e1, %loop ]
  %x2 = phi float [ -0.000000e+00, %entry ], [ %e2, %loop ]
  %x3 = phi float [ -0.000000e+00, %entry ], [ %e3, %loop ]
  %w2 = call { float, float, float, float } asm sideeffect "// wait for regs: $0,$1,$2,$3\0A\09wgmma.wait_group.sync.aligned 0;", "=f,=f,=f,=f,0,1,2,3"(float %x0, float %x1, float %x2, float %x3) #0
  %y0 = extractvalue { float, float, float, float } %w2, 0
  %y1 = extractvalue { float, float, float, float } %w2, 1
  %y2 = extractvalue { float, float, float, float } %w2, 2
  %y3 = extractvalue { float, float, float, float } %w2, 3
  %at0 = getelementptr float, ptr addrspace(1) %out, i64 0
  store float %y0, ptr addrspace(1) %at0
  %at1 = getelementptr float, ptr addrspace(1) %out, i64 1
  store float %y1, ptr addrspace(1) %at1
  %at2 = getelementptr float, ptr addrspace(1) %out, i64 2
  store float %y2, ptr addrspace(1) %at2
  %at3 = getelementptr float, ptr addrspace(1) %out, i64 3
  store float %y3, ptr addrspace(1) %at3
  ret void
}

; Left alone: threads that meet with different flags, one of which has zeroed its sum behind a multiplication.
define ptx_kernel void @by_thread(ptr addrspace(1) %out, i64 %a, i64 %b, i32 %n, float %o) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %m1 = call { float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0,$1,$2,$3}, $8, $9, $10, 1, 1, 0, 0;", "=f,=f,=f,=f,0,1,2,3,l,l,b"(float %o, float %o, float %o, float %o, i64 %a, i64 %b, i1 true) #0
  %d0 = extractvalue { float, float, float, float } %m1, 0
  %d1 = extractvalue { float, float, float, float } %m1, 1
  %d2 = extractvalue { float, float, float, float } %m1, 2
  %d3 = extractvalue { float, float, float, float } %m1, 3
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  %w1 = call { float, float, float, float } asm sideeffect "// wait for regs: $0,$1,$2,$3\0A\09wgmma.wait_group.sync.aligned 0;", "=f,=f,=f,=f,0,1,2,3"(float %d0, float %d1, float %d2, float %d3) #0
  %u0 = extractvalue { float, float, float, float } %w1, 0
  %u1 = extractvalue { float, float, float, float } %w1, 1
  %u2 = extractvalue { float, float, float, float } %w1, 2
  %u3 = extractvalue { float, float, float, float } %w1, 3
  %mine = icmp eq i32 %tid, %n
  br i1 %mine, label %clear, label %on
clear:
  br label %on
on:
  %c0 = phi float [ %u0, %entry ], [ 0.000000e+00, %clear ]
  %c1 = phi float [ %u1, %entry ], [ 0.000000e+00, %clear ]
  %c2 = phi float [ %u2, %entry ], [ 0.000000e+00, %clear ]
  %c3 = phi float [ %u3, %entry ], [ 0.000000e+00, %clear ]
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %m2 = call { float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0,$1,$2,$3}, $8, $9, $10, 1, 1, 0, 0;", "=f,=f,=f,=f,0,1,2,3,l,l,b"(float %c0, float %c1, float %c2, float %c3, i64 %a, i64 %b, i1 true) #0
  %e0 = extractvalue { float, float, float, float } %m2, 0
  %e1 = extractvalue { float, float, float, float } %m2, 1
  %e2 = extractvalue { float, float, float, float } %m2, 2
  %e3 = extractvalue { float, float, float, float } %m2, 3
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  %w2 = call { float, float, float, float } asm sideeffect "// wait for regs: $0,$1,$2,$3\0A\09wgmma.wait_group.sync.aligned 0;", "=f,=f,=f,=f,0,1,2,3"(float %e0, float %e1, float %e2, float %e3) #0
  %y0 = extractvalue { float, float, float, float } %w2, 0
  %y1 = extractvalue { float, float, float, float } %w2, 1
  %y2 = extractvalue { float, float, float, float } %w2, 2
  %y3 = extractvalue { float, float, float, float } %w2, 3
  %at0 = getelementptr float, ptr addrspace(1) %out, i64 0
  store float %y0, ptr addrspace(1) %at0
  %at1 = getelementptr float, ptr addrspace(1) %out, i64 1
  store float %y1, ptr addrspace(1) %at1
  %at2 = getelementptr float, ptr addrspace(1) %out, i64 2
  store float %y2, ptr addrspace(1) %at2
  %at3 = getelementptr float, ptr addrspace(1) %out, i64 3
  store float %y3, ptr addrspace(1) %at3
  ret void
}

; Left alone: multiplications of some rounds, which warps might leave out in different ones.
define ptx_kernel void @sometimes(ptr addrspace(1) %out, i64 %a, i64 %b, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %c0 = phi float [ 0.000000e+00, %entry ], [ %g0, %latch ]
  %c1 = phi float [ 0.000000e+00, %entry ], [ %g1, %latch ]
  %c2 = phi float [ 0.000000e+00, %entry ], [ %g2, %latch ]
  %c3 = phi float [ 0.000000e+00, %entry ], [ %g3, %latch ]
  %odd = and i32 %i, 1
  %skip = icmp eq i32 %odd, 0
  br i1 %skip, label %latch, label %multiply
multiply:
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %m1 = call { float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0,$1,$2,$3}, $8, $9, $10, 1, 1, 0, 0;", "=f,=f,=f,=f,0,1,2,3,l,l,b"(float %c0, float %c1, float %c2, float %c3, i64 %a, i64 %b, i1 true) #0
  %d0 = extractvalue { float, float, float, float } %m1, 0
  %d1 = extractvalue { float, float, float, float } %m1, 1
  %d2 = extractvalue { float, float, float, float } %m1, 2
  %d3 = extractvalue { float, float, float, float } %m1, 3
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  %w1 = call { float, float, float, float } asm sideeffect "// wait for regs: $0,$1,$2,$3\0A\09wgmma.wait_group.sync.aligned 0;", "=f,=f,=f,=f,0,1,2,3"(float %d0, float %d1, float %d2, float %d3) #0
  %e0 = extractvalue { float, float, float, float } %w1, 0
  %e1 = extractvalue { float, float, float, float } %w1, 1
  %e2 = extractvalue { float, float, float, float } %w1, 2
  %e3 = extractvalue { float, float, float, float } %w1, 3
  br label %latch
latch:
  %g0 = phi float [ %c0, %loop ], [ %e0, %multiply ]
  %g1 = phi float [ %c1, %loop ], [ %e1, %multiply ]
  %g2 = phi float [ %c2, %loop ], [ %e2, %multiply ]
  %g3 = phi float [ %c3, %loop ], [ %e3, %multiply ]
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  %at0 = getelementptr float, ptr addrspace(1) %out, i64 0
  store float %g0, ptr addrspace(1) %at0
  %at1 = getelementptr float, ptr addrspace(1) %out, i64 1
  store float %g1, ptr addrspace(1) %at1
  %at2 = getelementptr float, ptr addrspace(1) %out, i64 2
  store float %g2, ptr addrspace(1) %at2
  %at3 = getelementptr float, ptr addrspace(1) %out, i64 3
  store float %g3, ptr addrspace(1) %at3
  ret void
}

; Two sums, each zero where the other is not, have a flag each.
; OPPOSITE-LABEL: define ptx_kernel void @opposite
; OPPOSITE-DAG:   [[X:%.*]] = phi i1 [ true, %one ], [ false, %two ]
; OPPOSITE-DAG:   [[Y:%.*]] = phi i1 [ false, %one ], [ true, %two ]
; OPPOSITE:       select i1 [[X]], float %x0, float 0.000000e+00
; OPPOSITE:       select i1 [[Y]], float %y0, float 0.000000e+00
define ptx_kernel void @opposite(ptr addrspace(1) %out, i64 %a, i64 %b, i32 %n, float %o) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %one, label %two
one:
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %m1 = call { float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0,$1,$2,$3}, $8, $9, $10, 1, 1, 0, 0;", "=f,=f,=f,=f,0,1,2,3,l,l,b"(float %o, float %o, float %o, float %o, i64 %a, i64 %b, i1 true) #0
  %d0 = extractvalue { float, float, float, float } %m1, 0
  %d1 = extractvalue { float, float, float, float } %m1, 1
  %d2 = extractvalue { float, float, float, float } %m1, 2
  %d3 = extractvalue { float, float, float, float } %m1, 3
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  %w1 = call { float, float, float, float } asm sideeffect "// wait for regs: $0,$1,$2,$3\0A\09wgmma.wait_group.sync.aligned 0;", "=f,=f,=f,=f,0,1,2,3"(float %d0, float %d1, float %d2, float %d3) #0
  %u0 = extractvalue { float, float, float, float } %w1, 0
  %u1 = extractvalue { float, float, float, float } %w1, 1
  %u2 = extractvalue { float, float, float, float } %w1, 2
  %u3 = extractvalue { float, float, float, float } %w1, 3
  br label %join
two:
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %m2 = call { float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0,$1,$2,$3}, $8, $9, $10, 1, 1, 0, 0;", "=f,=f,=f,=f,0,1,2,3,l,l,b"(float %o, float %o, float %o, float %o, i64 %a, i64 %b, i1 true) #0
  %e0 = extractvalue { float, float, float, float } %m2, 0
  %e1 = extractvalue { float, float, float, float } %m2, 1
  %e2 = extractvalue { float, float, float, float } %m2, 2
  %e3 = extractvalue { float, float, float, float } %m2, 3
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  %w2 = call { float, float, float, float } asm sideeffect "// wait for regs: $0,$1,$2,$3\0A\09wgmma.wait_group.sync.aligned 0;", "=f,=f,=f,=f,0,1,2,3"(float %e0, float %e1, float %e2, float %e3) #0
  %v0 = extractvalue { float, float, float, float } %w2, 0
  %v1 = extractvalue { float, float, float, float } %w2, 1
  %v2 = extractvalue { float, float, float, float } %w2, 2
  %v3 = extractvalue { float, float, float, float } %w2, 3
  br label %join
join:
  %x0 = phi float [ %u0, %one ], [ 0.000000e+00, %two ]
  %x1 = phi float [ %u1, %one ], [ 0.000000e+00, %two ]
  %x2 = phi float [ %u2, %one ], [ 0.000000e+00, %two ]
  %x3 = phi float [ %u3, %one ], [ 0.000000e+00, %two ]
  %y0 = phi float [ 0.000000e+00, %one ], [ %v0, %two ]
  %y1 = phi float [ 0.000000e+00, %one ], [ %v1, %two ]
  %y2 = phi float [ 0.000000e+00, %one ], [ %v2, %two ]
  %y3 = phi float [ 0.000000e+00, %one ], [ %v3, %two ]
  %s0 = fmul float %x0, %o
  %t0 = fadd float %y0, %s0
  %s1 = fmul float %x1, %o
  %t1 = fadd float %y1, %s1
  %s2 = fmul float %x2, %o
  %t2 = fadd float %y2, %s2
  %s3 = fmul float %x3, %o
  %t3 = fadd float %y3, %s3
  %at0 = getelementptr float, ptr addrspace(1) %out, i64 0
  store float %t0, ptr addrspace(1) %at0
  %at1 = getelementptr float, ptr addrspace(1) %out, i64 1
  store float %t1, ptr addrspace(1) %at1
  %at2 = getelementptr float, ptr addrspace(1) %out, i64 2
  store float %t2, ptr addrspace(1) %at2
  %at3 = getelementptr float, ptr addrspace(1) %out, i64 3
  store float %t3, ptr addrspace(1) %at3
  ret void
}

; Blocks that nothing reaches go first.
define ptx_kernel void @dead(ptr addrspace(1) %out, i64 %a, i64 %b, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %c0 = phi float [ 0.000000e+00, %entry ], [ %e0, %loop ]
  %c1 = phi float [ 0.000000e+00, %entry ], [ %e1, %loop ]
  %c2 = phi float [ 0.000000e+00, %entry ], [ %e2, %loop ]
  %c3 = phi float [ 0.000000e+00, %entry ], [ %e3, %loop ]
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %m1 = call { float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0,$1,$2,$3}, $8, $9, $10, 1, 1, 0, 0;", "=f,=f,=f,=f,0,1,2,3,l,l,b"(float %c0, float %c1, float %c2, float %c3, i64 %a, i64 %b, i1 true) #0
  %d0 = extractvalue { float, float, float, float } %m1, 0
  %d1 = extractvalue { float, float, float, float } %m1, 1
  %d2 = extractvalue { float, float, float, float } %m1, 2
  %d3 = extractvalue { float, float, float, float } %m1, 3
  %m2 = call { float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0,$1,$2,$3}, $8, $9, $10, 1, 1, 0, 0;", "=f,=f,=f,=f,0,1,2,3,l,l,b"(float %d0, float %d1, float %d2, float %d3, i64 %a, i64 %b, i1 true) #0
  %e0 = extractvalue { float, float, float, float } %m2, 0
  %e1 = extractvalue { float, float, float, float } %m2, 1
  %e2 = extractvalue { float, float, float, float } %m2, 2
  %e3 = extractvalue { float, float, float, float } %m2, 3
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  %w1 = call { float, float, float, float } asm sideeffect "// wait for regs: $0,$1,$2,$3\0A\09wgmma.wait_group.sync.aligned 1;", "=f,=f,=f,=f,0,1,2,3"(float %e0, float %e1, float %e2, float %e3) #0
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  %x0 = phi float [ 0.000000e+00, %entry ], [ %e0, %loop ]
  %x1 = phi float [ 0.000000e+00, %entry ], [ %e1, %loop ]
  %x2 = phi float [ 0.000000e+00, %entry ], [ %e2, %loop ]
  %x3 = phi float [ 0.000000e+00, %entry ], [ %e3, %loop ]
  %w2 = call { float, float, float, float } asm sideeffect "// wait for regs: $0,$1,$2,$3\0A\09wgmma.wait_group.sync.aligned 0;", "=f,=f,=f,=f,0,1,2,3"(float %x0, float %x1, float %x2, float %x3) #0
  %y0 = extractvalue { float, float, float, float } %w2, 0
  %y1 = extractvalue { float, float, float, float } %w2, 1
  %y2 = extractvalue { float, float, float, float } %w2, 2
  %y3 = extractvalue { float, float, float, float } %w2, 3
  %at0 = getelementptr float, ptr addrspace(1) %out, i64 0
  store float %y0, ptr addrspace(1) %at0
  %at1 = getelementptr float, ptr addrspace(1) %out, i64 1
  store float %y1, ptr addrspace(1) %at1
  %at2 = getelementptr float, ptr addrspace(1) %out, i64 2
  store float %y2, ptr addrspace(1) %at2
  %at3 = getelementptr float, ptr addrspace(1) %out, i64 3
  store float %y3, ptr addrspace(1) %at3
  ret void
dead:
  %z = call float asm sideeffect "wgmma.wait_group.sync.aligned 0;", "=f,0"(float %z) #0
  br label %dead
}

; JUMPS: zero-start{{.*}}: nothing to do, zeros left out: the kernel jumps into a
define ptx_kernel void @jumps(ptr addrspace(1) %out, i64 %a, i64 %b, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %one, label %two
one:
  %c0 = phi float [ 0.000000e+00, %entry ], [ %f0, %two ]
  %c1 = phi float [ 0.000000e+00, %entry ], [ %f1, %two ]
  %c2 = phi float [ 0.000000e+00, %entry ], [ %f2, %two ]
  %c3 = phi float [ 0.000000e+00, %entry ], [ %f3, %two ]
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %m1 = call { float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0,$1,$2,$3}, $8, $9, $10, 1, 1, 0, 0;", "=f,=f,=f,=f,0,1,2,3,l,l,b"(float %c0, float %c1, float %c2, float %c3, i64 %a, i64 %b, i1 true) #0
  %d0 = extractvalue { float, float, float, float } %m1, 0
  %d1 = extractvalue { float, float, float, float } %m1, 1
  %d2 = extractvalue { float, float, float, float } %m1, 2
  %d3 = extractvalue { float, float, float, float } %m1, 3
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  br label %two
two:
  %g0 = phi float [ 0.000000e+00, %entry ], [ %d0, %one ]
  %g1 = phi float [ 0.000000e+00, %entry ], [ %d1, %one ]
  %g2 = phi float [ 0.000000e+00, %entry ], [ %d2, %one ]
  %g3 = phi float [ 0.000000e+00, %entry ], [ %d3, %one ]
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %m2 = call { float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0,$1,$2,$3}, $8, $9, $10, 1, 1, 0, 0;", "=f,=f,=f,=f,0,1,2,3,l,l,b"(float %g0, float %g1, float %g2, float %g3, i64 %a, i64 %b, i1 true) #0
  %f0 = extractvalue { float, float, float, float } %m2, 0
  %f1 = extractvalue { float, float, float, float } %m2, 1
  %f2 = extractvalue { float, float, float, float } %m2, 2
  %f3 = extractvalue { float, float, float, float } %m2, 3
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  %again = icmp slt i32 %n, 7
  br i1 %again, label %one, label %exit
exit:
  %w2 = call { float, float, float, float } asm sideeffect "// wait for regs: $0,$1,$2,$3\0A\09wgmma.wait_group.sync.aligned 0;", "=f,=f,=f,=f,0,1,2,3"(float %f0, float %f1, float %f2, float %f3) #0
  %y0 = extractvalue { float, float, float, float } %w2, 0
  %y1 = extractvalue { float, float, float, float } %w2, 1
  %y2 = extractvalue { float, float, float, float } %w2, 2
  %y3 = extractvalue { float, float, float, float } %w2, 3
  %at0 = getelementptr float, ptr addrspace(1) %out, i64 0
  store float %y0, ptr addrspace(1) %at0
  %at1 = getelementptr float, ptr addrspace(1) %out, i64 1
  store float %y1, ptr addrspace(1) %at1
  %at2 = getelementptr float, ptr addrspace(1) %out, i64 2
  store float %y2, ptr addrspace(1) %at2
  %at3 = getelementptr float, ptr addrspace(1) %out, i64 3
  store float %y3, ptr addrspace(1) %at3
  ret void
}

attributes #0 = { nounwind }
