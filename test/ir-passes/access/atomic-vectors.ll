; Atomic additions of vectors are one instruction of PTX where the GPU has it, in every order and scope.
; RUN: kiln compile %s --target sm_90a --emit asm -o - | FileCheck %s
; RUN: sed -e '/x float/d;/8 x/d' %s | kiln compile - --target sm_80 --emit asm -o - | FileCheck %s --check-prefix=PAIR
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %f2 = load <2 x float>, ptr addrspace(1) %p
  ; CHECK: atom.relaxed.gpu.global.add.v2.f32 {[[A:%r[0-9]+]], [[B:%r[0-9]+]]}, [%rd{{[0-9]+}}+64], {%r{{[0-9]+}}, %r{{[0-9]+}}};
  %to = getelementptr i8, ptr addrspace(1) %q, i64 64
  %o2 = atomicrmw fadd ptr addrspace(1) %to, <2 x float> %f2 syncscope("device") monotonic
  ; CHECK: st.global.v2.b32 [{{.*}}], {[[A]], [[B]]};
  store <2 x float> %o2, ptr addrspace(1) %p
  %f4 = load <4 x float>, ptr addrspace(1) %p
  ; CHECK: atom.acq_rel.cta.global.add.v4.f32 {
  %o4 = atomicrmw fadd ptr addrspace(1) %q, <4 x float> %f4 syncscope("block") acq_rel
  %h8 = load <8 x half>, ptr addrspace(1) %p
  ; CHECK: atom.release.sys.global.add.noftz.v4.f16x2 {
  %oh8 = atomicrmw fadd ptr addrspace(1) %q, <8 x half> %h8 release
  %b8 = load <8 x bfloat>, ptr addrspace(1) %p
  ; CHECK: atom.acquire.gpu.global.add.noftz.v4.bf16x2 {
  %ob8 = atomicrmw fadd ptr addrspace(1) %q, <8 x bfloat> %b8 syncscope("device") acquire
  %h2 = load <2 x half>, ptr addrspace(1) %p
  ; CHECK: atom.relaxed.gpu.global.add.noftz.f16x2 %r
  ; PAIR: atom.relaxed.gpu.global.add.noftz.f16x2 %r
  %oh2 = atomicrmw fadd ptr addrspace(1) %q, <2 x half> %h2 syncscope("device") monotonic
  store <2 x half> %oh2, ptr addrspace(1) %q
  %b2 = load <2 x bfloat>, ptr addrspace(1) %p
  ; CHECK: atom.relaxed.gpu.global.add.noftz.bf16x2 %r
  ; PAIR: atom.{{.*}}cas.b32
  %ob2 = atomicrmw fadd ptr addrspace(1) %q, <2 x bfloat> %b2 syncscope("device") monotonic
  ret void
}
