; Nontemporal accesses to global memory: L1 and L2 give up first what they touch. LLVM selects nothing of NVPTX for the hint, so they
; are inline assembly, without a predicate where every thread makes them.
; RUN: kiln compile %s --target sm_90a --emit asm | FileCheck %s --check-prefixes=ALL,POLICY
; RUN: kiln compile %s --target sm_75 --emit asm | FileCheck %s --check-prefixes=ALL,OLD
; RUN: %if ptxas %{ kiln compile %s --target sm_90a --emit obj -o %t.cubin %}
; RUN: %if ptxas %{ kiln inspect %t.cubin | FileCheck %s --check-prefix=SASS %}
target triple = "nvptx64-nvidia-cuda"

; ALL-LABEL: .entry all(
; POLICY: createpolicy.fractional.L2::evict_first.b64 [[FIRST:%rd[0-9]+]], 1.0;
; POLICY-NOT: createpolicy
; POLICY: {{^	}}ld.global.L1::evict_first.L2::cache_hint.v4.b32 {{{.*}}}, [{{%rd[0-9]+}}], [[FIRST]];
; POLICY: {{^	}}ld.global.nc.L1::evict_first.L2::cache_hint.b32 {{%r[0-9]+}}, [{{%rd[0-9]+}}+16], [[FIRST]];
; POLICY: @{{%p[0-9]+}} ld.global.L1::evict_first.L2::cache_hint.v2.b32 {{{.*}}}, [{{%rd[0-9]+}}+32], [[FIRST]];
; POLICY: {{^	}}st.global.L1::evict_first.L2::cache_hint.v4.b32 [{{%rd[0-9]+}}], {{{.*}}}, [[FIRST]];
; OLD: {{^	}}ld.global.cs.v4.b32
; OLD: {{^	}}ld.global.cs.nc.b32
; OLD: @{{%p[0-9]+}} ld.global.cs.v2.b32
; OLD: {{^	}}st.global.cs.v4.b32
; SASS: LDG.E.EF.128
define ptx_kernel void @all(ptr addrspace(1) %p, ptr addrspace(1) %q, i1 %c) {
  %v = load <8 x i16>, ptr addrspace(1) %p, align 16, !nontemporal !0
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 16
  %s = load float, ptr addrspace(1) %p1, align 4, !nontemporal !0, !invariant.load !1
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 32
  %m0 = insertelement <2 x i1> poison, i1 %c, i64 0
  %m = shufflevector <2 x i1> %m0, <2 x i1> poison, <2 x i32> zeroinitializer
  %w = call <2 x i32> @llvm.masked.load.v2i32.p1(ptr addrspace(1) align 8 %p2, <2 x i1> %m, <2 x i32> zeroinitializer), !nontemporal !0
  store <8 x i16> %v, ptr addrspace(1) %q, align 16, !nontemporal !0
  %q1 = getelementptr i8, ptr addrspace(1) %q, i64 16
  store float %s, ptr addrspace(1) %q1, align 4
  %q2 = getelementptr i8, ptr addrspace(1) %q, i64 32
  store <2 x i32> %w, ptr addrspace(1) %q2, align 8
  ret void
}

; Volatile accesses and other memory have no such hint.
; ALL-LABEL: .entry others(
; ALL-NOT: {{evict_first|\.cs}}
; ALL: ld.volatile.global.b32
; ALL: st.shared.b32
@buffer = addrspace(3) global [4 x i32] undef
define ptx_kernel void @others(ptr addrspace(1) %p) {
  %v = load volatile i32, ptr addrspace(1) %p, align 4, !nontemporal !0
  store i32 %v, ptr addrspace(3) @buffer, align 4, !nontemporal !0
  ret void
}

!0 = !{i32 1}
!1 = !{}
