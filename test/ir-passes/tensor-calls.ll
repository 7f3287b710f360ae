; LLVM declares that tcgen05.mma writes D alone and touches no shared memory. Under its middle end both dots stay, which add to one
; accumulator, and the store of an operand before each.
; RUN: kiln compile %s --target sm_100a --sched-strategy 'source; optimize' --emit asm -o - | FileCheck %s
; CHECK: .entry k
; CHECK: st.shared
; CHECK: tcgen05.mma
; CHECK: st.shared
; CHECK: tcgen05.mma
; CHECK: tcgen05.ld
; CHECK: tcgen05.wait::ld
; CHECK: st.shared
target triple = "nvptx64-nvidia-cuda"
@operand = external addrspace(3) global [1024 x i8], align 1024
declare void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6), i64, i64, i32, i1, i32, i32, i32)
declare i32 @llvm.nvvm.tcgen05.ld.32x32b.x1(ptr addrspace(6), i1)
declare void @llvm.nvvm.tcgen05.wait.ld()

define ptx_kernel void @k(ptr addrspace(6) %d, ptr addrspace(3) %y, i64 %b) {
  %place = ptrtoint ptr addrspace(3) @operand to i64
  %chunk = lshr i64 %place, 4
  %a = or i64 %chunk, 4611756662317842432
  store i32 1, ptr addrspace(3) @operand
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %d, i64 %a, i64 %b, i32 136314896, i1 true, i32 0, i32 1, i32 0)
  store i32 2, ptr addrspace(3) @operand
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %d, i64 %a, i64 %b, i32 136314896, i1 true, i32 0, i32 1, i32 0)
  %r = call i32 @llvm.nvvm.tcgen05.ld.32x32b.x1(ptr addrspace(6) %d, i1 false)
  call void @llvm.nvvm.tcgen05.wait.ld()
  store i32 %r, ptr addrspace(3) %y
  ret void
}
