; A read of shared memory stays before the barrier after which others write there, though only a later block wants it.
; RUN: kiln compile %s --target gfx90a --sched-strategy source --emit asm -o %t.s && FileCheck %s --input-file %t.s
; RUN: kiln compile %s --target gfx1100 --sched-strategy source --emit asm -o %t.s && FileCheck %s --input-file %t.s
; Without a strategy it is LLVM's own code, but that of a kernel which was lowered here.
; RUN: kiln compile %s --target gfx90a --emit asm -o %t.s && FileCheck %s --input-file %t.s --check-prefix=LLVM
; RUN: sed 's/256,256" }/256,256" "kiln-lowered" }/' %s > %t.ll
; RUN: kiln compile %t.ll --target gfx90a --emit asm -o %t.s && FileCheck %s --input-file %t.s
; RUN: kiln compile %s --target gfx1201 --sched-strategy latency --emit asm -o %t.s && FileCheck %s --input-file %t.s
; CHECK:      ds_{{write|store}}_b32
; CHECK:      s_barrier
; CHECK:      ds_{{read|load}}_b32
; CHECK:      s_barrier
; CHECK-NOT:  ds_{{read|load}}_b32
; CHECK-NOT:  kiln
; CHECK:      s_endpgm
; LLVM:       s_barrier
; LLVM:       s_barrier
; LLVM:       ds_read_b32
target triple = "amdgcn-amd-amdhsa"
@shared = internal addrspace(3) global [4096 x i8] poison, align 16

define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @shared, i32 %tid
  store i32 %tid, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %other = xor i32 %tid, 64
  %from = getelementptr i32, ptr addrspace(3) @shared, i32 %other
  %value = load i32, ptr addrspace(3) %from
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %c = icmp eq i32 %n, 0
  br i1 %c, label %exit, label %then
then:
  store i32 7, ptr addrspace(3) %own
  %to = getelementptr i32, ptr addrspace(1) %p, i32 %tid
  store i32 %value, ptr addrspace(1) %to
  br label %exit
exit:
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" }
