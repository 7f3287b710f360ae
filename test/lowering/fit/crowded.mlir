// Where accumulators take most of a thread's registers, ptxas is told to use all there are: it spills nearly everything to make room
// for blocks that cannot run beside this one.
// RUN: kiln-opt %s --split-input-file --kiln-check-registers | FileCheck %s

// 128 of 255: the kernel may yet be one of those that gain by fewer.
// CHECK-LABEL: @roomy
// CHECK-NOT: nvvm.minctasm
#accumulators = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8], [0, 16], [0, 32], [0, 64], [64, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
module attributes {kiln.num_warps = 4 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  tt.func public @roomy(%zero: tensor<128x128xf32, #accumulators>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (tensor<128x128xf32, #accumulators>) : i32 {
      %next = arith.addf %acc, %acc : tensor<128x128xf32, #accumulators>
      scf.yield %next : tensor<128x128xf32, #accumulators>
    }
    tt.return
  }
}

// -----

// CHECK-LABEL: @crowded
// CHECK-SAME: nvvm.minctasm = "1"
#accumulators = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8], [0, 16], [0, 32], [0, 64], [64, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#more = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8], [0, 16], [64, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
module attributes {kiln.num_warps = 4 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  tt.func public @crowded(%zero: tensor<128x128xf32, #accumulators>, %none: tensor<128x32xf32, #more>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %sum:2 = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero, %b = %none) -> (tensor<128x128xf32, #accumulators>, tensor<128x32xf32, #more>) : i32 {
      %next = arith.addf %acc, %acc : tensor<128x128xf32, #accumulators>
      %other = arith.addf %b, %b : tensor<128x32xf32, #more>
      scf.yield %next, %other : tensor<128x128xf32, #accumulators>, tensor<128x32xf32, #more>
    }
    tt.return
  }
}
