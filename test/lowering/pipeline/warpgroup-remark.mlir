// Dots that warpgroups could compute but for where their second operand is: the kernel is right, and slower, so it is said.
// RUN: kiln-opt %s --kiln-lower-to-gpu="target=sm_90a num-warps=4" --split-input-file --verify-diagnostics | FileCheck %s

// In registers.
// CHECK-LABEL: @splat
// CHECK-NOT: warpgroup
// CHECK: tt.dot
// CHECK-NOT: warpgroup
tt.func public @splat(%y: f16, %p: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %q: !tt.ptr<f16> {tt.divisibility = 16 : i32}) {
  %c16 = arith.constant dense<16> : tensor<64x1xi32>
  %none = arith.constant dense<0.0> : tensor<64x16xf32>
  %i = tt.make_range {start = 0 : i32, end = 64 : i32} : tensor<64xi32>
  %j = tt.make_range {start = 0 : i32, end = 16 : i32} : tensor<16xi32>
  %rows = tt.expand_dims %i {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
  %columns = tt.expand_dims %j {axis = 0 : i32} : tensor<16xi32> -> tensor<1x16xi32>
  %row = arith.muli %rows, %c16 : tensor<64x1xi32>
  %r = tt.broadcast %row : tensor<64x1xi32> -> tensor<64x16xi32>
  %c = tt.broadcast %columns : tensor<1x16xi32> -> tensor<64x16xi32>
  %at = arith.addi %r, %c : tensor<64x16xi32>
  %qs = tt.splat %q : !tt.ptr<f16> -> tensor<64x16x!tt.ptr<f16>>
  %qp = tt.addptr %qs, %at : tensor<64x16x!tt.ptr<f16>>, tensor<64x16xi32>
  %a = tt.load %qp : tensor<64x16x!tt.ptr<f16>>
  %b = tt.splat %y : f16 -> tensor<16x16xf16>
  // expected-remark @below {{computed by each warp for itself (mma.sync): its second operand does not lie in shared memory as warpgroups read it (wgmma)}}
  %d = tt.dot %a, %b, %none : tensor<64x16xf16> * tensor<16x16xf16> -> tensor<64x16xf32>
  %ps = tt.splat %p : !tt.ptr<f32> -> tensor<64x16x!tt.ptr<f32>>
  %pp = tt.addptr %ps, %at : tensor<64x16x!tt.ptr<f32>>, tensor<64x16xi32>
  tt.store %pp, %d : tensor<64x16x!tt.ptr<f32>>
  tt.return
}

// -----

// Words along n, which wgmma reads only along k: they are stored so.
// CHECK-LABEL: @words
// CHECK: kiln.local_store
// CHECK: kiln.warpgroup_dot
tt.func public @words(%p: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %q: !tt.ptr<f32> {tt.divisibility = 16 : i32}) {
  %c16 = arith.constant dense<16> : tensor<64x1xi32>
  %none = arith.constant dense<0.0> : tensor<64x16xf32>
  %d16 = arith.constant dense<16> : tensor<16x1xi32>
  %i = tt.make_range {start = 0 : i32, end = 64 : i32} : tensor<64xi32>
  %j = tt.make_range {start = 0 : i32, end = 16 : i32} : tensor<16xi32>
  %rows = tt.expand_dims %i {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
  %columns = tt.expand_dims %j {axis = 0 : i32} : tensor<16xi32> -> tensor<1x16xi32>
  %row = arith.muli %rows, %c16 : tensor<64x1xi32>
  %r = tt.broadcast %row : tensor<64x1xi32> -> tensor<64x16xi32>
  %c = tt.broadcast %columns : tensor<1x16xi32> -> tensor<64x16xi32>
  %at = arith.addi %r, %c : tensor<64x16xi32>
  %brows = tt.expand_dims %j {axis = 1 : i32} : tensor<16xi32> -> tensor<16x1xi32>
  %brow = arith.muli %brows, %d16 : tensor<16x1xi32>
  %br = tt.broadcast %brow : tensor<16x1xi32> -> tensor<16x16xi32>
  %bc = tt.broadcast %columns : tensor<1x16xi32> -> tensor<16x16xi32>
  %bat = arith.addi %br, %bc : tensor<16x16xi32>
  %qs = tt.splat %q : !tt.ptr<f32> -> tensor<64x16x!tt.ptr<f32>>
  %qp = tt.addptr %qs, %at : tensor<64x16x!tt.ptr<f32>>, tensor<64x16xi32>
  %a = tt.load %qp : tensor<64x16x!tt.ptr<f32>>
  %bs = tt.splat %q : !tt.ptr<f32> -> tensor<16x16x!tt.ptr<f32>>
  %bp = tt.addptr %bs, %bat : tensor<16x16x!tt.ptr<f32>>, tensor<16x16xi32>
  %b = tt.load %bp : tensor<16x16x!tt.ptr<f32>>
  %d = tt.dot %a, %b, %none, inputPrecision = tf32 : tensor<64x16xf32> * tensor<16x16xf32> -> tensor<64x16xf32>
  %ps = tt.splat %p : !tt.ptr<f32> -> tensor<64x16x!tt.ptr<f32>>
  %pp = tt.addptr %ps, %at : tensor<64x16x!tt.ptr<f32>>, tensor<64x16xi32>
  tt.store %pp, %d : tensor<64x16x!tt.ptr<f32>>
  tt.return
}
