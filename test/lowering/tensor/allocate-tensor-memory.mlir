// Columns of tensor memory: those of matrices that are not live together are the same, and the block takes as many as it needs.
// RUN: kiln-opt %s --split-input-file --verify-diagnostics --kiln-allocate-tensor-memory | FileCheck %s

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
!t = !kiln.tensor_memory<64x16xf32>
// CHECK-LABEL: @shares
// CHECK-NEXT: %[[BASE:.*]] = kiln.tensor_begin columns 32
// CHECK: kiln.tensor_alloc in %[[BASE]] at 0
// CHECK: kiln.tensor_alloc in %[[BASE]] at 16
// CHECK: kiln.tensor_alloc in %[[BASE]] at 0
// CHECK: kiln.tensor_end %[[BASE]] columns 32
// CHECK-NEXT: tt.return
module attributes {kiln.num_warps = 4 : i32} {
tt.func public @shares(%x: tensor<64x16xf32, #c>) {
  %t = kiln.tensor_alloc : !t
  kiln.tensor_store %x, %t : tensor<64x16xf32, #c> -> !t
  %u = kiln.tensor_alloc : !t
  kiln.tensor_store %x, %u : tensor<64x16xf32, #c> -> !t
  %r = kiln.tensor_load %t : !t -> tensor<64x16xf32, #c>
  %v = kiln.tensor_alloc : !t
  kiln.tensor_store %r, %v : tensor<64x16xf32, #c> -> !t
  %s = kiln.tensor_load %u : !t -> tensor<64x16xf32, #c>
  %w = kiln.tensor_load %v : !t -> tensor<64x16xf32, #c>
  tt.return
}
}

// -----

// CHECK-LABEL: @takes_none
// CHECK-NOT: kiln.tensor
tt.func public @takes_none() {
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8], [0, 16], [0, 32], [0, 64], [0, 128], [0, 256]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
!t = !kiln.tensor_memory<64x512xf32>
module attributes {kiln.num_warps = 4 : i32} {
tt.func public @too_many(%x: tensor<64x512xf32, #c>) {
  // expected-error @+2 {{kernel too_many needs 1024 columns of tensor memory, but a block has at most 512}}
  // expected-note @+1 {{512 columns for '!kiln.tensor_memory<64x512xf32>'}}
  %t = kiln.tensor_alloc : !t
  kiln.tensor_store %x, %t : tensor<64x512xf32, #c> -> !t
  // expected-note @+1 {{512 columns for '!kiln.tensor_memory<64x512xf32>'}}
  %u = kiln.tensor_alloc : !t
  kiln.tensor_store %x, %u : tensor<64x512xf32, #c> -> !t
  %r = kiln.tensor_load %t : !t -> tensor<64x512xf32, #c>
  tt.return
}
}

// -----

// Eight warps: two reach each lane, and what one of them loads the other one must not store to.
#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8], [16, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[32, 0], [64, 0], [0, 16]]}>
#p = #kiln.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0], [0, 16]]}>
!t = !kiln.tensor_memory<128x32xf32>
!p = !kiln.tensor_memory<128x32xf16>
// CHECK-LABEL: @apart
// CHECK: kiln.tensor_begin columns 64
// CHECK: kiln.tensor_alloc in {{.*}} at 0 : !kiln.tensor_memory<128x32xf32>
// CHECK: kiln.tensor_alloc in {{.*}} at 32 : !kiln.tensor_memory<128x32xf16>
// CHECK: kiln.tensor_alloc in {{.*}} at 0 : !kiln.tensor_memory<128x32xf32>
module attributes {kiln.num_warps = 8 : i32} {
tt.func public @apart(%x: tensor<128x32xf32, #c>, %y: tensor<128x32xf16, #p>) {
  %t = kiln.tensor_alloc : !t
  kiln.tensor_store %x, %t : tensor<128x32xf32, #c> -> !t
  %r = kiln.tensor_load %t : !t -> tensor<128x32xf32, #c>
  %p = kiln.tensor_alloc : !p
  kiln.tensor_store %y, %p : tensor<128x32xf16, #p> -> !p
  %q = kiln.tensor_load %p : !p -> tensor<128x32xf16, #p>
  %u = kiln.tensor_alloc : !t
  kiln.tensor_store %r, %u : tensor<128x32xf32, #c> -> !t
  %w = kiln.tensor_load %u : !t -> tensor<128x32xf32, #c>
  tt.return
}
}
