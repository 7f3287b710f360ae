// Operands in bf16 and what is stored in f32 by the same offsets: addresses of 16 bytes each are computed for either, which costs less
// than copies of 8 bytes, since of the offsets of neighbours one is computed.
// RUN: kiln-opt %s --kiln-lower-to-gpu="target=sm_90a num-warps=4 num-stages=3" | FileCheck %s
// CHECK: scf.for
// CHECK: kiln.async_copy {{.*}} {kiln.vector = 8 : i32} : tensor<64x64x!tt.ptr<bf16>
// CHECK: kiln.async_copy {{.*}} {kiln.vector = 8 : i32} : tensor<64x64x!tt.ptr<bf16>
// CHECK: tt.store {{.*}} {kiln.vector = 4 : i32} : tensor<64x64x!tt.ptr<f32>
tt.func public @in_loop(%x: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %y: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %z: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %n: i32 {tt.divisibility = 16 : i32}, %last: i32 {tt.divisibility = 16 : i32}) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %c4096 = arith.constant 4096 : i32
  %none = arith.constant dense<0.0> : tensor<64x64xf32>
  %no = arith.constant dense<0.0> : tensor<64x64xbf16>
  %c64 = arith.constant dense<64> : tensor<64x1xi32>
  %r = tt.make_range {start = 0 : i32, end = 64 : i32} : tensor<64xi32>
  %result = scf.for %i = %zero to %n step %one iter_args(%sum = %none) -> (tensor<64x64xf32>) : i32 {
    %rows = tt.expand_dims %r {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
    %columns = tt.expand_dims %r {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
    %first = arith.muli %i, %c4096 : i32
    %firsts = tt.splat %first : i32 -> tensor<64x1xi32>
    %starts0 = arith.muli %rows, %c64 : tensor<64x1xi32>
    %starts = arith.addi %starts0, %firsts : tensor<64x1xi32>
    %startsb = tt.broadcast %starts : tensor<64x1xi32> -> tensor<64x64xi32>
    %columnsb = tt.broadcast %columns : tensor<1x64xi32> -> tensor<64x64xi32>
    %offsets = arith.addi %startsb, %columnsb : tensor<64x64xi32>
    %bound = tt.splat %last : i32 -> tensor<1x64xi32>
    %inside = arith.cmpi slt, %columns, %bound : tensor<1x64xi32>
    %mask = tt.broadcast %inside : tensor<1x64xi1> -> tensor<64x64xi1>
    %xs = tt.splat %x : !tt.ptr<bf16> -> tensor<64x64x!tt.ptr<bf16>>
    %ys = tt.splat %y : !tt.ptr<bf16> -> tensor<64x64x!tt.ptr<bf16>>
    %zs = tt.splat %z : !tt.ptr<f32> -> tensor<64x64x!tt.ptr<f32>>
    %xp = tt.addptr %xs, %offsets : tensor<64x64x!tt.ptr<bf16>>, tensor<64x64xi32>
    %yp = tt.addptr %ys, %offsets : tensor<64x64x!tt.ptr<bf16>>, tensor<64x64xi32>
    %zp = tt.addptr %zs, %offsets : tensor<64x64x!tt.ptr<f32>>, tensor<64x64xi32>
    tt.store %zp, %sum, %mask : tensor<64x64x!tt.ptr<f32>>
    %a = tt.load %xp, %mask, %no : tensor<64x64x!tt.ptr<bf16>>
    %b = tt.load %yp, %mask, %no : tensor<64x64x!tt.ptr<bf16>>
    %d = tt.dot %a, %b, %sum : tensor<64x64xbf16> * tensor<64x64xbf16> -> tensor<64x64xf32>
    scf.yield %d : tensor<64x64xf32>
  }
  tt.return
}
