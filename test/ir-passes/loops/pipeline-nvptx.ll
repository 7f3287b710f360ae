; Loads of a later iteration are asked for at the beginning of an iteration: under the predicate "it comes" where they have one, at
; the iteration's own address where they have not; what must keep its place keeps it, with a reason.
; RUN: kiln compile %s:predicated --target sm_90a --sched-strategy 'source; pipeline' --emit llvm | FileCheck %s --check-prefix=PREDICATED
; RUN: kiln compile %s:plain --target sm_90a --sched-strategy 'source; pipeline(distance=2)' --emit llvm | FileCheck %s --check-prefix=PLAIN
; RUN: kiln compile %s:chain --target sm_90a --sched-strategy 'source; pipeline' --emit llvm | FileCheck %s --check-prefix=CHAIN
; RUN: kiln compile %s:same --target sm_90a --sched-strategy 'source; pipeline' --emit llvm | FileCheck %s --check-prefix=SAME
; RUN: kiln compile %s:writes --target sm_90a --sched-strategy 'source; pipeline' --emit report | FileCheck %s --check-prefix=WRITES
; RUN: kiln compile %s:writes --target sm_90a --sched-strategy 'source; pipeline(noalias=true)' --emit report | FileCheck %s --check-prefix=DISTINCT
; RUN: kiln compile %s:either --target sm_90a --sched-strategy 'source; pipeline(noalias=true)' --emit report | FileCheck %s --check-prefix=DISTINCT
; RUN: kiln compile %s:inplace --target sm_90a --sched-strategy 'source; pipeline(noalias=true)' --emit report | FileCheck %s --check-prefix=INPLACE
; RUN: kiln compile %s:atomic --target sm_90a --sched-strategy 'source; pipeline(noalias=true)' --emit report | FileCheck %s --check-prefix=ATOMIC
; RUN: kiln compile %s:list --target sm_90a --sched-strategy 'source; pipeline' --emit report | FileCheck %s --check-prefix=LIST
; RUN: kiln compile %s:handed --target sm_90a --sched-strategy 'source; pipeline' --emit report | FileCheck %s --check-prefix=HANDED
; RUN: kiln compile %s:infront --target sm_90a --sched-strategy 'source; pipeline(noalias=true)' --emit report | FileCheck %s --check-prefix=INFRONT
; RUN: kiln compile %s:ordered --target sm_90a --sched-strategy 'source; pipeline' --emit report | FileCheck %s --check-prefix=ORDERED
; RUN: kiln compile %s:last --target sm_90a --sched-strategy 'source; pipeline(distance=2)' --emit llvm | FileCheck %s --check-prefix=LAST
; RUN: kiln compile %s:predicated --target sm_90a --sched-strategy 'source; pipeline(registers=1)' --emit report | FileCheck %s --check-prefix=DEAR
; RUN: kiln compile %s:straight --target sm_90a --sched-strategy 'source; pipeline' --emit report | FileCheck %s --check-prefix=STRAIGHT
; RUN: kiln compile %s:restrict --target sm_90a --sched-strategy 'source; pipeline' --emit report | FileCheck %s --check-prefix=RESTRICT
; The plug-in does the same in stock llc.
; RUN: llc -load %plugin -mcpu=sm_90a -O3 -verify-machineinstrs -kiln-sched-strategy='predicated=source;pipeline;.*=source' -pass-remarks-analysis=kiln-policy %s -o - 2>&1 | FileCheck %s --check-prefix=LLC
; IR that comes back is not changed again.
; RUN: kiln compile %s:predicated --target sm_90a --sched-strategy 'source; pipeline' --emit llvm -o %t.ll
; RUN: kiln compile %t.ll --target sm_90a --emit llvm | FileCheck %s --check-prefix=PREDICATED
; RUN: not kiln compile %t.ll --target sm_90a --sched-strategy 'source; pipeline(distance=2)' --emit llvm 2>&1 | FileCheck %s --check-prefix=TWICE
; LLC: pipeline: loads of a loop moved, 1 to an earlier iteration, 1 time
; TWICE: this LLVM IR has been through 'pipeline' already, and 'pipeline(distance=2)' is asked for now; give the IR from before it
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

; Before the loop the first iteration's; then the next one's, if it comes.
; PREDICATED-LABEL: define ptx_kernel void @predicated
; PREDICATED:         call {{.*}}@$3 ld.global.b32{{.*}}, i1 %always)
; PREDICATED:       loop:
; PREDICATED:         [[PREFETCHED:%.*prefetched]] = phi i32
; PREDICATED:         [[COMES:%.*]] = icmp slt i32
; PREDICATED:         [[BOTH:%.*]] = and i1 %always, [[COMES]]
; PREDICATED:         call {{.*}}@$3 ld.global.b32{{.*}}, i1 [[BOTH]])
; PREDICATED:         add i32 %sum, [[PREFETCHED]]
; PREDICATED-NOT:     ld.global
; PREDICATED:         br i1 [[COMES]], label %loop
define ptx_kernel void @predicated(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n, i1 %always) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %at = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %x = call i32 asm sideeffect "mov.u32 $0, $1;\0A@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %at, i1 %always)
  %more = add i32 %sum, %x
  %next = add i32 %i, 64
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  store i32 %more, ptr addrspace(1) %out
  ret void
}

; Two iterations ahead: two values prefetched, and the iteration's own address where the other iteration never comes.
; PLAIN-LABEL: define ptx_kernel void @plain
; PLAIN-COUNT-2:     load i32, ptr addrspace(1)
; PLAIN:           loop:
; PLAIN-COUNT-2:     phi i32 {{.*}}load
; PLAIN:             select i1 {{.*}}, ptr addrspace(1)
; PLAIN:             load i32, ptr addrspace(1)
; PLAIN-NOT:         = load
; PLAIN:             br i1
define ptx_kernel void @plain(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %at = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %loaded = load i32, ptr addrspace(1) %at
  %more = add i32 %sum, %loaded
  %next = add i32 %i, 64
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  store i32 %more, ptr addrspace(1) %out
  ret void
}

; An index in memory is an iteration further ahead than what it is the index of: two before the loop for one.
; CHAIN-LABEL: define ptx_kernel void @chain
; CHAIN-COUNT-3:     load i32
; CHAIN:           loop:
; CHAIN-COUNT-2:     load i32
; CHAIN-NOT:         load i32
; CHAIN:             br i1
define ptx_kernel void @chain(ptr addrspace(1) %in, ptr addrspace(1) %indices, ptr addrspace(1) %out, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %at = getelementptr i32, ptr addrspace(1) %indices, i32 %i
  %index = load i32, ptr addrspace(1) %at
  %there = getelementptr i32, ptr addrspace(1) %in, i32 %index
  %x = load i32, ptr addrspace(1) %there
  %more = add i32 %sum, %x
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  store i32 %more, ptr addrspace(1) %out
  ret void
}

; One address in all iterations: once, in front.
; SAME-LABEL: define ptx_kernel void @same
; SAME:         load i32
; SAME:       loop:
; SAME-NOT:     load
; SAME:         br i1
define ptx_kernel void @same(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %x = load i32, ptr addrspace(1) %in
  %mixed = xor i32 %sum, %x
  %more = add i32 %mixed, %i
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  store i32 %more, ptr addrspace(1) %out
  ret void
}

; WRITES: pipeline: without effect: the loop writes global memory, and nothing says that it is not what is read (noalias=true asserts that tensors of different arguments do not overlap
; DISTINCT: pipeline(noalias=true): loads of a loop moved, 1 to an earlier iteration, 1 time
define ptx_kernel void @writes(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %x = load i32, ptr addrspace(1) %at
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %x, ptr addrspace(1) %to
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  ret void
}

; Read through a pointer to one of two arguments, written through a third.
define ptx_kernel void @either(ptr addrspace(1) %in, ptr addrspace(1) %other, ptr addrspace(1) %out, i32 %n, i1 %which) {
entry:
  %from = select i1 %which, ptr addrspace(1) %in, ptr addrspace(1) %other
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr addrspace(1) %from, i32 %i
  %x = load i32, ptr addrspace(1) %at
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %x, ptr addrspace(1) %to
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  ret void
}

; RESTRICT: pipeline: loads of a loop moved, 1 to an earlier iteration, 1 time
define ptx_kernel void @restrict(ptr addrspace(1) noalias %in, ptr addrspace(1) %out, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %x = load i32, ptr addrspace(1) %at
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %x, ptr addrspace(1) %to
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  ret void
}

; INPLACE: without effect: a load may read what the loop writes
define ptx_kernel void @inplace(ptr addrspace(1) %in, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %x = load i32, ptr addrspace(1) %at
  %next = add i32 %i, 1
  %to = getelementptr i32, ptr addrspace(1) %in, i32 %next
  store i32 %x, ptr addrspace(1) %to
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  ret void
}

; ATOMIC: without effect: atomicrmw may order
define ptx_kernel void @atomic(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %x = load i32, ptr addrspace(1) %at
  %old = atomicrmw add ptr addrspace(1) %out, i32 %x acq_rel
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  ret void
}

; Where an address is, the iteration before has to load.
; LIST: without effect: an address depends
define ptx_kernel void @list(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %node = phi i32 [ 0, %entry ], [ %x, %loop ]
  %at = getelementptr i32, ptr addrspace(1) %in, i32 %node
  %x = load i32, ptr addrspace(1) %at
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  store i32 %x, ptr addrspace(1) %out
  ret void
}

; Other threads write, meet those of the loop at a barrier, and the loop reads.
; HANDED: without effect: a barrier may hand over
define ptx_kernel void @handed(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %reads = icmp slt i32 %t, 32
  br i1 %reads, label %loop, label %write
write:
  store i32 1, ptr addrspace(1) %in
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %end
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %at = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %x = load i32, ptr addrspace(1) %at
  %more = add i32 %sum, %x
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  store i32 %more, ptr addrspace(1) %out
  br label %end
end:
  ret void
}

; DEAR: pipeline(registers=1): loads of a loop moved, 1 to an earlier iteration
; STRAIGHT: pipeline: without effect: the kernel has no loop, 0 times
define ptx_kernel void @straight(ptr addrspace(1) %in) {
  store i32 1, ptr addrspace(1) %in
  ret void
}

; What all threads wrote before the loop is there only after its barrier.
; INFRONT: without effect: a barrier of the loop may hand over what is written before it
define ptx_kernel void @infront(ptr addrspace(1) %x, ptr addrspace(1) %out, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %mine = getelementptr i32, ptr addrspace(1) %x, i32 %tid
  store i32 %tid, ptr addrspace(1) %mine
  %other = xor i32 %tid, 1
  %its = getelementptr i32, ptr addrspace(1) %x, i32 %other
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load i32, ptr addrspace(1) %its
  %more = add i32 %sum, %v
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %more, ptr addrspace(1) %to
  ret void
}

; A barrier between is enough.
; ORDERED: loads of a loop moved, 1 before it
define ptx_kernel void @ordered(ptr addrspace(1) %x, ptr addrspace(1) %out, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %mine = getelementptr i32, ptr addrspace(1) %x, i32 %tid
  store i32 %tid, ptr addrspace(1) %mine
  %other = xor i32 %tid, 1
  %its = getelementptr i32, ptr addrspace(1) %x, i32 %other
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load i32, ptr addrspace(1) %its
  %more = add i32 %sum, %v
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %more, ptr addrspace(1) %to
  ret void
}

; In an iteration that never comes the shift's amount has no meaning, and nothing may follow from it.
; LAST-LABEL: define ptx_kernel void @last
; LAST:       loop:
; LAST:         [[FIRST:%.*]] = icmp ne i32
; LAST:         [[SECOND:%.*]] = icmp ne i32
; LAST:         select i1 [[FIRST]], i1 [[SECOND]], i1 false
define ptx_kernel void @last(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %bits) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 29, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %at = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %x = load i32, ptr addrspace(1) %at
  %more = add i32 %sum, %x
  %bit = shl nuw i32 1, %i
  %next = add nuw nsw i32 %i, 1
  %again = icmp ne i32 %bit, %bits
  br i1 %again, label %loop, label %exit
exit:
  store i32 %more, ptr addrspace(1) %out
  ret void
}
