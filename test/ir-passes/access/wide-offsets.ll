; A number of 32 bits that is scaled to a distance in another block than the one that makes it wide stays one of 32 bits.
; RUN: kiln compile %s --target sm_80 --emit asm -o - | FileCheck %s
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; CHECK-LABEL: .visible .entry scaled(
; CHECK-NOT: cvt.s64.s32
; CHECK-NOT: shl.b64
; CHECK: {{^}}$L__BB0_1:
; CHECK: mad.wide.s32 %rd{{[0-9]+}}, %r{{[0-9]+}}, 2,
; CHECK: bra $L__BB0_1;
define ptx_kernel void @scaled(ptr addrspace(1) %a, ptr addrspace(1) %c, i32 %stride, i32 %n) "kiln-lowered" {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = mul i32 %tid, %stride
  %wide = sext i32 %row to i64
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %table = getelementptr ptr addrspace(1), ptr addrspace(1) %a, i32 %i
  %base = load ptr addrspace(1), ptr addrspace(1) %table, align 8
  %at = getelementptr half, ptr addrspace(1) %base, i64 %wide
  %v = load i16, ptr addrspace(1) %at, align 2
  store volatile i16 %v, ptr addrspace(1) %c, align 2
  %i.next = add i32 %i, 1
  %more = icmp slt i32 %i.next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

; LLVM IR of others stays LLVM's.
; CHECK-LABEL: .visible .entry others(
; CHECK: cvt.s64.s32
; CHECK: shl.b64
; CHECK: {{^}}$L__BB1_1:
; CHECK-NOT: mad.wide.s32
; CHECK: bra $L__BB1_1;
define ptx_kernel void @others(ptr addrspace(1) %a, ptr addrspace(1) %c, i32 %stride, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = mul i32 %tid, %stride
  %wide = sext i32 %row to i64
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %table = getelementptr ptr addrspace(1), ptr addrspace(1) %a, i32 %i
  %base = load ptr addrspace(1), ptr addrspace(1) %table, align 8
  %at = getelementptr half, ptr addrspace(1) %base, i64 %wide
  %v = load i16, ptr addrspace(1) %at, align 2
  store volatile i16 %v, ptr addrspace(1) %c, align 2
  %i.next = add i32 %i, 1
  %more = icmp slt i32 %i.next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
