; A division by a constant passes LLVM's machine verifier, and is the instruction that LLVM writes by itself.
; RUN: kiln compile %s --target sm_90a --verify --emit asm | FileCheck %s
; RUN: kiln compile %s --target sm_90a --verify --emit mir | FileCheck %s --check-prefix=MIR
; RUN: llc -mcpu=sm_90a -O3 %s -o - | FileCheck %s
; MIR-NOT: FDIV32ri
; MIR-COUNT-3: FDIV32rr
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry divide(
; CHECK: mov.b32 [[THREE:%r[0-9]+]], 0f40400000;
; CHECK: div.full.f32 {{%r[0-9]+}}, {{%r[0-9]+}}, [[THREE]];
; CHECK: div.full.f32 {{%r[0-9]+}}, [[THREE]], {{%r[0-9]+}};
; CHECK: div.full.ftz.f32 {{%r[0-9]+}}, {{%r[0-9]+}}, [[THREE]];
define ptx_kernel void @divide(ptr addrspace(1) %out, float %x) {
  %by = call float @llvm.nvvm.div.full(float %x, float 3.0)
  store volatile float %by, ptr addrspace(1) %out
  %of = call float @llvm.nvvm.div.full(float 3.0, float %x)
  store volatile float %of, ptr addrspace(1) %out
  %flushed = call float @llvm.nvvm.div.full.ftz(float %x, float 3.0)
  store volatile float %flushed, ptr addrspace(1) %out
  ret void
}
