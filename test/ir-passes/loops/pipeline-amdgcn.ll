; Loads through buffers, whose descriptors stay where they are; barriers and LDS of the block do not keep them.
; RUN: kiln compile %s:buffer --target gfx942 --sched-strategy 'source; pipeline' --emit llvm | FileCheck %s
; RUN: kiln compile %s:buffer --target gfx942 --sched-strategy 'source; pipeline' --verify --emit report | FileCheck %s --check-prefix=REPORT
; RUN: kiln compile %s:described --target gfx942 --sched-strategy 'source; pipeline' --emit report | FileCheck %s --check-prefix=DESCRIBED
; RUN: kiln compile %s:device --target gfx942 --sched-strategy 'source; pipeline' --emit report | FileCheck %s --check-prefix=DEVICE
; RUN: llc -load %plugin -mcpu=gfx942 -O3 -verify-machineinstrs -kiln-sched-strategy='buffer=source;pipeline;.*=source' -pass-remarks-analysis=kiln-policy %s -o - 2>&1 | FileCheck %s --check-prefix=LLC
; REPORT: buffer on gfx942: pipeline: loads of a loop moved, 1 to an earlier iteration, 1 time
; LLC: pipeline: loads of a loop moved, 1 to an earlier iteration, 1 time
target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [64 x i32] poison
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8), i32, i32, i32)
declare void @llvm.amdgcn.s.barrier()

; CHECK-LABEL: define amdgpu_kernel void @buffer
; CHECK:         call i32 @llvm.amdgcn.raw.ptr.buffer.load
; CHECK:       loop:
; CHECK:         [[PREFETCHED:%.*prefetched]] = phi i32 {{.*}}
; CHECK:         select i1
; CHECK:         call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %rsrc,
; CHECK:         store i32 [[PREFETCHED]], ptr addrspace(3)
; CHECK-NOT:     buffer.load
; CHECK:         br i1
define amdgpu_kernel void @buffer(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
entry:
  %rsrc = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 0, i64 4096, i32 159744)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %offset = shl i32 %i, 2
  %loaded = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %rsrc, i32 %offset, i32 0, i32 0)
  store i32 %loaded, ptr addrspace(3) @lds
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %other = load i32, ptr addrspace(3) getelementptr (i32, ptr addrspace(3) @lds, i32 1)
  %more = add i32 %sum, %other
  %next = add i32 %i, 64
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  store i32 %more, ptr addrspace(1) %out
  ret void
}

; Nothing chooses between descriptors, which stand in scalar registers.
; DESCRIBED: without effect: an address depends on what an iteration computes
define amdgpu_kernel void @described(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %row = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %rsrc = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %row, i16 0, i64 4096, i32 159744)
  %loaded = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %rsrc, i32 0, i32 0, i32 0)
  %more = add i32 %sum, %loaded
  %next = add i32 %i, 64
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  store i32 %more, ptr addrspace(1) %out
  ret void
}

; A fence of the device orders what other blocks write.
; DEVICE: without effect: fence may order or change what others read
define amdgpu_kernel void @device(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  fence syncscope("agent") acquire
  %at = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %x = load i32, ptr addrspace(1) %at
  %more = add i32 %sum, %x
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  store i32 %more, ptr addrspace(1) %out
  ret void
}
