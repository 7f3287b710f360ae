; Inline assembly that names no accumulator register leaves results of matrix instructions in ordinary registers; one that does, as an
; operand or in its text, does not.
; RUN: kiln compile %s --target gfx942 --emit asm -o %t.s && FileCheck %s --input-file %t.s
; RUN: sed 's/"s_nop 1", ""/"s_nop 1 ; a[0:3]", ""/' %s > %t.text.ll
; RUN: kiln compile %t.text.ll --target gfx942 --emit asm -o %t.text.s && FileCheck %s --input-file %t.text.s --check-prefix=NAMED
; RUN: sed 's/"s_nop 1", ""()/"v_accvgpr_write_b32 $0, 0", "=a"()/; s/call void asm/%%made = call i32 asm/' %s > %t.operand.ll
; RUN: kiln compile %t.operand.ll --target gfx942 --emit asm -o %t.operand.s && FileCheck %s --input-file %t.operand.s --check-prefix=NAMED
; CHECK:     v_mfma_f32_16x16x16_f16 v[
; CHECK-NOT: accvgpr
; NAMED:     v_mfma_f32_16x16x16_f16 a[
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @multiply(ptr addrspace(1) %from, ptr addrspace(1) %to, i32 %n) "amdgpu-flat-work-group-size"="64,64" {
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %offset = shl i32 %lane, 3
  %place = getelementptr i8, ptr addrspace(1) %from, i32 %offset
  call void asm sideeffect "s_nop 1", ""()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi <4 x float> [ zeroinitializer, %entry ], [ %more, %loop ]
  %row = shl i32 %i, 10
  %at = getelementptr i8, ptr addrspace(1) %place, i32 %row
  %a = load <4 x half>, ptr addrspace(1) %at
  %more = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %a, <4 x half> %a, <4 x float> %sum, i32 0, i32 0, i32 0)
  %next = add i32 %i, 1
  %again = icmp ult i32 %next, %n
  br i1 %again, label %loop, label %end
end:
  %wide = shl i32 %lane, 4
  %result = getelementptr i8, ptr addrspace(1) %to, i32 %wide
  store <4 x float> %more, ptr addrspace(1) %result
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half>, <4 x half>, <4 x float>, i32, i32, i32)
