// Layout conversions as planned: renaming, shuffles, or a round trip through shared memory.
// Of the last each side has the accesses that suit it: 4 bytes a lane as matrices, where the GPU has them.
// RUN: kiln-opt --kiln-to-llvm %s | FileCheck %s --check-prefixes=CHECK,STORES
// RUN: sed 's/sm_90a/sm_80/' %s | kiln-opt --kiln-to-llvm | FileCheck %s --check-prefixes=CHECK,LOADS

#a = #kiln.linear<{register = [[1], [64]], lane = [[2], [4], [8], [16], [32]], warp = [[128]]}>
#b = #kiln.linear<{register = [[64], [1]], lane = [[2], [4], [8], [16], [32]], warp = [[128]]}>
#c = #kiln.linear<{register = [[32], [64]], lane = [[1], [2], [4], [8], [16]], warp = [[128]]}>
#d = #kiln.linear<{register = [[1], [128]], lane = [[2], [4], [8], [16], [32]], warp = [[64]]}>
module attributes {kiln.num_warps = 2 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  // CHECK-LABEL: @convert(
  tt.func public @convert(%p: !tt.ptr<f32>) attributes {kiln.shared_bytes = 1024 : i32} {
    %i = tt.make_range {start = 0 : i32, end = 256 : i32} : tensor<256xi32, #a>
    // CHECK-NOT: shfl
    %x = kiln.convert_layout %i : tensor<256xi32, #a> -> tensor<256xi32, #b>
    // CHECK: nvvm.shfl.sync
    // CHECK-NOT: barrier
    %y = kiln.convert_layout %x : tensor<256xi32, #b> -> tensor<256xi32, #c>
    // STORES-NOT: llvm.store
    // STORES: "llvm.nvvm.stmatrix.sync.aligned.m8n8.x4.b16"
    // LOADS-COUNT-4: llvm.store {{.*}} : i32, !llvm.ptr<3>
    // CHECK: nvvm.barrier
    // STORES-COUNT-2: llvm.load {{.*}} !llvm.ptr<3> -> vector<2xi32>
    // LOADS: "llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16"
    %z = kiln.convert_layout %y {kiln.shared_offset = 0 : i32} : tensor<256xi32, #c> -> tensor<256xi32, #d>
    %ps = tt.splat %p : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>, #d>
    %q = tt.addptr %ps, %z : tensor<256x!tt.ptr<f32>, #d>, tensor<256xi32, #d>
    %f = arith.sitofp %z : tensor<256xi32, #d> to tensor<256xf32, #d>
    tt.store %q, %f : tensor<256x!tt.ptr<f32>, #d>
    tt.return
  }
}
