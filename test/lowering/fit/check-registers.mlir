// Accumulators of dots and loop-carried values are live at once; everything else may be rematerialized at its uses.
// RUN: kiln-opt %s --split-input-file --verify-diagnostics --kiln-check-registers -o /dev/null

// 128x128 accumulators are 128 registers of each of 128 threads, whatever else is computed with them.
#accumulators = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8], [0, 16], [0, 32], [0, 64], [64, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#a = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8], [64, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#b = #kiln.linear<{register = [[1, 0], [8, 0], [0, 8], [0, 16], [0, 32], [0, 64]], lane = [[2, 0], [4, 0], [0, 1], [0, 2], [0, 4]], warp = [[0, 0], [0, 0]]}>
module attributes {kiln.num_warps = 4 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  tt.func public @fits(%a: tensor<128x16xf16, #a>, %b: tensor<16x128xf16, #b>, %zero: tensor<128x128xf32, #accumulators>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (tensor<128x128xf32, #accumulators>) : i32 {
      %d = tt.dot %a, %b, %acc : tensor<128x16xf16, #a> * tensor<16x128xf16, #b> -> tensor<128x128xf32, #accumulators>
      scf.yield %d : tensor<128x128xf32, #accumulators>
    }
    tt.return
  }
}

// -----

// One register too many: it is said that the kernel will spill.
#accumulators = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8], [0, 16], [0, 32], [0, 64], [0, 128], [64, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
module attributes {kiln.num_warps = 4 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  tt.func public @one(%zero: tensor<128x256xf32, #accumulators>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (tensor<128x256xf32, #accumulators>) : i32 {
      // expected-remark @+2 {{kernel 'one' needs at least 256 registers a thread, but on sm_90a a thread of a block of 4 warps has at most 255: the others are spilled}}
      // expected-remark @+1 {{256 registers hold what 'arith.addf' makes, 'tensor<128x256xf32>', from one iteration of the loop to the next}}
      %next = arith.addf %acc, %acc : tensor<128x256xf32, #accumulators>
      scf.yield %next : tensor<128x256xf32, #accumulators>
    }
    tt.return
  }
}

// -----

// Values carried by the outer loop are live through the inner one; pointers and numbers do not count.
#accumulators = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8], [0, 16], [0, 32], [0, 64], [0, 128], [64, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#a = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8], [64, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#b = #kiln.linear<{register = [[1, 0], [8, 0], [0, 8], [0, 16], [0, 32], [0, 64], [0, 128]], lane = [[2, 0], [4, 0], [0, 1], [0, 2], [0, 4]], warp = [[0, 0], [0, 0]]}>
module attributes {kiln.num_warps = 4 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  tt.func public @nested(%a: tensor<128x16xf16, #a>, %b: tensor<16x256xf16, #b>, %zero: tensor<128x256xf32, #accumulators>, %numbers: tensor<128x256xi32, #accumulators>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %total:2 = scf.for %i = %c0 to %n step %c1 iter_args(%all = %zero, %count = %numbers) -> (tensor<128x256xf32, #accumulators>, tensor<128x256xi32, #accumulators>) : i32 {
      %sum = scf.for %j = %c0 to %n step %c1 iter_args(%acc = %zero) -> (tensor<128x256xf32, #accumulators>) : i32 {
        // expected-remark @below {{256 registers hold what 'tt.dot' makes, 'tensor<128x256xf32>'}}
        %d = tt.dot %a, %b, %acc : tensor<128x16xf16, #a> * tensor<16x256xf16, #b> -> tensor<128x256xf32, #accumulators>
        scf.yield %d : tensor<128x256xf32, #accumulators>
      }
      // expected-remark @+2 {{kernel 'nested' needs at least 512 registers a thread, but on sm_90a a thread of a block of 4 warps has at most 255: the others are spilled}}
      // expected-remark @+1 {{256 registers hold what 'arith.addf' makes, 'tensor<128x256xf32>', from one iteration of the loop to the next}}
      %next = arith.addf %all, %sum : tensor<128x256xf32, #accumulators>
      %more = arith.addi %count, %count : tensor<128x256xi32, #accumulators>
      scf.yield %next, %more : tensor<128x256xf32, #accumulators>, tensor<128x256xi32, #accumulators>
    }
    tt.return
  }
}

// -----

// A block of 32 warps leaves each thread 64 registers; halves share them.
#accumulators = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8], [0, 16], [0, 32], [0, 64], [0, 128]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0], [64, 0], [128, 0], [256, 0]]}>
module attributes {kiln.num_warps = 32 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  tt.func public @block(%zero: tensor<512x256xf32, #accumulators>, %half: tensor<512x256xf16, #accumulators>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %sum:2 = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero, %h = %half) -> (tensor<512x256xf32, #accumulators>, tensor<512x256xf16, #accumulators>) : i32 {
      // expected-remark @+2 {{kernel 'block' needs at least 192 registers a thread, but on sm_90a a thread of a block of 32 warps has at most 64: the others are spilled}}
      // expected-remark @+1 {{128 registers hold what 'arith.addf' makes, 'tensor<512x256xf32>', from one iteration of the loop to the next}}
      %next = arith.addf %acc, %acc : tensor<512x256xf32, #accumulators>
      // expected-remark @below {{64 registers hold what 'arith.mulf' makes, 'tensor<512x256xf16>', from one iteration of the loop to the next}}
      %more = arith.mulf %h, %h : tensor<512x256xf16, #accumulators>
      scf.yield %next, %more : tensor<512x256xf32, #accumulators>, tensor<512x256xf16, #accumulators>
    }
    tt.return
  }
}

// -----

// Four times the registers and more are refused.
#accumulators = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8], [0, 16], [0, 32], [0, 64], [0, 128], [64, 0], [128, 0], [256, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
module attributes {kiln.num_warps = 4 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  tt.func public @many(%zero: tensor<512x256xf32, #accumulators>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (tensor<512x256xf32, #accumulators>) : i32 {
      // expected-error @+2 {{kernel 'many' needs at least 1024 registers a thread, but on sm_90a a thread of a block of 4 warps has at most 255}}
      // expected-note @+1 {{1024 registers hold what 'arith.addf' makes, 'tensor<512x256xf32>', from one iteration of the loop to the next}}
      %next = arith.addf %acc, %acc : tensor<512x256xf32, #accumulators>
      scf.yield %next : tensor<512x256xf32, #accumulators>
    }
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
