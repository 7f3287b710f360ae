// Loads are issued before the exchanges between threads that stand before them, with what makes their addresses.
// RUN: kiln-opt %s --split-input-file --kiln-load-early | FileCheck %s

#row = #kiln.linear<{register = [[1]], lane = [[2], [4], [8], [16], [32]], warp = [[64]]}>
#far = #kiln.linear<{register = [[64]], lane = [[1], [2], [4], [8], [16]], warp = [[32]]}>
module attributes {kiln.num_warps = 2 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  // The second load does not wait for the conversion of the first, but for what its own address needs.
  // CHECK-LABEL: @two_loads
  // CHECK: tt.load %arg0
  // CHECK-NEXT: tt.splat
  // CHECK-NEXT: tt.addptr
  // CHECK-NEXT: tt.load
  // CHECK-NEXT: kiln.convert_layout
  // CHECK-NEXT: kiln.convert_layout
  tt.func public @two_loads(%a: tensor<128x!tt.ptr<f32>, #row>, %b: !tt.ptr<f32>, %at: tensor<128xi32, #row>) -> (tensor<128xf32, #far>, tensor<128xf32, #far>) {
    %x = tt.load %a : tensor<128x!tt.ptr<f32>, #row>
    %c = kiln.convert_layout %x : tensor<128xf32, #row> -> tensor<128xf32, #far>
    %s = tt.splat %b : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #row>
    %p = tt.addptr %s, %at : tensor<128x!tt.ptr<f32>, #row>, tensor<128xi32, #row>
    %y = tt.load %p : tensor<128x!tt.ptr<f32>, #row>
    %d = kiln.convert_layout %y : tensor<128xf32, #row> -> tensor<128xf32, #far>
    tt.return %c, %d : tensor<128xf32, #far>, tensor<128xf32, #far>
  }

  // An address that comes from other threads, what is written before, and a volatile load are waited for.
  // CHECK-LABEL: @stays
  // CHECK: kiln.convert_layout
  // CHECK: tt.load
  // CHECK: kiln.convert_layout
  // CHECK: tt.store
  // CHECK: tt.load
  // CHECK: kiln.convert_layout
  // CHECK: tt.load {{.*}}isVolatile = true
  tt.func public @stays(%a: tensor<128x!tt.ptr<f32>, #row>, %i: tensor<128xi32, #row>, %b: tensor<128x!tt.ptr<f32>, #far>) -> (tensor<128xf32, #far>, tensor<128xf32, #far>, tensor<128xf32, #far>) {
    %j = kiln.convert_layout %i : tensor<128xi32, #row> -> tensor<128xi32, #far>
    %p = tt.addptr %b, %j : tensor<128x!tt.ptr<f32>, #far>, tensor<128xi32, #far>
    %x = tt.load %p : tensor<128x!tt.ptr<f32>, #far>
    %c = kiln.convert_layout %x : tensor<128xf32, #far> -> tensor<128xf32, #row>
    tt.store %a, %c : tensor<128x!tt.ptr<f32>, #row>
    %y = tt.load %b : tensor<128x!tt.ptr<f32>, #far>
    %d = kiln.convert_layout %c : tensor<128xf32, #row> -> tensor<128xf32, #far>
    %z = tt.load %b {isVolatile = true} : tensor<128x!tt.ptr<f32>, #far>
    tt.return %y, %d, %z : tensor<128xf32, #far>, tensor<128xf32, #far>, tensor<128xf32, #far>
  }
}

// -----

// 64 registers a thread of each, which the kernel never has two of: the second load waits for the first to be used.
#row = #kiln.linear<{register = [[1], [2], [4], [8], [16], [32]], lane = [[64], [128], [256], [512], [1024]], warp = []}>
module attributes {kiln.num_warps = 1 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  // CHECK-LABEL: @registers
  // CHECK: tt.load
  // CHECK: tt.reduce
  // CHECK: tt.load
  // CHECK: tt.reduce
  tt.func public @registers(%a: tensor<2048x!tt.ptr<f32>, #row>) -> (f32, f32) {
    %x = tt.load %a : tensor<2048x!tt.ptr<f32>, #row>
    %r = "tt.reduce"(%x) <{axis = 0 : i32}> ({
    ^bb0(%l: f32, %m: f32):
      %sum = arith.addf %l, %m : f32
      tt.reduce.return %sum : f32
    }) : (tensor<2048xf32, #row>) -> f32
    %y = tt.load %a : tensor<2048x!tt.ptr<f32>, #row>
    %s = "tt.reduce"(%y) <{axis = 0 : i32}> ({
    ^bb0(%l: f32, %m: f32):
      %sum = arith.addf %l, %m : f32
      tt.reduce.return %sum : f32
    }) : (tensor<2048xf32, #row>) -> f32
    tt.return %r, %s : f32, f32
  }
}
