// The syntax and verifier of dots by warpgroups.
// RUN: kiln-opt %s --split-input-file --verify-diagnostics | kiln-opt --split-input-file --verify-diagnostics | FileCheck %s

// Accumulator, and A in registers; operands in runs of 32 bytes: A along k, B along n, B along k.
#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#a = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0], [16, 0], [32, 0]]>
#byN = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
#byK = #kiln.shared<[[1, 0], [2, 0], [4, 0], [8, 0], [0, 1], [0, 2], [8, 4], [0, 8]]>
!a = !kiln.memdesc<64x16xf16, #a>
!b = !kiln.memdesc<16x16xf16, #byN>
!k = !kiln.memdesc<16x16xf16, #byK>
// CHECK-LABEL: @roundtrip
tt.func @roundtrip(%c: tensor<64x16xf32, #c>, %x: tensor<64x16xf16, #c>) {
  // CHECK: %[[A:.*]] = kiln.alloc
  %a = kiln.alloc : !a
  // CHECK: %[[B:.*]] = kiln.alloc
  %b = kiln.alloc : !b
  // CHECK: %[[K:.*]] = kiln.alloc
  %k = kiln.alloc : !k
  // CHECK: %[[W:.*]] = kiln.async_wait
  %w = kiln.async_wait pending 0
  // CHECK: %[[D:.*]] = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %[[A]], %[[B]], %{{.*}} tokens %[[W]] : !kiln.memdesc<64x16xf16, #shared>, !kiln.memdesc<16x16xf16, #shared1>, tensor<64x16xf32, #layout>
  %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %b, %c tokens %w : !a, !b, tensor<64x16xf32, #c>
  // CHECK: %[[E:.*]] = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16" %{{.*}}, %[[K]], %{{.*}} : tensor<64x16xf16, #layout>, !kiln.memdesc<16x16xf16, #shared2>, tensor<64x16xf32, #layout>
  %e = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16" %x, %k, %c : tensor<64x16xf16, #c>, !k, tensor<64x16xf32, #c>
  // CHECK: %[[R:.*]]:2 = kiln.warpgroup_wait pending 1 %[[D]], %[[E]] : tensor<64x16xf32, #layout>, tensor<64x16xf32, #layout> kept %{{.*}} : tensor<64x16xf16, #layout> buffers %[[A]], %[[B]] : !kiln.memdesc<64x16xf16, #shared>, !kiln.memdesc<16x16xf16, #shared1> -> tensor<64x16xf32, #layout>, tensor<64x16xf32, #layout>
  %r:2 = kiln.warpgroup_wait pending 1 %d, %e : tensor<64x16xf32, #c>, tensor<64x16xf32, #c> kept %x : tensor<64x16xf16, #c> buffers %a, %b : !a, !b -> tensor<64x16xf32, #c>, tensor<64x16xf32, #c>
  // CHECK: kiln.warpgroup_wait pending 0
  kiln.warpgroup_wait pending 0
  // CHECK: kiln.barrier local async_proxy
  kiln.barrier local async_proxy
  // CHECK: kiln.barrier async_proxy
  kiln.barrier async_proxy
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#a = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0], [16, 0], [32, 0]]>
#b = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
tt.func @no_wgmma(%c: tensor<64x16xf32, #c>) {
  %a = kiln.alloc : !kiln.memdesc<64x16xf16, #a>
  %b = kiln.alloc : !kiln.memdesc<16x16xf16, #b>
  // expected-error @+1 {{'mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32' is no wgmma.mma_async}}
  %d = kiln.warpgroup_dot "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32" %a, %b, %c : !kiln.memdesc<64x16xf16, #a>, !kiln.memdesc<16x16xf16, #b>, tensor<64x16xf32, #c>
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#a = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0], [16, 0], [32, 0]]>
#b = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
// Not a multiple of 8 columns.
tt.func @no_such_shape(%c: tensor<64x16xf32, #c>) {
  %a = kiln.alloc : !kiln.memdesc<64x16xf16, #a>
  %b = kiln.alloc : !kiln.memdesc<16x16xf16, #b>
  // expected-error @+1 {{' is no wgmma.mma_async}}
  %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n12k16.f32.f16.f16" %a, %b, %c : !kiln.memdesc<64x16xf16, #a>, !kiln.memdesc<16x16xf16, #b>, tensor<64x16xf32, #c>
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#b = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
// Two accumulator elements in a register.
tt.func @half_sums(%c: tensor<64x16xf16, #c>) {
  %b = kiln.alloc : !kiln.memdesc<16x16xf16, #b>
  // expected-error @+1 {{needs accumulators of 32 bits, other than those of 'wgmma.mma_async.sync.aligned.m64n16k16.f16.f16.f16'}}
  %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f16.f16.f16" %c, %b, %c : tensor<64x16xf16, #c>, !kiln.memdesc<16x16xf16, #b>, tensor<64x16xf16, #c>
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#a = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0], [16, 0], [32, 0]]>
#b = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
tt.func @slots_of_a(%c: tensor<64x16xf32, #c>) {
  %a = kiln.alloc : !kiln.memdesc<2x64x16xf16, #a>
  %b = kiln.alloc : !kiln.memdesc<16x16xf16, #b>
  // expected-error @+1 {{takes one slot of a buffer, not}}
  %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %b, %c : !kiln.memdesc<2x64x16xf16, #a>, !kiln.memdesc<16x16xf16, #b>, tensor<64x16xf32, #c>
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#a = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0], [16, 0], [32, 0]]>
#b = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
tt.func @slots_of_b(%c: tensor<64x16xf32, #c>) {
  %a = kiln.alloc : !kiln.memdesc<64x16xf16, #a>
  %b = kiln.alloc : !kiln.memdesc<2x16x16xf16, #b>
  // expected-error @+1 {{takes one slot of a buffer, not}}
  %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %b, %c : !kiln.memdesc<64x16xf16, #a>, !kiln.memdesc<2x16x16xf16, #b>, tensor<64x16xf32, #c>
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#a = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0], [16, 0], [32, 0]]>
#rows = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 0], [8, 0]]>
// Chunks of the rows are not exchanged.
tt.func @plain_rows(%c: tensor<64x16xf32, #c>) {
  %a = kiln.alloc : !kiln.memdesc<64x16xf16, #a>
  %b = kiln.alloc : !kiln.memdesc<16x16xf16, #rows>
  // expected-error @+1 {{from the layout of}}
  %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %b, %c : !kiln.memdesc<64x16xf16, #a>, !kiln.memdesc<16x16xf16, #rows>, tensor<64x16xf32, #c>
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#b = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
#s = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 8], [4, 0], [8, 0], [16, 0], [32, 0]]>
// Exchanged by another row.
tt.func @swizzled_for_others(%c: tensor<64x16xf32, #c>) {
  %a = kiln.alloc : !kiln.memdesc<64x16xf16, #s>
  %b = kiln.alloc : !kiln.memdesc<16x16xf16, #b>
  // expected-error @+1 {{from the layout of}}
  %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %b, %c : !kiln.memdesc<64x16xf16, #s>, !kiln.memdesc<16x16xf16, #b>, tensor<64x16xf32, #c>
  tt.return
}

// -----

#a = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0], [16, 0], [32, 0]]>
#c8 = #kiln.linear<{register = [[0, 1], [8, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#narrow = #kiln.shared<[[0, 1], [0, 2], [0, 4], [1, 0], [2, 0], [4, 0], [8, 0]]>
// Runs of 16 bytes.
tt.func @narrow(%c: tensor<64x8xf32, #c8>) {
  %a = kiln.alloc : !kiln.memdesc<64x16xf16, #a>
  %b = kiln.alloc : !kiln.memdesc<16x8xf16, #narrow>
  // expected-error @+1 {{from the layout of}}
  %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16" %a, %b, %c : !kiln.memdesc<64x16xf16, #a>, !kiln.memdesc<16x8xf16, #narrow>, tensor<64x8xf32, #c8>
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#a = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0], [16, 0], [32, 0]]>
#line = #kiln.shared<[[1], [2], [4], [8], [16], [32]]>
tt.func @one_dimension(%c: tensor<64x16xf32, #c>) {
  %a = kiln.alloc : !kiln.memdesc<64x16xf16, #a>
  %b = kiln.alloc : !kiln.memdesc<64xf16, #line>
  // expected-error @+1 {{from the layout of}}
  %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %b, %c : !kiln.memdesc<64x16xf16, #a>, !kiln.memdesc<64xf16, #line>, tensor<64x16xf32, #c>
  tt.return
}

// -----

#c32 = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8], [0, 16]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#a8 = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [1, 0], [2, 0], [4, 16], [8, 0], [16, 0], [32, 0]]>
#byN = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [1, 0], [2, 0], [4, 16], [8, 0], [16, 0]]>
tt.func @bytes_along_n(%c: tensor<64x32xi32, #c32>) {
  %a = kiln.alloc : !kiln.memdesc<64x32xi8, #a8>
  %b = kiln.alloc : !kiln.memdesc<32x32xi8, #byN>
  // expected-error @+1 {{along k to lie together, other than in}}
  %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n32k32.s32.s8.s8" %a, %b, %c : !kiln.memdesc<64x32xi8, #a8>, !kiln.memdesc<32x32xi8, #byN>, tensor<64x32xi32, #c32>
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#byM = #kiln.shared<[[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [4, 1], [8, 2], [16, 4], [32, 0]]>
#byK = #kiln.shared<[[1, 0], [2, 0], [4, 0], [0, 1], [0, 2], [4, 4], [0, 8]]>
tt.func @words_along_m(%c: tensor<64x16xf32, #c>) {
  %a = kiln.alloc : !kiln.memdesc<64x8xf32, #byM>
  %b = kiln.alloc : !kiln.memdesc<8x16xf32, #byK>
  // expected-error @+1 {{along k to lie together, other than in}}
  %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k8.f32.tf32.tf32" %a, %b, %c : !kiln.memdesc<64x8xf32, #byM>, !kiln.memdesc<8x16xf32, #byK>, tensor<64x16xf32, #c>
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#b = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
#a128 = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8], [64, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
tt.func @rows(%c: tensor<64x16xf32, #c>, %a: tensor<128x16xf16, #a128>) {
  %b = kiln.alloc : !kiln.memdesc<16x16xf16, #b>
  // expected-error @+1 {{multiplies (m, k) by (k, n) and adds (m, n), not}}
  %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %b, %c : tensor<128x16xf16, #a128>, !kiln.memdesc<16x16xf16, #b>, tensor<64x16xf32, #c>
  tt.return
}

// -----

#a = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0], [16, 0], [32, 0]]>
#b = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
#c32 = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8], [0, 16]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
tt.func @columns(%c: tensor<64x32xf32, #c32>) {
  %a = kiln.alloc : !kiln.memdesc<64x16xf16, #a>
  %b = kiln.alloc : !kiln.memdesc<16x16xf16, #b>
  // expected-error @+1 {{multiplies (m, k) by (k, n) and adds (m, n), not}}
  %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %b, %c : !kiln.memdesc<64x16xf16, #a>, !kiln.memdesc<16x16xf16, #b>, tensor<64x32xf32, #c32>
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#b = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
#a32 = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8], [0, 16]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
tt.func @depth(%c: tensor<64x16xf32, #c>, %a: tensor<64x32xf16, #a32>) {
  %b = kiln.alloc : !kiln.memdesc<16x16xf16, #b>
  // expected-error @+1 {{multiplies (m, k) by (k, n) and adds (m, n), not}}
  %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %b, %c : tensor<64x32xf16, #a32>, !kiln.memdesc<16x16xf16, #b>, tensor<64x16xf32, #c>
  tt.return
}

// -----

#a = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0], [16, 0], [32, 0]]>
#b = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
#batch = #kiln.linear<{register = [[0, 0, 1], [0, 8, 0], [0, 0, 8]], lane = [[0, 0, 2], [0, 0, 4], [0, 1, 0], [0, 2, 0], [0, 4, 0]], warp = [[0, 16, 0], [0, 32, 0]]}>
tt.func @batches(%c: tensor<1x64x16xf32, #batch>) {
  %a = kiln.alloc : !kiln.memdesc<64x16xf16, #a>
  %b = kiln.alloc : !kiln.memdesc<16x16xf16, #b>
  // expected-error @+1 {{multiplies (m, k) by (k, n) and adds (m, n), not}}
  %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %b, %c : !kiln.memdesc<64x16xf16, #a>, !kiln.memdesc<16x16xf16, #b>, tensor<1x64x16xf32, #batch>
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#b = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
tt.func @type_of_a(%c: tensor<64x16xf32, #c>, %a: tensor<64x16xf32, #c>) {
  %b = kiln.alloc : !kiln.memdesc<16x16xf16, #b>
  // expected-error @+1 {{of another type than 'wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16' takes}}
  %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %b, %c : tensor<64x16xf32, #c>, !kiln.memdesc<16x16xf16, #b>, tensor<64x16xf32, #c>
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#c32 = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8], [0, 16]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#bytes = #kiln.shared<[[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 1], [0, 2], [16, 4], [0, 8]]>
tt.func @type_of_b(%c: tensor<64x16xf32, #c>, %a: tensor<64x32xf16, #c32>) {
  %b = kiln.alloc : !kiln.memdesc<32x16xi8, #bytes>
  // expected-error @+1 {{of another type than}}
  %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %b, %c : tensor<64x32xf16, #c32>, !kiln.memdesc<32x16xi8, #bytes>, tensor<64x16xf32, #c>
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#a = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0], [16, 0], [32, 0]]>
#b = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
tt.func @type_of_c(%c: tensor<64x16xf16, #c>) {
  %a = kiln.alloc : !kiln.memdesc<64x16xf16, #a>
  %b = kiln.alloc : !kiln.memdesc<16x16xf16, #b>
  // expected-error @+1 {{of another type than}}
  %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %b, %c : !kiln.memdesc<64x16xf16, #a>, !kiln.memdesc<16x16xf16, #b>, tensor<64x16xf16, #c>
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#b = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
// As wide as f16, and another type.
tt.func @same_width(%c: tensor<64x16xf32, #c>, %a: tensor<64x16xbf16, #c>) {
  %b = kiln.alloc : !kiln.memdesc<16x16xf16, #b>
  // expected-error @+1 {{of another type than}}
  %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %b, %c : tensor<64x16xbf16, #c>, !kiln.memdesc<16x16xf16, #b>, tensor<64x16xf32, #c>
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#a = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0], [16, 0], [32, 0]]>
#b = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
tt.func @sums_of_integers(%c: tensor<64x16xi32, #c>) {
  %a = kiln.alloc : !kiln.memdesc<64x16xf16, #a>
  %b = kiln.alloc : !kiln.memdesc<16x16xf16, #b>
  // expected-error @+1 {{of another type than}}
  %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %b, %c : !kiln.memdesc<64x16xf16, #a>, !kiln.memdesc<16x16xf16, #b>, tensor<64x16xi32, #c>
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#b = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
tt.func @pointers(%c: tensor<64x16xf32, #c>, %a: tensor<64x16x!tt.ptr<f16>, #c>) {
  %b = kiln.alloc : !kiln.memdesc<16x16xf16, #b>
  // expected-error @+1 {{of another type than}}
  %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %b, %c : tensor<64x16x!tt.ptr<f16>, #c>, !kiln.memdesc<16x16xf16, #b>, tensor<64x16xf32, #c>
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
tt.func @gives_back_less(%c: tensor<64x16xf32, #c>) {
  // expected-error @+1 {{gives back one value for each accumulator, of its type}}
  kiln.warpgroup_wait pending 0 %c : tensor<64x16xf32, #c>
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
tt.func @gives_back_another(%c: tensor<64x16xf32, #c>) {
  // expected-error @+1 {{gives back one value for each accumulator, of its type}}
  %r = kiln.warpgroup_wait pending 0 %c : tensor<64x16xf32, #c> -> tensor<64x16xi32, #c>
  tt.return
}

// -----

tt.func @negative() {
  // expected-error @+1 {{attribute 'pending' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative}}
  kiln.warpgroup_wait pending -1
  tt.return
}
