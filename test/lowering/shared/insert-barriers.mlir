// Barriers between ops that touch the same shared bytes, and nowhere else. An op with scratch has its own barrier between its
// writes and reads, so only reads are outstanding after it.
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

// The next iteration of the loop writes what this one read; the barrier the kernel has already is enough after the loop.
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

// -----

#l = #kiln.linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 0], [8, 0]]}>
#s = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 0], [8, 0]]>
!b = !kiln.memdesc<16x16xf16, #s>

// What was stored before a loop, and is only read in there, is published once.
// CHECK-LABEL: @stored_before_loop
// CHECK: kiln.local_store
// CHECK-NEXT: kiln.barrier local
// CHECK-NEXT: scf.for
// CHECK-NEXT: kiln.local_load
// CHECK-NOT: kiln.barrier
// CHECK: tt.return
tt.func public @stored_before_loop(%x: tensor<16x16xf16, #l>, %n: i32) -> tensor<16x16xf16, #l> {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %b = kiln.alloc {kiln.shared_offset = 0 : i32} : !b
  kiln.local_store %x, %b : tensor<16x16xf16, #l> -> !b
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %x) -> (tensor<16x16xf16, #l>) : i32 {
    %y = kiln.local_load %b : !b -> tensor<16x16xf16, #l>
    %t = arith.addf %s, %y : tensor<16x16xf16, #l>
    scf.yield %t : tensor<16x16xf16, #l>
  }
  tt.return %sum : tensor<16x16xf16, #l>
}

// -----

#l = #kiln.linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 0], [8, 0]]}>
#s = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 0], [8, 0]]>
!b = !kiln.memdesc<16x16xf16, #s>

// A barrier before the loop spares none to iterations that have barriers anyway.
// CHECK-LABEL: @exchanged_in_loop
// CHECK: kiln.local_store
// CHECK-NEXT: scf.for
// CHECK-NEXT: kiln.barrier local
// CHECK-NEXT: kiln.local_load
// CHECK-NEXT: kiln.barrier local
// CHECK-NEXT: kiln.local_store
// CHECK-NOT: kiln.barrier
// CHECK: tt.return
tt.func public @exchanged_in_loop(%x: tensor<16x16xf16, #l>, %n: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %b = kiln.alloc {kiln.shared_offset = 0 : i32} : !b
  kiln.local_store %x, %b : tensor<16x16xf16, #l> -> !b
  scf.for %i = %c0 to %n step %c1 : i32 {
    %y = kiln.local_load %b : !b -> tensor<16x16xf16, #l>
    kiln.local_store %y, %b : tensor<16x16xf16, #l> -> !b
  }
  tt.return
}
