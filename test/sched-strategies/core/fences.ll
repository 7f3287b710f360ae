; What the program fences off stays there under every strategy. Without the fences each of these puts the three loads
; side by side.
; RUN: llc -load %plugin -mtriple=amdgcn-amd-amdhsa -mcpu=gfx942 -O3 -verify-machineinstrs -kiln-sched-strategy='.*=latency(max_regs=128)' -stop-after=machine-scheduler -o - %s | FileCheck %s --check-prefixes=CHECK,AMD
; RUN: llc -load %plugin -mtriple=amdgcn-amd-amdhsa -mcpu=gfx942 -O3 -verify-machineinstrs -kiln-sched-strategy='.*=subtree-ilp' -stop-after=machine-scheduler -o - %s | FileCheck %s --check-prefixes=CHECK,AMD
; RUN: grep -v 'sched\.\|asm sideeffect' %s | llc -load %plugin -mtriple=amdgcn-amd-amdhsa -mcpu=gfx942 -O3 -verify-machineinstrs -kiln-sched-strategy='.*=latency(max_regs=128)' -stop-after=machine-scheduler -o - | FileCheck %s --check-prefix=FREE
; RUN: sed 's/amdgpu_kernel/ptx_kernel/; s/amdgcn.workitem.id.x/nvvm.read.ptx.sreg.tid.x/; /sched\./d' %s | llc -load %plugin -mtriple=nvptx64-nvidia-cuda -mcpu=sm_90a -O3 -verify-machineinstrs -kiln-sched-strategy='.*=latency(max_regs=128)' -stop-after=machine-scheduler -o - | FileCheck %s

; AMD-LABEL:   name: masked
; AMD:         GLOBAL_LOAD
; AMD:         V_MUL_LO
; AMD:         SCHED_BARRIER 1
; AMD:         GLOBAL_LOAD
; AMD:         SCHED_GROUP_BARRIER 2, 1, 0
; AMD:         GLOBAL_LOAD
; FREE-LABEL:  name: masked
; FREE:        GLOBAL_LOAD
; FREE-NOT:    V_MUL_LO
; FREE:        GLOBAL_LOAD
; FREE-NOT:    V_MUL_LO
; FREE:        GLOBAL_LOAD
; FREE:        V_MUL_LO
define amdgpu_kernel void @masked(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %a = load i32, ptr addrspace(1) %pa
  %a1 = mul i32 %a, %a
  call void @llvm.amdgcn.sched.barrier(i32 1)
  %pb = getelementptr i32, ptr addrspace(1) %pa, i64 100
  %b = load i32, ptr addrspace(1) %pb
  call void @llvm.amdgcn.sched.group.barrier(i32 2, i32 1, i32 0)
  %pc = getelementptr i32, ptr addrspace(1) %pa, i64 200
  %c = load i32, ptr addrspace(1) %pc
  %ab = add i32 %a1, %b
  %abc = add i32 %ab, %c
  store i32 %abc, ptr addrspace(1) %q
  ret void
}
; CHECK-LABEL: name: marked
; CHECK:       {{LOAD|LD_i32 0, 0, 1}}
; CHECK:       INLINEASM &""
; CHECK:       {{LOAD|LD_i32 0, 0, 1}}
define amdgpu_kernel void @marked(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %a = load i32, ptr addrspace(1) %pa
  %a1 = mul i32 %a, %a
  call void asm sideeffect "", ""()
  %pb = getelementptr i32, ptr addrspace(1) %pa, i64 100
  %b = load i32, ptr addrspace(1) %pb
  %ab = add i32 %a1, %b
  store i32 %ab, ptr addrspace(1) %q
  ret void
}
