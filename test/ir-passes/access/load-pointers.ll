; Where a loop carries pointers for 16 loads or more that begin at distances from one pointer and advance alike, it carries that one,
; and each load adds its own number, of 32 bits, where it loads.
; RUN: kiln compile %s --target sm_80 --emit asm -o - | FileCheck %s
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; CHECK-LABEL: .visible .entry many(
; CHECK: {{^}}$L__BB0_1:
; The number that all have is in the pointer.
; CHECK-DAG: mad.wide.s32 [[X:%rd[0-9]+]], %r{{[0-9]+}}, 2, [[P:%rd[0-9]+]];
; CHECK-DAG: ld.global.b16 %rs{{[0-9]+}}, [[[X]]+128];
; A constant distance is the instruction's.
; CHECK-DAG: ld.global.b16 %rs{{[0-9]+}}, [[[X]]+192];
; CHECK-DAG: mad.wide.s32 [[Y:%rd[0-9]+]], %r{{[0-9]+}}, 2, [[P]];
; CHECK-DAG: ld.global.b16 %rs{{[0-9]+}}, [[[Y]]+128];
; CHECK-DAG: add.s64 {{%rd[0-9]+}}, [[P]], 128;
; CHECK-NOT: add.s64
; CHECK: bra $L__BB0_1;
; What follows has the pointer that it had.
; CHECK: st.global.b64 [{{.*}}], [[Y]];
define ptx_kernel void @many(ptr addrspace(1) %a, ptr addrspace(1) %c, i32 %stride, i32 %n) "kiln-lowered" {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = sext i32 %tid to i64
  %row = mul i32 %tid, %stride
  %row.0 = xor i32 %row, 77
  %x.0 = sext i32 %row.0 to i64
  %p.row.0 = getelementptr half, ptr addrspace(1) %a, i64 %x.0
  %p.0 = getelementptr half, ptr addrspace(1) %p.row.0, i64 %lane
  %row.1 = xor i32 %row, 78
  %x.1 = sext i32 %row.1 to i64
  %p.row.1 = getelementptr half, ptr addrspace(1) %a, i64 %x.1
  %p.1 = getelementptr half, ptr addrspace(1) %p.row.1, i64 %lane
  %row.2 = xor i32 %row, 79
  %x.2 = sext i32 %row.2 to i64
  %p.row.2 = getelementptr half, ptr addrspace(1) %a, i64 %x.2
  %p.2 = getelementptr half, ptr addrspace(1) %p.row.2, i64 %lane
  %row.3 = xor i32 %row, 80
  %x.3 = sext i32 %row.3 to i64
  %p.row.3 = getelementptr half, ptr addrspace(1) %a, i64 %x.3
  %p.3 = getelementptr half, ptr addrspace(1) %p.row.3, i64 %lane
  %row.4 = xor i32 %row, 81
  %x.4 = sext i32 %row.4 to i64
  %p.row.4 = getelementptr half, ptr addrspace(1) %a, i64 %x.4
  %p.4 = getelementptr half, ptr addrspace(1) %p.row.4, i64 %lane
  %row.5 = xor i32 %row, 82
  %x.5 = sext i32 %row.5 to i64
  %p.row.5 = getelementptr half, ptr addrspace(1) %a, i64 %x.5
  %p.5 = getelementptr half, ptr addrspace(1) %p.row.5, i64 %lane
  %row.6 = xor i32 %row, 83
  %x.6 = sext i32 %row.6 to i64
  %p.row.6 = getelementptr half, ptr addrspace(1) %a, i64 %x.6
  %p.6 = getelementptr half, ptr addrspace(1) %p.row.6, i64 %lane
  %row.7 = xor i32 %row, 84
  %x.7 = sext i32 %row.7 to i64
  %p.row.7 = getelementptr half, ptr addrspace(1) %a, i64 %x.7
  %p.7 = getelementptr half, ptr addrspace(1) %p.row.7, i64 %lane
  %row.8 = xor i32 %row, 85
  %x.8 = sext i32 %row.8 to i64
  %p.row.8 = getelementptr half, ptr addrspace(1) %a, i64 %x.8
  %p.8 = getelementptr half, ptr addrspace(1) %p.row.8, i64 %lane
  %row.9 = xor i32 %row, 86
  %x.9 = sext i32 %row.9 to i64
  %p.row.9 = getelementptr half, ptr addrspace(1) %a, i64 %x.9
  %p.9 = getelementptr half, ptr addrspace(1) %p.row.9, i64 %lane
  %row.10 = xor i32 %row, 87
  %x.10 = sext i32 %row.10 to i64
  %p.row.10 = getelementptr half, ptr addrspace(1) %a, i64 %x.10
  %p.10 = getelementptr half, ptr addrspace(1) %p.row.10, i64 %lane
  %row.11 = xor i32 %row, 88
  %x.11 = sext i32 %row.11 to i64
  %p.row.11 = getelementptr half, ptr addrspace(1) %a, i64 %x.11
  %p.11 = getelementptr half, ptr addrspace(1) %p.row.11, i64 %lane
  %row.12 = xor i32 %row, 89
  %x.12 = sext i32 %row.12 to i64
  %p.row.12 = getelementptr half, ptr addrspace(1) %a, i64 %x.12
  %p.12 = getelementptr half, ptr addrspace(1) %p.row.12, i64 %lane
  %row.13 = xor i32 %row, 90
  %x.13 = sext i32 %row.13 to i64
  %p.row.13 = getelementptr half, ptr addrspace(1) %a, i64 %x.13
  %p.13 = getelementptr half, ptr addrspace(1) %p.row.13, i64 %lane
  %row.14 = xor i32 %row, 91
  %x.14 = sext i32 %row.14 to i64
  %p.row.14 = getelementptr half, ptr addrspace(1) %a, i64 %x.14
  %p.14 = getelementptr half, ptr addrspace(1) %p.row.14, i64 %lane
  %p.15 = getelementptr i8, ptr addrspace(1) %p.0, i64 64
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %sum = phi i16 [ 0, %entry ], [ %sum.next, %loop ]
  %at.0 = phi ptr addrspace(1) [ %p.0, %entry ], [ %at.0.next, %loop ]
  %at.1 = phi ptr addrspace(1) [ %p.1, %entry ], [ %at.1.next, %loop ]
  %at.2 = phi ptr addrspace(1) [ %p.2, %entry ], [ %at.2.next, %loop ]
  %at.3 = phi ptr addrspace(1) [ %p.3, %entry ], [ %at.3.next, %loop ]
  %at.4 = phi ptr addrspace(1) [ %p.4, %entry ], [ %at.4.next, %loop ]
  %at.5 = phi ptr addrspace(1) [ %p.5, %entry ], [ %at.5.next, %loop ]
  %at.6 = phi ptr addrspace(1) [ %p.6, %entry ], [ %at.6.next, %loop ]
  %at.7 = phi ptr addrspace(1) [ %p.7, %entry ], [ %at.7.next, %loop ]
  %at.8 = phi ptr addrspace(1) [ %p.8, %entry ], [ %at.8.next, %loop ]
  %at.9 = phi ptr addrspace(1) [ %p.9, %entry ], [ %at.9.next, %loop ]
  %at.10 = phi ptr addrspace(1) [ %p.10, %entry ], [ %at.10.next, %loop ]
  %at.11 = phi ptr addrspace(1) [ %p.11, %entry ], [ %at.11.next, %loop ]
  %at.12 = phi ptr addrspace(1) [ %p.12, %entry ], [ %at.12.next, %loop ]
  %at.13 = phi ptr addrspace(1) [ %p.13, %entry ], [ %at.13.next, %loop ]
  %at.14 = phi ptr addrspace(1) [ %p.14, %entry ], [ %at.14.next, %loop ]
  %at.15 = phi ptr addrspace(1) [ %p.15, %entry ], [ %at.15.next, %loop ]
  %at.0.next = getelementptr i8, ptr addrspace(1) %at.0, i64 128
  %v.0 = load i16, ptr addrspace(1) %at.0.next, align 2
  %sum.0 = xor i16 %sum, %v.0
  %at.1.next = getelementptr i8, ptr addrspace(1) %at.1, i64 128
  %v.1 = load i16, ptr addrspace(1) %at.1.next, align 2
  %sum.1 = add i16 %sum.0, %v.1
  %at.2.next = getelementptr i8, ptr addrspace(1) %at.2, i64 128
  %v.2 = load i16, ptr addrspace(1) %at.2.next, align 2
  %sum.2 = xor i16 %sum.1, %v.2
  %at.3.next = getelementptr i8, ptr addrspace(1) %at.3, i64 128
  %v.3 = load i16, ptr addrspace(1) %at.3.next, align 2
  %sum.3 = add i16 %sum.2, %v.3
  %at.4.next = getelementptr i8, ptr addrspace(1) %at.4, i64 128
  %v.4 = load i16, ptr addrspace(1) %at.4.next, align 2
  %sum.4 = xor i16 %sum.3, %v.4
  %at.5.next = getelementptr i8, ptr addrspace(1) %at.5, i64 128
  %v.5 = load i16, ptr addrspace(1) %at.5.next, align 2
  %sum.5 = add i16 %sum.4, %v.5
  %at.6.next = getelementptr i8, ptr addrspace(1) %at.6, i64 128
  %v.6 = load i16, ptr addrspace(1) %at.6.next, align 2
  %sum.6 = xor i16 %sum.5, %v.6
  %at.7.next = getelementptr i8, ptr addrspace(1) %at.7, i64 128
  %v.7 = load i16, ptr addrspace(1) %at.7.next, align 2
  %sum.7 = add i16 %sum.6, %v.7
  %at.8.next = getelementptr i8, ptr addrspace(1) %at.8, i64 128
  %v.8 = load i16, ptr addrspace(1) %at.8.next, align 2
  %sum.8 = xor i16 %sum.7, %v.8
  %at.9.next = getelementptr i8, ptr addrspace(1) %at.9, i64 128
  %v.9 = load i16, ptr addrspace(1) %at.9.next, align 2
  %sum.9 = add i16 %sum.8, %v.9
  %at.10.next = getelementptr i8, ptr addrspace(1) %at.10, i64 128
  %v.10 = load i16, ptr addrspace(1) %at.10.next, align 2
  %sum.10 = xor i16 %sum.9, %v.10
  %at.11.next = getelementptr i8, ptr addrspace(1) %at.11, i64 128
  %v.11 = load i16, ptr addrspace(1) %at.11.next, align 2
  %sum.11 = add i16 %sum.10, %v.11
  %at.12.next = getelementptr i8, ptr addrspace(1) %at.12, i64 128
  %v.12 = load i16, ptr addrspace(1) %at.12.next, align 2
  %sum.12 = xor i16 %sum.11, %v.12
  %at.13.next = getelementptr i8, ptr addrspace(1) %at.13, i64 128
  %v.13 = load i16, ptr addrspace(1) %at.13.next, align 2
  %sum.13 = add i16 %sum.12, %v.13
  %at.14.next = getelementptr i8, ptr addrspace(1) %at.14, i64 128
  %v.14 = load i16, ptr addrspace(1) %at.14.next, align 2
  %sum.14 = xor i16 %sum.13, %v.14
  %at.15.next = getelementptr i8, ptr addrspace(1) %at.15, i64 128
  %v.15 = load i16, ptr addrspace(1) %at.15.next, align 2
  %sum.next = add i16 %sum.14, %v.15
  %i.next = add i32 %i, 1
  %more = icmp slt i32 %i.next, %n
  br i1 %more, label %loop, label %done
done:
  %last = ptrtoint ptr addrspace(1) %at.1 to i64
  %out = getelementptr i64, ptr addrspace(1) %c, i64 %lane
  store i64 %last, ptr addrspace(1) %out, align 8
  %out.1 = getelementptr i8, ptr addrspace(1) %out, i64 1048576
  store i16 %sum.next, ptr addrspace(1) %out.1, align 2
  ret void
}

; Few pointers stay as they are.
; CHECK-LABEL: .visible .entry few(
; CHECK: {{^}}$L__BB1_1:
; CHECK-NOT: mad.wide
; CHECK: bra $L__BB1_1;
define ptx_kernel void @few(ptr addrspace(1) %a, ptr addrspace(1) %c, i32 %stride, i32 %n) "kiln-lowered" {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = sext i32 %tid to i64
  %row = mul i32 %tid, %stride
  %row.0 = xor i32 %row, 77
  %x.0 = sext i32 %row.0 to i64
  %p.row.0 = getelementptr half, ptr addrspace(1) %a, i64 %x.0
  %p.0 = getelementptr half, ptr addrspace(1) %p.row.0, i64 %lane
  %row.1 = xor i32 %row, 78
  %x.1 = sext i32 %row.1 to i64
  %p.row.1 = getelementptr half, ptr addrspace(1) %a, i64 %x.1
  %p.1 = getelementptr half, ptr addrspace(1) %p.row.1, i64 %lane
  %row.2 = xor i32 %row, 79
  %x.2 = sext i32 %row.2 to i64
  %p.row.2 = getelementptr half, ptr addrspace(1) %a, i64 %x.2
  %p.2 = getelementptr half, ptr addrspace(1) %p.row.2, i64 %lane
  %p.3 = getelementptr i8, ptr addrspace(1) %p.0, i64 64
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %sum = phi i16 [ 0, %entry ], [ %sum.next, %loop ]
  %at.0 = phi ptr addrspace(1) [ %p.0, %entry ], [ %at.0.next, %loop ]
  %at.1 = phi ptr addrspace(1) [ %p.1, %entry ], [ %at.1.next, %loop ]
  %at.2 = phi ptr addrspace(1) [ %p.2, %entry ], [ %at.2.next, %loop ]
  %at.3 = phi ptr addrspace(1) [ %p.3, %entry ], [ %at.3.next, %loop ]
  %at.0.next = getelementptr i8, ptr addrspace(1) %at.0, i64 128
  %v.0 = load i16, ptr addrspace(1) %at.0.next, align 2
  %sum.0 = xor i16 %sum, %v.0
  %at.1.next = getelementptr i8, ptr addrspace(1) %at.1, i64 128
  %v.1 = load i16, ptr addrspace(1) %at.1.next, align 2
  %sum.1 = add i16 %sum.0, %v.1
  %at.2.next = getelementptr i8, ptr addrspace(1) %at.2, i64 128
  %v.2 = load i16, ptr addrspace(1) %at.2.next, align 2
  %sum.2 = xor i16 %sum.1, %v.2
  %at.3.next = getelementptr i8, ptr addrspace(1) %at.3, i64 128
  %v.3 = load i16, ptr addrspace(1) %at.3.next, align 2
  %sum.next = add i16 %sum.2, %v.3
  %i.next = add i32 %i, 1
  %more = icmp slt i32 %i.next, %n
  br i1 %more, label %loop, label %done
done:
  %last = ptrtoint ptr addrspace(1) %at.1 to i64
  %out = getelementptr i64, ptr addrspace(1) %c, i64 %lane
  store i64 %last, ptr addrspace(1) %out, align 8
  %out.1 = getelementptr i8, ptr addrspace(1) %out, i64 1048576
  store i16 %sum.next, ptr addrspace(1) %out.1, align 2
  ret void
}
