// The layout attribute: text, shape, and what its verifiers refuse.
// RUN: kiln-opt %s --split-input-file --verify-diagnostics | FileCheck %s

// CHECK: #layout = #kiln.linear<{register = {{\[\[}}0, 1], [8, 0]], lane = {{\[\[}}0, 2], [0, 4], [1, 0], [2, 0], [4, 0]]}>
// CHECK: #layout1 = #kiln.linear<{register = {{\[\[}}0, 1]], lane = {{\[\[}}0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = {{\[\[}}8, 0], [0, 0]]}>
#accumulator = #kiln.linear<{register = [[0, 1], [8, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]]}>
#replicated = #kiln.linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [0, 0]]}>
// CHECK: tt.func public @f(%{{.*}}: tensor<16x8xf32, #layout>, %{{.*}}: tensor<16x8xf32, #layout1>)
tt.func public @f(%a: tensor<16x8xf32, #accumulator>, %b: tensor<16x8xf32, #replicated>) {
  tt.return
}

// -----

// expected-error @below {{does not cover all elements of its shape}}
#gap = #kiln.linear<{register = [[1], [4]], lane = [[8]]}>
tt.func public @f(%a: tensor<16xf32, #gap>) { tt.return }

// -----

#small = #kiln.linear<{register = [[1], [2]], lane = [[4]]}>
// expected-error @below {{layout is for a tensor of shape [8], the tensor has [16]}}
tt.func public @f(%a: tensor<16xf32, #small>) { tt.return }

// -----

// expected-error @below {{every basis must have one coordinate per tensor dimension}}
#mixed = #kiln.linear<{register = [[1], [0, 1]]}>
tt.func public @f() { tt.return }

// -----

// expected-error @below {{expected register, lane, warp or block, each at most once and in this order; found register}}
#order = #kiln.linear<{lane = [[1]], register = [[2]]}>
tt.func public @f() { tt.return }

// -----

// expected-error @below {{a basis has a negative coordinate}}
#negative = #kiln.linear<{register = [[-1]]}>
tt.func public @f() { tt.return }

// -----

#lanes = #kiln.linear<{register = [[2], [4]], lane = [[1]]}>
#nolanes = #kiln.linear<{register = [[1], [2], [4]]}>
tt.func public @f(%a: tensor<8xf32, #lanes>) {
  // expected-error @below {{cannot convert between 2 and 1 lanes}}
  %b = kiln.convert_layout %a : tensor<8xf32, #lanes> -> tensor<8xf32, #nolanes>
  tt.return
}

// -----

#lanes = #kiln.linear<{register = [[2], [4]], lane = [[1]]}>
tt.func public @f(%a: tensor<8xf32, #lanes>) {
  // expected-error @below {{needs a layout on both types}}
  %b = kiln.convert_layout %a : tensor<8xf32, #lanes> -> tensor<8xf32>
  tt.return
}

// -----

// expected-error @below {{unknown attribute kiln.vectr of the dialect kiln}}
module attributes {kiln.vectr = 4 : i32} {}

// -----

// expected-error @below {{kiln.num_warps must be a power of two, got 3}}
module attributes {kiln.num_warps = 3 : i32} {}
