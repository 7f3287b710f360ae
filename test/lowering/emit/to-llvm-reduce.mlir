// Reductions: registers in chains and a tree, lanes by butterflies, warps through shared memory with one barrier.
// RUN: kiln-opt --kiln-to-llvm --split-input-file --verify-diagnostics %s | FileCheck %s

#l = #kiln.linear<{register = [[1], [2]], lane = [[4], [8], [16], [32], [64]], warp = [[128], [256]]}>
module attributes {kiln.num_warps = 4 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  // The launch says how large; the kernel says how much it needs.
  // CHECK: llvm.mlir.global external @kiln_shared() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<0 x i8>
  // CHECK: @sum({{.*}}["kiln-dynamic-shared", "16"]
  tt.func public @sum(%p: !tt.ptr<f32>, %x: f32) attributes {kiln.shared_bytes = 16 : i32} {
    %t = tt.splat %x : f32 -> tensor<512xf32, #l>
    // CHECK-COUNT-3: llvm.fadd
    // CHECK: llvm.mlir.constant(1 : i32)
    // CHECK: nvvm.shfl.sync bfly
    // CHECK: llvm.fadd
    // CHECK-COUNT-4: nvvm.shfl.sync bfly
    // CHECK-NOT: shfl
    // Lane 0 of each warp stores its partial sum.
    // CHECK: llvm.cond_br
    // CHECK: llvm.store %{{.*}}, %{{.*}} {alignment = 4 : i64} : f32, !llvm.ptr<3>
    // CHECK: nvvm.barrier
    // CHECK: llvm.load %{{.*}} {alignment = 16 : i64} : !llvm.ptr<3> -> vector<4xf32>
    // CHECK-COUNT-3: llvm.fadd
    %s = "tt.reduce"(%t) <{axis = 0 : i32}> ({
    ^bb0(%a: f32, %b: f32):
      %c = arith.addf %a, %b : f32
      tt.reduce.return %c : f32
    }) {kiln.shared_offset = 0 : i32} : (tensor<512xf32, #l>) -> f32
    tt.store %p, %s {kiln.vector = 1 : i32} : !tt.ptr<f32>
    tt.return
  }
}

// -----

#l = #kiln.linear<{register = [[1]], lane = [[2], [4], [8], [16], [32]]}>
module attributes {kiln.num_warps = 1 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_80"} {
  // CHECK-LABEL: @max(
  tt.func public @max(%p: !tt.ptr<i32>) {
    %t = tt.make_range {start = 0 : i32, end = 64 : i32} : tensor<64xi32, #l>
    // CHECK: llvm.intr.smax
    // CHECK: nvvm.redux.sync max
    // CHECK-NOT: shfl
    // CHECK-NOT: barrier
    %s = "tt.reduce"(%t) <{axis = 0 : i32}> ({
    ^bb0(%a: i32, %b: i32):
      %c = arith.maxsi %a, %b : i32
      tt.reduce.return %c : i32
    }) : (tensor<64xi32, #l>) -> i32
    // CHECK: llvm.return
    tt.store %p, %s {kiln.vector = 1 : i32} : !tt.ptr<i32>
    tt.return
  }
}

// -----

// 64 lanes, 64-bit values in two words, a combiner that is not commutative, and a lane bit that holds the same data twice.
#l = #kiln.linear<{lane = [[1], [2], [4], [8], [16], [0]]}>
module attributes {kiln.num_warps = 1 : i32, kiln.warp_size = 64 : i32, kiln.target = "gfx90a"} {
  // CHECK-LABEL: @last(
  tt.func public @last(%p: !tt.ptr<i64>, %x: i64) {
    %t = tt.splat %x : i64 -> tensor<32xi64, #l>
    // Five steps of two words; the sixth lane bit is replicated data.
    // CHECK: %[[ONE:.*]] = llvm.mlir.constant(1055 : i32)
    // CHECK: rocdl.ds_swizzle %{{.*}}, %[[ONE]]
    // CHECK: rocdl.ds_swizzle
    // Both lanes of a pair combine the same sides.
    // CHECK-COUNT-2: llvm.select
    // CHECK-COUNT-8: rocdl.ds_swizzle
    // CHECK-NOT: rocdl.ds
    %s = "tt.reduce"(%t) <{axis = 0 : i32}> ({
    ^bb0(%a: i64, %b: i64):
      %c = arith.subi %a, %b : i64
      tt.reduce.return %c : i64
    }) : (tensor<32xi64, #l>) -> i64
    // CHECK: llvm.return
    tt.store %p, %s {kiln.vector = 1 : i32} : !tt.ptr<i64>
    tt.return
  }
}

// -----

// Two operands, two rows: the result keeps the rows, which lie in a register and in a warp.
#l = #kiln.linear<{register = [[1, 0]], lane = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]], warp = [[2, 0], [0, 64]]}>
#r = #kiln.linear<{register = [[1]], lane = [[0], [0], [0], [0], [0], [0]], warp = [[2], [0]]}>
module attributes {kiln.num_warps = 4 : i32, kiln.warp_size = 64 : i32, kiln.target = "gfx942"} {
  // CHECK: llvm.mlir.global internal @kiln_shared() {addr_space = 3 : i32, alignment = 1024 : i64{{.*}} : !llvm.array<64 x i8>
  // CHECK-LABEL: @rows(
  tt.func public @rows(%p: !tt.ptr<f32>, %x: f32, %n: i32) attributes {kiln.shared_bytes = 64 : i32} {
    %t = tt.splat %x : f32 -> tensor<4x128xf32, #l>
    %u = tt.splat %n : i32 -> tensor<4x128xi32, #l>
    // The 32nd lane is reached by address, the nearer ones by pattern.
    // CHECK: rocdl.ds_bpermute
    // CHECK: llvm.fence syncscope("workgroup") release {llvm.mmra = #[[LOCAL:.*]]}
    // CHECK: rocdl.s.barrier
    // CHECK: llvm.fence syncscope("workgroup") acquire {llvm.mmra = #[[LOCAL]]}
    // Two warps of two rows lie together; that both rows read the same, LLVM sees.
    // CHECK-COUNT-4: llvm.load {{.*}} {alignment = 16 : i64} : !llvm.ptr<3> -> vector<4x
    %s:2 = "tt.reduce"(%t, %u) <{axis = 1 : i32}> ({
    ^bb0(%a: f32, %i: i32, %b: f32, %j: i32):
      %c = arith.cmpf ogt, %a, %b : f32
      %v = arith.select %c, %a, %b : f32
      %k = arith.select %c, %i, %j : i32
      tt.reduce.return %v, %k : f32, i32
    }) {kiln.shared_offset = 0 : i32} : (tensor<4x128xf32, #l>, tensor<4x128xi32, #l>) -> (tensor<4xf32, #r>, tensor<4xi32, #r>)
    %range = tt.make_range {start = 0 : i32, end = 4 : i32} : tensor<4xi32, #r>
    %base = tt.splat %p : !tt.ptr<f32> -> tensor<4x!tt.ptr<f32>, #r>
    %ptr = tt.addptr %base, %s#1 : tensor<4x!tt.ptr<f32>, #r>, tensor<4xi32, #r>
    tt.store %ptr, %s#0 {kiln.vector = 1 : i32} : tensor<4x!tt.ptr<f32>, #r>
    tt.return
  }
}

// -----

// A combiner that is not commutative, and registers below the lanes and above the warps: each of these two blocks of 256
// elements goes through lanes and warps by itself.
#l = #kiln.linear<{register = [[1], [256]], lane = [[2], [4], [8], [16], [32]], warp = [[64], [128]]}>
module attributes {kiln.num_warps = 4 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  // CHECK-LABEL: @in_order(
  tt.func public @in_order(%p: !tt.ptr<i32>) attributes {kiln.shared_bytes = 32 : i32} {
    %t = tt.make_range {start = 0 : i32, end = 512 : i32} : tensor<512xi32, #l>
    // CHECK-COUNT-2: llvm.sub
    // CHECK-COUNT-10: nvvm.shfl.sync bfly
    // CHECK-NOT: shfl
    // CHECK-COUNT-2: llvm.store %{{.*}}, %{{.*}} : i32, !llvm.ptr<3>
    // CHECK: nvvm.barrier
    // CHECK-COUNT-2: llvm.load %{{.*}} {alignment = 16 : i64} : !llvm.ptr<3> -> vector<4xi32>
    // CHECK-COUNT-7: llvm.sub
    // CHECK-NOT: llvm.sub
    // CHECK-NOT: barrier
    // CHECK: llvm.return
    %s = "tt.reduce"(%t) <{axis = 0 : i32}> ({
    ^bb0(%a: i32, %b: i32):
      %c = arith.subi %a, %b : i32
      tt.reduce.return %c : i32
    }) {kiln.shared_offset = 0 : i32} : (tensor<512xi32, #l>) -> i32
    tt.store %p, %s {kiln.vector = 1 : i32} : !tt.ptr<i32>
    tt.return
  }
}

// -----

#l = #kiln.linear<{lane = [[4], [8], [16], [32], [64]], warp = [[1], [2]]}>
module attributes {kiln.num_warps = 4 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  tt.func public @lanes_behind_warps(%p: !tt.ptr<i32>, %x: i32) {
    %t = tt.splat %x : i32 -> tensor<128xi32, #l>
    // expected-error @below {{'tt.reduce' combines in order and has a layout that spreads the axis over warps in several places}}
    %s = "tt.reduce"(%t) <{axis = 0 : i32}> ({
    ^bb0(%a: i32, %b: i32):
      %c = arith.subi %a, %b : i32
      tt.reduce.return %c : i32
    }) {kiln.shared_offset = 0 : i32} : (tensor<128xi32, #l>) -> i32
    tt.store %p, %s {kiln.vector = 1 : i32} : !tt.ptr<i32>
    tt.return
  }
}

// -----

// Four chains within a thread, which take elements as they come; a tree of the chains.
#c = #kiln.linear<{register = [[1], [2], [4]], lane = [[0], [0], [0], [0], [0]]}>
module attributes {kiln.num_warps = 1 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  // CHECK-LABEL: @chains(
  tt.func public @chains(%p: !tt.ptr<f32>) {
    %i = tt.make_range {start = 0 : i32, end = 8 : i32} : tensor<8xi32, #c>
    %ps = tt.splat %p : !tt.ptr<f32> -> tensor<8x!tt.ptr<f32>, #c>
    %q = tt.addptr %ps, %i : tensor<8x!tt.ptr<f32>, #c>, tensor<8xi32, #c>
    // CHECK: %[[LOW:.*]] = llvm.load %{{.*}} -> vector<4xf32>
    // CHECK: %[[L0:.*]] = llvm.extractelement %[[LOW]]
    // CHECK: %[[L1:.*]] = llvm.extractelement %[[LOW]]
    // CHECK: %[[L2:.*]] = llvm.extractelement %[[LOW]]
    // CHECK: %[[L3:.*]] = llvm.extractelement %[[LOW]]
    // CHECK: %[[HIGH:.*]] = llvm.load %{{.*}} -> vector<4xf32>
    // CHECK: %[[H0:.*]] = llvm.extractelement %[[HIGH]]
    // CHECK: %[[H1:.*]] = llvm.extractelement %[[HIGH]]
    // CHECK: %[[H2:.*]] = llvm.extractelement %[[HIGH]]
    // CHECK: %[[H3:.*]] = llvm.extractelement %[[HIGH]]
    // CHECK: %[[S0:.*]] = llvm.fadd %[[L0]], %[[H0]]
    // CHECK: %[[S1:.*]] = llvm.fadd %[[L1]], %[[H1]]
    // CHECK: %[[S2:.*]] = llvm.fadd %[[L2]], %[[H2]]
    // CHECK: %[[S3:.*]] = llvm.fadd %[[L3]], %[[H3]]
    // CHECK: %[[A:.*]] = llvm.fadd %[[S0]], %[[S1]]
    // CHECK: %[[B:.*]] = llvm.fadd %[[S2]], %[[S3]]
    // CHECK: llvm.fadd %[[A]], %[[B]]
    %t = tt.load %q {kiln.vector = 4 : i32} : tensor<8x!tt.ptr<f32>, #c>
    %s = "tt.reduce"(%t) <{axis = 0 : i32}> ({
    ^bb0(%a: f32, %b: f32):
      %c = arith.addf %a, %b : f32
      tt.reduce.return %c : f32
    }) : (tensor<8xf32, #c>) -> f32
    tt.store %p, %s : !tt.ptr<f32>
    tt.return
  }
}

// -----

// Rows that a thread loads are all loaded before lanes exchange the first one's elements; once, and not after a store.
#r = #kiln.linear<{register = [[0, 1], [1, 0]], lane = [[0, 2], [0, 4], [2, 0], [4, 0], [8, 0]]}>
#s = #kiln.linear<{register = [[1]], lane = [[0], [0], [2], [4], [8]]}>
module attributes {kiln.num_warps = 1 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  // CHECK-LABEL: @rows_first(
  tt.func public @rows_first(%from: !tt.ptr<f32>, %to: !tt.ptr<f32>) {
    %p = tt.splat %from : !tt.ptr<f32> -> tensor<16x8x!tt.ptr<f32>, #r>
    %o = tt.splat %to : !tt.ptr<f32> -> tensor<16x!tt.ptr<f32>, #s>
    // CHECK-COUNT-2: llvm.load
    // CHECK-NOT: shfl
    // CHECK: llvm.fence syncscope("block") acq_rel
    // CHECK: nvvm.shfl.sync
    %t = tt.load %p {kiln.vector = 2 : i32} : tensor<16x8x!tt.ptr<f32>, #r>
    %s = "tt.reduce"(%t) <{axis = 1 : i32}> ({
    ^bb0(%a: f32, %b: f32):
      %c = arith.addf %a, %b : f32
      tt.reduce.return %c : f32
    }) : (tensor<16x8xf32, #r>) -> tensor<16xf32, #s>
    // CHECK-NOT: llvm.fence
    // CHECK: llvm.return
    %squared = arith.mulf %t, %t : tensor<16x8xf32, #r>
    %v = "tt.reduce"(%squared) <{axis = 1 : i32}> ({
    ^bb0(%a: f32, %b: f32):
      %c = arith.addf %a, %b : f32
      tt.reduce.return %c : f32
    }) : (tensor<16x8xf32, #r>) -> tensor<16xf32, #s>
    tt.store %o, %s : tensor<16x!tt.ptr<f32>, #s>
    %u = tt.load %p {kiln.vector = 2 : i32} : tensor<16x8x!tt.ptr<f32>, #r>
    %w = "tt.reduce"(%u) <{axis = 1 : i32}> ({
    ^bb0(%a: f32, %b: f32):
      %c = arith.addf %a, %b : f32
      tt.reduce.return %c : f32
    }) : (tensor<16x8xf32, #r>) -> tensor<16xf32, #s>
    %x = arith.addf %v, %w : tensor<16xf32, #s>
    tt.store %o, %x : tensor<16x!tt.ptr<f32>, #s>
    tt.return
  }
}
