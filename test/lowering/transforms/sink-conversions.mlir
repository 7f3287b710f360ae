// A conversion moves to its first use where that shortens what is live, and no further.
// RUN: kiln-opt %s --split-input-file --kiln-sink-conversions | FileCheck %s

// 4 registers a thread become 64; in the end both conversions stand before their dots.
#few = #kiln.linear<{register = [[4, 0], [8, 0]], lane = [[0, 1], [0, 2], [0, 4], [0, 8], [1, 0]], warp = [[2, 0]]}>
#rows = #kiln.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [4, 0], [8, 0]], lane = [[0, 0], [0, 0], [0, 0], [0, 0], [1, 0]], warp = [[2, 0]]}>
#columns = #kiln.linear<{register = [[1, 0], [2, 0], [4, 0], [8, 0]], lane = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 0]], warp = [[0, 0]]}>
module attributes {kiln.num_warps = 2 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  // CHECK-LABEL: @sinks
  tt.func public @sinks(%x: tensor<16x16xf32, #few>, %y: tensor<16x16xf32, #few>, %p: !tt.ptr<f32>, %n: f32) -> tensor<16x16xf32, #few> {
    // CHECK: tt.store
    // CHECK-NEXT: %[[A:.*]] = kiln.convert_layout %arg0 :
    // CHECK-NEXT: %[[B:.*]] = kiln.convert_layout %arg1 :
    // CHECK-NEXT: %[[D:.*]] = tt.dot %[[A]], %[[B]]
    // CHECK-NEXT: %[[C:.*]] = kiln.convert_layout %[[D]]
    // CHECK-NEXT: tt.dot %[[A]], %[[C]]
    %a = kiln.convert_layout %x : tensor<16x16xf32, #few> -> tensor<16x16xf32, #rows>
    %b = kiln.convert_layout %y : tensor<16x16xf32, #few> -> tensor<16x16xf32, #columns>
    tt.store %p, %n : !tt.ptr<f32>
    %d = tt.dot %a, %b, %x : tensor<16x16xf32, #rows> * tensor<16x16xf32, #columns> -> tensor<16x16xf32, #few>
    %c = kiln.convert_layout %d : tensor<16x16xf32, #few> -> tensor<16x16xf32, #columns>
    %e = tt.dot %a, %c, %d : tensor<16x16xf32, #rows> * tensor<16x16xf32, #columns> -> tensor<16x16xf32, #few>
    tt.return %e : tensor<16x16xf32, #few>
  }

  // Not into a loop, which would convert in each iteration; and not where the result is what takes fewer registers.
  // CHECK-LABEL: @stays
  tt.func public @stays(%x: tensor<16x16xf32, #few>, %wide: tensor<16x16xf32, #rows>, %p: !tt.ptr<f32>, %n: i32, %f: f32) -> (tensor<16x16xf32, #few>, tensor<16x16xf32, #few>) {
    // CHECK: kiln.convert_layout %arg1 :
    // CHECK-NEXT: tt.store
    // CHECK-NEXT: kiln.convert_layout %arg0 :
    // CHECK-NEXT: scf.for
    // CHECK-COUNT-1: kiln.convert_layout
    // CHECK-NOT: kiln.convert_layout
    // CHECK: tt.return
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %narrow = kiln.convert_layout %wide : tensor<16x16xf32, #rows> -> tensor<16x16xf32, #few>
    %a = kiln.convert_layout %x : tensor<16x16xf32, #few> -> tensor<16x16xf32, #rows>
    tt.store %p, %f : !tt.ptr<f32>
    %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %x) -> (tensor<16x16xf32, #few>) : i32 {
      %c = kiln.convert_layout %acc : tensor<16x16xf32, #few> -> tensor<16x16xf32, #columns>
      %d = tt.dot %a, %c, %acc : tensor<16x16xf32, #rows> * tensor<16x16xf32, #columns> -> tensor<16x16xf32, #few>
      scf.yield %d : tensor<16x16xf32, #few>
    }
    tt.return %sum, %narrow : tensor<16x16xf32, #few>, tensor<16x16xf32, #few>
  }
}
