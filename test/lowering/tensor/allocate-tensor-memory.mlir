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

// -----

// CHECK-LABEL: @takes_none
// CHECK-NOT: kiln.tensor
tt.func public @takes_none() {
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8], [0, 16], [0, 32], [0, 64], [0, 128], [0, 256]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
!t = !kiln.tensor_memory<64x512xf32>
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
