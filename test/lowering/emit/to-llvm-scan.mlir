// Scans: every register holds its prefix so far; what is on the left of a run comes from the lane before it.
// RUN: kiln-opt --kiln-to-llvm --split-input-file --verify-diagnostics %s | FileCheck %s

// Registers, lanes, warps, and registers again: two blocks of 256 elements with totals of their own.
#l = #kiln.linear<{register = [[1], [256]], lane = [[2], [4], [8], [16], [32]], warp = [[64], [128]]}>
module attributes {kiln.num_warps = 4 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  // CHECK-LABEL: @sums(
  tt.func public @sums(%p: !tt.ptr<f32>) attributes {kiln.shared_bytes = 32 : i32} {
    %i = tt.make_range {start = 0 : i32, end = 512 : i32} : tensor<512xi32, #l>
    %x = arith.sitofp %i : tensor<512xi32, #l> to tensor<512xf32, #l>
    // Five steps for each of two blocks, and what is on the left of its registers.
    // CHECK-COUNT-12: nvvm.shfl.sync idx
    // CHECK-NOT: shfl
    // CHECK-COUNT-2: llvm.store %{{.*}}, %{{.*}} : f32, !llvm.ptr<3>
    // CHECK: nvvm.barrier
    // CHECK-COUNT-2: llvm.load %{{.*}} {alignment = 16 : i64} : !llvm.ptr<3> -> vector<4xf32>
    // CHECK-NOT: barrier
    // CHECK: llvm.return
    %y = "tt.scan"(%x) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%a: f32, %b: f32):
      %c = arith.addf %a, %b : f32
      tt.scan.return %c : f32
    }) {kiln.shared_offset = 0 : i32} : (tensor<512xf32, #l>) -> tensor<512xf32, #l>
    %ps = tt.splat %p : !tt.ptr<f32> -> tensor<512x!tt.ptr<f32>, #l>
    %q = tt.addptr %ps, %i : tensor<512x!tt.ptr<f32>, #l>, tensor<512xi32, #l>
    tt.store %q, %y {kiln.vector = 2 : i32} : tensor<512x!tt.ptr<f32>, #l>
    tt.return
  }
}

// -----

#l = #kiln.linear<{lane = [[1], [2], [4], [8], [16]]}>
module attributes {kiln.num_warps = 1 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  // Branches of a combiner are branches of the thread.
  // CHECK-LABEL: @branching(
  // CHECK: llvm.cond_br
  // CHECK-NOT: scf.if
  // CHECK: llvm.return
  tt.func public @branching(%p: !tt.ptr<i32>, %x: i32) {
    %t = tt.splat %x : i32 -> tensor<32xi32, #l>
    %s = "tt.scan"(%t) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%a: i32, %b: i32):
      %zero = arith.constant 0 : i32
      %c = arith.cmpi eq, %a, %zero : i32
      %d = scf.if %c -> (i32) {
        scf.yield %a : i32
      } else {
        scf.yield %b : i32
      }
      tt.scan.return %d : i32
    }) : (tensor<32xi32, #l>) -> tensor<32xi32, #l>
    tt.return
  }
}
