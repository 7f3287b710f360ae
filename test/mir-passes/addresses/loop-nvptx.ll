; Addresses of one loop that step together: one pointer that steps, by a number that loop strength reduction does not see, and
; an offset for each that stays, as a product next to the 32-bit index; neighbours share it.
; RUN: kiln compile %s:pointers --target sm_90a --remat 'narrow-addresses(keep=always)' --emit llvm | FileCheck %s --check-prefix=POINTERS
; RUN: kiln compile %s:pointers --target sm_90a --remat 'narrow-addresses(keep=always)' --emit report | FileCheck %s --check-prefix=REPORT
; RUN: kiln compile %s:pointers --target sm_90a --remat 'narrow-addresses(keep=always)' --emit asm | FileCheck %s --check-prefix=PTX
; RUN: kiln compile %s:bytes --target sm_90a --remat 'narrow-addresses(keep=always)' --emit asm | FileCheck %s --check-prefix=BYTES
; RUN: kiln compile %s:index --target sm_90a --remat 'narrow-addresses(keep=always)' --emit llvm | FileCheck %s --check-prefix=INDEX
; RUN: kiln compile %s:different --target sm_90a --remat 'narrow-addresses(keep=always)' --emit llvm | FileCheck %s --check-prefix=DIFFERENT
; RUN: kiln compile %s:different --target sm_90a --remat 'narrow-addresses(keep=always)' --emit report | FileCheck %s --check-prefix=NOTHING
; The plug-in does the same in stock llc, and IR that comes back is not changed again.
; RUN: llc -load %plugin -mcpu=sm_90a -O3 -verify-machineinstrs -kiln-remat='pointers=narrow-addresses' -pass-remarks-analysis=kiln-remat %s -o - 2>&1 | FileCheck %s --check-prefixes=LLC,PTX
; RUN: kiln compile %s:pointers --target sm_90a --remat 'narrow-addresses(keep=always)' --emit llvm -o %t.ll
; RUN: kiln compile %t.ll --target sm_90a --emit llvm | FileCheck %s --check-prefix=POINTERS
; With a rematerialization over machine code beside it.
; RUN: kiln compile %s:pointers --target sm_90a --remat 'narrow-addresses(keep=always); address(gate=0, keep=always)' --emit report | FileCheck %s --check-prefix=REPORT

; POINTERS-LABEL: @pointers
; POINTERS: [[ROW:%.*]] = sext i32 %row1 to i64
; POINTERS-NEXT: [[O1:%.*]] = mul i64 [[ROW]], 4
; POINTERS: [[BASE:%.*]] = phi ptr addrspace(1) [ %in, %entry ], [ [[NEXT:%.*]], %loop ]
; POINTERS-NOT: phi ptr
; POINTERS: load volatile float, ptr addrspace(1) [[BASE]]
; POINTERS: [[STEP:%.*]] = call i64 asm "", "=l,0"(i64 128)
; POINTERS: [[NEXT]] = getelementptr i8, ptr addrspace(1) [[BASE]], i64 [[STEP]]

; REPORT-DAG: 4 addresses: base %in, a step of 128 bytes, extended 32-bit offsets of any
; REPORT-DAG: narrow-addresses(keep=always): 4 changes: 4 addresses given a 32-bit offset
; LLC-DAG: 4 addresses: base %in, a step of 128 bytes
; LLC-DAG: narrow-addresses: 4 changes: 4 addresses given a 32-bit offset

; What ptxas fuses is the sum in the loop with mul.wide in front of it.
; PTX-LABEL: .entry pointers(
; PTX-DAG: mul.wide.s32 [[A:%rd[0-9]+]], %r{{[0-9]+}}, 4;
; PTX-DAG: mul.wide.u32 [[B:%rd[0-9]+]], %r{{[0-9]+}}, 4;
; PTX: add.s64 [[X:%rd[0-9]+]], %rd{{[0-9]+}}, [[B]];
; PTX: ld.volatile.global.b32 %r{{[0-9]+}}, [[[X]]+16];

; A factor of 1 would make a plain extension of it, which is two instructions again.
; BYTES-LABEL: .entry bytes(
; BYTES-COUNT-3: mul.wide.s32 %rd{{[0-9]+}}, %r{{[0-9]+}}, %r{{[0-9]+}};

; INDEX-LABEL: @index
; INDEX: loop:
; INDEX: [[I:%.*]] = phi i64
; INDEX: [[FAR:%.*]] = mul i64 [[I]], 4
; INDEX: [[HIDDEN:%.*]] = call i64 asm "", "=l,0"(i64 [[FAR]])
; INDEX: [[BASE:%.*]] = getelementptr i8, ptr addrspace(1) %in, i64 [[HIDDEN]]
; INDEX-COUNT-4: getelementptr i8, ptr addrspace(1) [[BASE]]

; DIFFERENT-NOT: kiln.base
; NOTHING: narrow-addresses(keep=always): nothing to do, addresses rewritten: no loop has
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @pointers(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %stride, i32 %n) {
entry:
  %row1 = add i32 %stride, 1
  %row2 = mul i32 %stride, 2
  %w1 = sext i32 %row1 to i64
  %w2 = zext i32 %row2 to i64
  %p1 = getelementptr float, ptr addrspace(1) %in, i64 %w1
  %p2 = getelementptr float, ptr addrspace(1) %in, i64 %w2
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %sum2, %loop ]
  %a0 = phi ptr addrspace(1) [ %in, %entry ], [ %b0, %loop ]
  %a1 = phi ptr addrspace(1) [ %p1, %entry ], [ %b1, %loop ]
  %a2 = phi ptr addrspace(1) [ %p2, %entry ], [ %b2, %loop ]
  %x0 = load volatile float, ptr addrspace(1) %a0
  %x1 = load volatile float, ptr addrspace(1) %a1
  %x2 = load volatile float, ptr addrspace(1) %a2
  %c2 = getelementptr i8, ptr addrspace(1) %a2, i64 16
  %x3 = load volatile float, ptr addrspace(1) %c2
  %s0 = fadd float %x0, %x1
  %s1 = fadd float %x2, %x3
  %sum1 = fadd float %sum, %s0
  %sum2 = fadd float %sum1, %s1
  %b0 = getelementptr i8, ptr addrspace(1) %a0, i64 128
  %b1 = getelementptr i8, ptr addrspace(1) %a1, i64 128
  %b2 = getelementptr i8, ptr addrspace(1) %a2, i64 128
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  store float %sum2, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @index(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %row1, i32 %row2, i32 %row3, i32 %n) {
entry:
  %w3 = sext i32 %row3 to i64
  %w1 = sext i32 %row1 to i64
  %w2 = sext i32 %row2 to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %sum1, %loop ]
  %j1 = add i64 %i, %w1
  %j2 = add i64 %i, %w2
  %j3 = add i64 %i, %w3
  %a4 = getelementptr float, ptr addrspace(1) %in, i64 %j3
  %x4 = load volatile float, ptr addrspace(1) %a4
  %a1 = getelementptr float, ptr addrspace(1) %in, i64 %j1
  %a2 = getelementptr float, ptr addrspace(1) %in, i64 %j2
  %a3 = getelementptr i8, ptr addrspace(1) %a2, i64 32
  %x1 = load volatile float, ptr addrspace(1) %a1
  %x2 = load volatile float, ptr addrspace(1) %a2
  %x3 = load volatile float, ptr addrspace(1) %a3
  %s0 = fadd float %x1, %x2
  %s1 = fadd float %x3, %s0
  %s2 = fadd float %x4, %s1
  %sum1 = fadd float %sum, %s2
  %next = add i64 %i, 64
  %low = trunc i64 %next to i32
  %again = icmp slt i32 %low, %n
  br i1 %again, label %loop, label %exit
exit:
  store float %sum1, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @different(ptr addrspace(1) %in, ptr addrspace(1) %other, ptr addrspace(1) %out, i64 %step, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %sum1, %loop ]
  %a0 = phi ptr addrspace(1) [ %in, %entry ], [ %b0, %loop ]
  %a1 = phi ptr addrspace(1) [ %other, %entry ], [ %b1, %loop ]
  %x0 = load volatile float, ptr addrspace(1) %a0
  %x1 = load volatile float, ptr addrspace(1) %a1
  %s0 = fadd float %x0, %x1
  %sum1 = fadd float %sum, %s0
  %b0 = getelementptr i8, ptr addrspace(1) %a0, i64 128
  %b1 = getelementptr i8, ptr addrspace(1) %a1, i64 %step
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  store float %sum1, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @bytes(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %r1, i32 %r2, i32 %r3, i64 %step, i32 %n) {
entry:
  %w1 = sext i32 %r1 to i64
  %w2 = sext i32 %r2 to i64
  %w3 = sext i32 %r3 to i64
  %p1 = getelementptr i8, ptr addrspace(1) %in, i64 %w1
  %p2 = getelementptr i8, ptr addrspace(1) %in, i64 %w2
  %p3 = getelementptr i8, ptr addrspace(1) %in, i64 %w3
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i8 [ 0, %entry ], [ %sum2, %loop ]
  %a1 = phi ptr addrspace(1) [ %p1, %entry ], [ %b1, %loop ]
  %a2 = phi ptr addrspace(1) [ %p2, %entry ], [ %b2, %loop ]
  %a3 = phi ptr addrspace(1) [ %p3, %entry ], [ %b3, %loop ]
  %x1 = load volatile i8, ptr addrspace(1) %a1
  %x2 = load volatile i8, ptr addrspace(1) %a2
  %x3 = load volatile i8, ptr addrspace(1) %a3
  %s1 = add i8 %x1, %x2
  %sum1 = add i8 %s1, %x3
  %sum2 = add i8 %sum, %sum1
  %b1 = getelementptr i8, ptr addrspace(1) %a1, i64 %step
  %b2 = getelementptr i8, ptr addrspace(1) %a2, i64 %step
  %b3 = getelementptr i8, ptr addrspace(1) %a3, i64 %step
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  store i8 %sum2, ptr addrspace(1) %out
  ret void
}
