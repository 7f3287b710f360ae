; The bytes that cp.async reads under more than one mask are a product of the masks' conjunction. Of a selection LLVM would make one of
; the other, of which ptxas makes no predicate.
; RUN: kiln compile %s --target sm_80 --emit asm -o - | FileCheck %s
target triple = "nvptx64-nvidia-cuda"
@shared = external addrspace(3) global [0 x i8], align 16
declare void @llvm.nvvm.cp.async.cg.shared.global.16.s(ptr addrspace(3), ptr addrspace(1), i32)
declare void @llvm.nvvm.cp.async.ca.shared.global.4.s(ptr addrspace(3), ptr addrspace(1), i32)

; CHECK-LABEL: .visible .entry both(
; CHECK-NOT: selp
; CHECK: and.pred [[BOTH:%p[0-9]+]], %p{{[0-9]+}}, %p{{[0-9]+}};
; CHECK-NOT: selp
; CHECK: selp.b16 [[ONE:%rs[0-9]+]], 1, 0, [[BOTH]];
; CHECK-NEXT: mul.wide.u16 [[SIZE:%r[0-9]+]], [[ONE]], 16;
; CHECK-NEXT: cp.async.cg.shared.global [{{.*}}], [%rd{{[0-9]+}}], 16, [[SIZE]];
; CHECK-NEXT: cp.async.cg.shared.global [{{.*}}], [%rd{{[0-9]+}}+64], 16, [[SIZE]];
define ptx_kernel void @both(ptr addrspace(1) %p, i32 %m, i32 %n) "kiln-lowered" {
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 64
  %s1 = getelementptr i8, ptr addrspace(3) @shared, i64 64
  %a = icmp slt i32 %m, 7
  %b = icmp slt i32 %n, 9
  %c = and i1 %a, %b
  %size = select i1 %c, i32 16, i32 0
  call void @llvm.nvvm.cp.async.cg.shared.global.16.s(ptr addrspace(3) @shared, ptr addrspace(1) %p, i32 %size)
  call void @llvm.nvvm.cp.async.cg.shared.global.16.s(ptr addrspace(3) %s1, ptr addrspace(1) %p1, i32 %size)
  ret void
}

; CHECK-LABEL: .visible .entry either(
; CHECK: or.pred [[ANY:%p[0-9]+]], %p{{[0-9]+}}, %p{{[0-9]+}};
; CHECK: selp.b16 [[ONE:%rs[0-9]+]], 1, 0, [[ANY]];
; CHECK-NEXT: mul.wide.u16 [[SIZE:%r[0-9]+]], [[ONE]], 4;
; CHECK-NEXT: cp.async.ca.shared.global [{{.*}}], [{{.*}}], 4, [[SIZE]];
define ptx_kernel void @either(ptr addrspace(1) %p, i32 %m, i32 %n) "kiln-lowered" {
  %a = icmp slt i32 %m, 7
  %b = icmp slt i32 %n, 9
  %c = or i1 %a, %b
  %size = select i1 %c, i32 4, i32 0
  call void @llvm.nvvm.cp.async.ca.shared.global.4.s(ptr addrspace(3) @shared, ptr addrspace(1) %p, i32 %size)
  ret void
}

; One mask is one selection as it is, and parts of a copy are no predicate.
; CHECK-LABEL: .visible .entry others(
; CHECK: setp.lt.s32 [[ALONE:%p[0-9]+]], %r{{[0-9]+}}, 7;
; CHECK-DAG: selp.b32 [[SIZE:%r[0-9]+]], 16, 0, [[ALONE]];
; CHECK-DAG: selp.b32 %r{{[0-9]+}}, 16, 8, %p{{[0-9]+}};
; CHECK-NOT: mul.wide
; CHECK: cp.async.cg.shared.global [{{.*}}], [{{.*}}], 16, [[SIZE]];
; CHECK: cp.async.cg.shared.global
define ptx_kernel void @others(ptr addrspace(1) %p, i32 %m, i32 %n) "kiln-lowered" {
  %a = icmp slt i32 %m, 7
  %b = icmp slt i32 %n, 9
  %c = and i1 %a, %b
  %size = select i1 %a, i32 16, i32 0
  %part = select i1 %c, i32 16, i32 8
  call void @llvm.nvvm.cp.async.cg.shared.global.16.s(ptr addrspace(3) @shared, ptr addrspace(1) %p, i32 %size)
  call void @llvm.nvvm.cp.async.cg.shared.global.16.s(ptr addrspace(3) @shared, ptr addrspace(1) %p, i32 %part)
  ret void
}

; LLVM IR of others stays as it is.
; CHECK-LABEL: .visible .entry foreign(
; CHECK-COUNT-2: selp.b32
; CHECK: cp.async
define ptx_kernel void @foreign(ptr addrspace(1) %p, i32 %m, i32 %n) {
  %a = icmp slt i32 %m, 7
  %b = icmp slt i32 %n, 9
  %c = and i1 %a, %b
  %size = select i1 %c, i32 16, i32 0
  call void @llvm.nvvm.cp.async.cg.shared.global.16.s(ptr addrspace(3) @shared, ptr addrspace(1) %p, i32 %size)
  ret void
}
