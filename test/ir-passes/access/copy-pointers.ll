; A loop advances the pointers of its copies by one addition each, and pointers at a constant distance from each other as one.
; RUN: kiln compile %s --target sm_80 --emit asm -o - | FileCheck %s
target triple = "nvptx64-nvidia-cuda"
@shared = external addrspace(3) global [0 x i8], align 16
declare void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3), ptr addrspace(1))
declare void @llvm.nvvm.cp.async.wait.all()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; CHECK-LABEL: .visible .entry advances(
; CHECK: {{^}}$L__BB0_1:
; CHECK-DAG: cp.async.cg.shared.global [shared], [[[P:%rd[0-9]+]]], 16;
; CHECK-DAG: cp.async.cg.shared.global [shared+16], [[[P]]+2048], 16;
; CHECK-DAG: cp.async.cg.shared.global [shared+32], [[[P]]+-4096], 16;
; CHECK-DAG: cp.async.cg.shared.global [shared+48], [[[Q:%rd[0-9]+]]], 16;
; Too far for an access.
; CHECK-DAG: cp.async.cg.shared.global [shared+64], [[[R:%rd[0-9]+]]], 16;
; CHECK-DAG: add.s64 [[P]], [[P]], 128;
; CHECK-DAG: add.s64 [[Q]], [[Q]], 128;
; CHECK-DAG: add.s64 [[R]], [[R]], 128;
; CHECK-NOT: add.s64
; CHECK: bra $L__BB0_1;
define ptx_kernel void @advances(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n) "kiln-lowered" {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = zext i32 %tid to i64
  %offset = shl i64 %lane, 4
  %p = getelementptr i8, ptr addrspace(1) %a, i64 %offset
  %p.1 = getelementptr i8, ptr addrspace(1) %p, i64 2048
  %p.2 = getelementptr i8, ptr addrspace(1) %p, i64 -4096
  %q = getelementptr i8, ptr addrspace(1) %b, i64 %offset
  %r = getelementptr i8, ptr addrspace(1) %p, i64 8388608
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %at.next, %loop ]
  %at.1 = phi ptr addrspace(1) [ %p.1, %entry ], [ %at.1.next, %loop ]
  %at.2 = phi ptr addrspace(1) [ %p.2, %entry ], [ %at.2.next, %loop ]
  %at.q = phi ptr addrspace(1) [ %q, %entry ], [ %at.q.next, %loop ]
  %at.r = phi ptr addrspace(1) [ %r, %entry ], [ %at.r.next, %loop ]
  call void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) @shared, ptr addrspace(1) %at)
  call void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared, i64 16), ptr addrspace(1) %at.1)
  call void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared, i64 32), ptr addrspace(1) %at.2)
  call void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared, i64 48), ptr addrspace(1) %at.q)
  call void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared, i64 64), ptr addrspace(1) %at.r)
  %at.next = getelementptr i8, ptr addrspace(1) %at, i64 128
  %at.1.next = getelementptr i8, ptr addrspace(1) %at.1, i64 128
  %at.2.next = getelementptr i8, ptr addrspace(1) %at.2, i64 128
  %at.q.next = getelementptr i8, ptr addrspace(1) %at.q, i64 128
  %at.r.next = getelementptr i8, ptr addrspace(1) %at.r, i64 128
  %i.next = add i32 %i, 1
  %more = icmp slt i32 %i.next, %n
  br i1 %more, label %loop, label %done
done:
  call void @llvm.nvvm.cp.async.wait.all()
  ret void
}

; Rows of a tensor, each with the thread's offset: what loop strength reduction would take out of all of them is not added again.
; RUN: kiln compile %corpus/linear_cross_entropy/kernel.ttir --target sm_80 --num-warps 8 --emit asm -o - | FileCheck --check-prefix=ROWS %s
; ROWS: cp.async.wait_group 1;
; ROWS: cp.async.cg.shared.global [{{.*}}], [[[ROW:%rd[0-9]+]]], 16, %r
; ROWS: add.s64 [[ROW]], [[ROW]], 128;
; ROWS: cp.async.wait_group 0;
