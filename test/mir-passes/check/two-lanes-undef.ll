; v_permlane32_swap defines two lanes of one register. Where a schedule leaves the other lanes dead, LLVM marks both definitions undef,
; and each keeps what the other one wrote: the check has to accept every order.
; RUN: kiln compile %s --target gfx950 --sched-strategy min-spill --emit asm -o %t.s
; RUN: kiln compile %s --target gfx950 --sched-strategy 'min-spill(max_regs=1)' --emit asm -o %t.s
; RUN: kiln compile %s --target gfx950 --sched-strategy 'llvm(scheduler=gcn-max-ilp)' --emit asm -o %t.s
; RUN: kiln compile %s --target gfx950 --sched-strategy 'llvm(scheduler=gcn-iterative-minreg)' --emit asm -o %t.s
; RUN: FileCheck %s --input-file %t.s
; CHECK-COUNT-2: v_permlane32_swap_b32
; CHECK: global_store_dwordx4
target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @swapped(ptr addrspace(1) %from, ptr addrspace(1) %to) "amdgpu-flat-work-group-size"="1,64" {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %offset = shl i32 %lane, 4
  %place = getelementptr i8, ptr addrspace(1) %from, i32 %offset
  %four = load <4 x i32>, ptr addrspace(1) %place
  %x = extractelement <4 x i32> %four, i32 0
  %y = extractelement <4 x i32> %four, i32 1
  %z = extractelement <4 x i32> %four, i32 2
  %w = extractelement <4 x i32> %four, i32 3
  %xy = mul i32 %x, %y
  %xyz = mul i32 %xy, %z
  %xyzw = mul i32 %xyz, %w
  %zz = mul i32 %z, %xyzw
  %first = call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %xyzw, i32 %zz, i1 false, i1 false)
  %y7 = add i32 %y, 7
  %w9 = add i32 %w, 9
  %second = call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %y7, i32 %w9, i1 false, i1 false)
  %a = extractvalue { i32, i32 } %first, 0
  %b = extractvalue { i32, i32 } %second, 0
  %c = extractvalue { i32, i32 } %first, 1
  %d = extractvalue { i32, i32 } %second, 1
  %v0 = insertelement <4 x i32> poison, i32 %a, i32 0
  %v1 = insertelement <4 x i32> %v0, i32 %b, i32 1
  %v2 = insertelement <4 x i32> %v1, i32 %c, i32 2
  %v3 = insertelement <4 x i32> %v2, i32 %d, i32 3
  %result = getelementptr i8, ptr addrspace(1) %to, i32 %offset
  store <4 x i32> %v3, ptr addrspace(1) %result
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare { i32, i32 } @llvm.amdgcn.permlane32.swap(i32, i32, i1, i1)
