// Dots on the tensor core: columns that one warp takes and gives back, instructions and their commit by one thread, the wait for
// an mbarrier, and loads whose results are those of their wait.
// RUN: kiln-opt --kiln-to-llvm --split-input-file --verify-diagnostics %s | FileCheck %s

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#a = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [1, 0], [2, 8], [4, 16], [8, 0], [16, 0], [32, 0]]>
#b = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0], [16, 0]]>
#one = #kiln.shared<[]>
!a = !kiln.memdesc<64x32xf16, #a>
!b = !kiln.memdesc<32x16xf16, #b>
!turns = !kiln.memdesc<2xi64, #one>
!t = !kiln.tensor_memory<64x16xf32>
module attributes {kiln.num_warps = 4 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_100a"} {
  // CHECK-LABEL: @dot(
  // CHECK: llvm.inline_asm has_side_effects asm_dialect = att "tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [$0], 32;", "r"
  // CHECK: "tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;"
  // CHECK: "tcgen05.fence::before_thread_sync;"
  // CHECK: nvvm.barrier
  // CHECK: "tcgen05.fence::after_thread_sync;"
  // CHECK: llvm.load %{{.*}} : !llvm.ptr<3> -> i32
  // Two times eight columns of 16 rows: 8 registers.
  // CHECK: "tcgen05.st.sync.aligned.16x256b.x2.b32 [$0], {$1, $2, $3, $4, $5, $6, $7, $8};", "r,r,r,r,r,r,r,r,r"
  // CHECK: "tcgen05.wait::st.sync.aligned;"
  // CHECK: "tcgen05.fence::before_thread_sync;"
  // The dot's thread: sums of 64 by 16 of f16, A along k, B along n; two steps along k.
  // CHECK: "tcgen05.fence::after_thread_sync;"
  // CHECK: %[[WORD:.*]] = llvm.mlir.constant(67436560 : i32)
  // CHECK: "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", "r,l,l,r,b" %{{.*}}, %{{.*}}, %{{.*}}, %[[WORD]],
  // CHECK: "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", "r,l,l,r,b"
  // CHECK: "tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$0];", "r"
  // The elected warp waits.
  // CHECK: llvm.cond_br
  // CHECK: nvvm.mbarrier.try_wait
  // CHECK: "tcgen05.fence::after_thread_sync;"
  // CHECK: "tcgen05.ld.sync.aligned.16x256b.x2.b32 {$0, $1, $2, $3, $4, $5, $6, $7}, [$8]; tcgen05.wait::ld.sync.aligned;", "=&r,=&r,=&r,=&r,=&r,=&r,=&r,=&r,r"
  // CHECK: "tcgen05.dealloc.cta_group::1.sync.aligned.b32 $0, 32;", "r"
  // What threads count is no memory of theirs.
  // CHECK-NOT: llvm.alloca
  tt.func public @dot(%x: f32, %p: !tt.ptr<f32>) attributes {kiln.shared_bytes = 6176 : i32} {
    %base = kiln.tensor_begin columns 32 {kiln.shared_offset = 6160 : i32}
    %a = kiln.alloc {alignment = 1024, kiln.shared_offset = 0 : i32} : !a
    %b = kiln.alloc {alignment = 1024, kiln.shared_offset = 4096 : i32} : !b
    %done = kiln.alloc {kiln.shared_offset = 6144 : i32} : !turns
    %t = kiln.tensor_alloc in %base at 0 : !t
    %c = tt.splat %x : f32 -> tensor<64x16xf32, #c>
    kiln.tensor_store %c, %t : tensor<64x16xf32, #c> -> !t
    kiln.barrier local
    %d = kiln.tensor_dot %a, %b to %t adds done %done : !a, !b -> !t, !turns
    kiln.tensor_wait for %d pending 0 done %done buffers %a, %b : !turns, !a, !b
    kiln.barrier local
    %r = kiln.tensor_load %t : !t -> tensor<64x16xf32, #c>
    %ps = tt.splat %p : !tt.ptr<f32> -> tensor<64x16x!tt.ptr<f32>, #c>
    tt.store %ps, %r : tensor<64x16x!tt.ptr<f32>, #c>
    kiln.tensor_end %base columns 32
    tt.return
  }
}

// -----

#a = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [1, 0], [2, 8], [4, 16], [8, 0], [16, 0], [32, 0]]>
#b = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0], [16, 0]]>
#one = #kiln.shared<[]>
!a = !kiln.memdesc<64x32xf16, #a>
!b = !kiln.memdesc<32x16xf16, #b>
!t = !kiln.tensor_memory<64x16xf32>
module attributes {kiln.num_warps = 4 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_100a"} {
  // Handed over by mbarriers: no thread counts dots, and the first product of a dot adds where the condition holds.
  // CHECK-LABEL: @handed_over(
  // CHECK-SAME: %[[ADDS:[^:]*]]: i1
  // CHECK: "tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [$0], 32;", "r"
  // CHECK: "tcgen05.fence::before_thread_sync;"
  // CHECK: nvvm.barrier
  // CHECK: "tcgen05.fence::after_thread_sync;"
  // CHECK: llvm.load %{{.*}} : !llvm.ptr<3> -> i32
  // CHECK: "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", "r,l,l,r,b" %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %[[ADDS]] :
  // CHECK: %[[ALWAYS:.*]] = llvm.mlir.constant(true) : i1
  // CHECK: "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", "r,l,l,r,b" %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %[[ALWAYS]] :
  // CHECK: "tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$0];", "r"
  // CHECK: "tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$0];", "r"
  // CHECK-NOT: try_wait
  // CHECK: "tcgen05.dealloc.cta_group::1.sync.aligned.b32 $0, 32;", "r"
  tt.func public @handed_over(%adds: i1) attributes {kiln.shared_bytes = 6192 : i32} {
    %slot = kiln.alloc {kiln.shared_offset = 6160 : i32} : !kiln.memdesc<i32, #one>
    kiln.tensor_take columns 32 to %slot : !kiln.memdesc<i32, #one>
    kiln.barrier local
    %base = kiln.tensor_base %slot : !kiln.memdesc<i32, #one>
    %a = kiln.alloc {alignment = 1024, kiln.shared_offset = 0 : i32} : !a
    %b = kiln.alloc {alignment = 1024, kiln.shared_offset = 4096 : i32} : !b
    %free = kiln.alloc {kiln.shared_offset = 6144 : i32} : !kiln.memdesc<i64, #one>
    %full = kiln.alloc {kiln.shared_offset = 6176 : i32} : !kiln.memdesc<i64, #one>
    %t = kiln.tensor_alloc in %base at 0 : !t
    %d = kiln.tensor_dot %a, %b to %t adds if %adds done %free : !a, !b -> !t, !kiln.memdesc<i64, #one>
    kiln.tensor_commit %full : !kiln.memdesc<i64, #one>
    kiln.tensor_end %base columns 32 in %slot : !kiln.memdesc<i32, #one>
    tt.return
  }
}

// -----

// Warps along the rows in another order than the lanes that they reach.
#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[32, 0], [16, 0]]}>
!t = !kiln.tensor_memory<64x16xf32>
module attributes {kiln.num_warps = 4 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_100a"} {
  tt.func public @other_layout() attributes {kiln.shared_bytes = 16 : i32} {
    %base = kiln.tensor_begin columns 32 {kiln.shared_offset = 0 : i32}
    %t = kiln.tensor_alloc in %base at 0 : !t
    // expected-error @+1 {{has a layout that tensor memory does not hand out}}
    %r = kiln.tensor_load %t : !t -> tensor<64x16xf32, #c>
    kiln.tensor_end %base columns 32
    tt.return
  }
}

// -----

!t = !kiln.tensor_memory<64x16xf32>
module attributes {kiln.num_warps = 4 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_100a"} {
  tt.func public @no_columns() {
    // expected-error @+1 {{has no columns; run kiln-allocate-tensor-memory before}}
    %t = kiln.tensor_alloc : !t
    tt.return
  }
}

// -----

#a = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [1, 0], [2, 8], [4, 16], [8, 0], [16, 0], [32, 0]]>
#b = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0], [16, 0]]>
#one = #kiln.shared<[]>
!a = !kiln.memdesc<64x32xf16, #a>
!b = !kiln.memdesc<32x16xf16, #b>
!turns = !kiln.memdesc<2xi64, #one>
!t = !kiln.tensor_memory<64x16xf32>
module attributes {kiln.num_warps = 4 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_120a"} {
  tt.func public @no_tensor_memory(%base: i32) attributes {kiln.shared_bytes = 6160 : i32} {
    %a = kiln.alloc {alignment = 1024, kiln.shared_offset = 0 : i32} : !a
    %b = kiln.alloc {alignment = 1024, kiln.shared_offset = 4096 : i32} : !b
    %done = kiln.alloc {kiln.shared_offset = 6144 : i32} : !turns
    %t = kiln.tensor_alloc in %base at 0 : !t
    // expected-error @+1 {{needs tensor memory, which sm_120a does not have}}
    %d = kiln.tensor_dot %a, %b to %t done %done : !a, !b -> !t, !turns
    tt.return
  }
}
