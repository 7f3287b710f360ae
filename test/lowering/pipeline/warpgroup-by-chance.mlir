// What is computed has a buffer that is made for mma.sync, as far as wgmma does not read it as it comes; where its layout is
// wgmma's by chance, it is aligned as wgmma needs it.
// RUN: kiln-opt %s --kiln-lower-to-gpu="target=sm_90a num-warps=4 num-stages=3" | FileCheck %s
// RUN: kiln-opt %s --kiln-lower-to-gpu="target=sm_90a num-warps=4 num-stages=3" --kiln-to-llvm | FileCheck %s --check-prefix=LLVM
// CHECK: scf.for
// CHECK: kiln.alloc {kiln.shared_offset = {{[0-9]+}} : i32} : !kiln.memdesc<64x32xf8E4M3FN
// CHECK: kiln.alloc {alignment = 1024 : i64, kiln.shared_offset = {{[0-9]+}} : i32} : !kiln.memdesc<32x8xf8E4M3FN
// CHECK: kiln.warpgroup_dot {{.*}} : tensor<64x32xf8E4M3FN, {{.*}}, !kiln.memdesc<32x8xf8E4M3FN
// LLVM: wgmma.mma_async
tt.func public @by_chance(%x: !tt.ptr<i8>, %y: !tt.ptr<i8>, %z: !tt.ptr<f32>, %iterations: i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %depth = arith.constant 32 : i32
  %ks = arith.constant dense<32> : tensor<64x1xi32>
  %kt = arith.constant dense<32> : tensor<1x8xi32>
  %ns = arith.constant dense<8> : tensor<64x1xi32>
  %none = arith.constant dense<0.0> : tensor<64x8xf32>
  %i = tt.make_range {start = 0 : i32, end = 64 : i32} : tensor<64xi32>
  %j = tt.make_range {start = 0 : i32, end = 8 : i32} : tensor<8xi32>
  %l = tt.make_range {start = 0 : i32, end = 32 : i32} : tensor<32xi32>
  %rows = tt.expand_dims %i {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
  %columns = tt.expand_dims %j {axis = 0 : i32} : tensor<8xi32> -> tensor<1x8xi32>
  %across = tt.expand_dims %l {axis = 0 : i32} : tensor<32xi32> -> tensor<1x32xi32>
  %down = tt.expand_dims %l {axis = 1 : i32} : tensor<32xi32> -> tensor<32x1xi32>
  %ar = arith.muli %rows, %ks : tensor<64x1xi32>
  %arb = tt.broadcast %ar : tensor<64x1xi32> -> tensor<64x32xi32>
  %acb = tt.broadcast %across : tensor<1x32xi32> -> tensor<64x32xi32>
  %ao = arith.addi %arb, %acb : tensor<64x32xi32>
  %as = tt.splat %x : !tt.ptr<i8> -> tensor<64x32x!tt.ptr<i8>>
  %ap = tt.addptr %as, %ao : tensor<64x32x!tt.ptr<i8>>, tensor<64x32xi32>
  %bc = arith.muli %columns, %kt : tensor<1x8xi32>
  %bcb = tt.broadcast %bc : tensor<1x8xi32> -> tensor<32x8xi32>
  %brb = tt.broadcast %down : tensor<32x1xi32> -> tensor<32x8xi32>
  %bo = arith.addi %bcb, %brb : tensor<32x8xi32>
  %bs = tt.splat %y : !tt.ptr<i8> -> tensor<32x8x!tt.ptr<i8>>
  %bp = tt.addptr %bs, %bo : tensor<32x8x!tt.ptr<i8>>, tensor<32x8xi32>
  %dr = arith.muli %rows, %ns : tensor<64x1xi32>
  %drb = tt.broadcast %dr : tensor<64x1xi32> -> tensor<64x8xi32>
  %dcb = tt.broadcast %columns : tensor<1x8xi32> -> tensor<64x8xi32>
  %do = arith.addi %drb, %dcb : tensor<64x8xi32>
  %ds = tt.splat %z : !tt.ptr<f32> -> tensor<64x8x!tt.ptr<f32>>
  %dp = tt.addptr %ds, %do : tensor<64x8x!tt.ptr<f32>>, tensor<64x8xi32>
  %r = scf.for %iteration = %zero to %iterations step %one iter_args(%sum = %none) -> (tensor<64x8xf32>) : i32 {
    %at = arith.muli %iteration, %depth : i32
    %ats = tt.splat %at : i32 -> tensor<64x32xi32>
    %bts = tt.splat %at : i32 -> tensor<32x8xi32>
    %aq = tt.addptr %ap, %ats : tensor<64x32x!tt.ptr<i8>>, tensor<64x32xi32>
    %bq = tt.addptr %bp, %bts : tensor<32x8x!tt.ptr<i8>>, tensor<32x8xi32>
    %ai = tt.load %aq : tensor<64x32x!tt.ptr<i8>>
    %bi = tt.load %bq : tensor<32x8x!tt.ptr<i8>>
    %a = tt.bitcast %ai : tensor<64x32xi8> -> tensor<64x32xf8E4M3FN>
    %b = tt.bitcast %bi : tensor<32x8xi8> -> tensor<32x8xf8E4M3FN>
    %d = tt.dot %a, %b, %sum {maxNumImpreciseAcc = 1073741824 : i32} : tensor<64x32xf8E4M3FN> * tensor<32x8xf8E4M3FN> -> tensor<64x8xf32>
    scf.yield %d : tensor<64x8xf32>
  }
  tt.store %dp, %r : tensor<64x8x!tt.ptr<f32>>
  tt.return
}
