// Buffers live from their kiln.alloc to the last use of anything made from them, through loops and branches, and as long as a
// copy into them may be in flight; those that are not live together share bytes.
// RUN: kiln-opt %s --split-input-file --kiln-allocate-shared | FileCheck %s

#s = #kiln.shared<[[1], [2], [4], [8], [16], [32]]>
#l = #kiln.linear<{register = [[32]], lane = [[1], [2], [4], [8], [16]]}>
module attributes {kiln.num_warps = 1 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  // CHECK-LABEL: @one_after_the_other
  // CHECK-SAME: kiln.shared_bytes = 512 : i32
  // CHECK: kiln.alloc {kiln.shared_offset = 0 : i32}
  // CHECK: kiln.alloc {kiln.shared_offset = 256 : i32}
  // CHECK: kiln.alloc {kiln.shared_offset = 0 : i32}
  tt.func public @one_after_the_other(%x: tensor<64xf32, #l>) {
    %a = kiln.alloc : !kiln.memdesc<64xf32, #s>
    kiln.local_store %x, %a : tensor<64xf32, #l> -> !kiln.memdesc<64xf32, #s>
    %b = kiln.alloc : !kiln.memdesc<64xf32, #s>
    %y = kiln.local_load %a : !kiln.memdesc<64xf32, #s> -> tensor<64xf32, #l>
    kiln.local_store %y, %b : tensor<64xf32, #l> -> !kiln.memdesc<64xf32, #s>
    %c = kiln.alloc : !kiln.memdesc<64xf32, #s>
    %z = kiln.local_load %b : !kiln.memdesc<64xf32, #s> -> tensor<64xf32, #l>
    kiln.local_store %z, %c : tensor<64xf32, #l> -> !kiln.memdesc<64xf32, #s>
    tt.return
  }

  // What an iteration of the loop reads of a buffer from outside must still be there in the next.
  // CHECK-LABEL: @loop
  // CHECK-SAME: kiln.shared_bytes = 512 : i32
  tt.func public @loop(%x: tensor<64xf32, #l>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %a = kiln.alloc : !kiln.memdesc<64xf32, #s>
    kiln.local_store %x, %a : tensor<64xf32, #l> -> !kiln.memdesc<64xf32, #s>
    scf.for %i = %c0 to %n step %c1 : i32 {
      %y = kiln.local_load %a : !kiln.memdesc<64xf32, #s> -> tensor<64xf32, #l>
      %b = kiln.alloc : !kiln.memdesc<64xf32, #s>
      kiln.local_store %y, %b : tensor<64xf32, #l> -> !kiln.memdesc<64xf32, #s>
    }
    tt.return
  }

  // Only one of two branches runs.
  // CHECK-LABEL: @branches
  // CHECK-SAME: kiln.shared_bytes = 256 : i32
  tt.func public @branches(%x: tensor<64xf32, #l>, %c: i1) {
    scf.if %c {
      %a = kiln.alloc : !kiln.memdesc<64xf32, #s>
      kiln.local_store %x, %a : tensor<64xf32, #l> -> !kiln.memdesc<64xf32, #s>
    } else {
      %b = kiln.alloc : !kiln.memdesc<64xf32, #s>
      kiln.local_store %x, %b : tensor<64xf32, #l> -> !kiln.memdesc<64xf32, #s>
    }
    tt.return
  }

  // The buffer that a loop carries is either of two.
  // CHECK-LABEL: @carried
  // CHECK-SAME: kiln.shared_bytes = 512 : i32
  tt.func public @carried(%x: tensor<64xf32, #l>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %a = kiln.alloc : !kiln.memdesc<64xf32, #s>
    %b = kiln.alloc : !kiln.memdesc<64xf32, #s>
    scf.for %i = %c0 to %n step %c1 iter_args(%p = %a, %q = %b) -> (!kiln.memdesc<64xf32, #s>, !kiln.memdesc<64xf32, #s>) : i32 {
      kiln.local_store %x, %p : tensor<64xf32, #l> -> !kiln.memdesc<64xf32, #s>
      scf.yield %q, %p : !kiln.memdesc<64xf32, #s>, !kiln.memdesc<64xf32, #s>
    }
    tt.return
  }

  // The copied bytes are not read; still the copy arrives, at the wait.
  // CHECK-LABEL: @in_flight
  // CHECK-SAME: kiln.shared_bytes = 512 : i32
  // CHECK: kiln.alloc {kiln.shared_offset = 0 : i32}
  // CHECK: kiln.alloc {kiln.shared_offset = 256 : i32}
  // CHECK: kiln.async_wait
  // CHECK: kiln.alloc {kiln.shared_offset = 0 : i32}
  tt.func public @in_flight(%p: tensor<64x!tt.ptr<f32>, #l>, %x: tensor<64xf32, #l>) {
    %a = kiln.alloc : !kiln.memdesc<64xf32, #s>
    %t = kiln.async_copy %p, %a : tensor<64x!tt.ptr<f32>, #l> -> !kiln.memdesc<64xf32, #s>
    %g = kiln.async_commit %t
    %b = kiln.alloc : !kiln.memdesc<64xf32, #s>
    kiln.local_store %x, %b : tensor<64xf32, #l> -> !kiln.memdesc<64xf32, #s>
    %w = kiln.async_wait %g pending 0
    %c = kiln.alloc : !kiln.memdesc<64xf32, #s>
    kiln.local_store %x, %c : tensor<64xf32, #l> -> !kiln.memdesc<64xf32, #s>
    tt.return
  }

  // Alignment, and slots side by side.
  // CHECK-LABEL: @aligned
  // CHECK-SAME: kiln.shared_bytes = 1792 : i32
  // CHECK: kiln.alloc {alignment = 1024 : i64, kiln.shared_offset = 0 : i32}
  tt.func public @aligned(%x: tensor<64xf32, #l>, %i: i32) {
    %a = kiln.alloc {alignment = 1024} : !kiln.memdesc<6x64xf32, #s>
    %b = kiln.alloc : !kiln.memdesc<64xf32, #s>
    %s = kiln.index %a[%i ahead 2] : !kiln.memdesc<6x64xf32, #s> -> !kiln.memdesc<64xf32, #s>
    kiln.local_store %x, %b : tensor<64xf32, #l> -> !kiln.memdesc<64xf32, #s>
    kiln.local_store %x, %s : tensor<64xf32, #l> -> !kiln.memdesc<64xf32, #s>
    tt.return
  }
}

// -----

// On AMD a buffer that takes words comes before one of the same size that takes vectors: instructions for two words reach no further.
#vectors = #kiln.shared<[[0, 1], [0, 2], [0, 4], [1, 0], [2, 0], [4, 0], [8, 0]]>
#words = #kiln.shared<[[1, 0], [2, 0], [4, 0], [0, 1], [0, 2], [0, 4], [8, 0]]>
#l = #kiln.linear<{register = [[0, 1], [0, 2], [0, 4], [1, 0]], lane = [[2, 0], [4, 0], [8, 0], [0, 0], [0, 0], [0, 0]]}>
module attributes {kiln.num_warps = 1 : i32, kiln.warp_size = 64 : i32, kiln.target = "gfx942"} {
  // CHECK-LABEL: @words_first
  // CHECK: kiln.alloc {kiln.shared_offset = 256 : i32}
  // CHECK: kiln.alloc {kiln.shared_offset = 0 : i32}
  tt.func public @words_first(%x: tensor<16x8xf16, #l>) {
    %a = kiln.alloc : !kiln.memdesc<16x8xf16, #vectors>
    %b = kiln.alloc : !kiln.memdesc<16x8xf16, #words>
    kiln.local_store %x, %a : tensor<16x8xf16, #l> -> !kiln.memdesc<16x8xf16, #vectors>
    kiln.local_store %x, %b : tensor<16x8xf16, #l> -> !kiln.memdesc<16x8xf16, #words>
    %y = kiln.local_load %a : !kiln.memdesc<16x8xf16, #vectors> -> tensor<16x8xf16, #l>
    tt.return
  }
}
