// Scratch in shared memory: small pieces side by side, large ones on top of each other, and an error that names the ops that need how
// much when a block cannot have it.
// RUN: kiln-opt %s --split-input-file --verify-diagnostics --kiln-allocate-shared | FileCheck %s

#row = #kiln.linear<{register = [[0, 1], [0, 2], [8, 0], [16, 0], [32, 0]], lane = [[0, 4], [0, 8], [0, 16], [0, 32], [1, 0]], warp = [[2, 0], [4, 0]]}>
#column = #kiln.linear<{register = [[1, 0], [2, 0], [0, 8], [0, 16], [0, 32]], lane = [[4, 0], [8, 0], [16, 0], [32, 0], [0, 1]], warp = [[0, 2], [0, 4]]}>
module attributes {kiln.num_warps = 4 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  // CHECK-LABEL: @reuse
  // CHECK-SAME: kiln.shared_bytes = 8720 : i32
  // CHECK: kiln.convert_layout {{.*}} {kiln.shared_offset = 0 : i32}
  // CHECK: "tt.reduce"
  // CHECK: {kiln.shared_offset = 8192 : i32}
  // CHECK: kiln.convert_layout {{.*}} {kiln.shared_offset = 0 : i32}
  // CHECK: tt.atomic_rmw {{.*}} {kiln.shared_offset = 8704 : i32}
  // CHECK: tt.atomic_rmw
  // CHECK-NOT: kiln.shared_offset
  tt.func public @reuse(%x: tensor<64x64xf16, #row>, %p: !tt.ptr<f32>, %v: f32, %q: !tt.ptr<f32>) {
    %y = kiln.convert_layout %x : tensor<64x64xf16, #row> -> tensor<64x64xf16, #column>
    %s = "tt.reduce"(%y) <{axis = 1 : i32}> ({
    ^bb0(%l: f16, %r: f16):
      %t = arith.addf %l, %r : f16
      tt.reduce.return %t : f16
    }) : (tensor<64x64xf16, #column>) -> tensor<64xf16>
    %z = kiln.convert_layout %y : tensor<64x64xf16, #column> -> tensor<64x64xf16, #row>
    %old = tt.atomic_rmw fadd, relaxed, gpu, %p, %v : (!tt.ptr<f32>, f32) -> f32
    %unused = tt.atomic_rmw fadd, relaxed, gpu, %p, %v : (!tt.ptr<f32>, f32) -> f32
    tt.store %q, %old : !tt.ptr<f32>
    tt.return
  }
}

// -----

#row = #kiln.linear<{register = [[0, 1], [0, 2], [0, 4], [32, 0], [64, 0], [128, 0], [256, 0]], lane = [[0, 8], [0, 16], [0, 32], [0, 64], [1, 0]], warp = [[2, 0], [4, 0], [8, 0], [16, 0]]}>
#sum = #kiln.linear<{register = [[32, 0], [64, 0], [128, 0], [256, 0], [1, 0], [2, 0], [4, 0]], lane = [[8, 0], [16, 0], [0, 1], [0, 2], [0, 4]], warp = [[0, 8], [0, 16], [0, 32], [0, 64]]}>
#kept = #kiln.linear<{register = [[32], [64], [128], [256], [1], [2], [4]], lane = [[8], [16], [0], [0], [0]], warp = [[0], [0], [0], [0]]}>
module attributes {kiln.num_warps = 16 : i32, kiln.warp_size = 32 : i32, kiln.target = "gfx906"} {
  tt.func public @too_much(%a: tensor<512x128xf64, #sum>) {
    // expected-error @below {{kernel too_much needs 131072 bytes of shared memory, but a block on gfx906 has at most 65536}}
    // expected-note @below {{'tt.reduce' needs 131072 bytes}}
    %s:2 = "tt.reduce"(%a, %a) <{axis = 1 : i32}> ({
    ^bb0(%l: f64, %k: f64, %r: f64, %q: f64):
      %t = arith.addf %l, %r : f64
      tt.reduce.return %t, %k : f64, f64
    }) : (tensor<512x128xf64, #sum>, tensor<512x128xf64, #sum>) -> (tensor<512xf64, #kept>, tensor<512xf64, #kept>)
    tt.return
  }
}

// -----

// expected-error @below {{the module has no valid kiln.target; run kiln-assign-layouts first}}
module {
  tt.func public @f() {
    tt.return
  }
}
