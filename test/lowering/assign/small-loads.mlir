// What is loaded again rather than converted.
// RUN: kiln-opt %s --kiln-assign-layouts="num-warps=4" --cse --canonicalize | FileCheck %s

// A factor for each row of two tiles, of which one has its rows in memory and the other its columns: no more elements than threads,
// so each tile's threads load it as they need it.
// CHECK-LABEL: @rows_of_two
// CHECK: tt.load {{.*}} : tensor<64x!tt.ptr<f32>
// CHECK-NEXT: tt.load {{.*}} : tensor<64x!tt.ptr<f32>
// CHECK-NOT: kiln.convert_layout
// CHECK: tt.return
tt.func public @rows_of_two(%x: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %y: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %s: !tt.ptr<f32> {tt.divisibility = 16 : i32}) {
  %r = tt.make_range {start = 0 : i32, end = 64 : i32} : tensor<64xi32>
  %c64 = arith.constant dense<64> : tensor<64x1xi32>
  %d64 = arith.constant dense<64> : tensor<1x64xi32>
  %row = tt.expand_dims %r {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
  %col = tt.expand_dims %r {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
  %start = arith.muli %row, %c64 : tensor<64x1xi32>
  %across = arith.muli %col, %d64 : tensor<1x64xi32>
  %starts = tt.broadcast %start : tensor<64x1xi32> -> tensor<64x64xi32>
  %cols = tt.broadcast %col : tensor<1x64xi32> -> tensor<64x64xi32>
  %rows = tt.broadcast %row : tensor<64x1xi32> -> tensor<64x64xi32>
  %acrosses = tt.broadcast %across : tensor<1x64xi32> -> tensor<64x64xi32>
  %byRows = arith.addi %starts, %cols : tensor<64x64xi32>
  %byColumns = arith.addi %acrosses, %rows : tensor<64x64xi32>
  %xs = tt.splat %x : !tt.ptr<f32> -> tensor<64x64x!tt.ptr<f32>>
  %ys = tt.splat %y : !tt.ptr<f32> -> tensor<64x64x!tt.ptr<f32>>
  %ss = tt.splat %s : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>>
  %xp = tt.addptr %xs, %byRows : tensor<64x64x!tt.ptr<f32>>, tensor<64x64xi32>
  %yp = tt.addptr %ys, %byColumns : tensor<64x64x!tt.ptr<f32>>, tensor<64x64xi32>
  %sp = tt.addptr %ss, %r : tensor<64x!tt.ptr<f32>>, tensor<64xi32>
  %factor = tt.load %sp : tensor<64x!tt.ptr<f32>>
  %column = tt.expand_dims %factor {axis = 1 : i32} : tensor<64xf32> -> tensor<64x1xf32>
  %factors = tt.broadcast %column : tensor<64x1xf32> -> tensor<64x64xf32>
  %a = tt.load %xp : tensor<64x64x!tt.ptr<f32>>
  %b = tt.load %yp : tensor<64x64x!tt.ptr<f32>>
  %u = arith.mulf %a, %factors : tensor<64x64xf32>
  %v = arith.mulf %b, %factors : tensor<64x64xf32>
  tt.store %xp, %u : tensor<64x64x!tt.ptr<f32>>
  tt.store %yp, %v : tensor<64x64x!tt.ptr<f32>>
  tt.return
}
