// Barriers between ops that touch the same shared bytes, and nowhere else. An op with scratch has its own barrier between its
// writes and reads, so only reads are outstanding behind it.
// RUN: kiln-opt %s --split-input-file --kiln-insert-barriers | FileCheck %s

#layout = #kiln.linear<{lane = [[1], [2], [4], [8], [16]], warp = [[32], [64]]}>

// CHECK-LABEL: @straight
// CHECK: "tt.reduce"
// CHECK-NOT: kiln.barrier
// CHECK: "tt.reduce"
// CHECK: kiln.shared_offset = 16
// CHECK: kiln.barrier
// CHECK-NEXT: "tt.reduce"
// CHECK-NOT: kiln.barrier
// CHECK: tt.return
tt.func public @straight(%x: tensor<128xf32, #layout>) {
  %a = "tt.reduce"(%x) <{axis = 0 : i32}> ({
  ^bb0(%l: f32, %r: f32):
    %s = arith.addf %l, %r : f32
    tt.reduce.return %s : f32
  }) {kiln.shared_offset = 0 : i32} : (tensor<128xf32, #layout>) -> f32
  %b = "tt.reduce"(%x) <{axis = 0 : i32}> ({
  ^bb0(%l: f32, %r: f32):
    %s = arith.addf %l, %r : f32
    tt.reduce.return %s : f32
  }) {kiln.shared_offset = 16 : i32} : (tensor<128xf32, #layout>) -> f32
  %c = "tt.reduce"(%x) <{axis = 0 : i32}> ({
  ^bb0(%l: f32, %r: f32):
    %s = arith.addf %l, %r : f32
    tt.reduce.return %s : f32
  }) {kiln.shared_offset = 24 : i32} : (tensor<128xf32, #layout>) -> f32
  tt.return
}

// -----

#layout = #kiln.linear<{lane = [[1], [2], [4], [8], [16]], warp = [[32], [64]]}>

// The next round of the loop writes what this one read; the barrier the kernel has already is enough after the loop.
// CHECK-LABEL: @loop
// CHECK: scf.for
// CHECK-NEXT: kiln.barrier
// CHECK-NEXT: "tt.reduce"
// CHECK-NOT: kiln.barrier
// CHECK: {kiln.shared_offset = 0 : i32}
// CHECK-NEXT: }
// CHECK-NEXT: kiln.barrier
// CHECK-NEXT: "tt.reduce"
// CHECK-NOT: kiln.barrier
// CHECK: tt.return
tt.func public @loop(%x: tensor<128xf32, #layout>, %n: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  scf.for %i = %c0 to %n step %c1 : i32 {
    %a = "tt.reduce"(%x) <{axis = 0 : i32}> ({
    ^bb0(%l: f32, %r: f32):
      %s = arith.addf %l, %r : f32
      tt.reduce.return %s : f32
    }) {kiln.shared_offset = 0 : i32} : (tensor<128xf32, #layout>) -> f32
  }
  kiln.barrier
  %b = "tt.reduce"(%x) <{axis = 0 : i32}> ({
  ^bb0(%l: f32, %r: f32):
    %s = arith.addf %l, %r : f32
    tt.reduce.return %s : f32
  }) {kiln.shared_offset = 0 : i32} : (tensor<128xf32, #layout>) -> f32
  tt.return
}

// -----

#layout = #kiln.linear<{lane = [[1], [2], [4], [8], [16]], warp = [[32], [64]]}>

// One branch leaves reads outstanding: what follows both must wait.
// CHECK-LABEL: @branch
// CHECK: scf.if
// CHECK-NEXT: "tt.reduce"
// CHECK: }
// CHECK: kiln.barrier
// CHECK-NEXT: "tt.reduce"
tt.func public @branch(%x: tensor<128xf32, #layout>, %c: i1) {
  scf.if %c {
    %a = "tt.reduce"(%x) <{axis = 0 : i32}> ({
    ^bb0(%l: f32, %r: f32):
      %s = arith.addf %l, %r : f32
      tt.reduce.return %s : f32
    }) {kiln.shared_offset = 0 : i32} : (tensor<128xf32, #layout>) -> f32
  }
  %b = "tt.reduce"(%x) <{axis = 0 : i32}> ({
  ^bb0(%l: f32, %r: f32):
    %s = arith.addf %l, %r : f32
    tt.reduce.return %s : f32
  }) {kiln.shared_offset = 0 : i32} : (tensor<128xf32, #layout>) -> f32
  tt.return
}

// -----

#layout = #kiln.linear<{lane = [[1], [2], [4], [8], [16]], warp = [[32], [64]]}>

// The same over blocks, with a back edge.
// CHECK-LABEL: @blocks
// CHECK: ^bb1:
// CHECK-NEXT: kiln.barrier
// CHECK-NEXT: "tt.reduce"
tt.func public @blocks(%x: tensor<128xf32, #layout>, %c: i1) {
  cf.br ^loop
^loop:
  %a = "tt.reduce"(%x) <{axis = 0 : i32}> ({
  ^bb0(%l: f32, %r: f32):
    %s = arith.addf %l, %r : f32
    tt.reduce.return %s : f32
  }) {kiln.shared_offset = 0 : i32} : (tensor<128xf32, #layout>) -> f32
  cf.cond_br %c, ^loop, ^end
^end:
  tt.return
}

// -----

#layout = #kiln.linear<{register = [[32], [64]], lane = [[1], [2], [4], [8], [16]], warp = [[0], [0]]}>

// A reduction inside of each warp uses no shared memory and needs no offset.
// CHECK-LABEL: @within_warps
// CHECK-NOT: kiln.barrier
tt.func public @within_warps(%x: tensor<128xf32, #layout>) {
  %a = "tt.reduce"(%x) <{axis = 0 : i32}> ({
  ^bb0(%l: f32, %r: f32):
    %s = arith.addf %l, %r : f32
    tt.reduce.return %s : f32
  }) : (tensor<128xf32, #layout>) -> f32
  tt.return
}
