; Two loads into the halves of one register, bundled by LLVM: right, though LLVM's verifier takes the upper half for undefined.
; RUN: kiln compile %s --target gfx1100 --verify --emit asm -o - | FileCheck %s
; CHECK: s_clause
; CHECK: global_load_d16_b16 [[WORD:v[0-9]+]]
; CHECK: global_load_d16_hi_b16 [[WORD]]
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @halves(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %first = getelementptr half, ptr addrspace(1) %in, i32 %id
  %second = getelementptr i8, ptr addrspace(1) %first, i64 100
  %low = load half, ptr addrspace(1) %first
  %high = load half, ptr addrspace(1) %second
  %one = insertelement <2 x half> poison, half %low, i32 0
  %both = insertelement <2 x half> %one, half %high, i32 1
  %to = getelementptr <2 x half>, ptr addrspace(1) %out, i32 %id
  store <2 x half> %both, ptr addrspace(1) %to
  ret void
}
