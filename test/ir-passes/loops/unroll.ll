; Iterations in one where enough of them are sure to come, and the loop as it was for those left over.
; RUN: kiln compile %s:sum --target sm_90a --sched-strategy 'source; unroll(count=3)' --emit llvm | FileCheck %s
; RUN: kiln compile %s:together --target sm_90a --sched-strategy 'source; unroll' --emit report | FileCheck %s --check-prefix=TOGETHER
; RUN: kiln compile %s:apart --target sm_90a --sched-strategy 'source; unroll' --emit report | FileCheck %s --check-prefix=APART
; RUN: kiln compile %s:search --target sm_90a --sched-strategy 'source; unroll' --emit report | FileCheck %s --check-prefix=SEARCH
; RUN: kiln compile %s:last --target sm_90a --sched-strategy 'source; unroll' --emit llvm | FileCheck %s --check-prefix=LAST
; RUN: kiln compile %s:once --target sm_90a --sched-strategy 'source; unroll' --emit report | FileCheck %s --check-prefix=ONCE
; RUN: not kiln compile %s:sum --target sm_90a --sched-strategy 'source; unroll(count=1)' --emit llvm 2>&1 | FileCheck %s --check-prefix=ONE
; ONE: count
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

; CHECK-LABEL: define ptx_kernel void @sum
; CHECK:         [[ENOUGH:%.*]] = icmp slt i32 128, %n
; CHECK:         br i1 [[ENOUGH]], label %loop.iteration0, label %loop.rest
; CHECK:       loop.done:
; CHECK-NEXT:    br i1 {{.*}}, label %loop.rest, label %exit
; CHECK:       loop:
; CHECK-COUNT-1: load i32
; CHECK:         br i1 {{.*}}, label %loop, label %exit
; CHECK:       loop.iteration0:
; CHECK-COUNT-3: load i32
; CHECK:         br i1 {{.*}}, label %loop.iteration0, label %loop.done
define ptx_kernel void @sum(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %at = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %x = load i32, ptr addrspace(1) %at
  %more = add i32 %sum, %x
  %next = add i32 %i, 64
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  store i32 %more, ptr addrspace(1) %out
  ret void
}

; How many iterations: the same for all threads of a block, by its coordinates.
; TOGETHER: unroll: innermost loops unrolled, 1 time
define ptx_kernel void @together(ptr addrspace(1) %out, i32 %n) {
entry:
  %first = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  br label %loop
loop:
  %i = phi i32 [ %first, %entry ], [ %next, %loop ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %next = add i32 %i, 64
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  store i32 %i, ptr addrspace(1) %out
  ret void
}

; Another count in each thread, and barriers: nothing may be copied.
; APART: unroll: without effect: its threads work together
define ptx_kernel void @apart(ptr addrspace(1) %out, i32 %n) {
entry:
  %first = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ %first, %entry ], [ %next, %loop ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %next = add i32 %i, 64
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  store i32 %i, ptr addrspace(1) %out
  ret void
}

; SEARCH: unroll: without effect: how long the loop runs
define ptx_kernel void @search(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %x = load i32, ptr addrspace(1) %at
  %next = add i32 %i, 1
  %again = icmp ne i32 %x, %n
  br i1 %again, label %loop, label %exit
exit:
  store i32 %i, ptr addrspace(1) %out
  ret void
}

; After the last number of its type the counter is poison: only where the loop goes on may the next iteration be asked about.
; LAST-LABEL: define ptx_kernel void @last
; LAST:       loop.iteration0:
; LAST:         [[STAYS:%.*]] = icmp ne i8
; LAST:         [[NEXT:%.*]] = icmp ne i8
; LAST:         [[AGAIN:%.*]] = select i1 [[STAYS]], i1 [[NEXT]], i1 false
; LAST:         br i1 [[AGAIN]], label %loop.iteration0
define ptx_kernel void @last(ptr addrspace(1) %in, ptr addrspace(1) %out, i8 %n) {
entry:
  br label %loop
loop:
  %i = phi i8 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %at = getelementptr i32, ptr addrspace(1) %in, i8 %i
  %x = load i32, ptr addrspace(1) %at
  %more = add i32 %sum, %x
  %next = add nuw i8 %i, 1
  %again = icmp ne i8 %i, %n
  br i1 %again, label %loop, label %exit
exit:
  store i32 %more, ptr addrspace(1) %out
  ret void
}

; ONCE: unroll: without effect: something in it may not be copied
define ptx_kernel void @once(ptr addrspace(1) %out, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void asm sideeffect "once: membar.gl;", "~{memory}"() noduplicate
  %next = add i32 %i, 64
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  store i32 %i, ptr addrspace(1) %out
  ret void
}
