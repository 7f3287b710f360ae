// One layout per kernel where that is cheapest, conversions where it is not, and vector widths that are proven.
// RUN: kiln-opt %s --split-input-file --kiln-assign-layouts="num-warps=4" --cse | FileCheck %s

// Rows of any length: only the first element's own alignment is known.
// CHECK-LABEL: @unaligned_row
// CHECK: tt.load {{.*}} {kiln.vector = 1 : i32}
tt.func public @unaligned_row(%p: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %stride: i32) {
  %pid = tt.get_program_id x : i32
  %off = arith.muli %pid, %stride : i32
  %row = tt.addptr %p, %off : !tt.ptr<f32>, i32
  %r = tt.make_range {start = 0 : i32, end = 1024 : i32} : tensor<1024xi32>
  %s = tt.splat %row : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>>
  %a = tt.addptr %s, %r : tensor<1024x!tt.ptr<f32>>, tensor<1024xi32>
  %x = tt.load %a : tensor<1024x!tt.ptr<f32>>
  tt.store %a, %x : tensor<1024x!tt.ptr<f32>>
  tt.return
}

// -----

// A mask that may end anywhere: the aligned pointer does not help. If it ends at a multiple of two, pairs share a mask bit.
// CHECK-LABEL: @any_mask
// CHECK: tt.load %{{.*}}, %{{.*}} {kiln.vector = 1 : i32}
// CHECK-LABEL: @even_mask
// CHECK: tt.load %{{.*}}, %{{.*}} {kiln.vector = 2 : i32}
tt.func public @any_mask(%p: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %n: i32) {
  %r = tt.make_range {start = 0 : i32, end = 1024 : i32} : tensor<1024xi32>
  %ns = tt.splat %n : i32 -> tensor<1024xi32>
  %m = arith.cmpi slt, %r, %ns : tensor<1024xi32>
  %s = tt.splat %p : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>>
  %a = tt.addptr %s, %r : tensor<1024x!tt.ptr<f32>>, tensor<1024xi32>
  %x = tt.load %a, %m : tensor<1024x!tt.ptr<f32>>
  tt.store %a, %x, %m : tensor<1024x!tt.ptr<f32>>
  tt.return
}
tt.func public @even_mask(%p: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %n: i32 {tt.divisibility = 2 : i32}) {
  %r = tt.make_range {start = 0 : i32, end = 1024 : i32} : tensor<1024xi32>
  %ns = tt.splat %n : i32 -> tensor<1024xi32>
  %m = arith.cmpi slt, %r, %ns : tensor<1024xi32>
  %s = tt.splat %p : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>>
  %a = tt.addptr %s, %r : tensor<1024x!tt.ptr<f32>>, tensor<1024xi32>
  %x = tt.load %a, %m : tensor<1024x!tt.ptr<f32>>
  tt.store %a, %x, %m : tensor<1024x!tt.ptr<f32>>
  tt.return
}

// -----

// f16 and f32 in one kernel: four elements a thread serve both (8 and 16 bytes), better than eight with split f32 accesses.
// CHECK: #layout = #kiln.linear<{register = {{\[\[}}1], [2], [512]],
// CHECK-LABEL: @mixed_widths
// CHECK-NOT: convert_layout
// CHECK-COUNT-2: kiln.vector = 4
tt.func public @mixed_widths(%p: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %q: !tt.ptr<f16> {tt.divisibility = 16 : i32}) {
  %r = tt.make_range {start = 0 : i32, end = 1024 : i32} : tensor<1024xi32>
  %s = tt.splat %p : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>>
  %a = tt.addptr %s, %r : tensor<1024x!tt.ptr<f32>>, tensor<1024xi32>
  %x = tt.load %a : tensor<1024x!tt.ptr<f32>>
  %h = arith.truncf %x : tensor<1024xf32> to tensor<1024xf16>
  %t = tt.splat %q : !tt.ptr<f16> -> tensor<1024x!tt.ptr<f16>>
  %b = tt.addptr %t, %r : tensor<1024x!tt.ptr<f16>>, tensor<1024xi32>
  tt.store %b, %h : tensor<1024x!tt.ptr<f16>>
  tt.return
}

// -----

// Fewer elements than threads: the rest of the lanes and warps is free.
// CHECK: #layout = #kiln.linear<{lane = {{\[\[}}1], [2], [4], [8], [0]], warp = {{\[\[}}0], [0]]}>
// CHECK-LABEL: @small
tt.func public @small(%p: !tt.ptr<f32> {tt.divisibility = 16 : i32}) {
  %r = tt.make_range {start = 0 : i32, end = 16 : i32} : tensor<16xi32>
  %s = tt.splat %p : !tt.ptr<f32> -> tensor<16x!tt.ptr<f32>>
  %a = tt.addptr %s, %r : tensor<16x!tt.ptr<f32>>, tensor<16xi32>
  %x = tt.load %a : tensor<16x!tt.ptr<f32>>
  tt.store %a, %x : tensor<16x!tt.ptr<f32>>
  tt.return
}

// -----

// Loop-carried tensors and the branches of scf.if keep one layout throughout.
// CHECK-LABEL: @control_flow
// CHECK-NOT: convert_layout
// CHECK: scf.for {{.*}} -> (tensor<1024xf32, #layout>)
// CHECK: scf.if {{.*}} -> (tensor<1024xf32, #layout>)
tt.func public @control_flow(%p: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %n: i32, %c: i1) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %zero = arith.constant dense<0.0> : tensor<1024xf32>
  %r = tt.make_range {start = 0 : i32, end = 1024 : i32} : tensor<1024xi32>
  %s = tt.splat %p : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>>
  %a = tt.addptr %s, %r : tensor<1024x!tt.ptr<f32>>, tensor<1024xi32>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (tensor<1024xf32>) : i32 {
    %x = tt.load %a : tensor<1024x!tt.ptr<f32>>
    %next = arith.addf %acc, %x : tensor<1024xf32>
    scf.yield %next : tensor<1024xf32>
  }
  %y = scf.if %c -> tensor<1024xf32> {
    scf.yield %sum : tensor<1024xf32>
  } else {
    scf.yield %zero : tensor<1024xf32>
  }
  tt.store %a, %y : tensor<1024x!tt.ptr<f32>>
  tt.return
}

// -----

// A transposition: both sides stay coalesced, and what lies between goes through shared memory, once.
// CHECK-LABEL: @transpose
// CHECK: tt.load {{.*}} {kiln.vector = 4 : i32}
// CHECK-COUNT-1: kiln.convert_layout
// CHECK-NOT: kiln.convert_layout
// CHECK: tt.store {{.*}} {kiln.vector = 4 : i32}
tt.func public @transpose(%p: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %o: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %stride: i32 {tt.divisibility = 16 : i32}) {
  %r = tt.make_range {start = 0 : i32, end = 64 : i32} : tensor<64xi32>
  %r2 = tt.expand_dims %r {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
  %c2 = tt.expand_dims %r {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
  %s = tt.splat %stride : i32 -> tensor<64x1xi32>
  %rs = arith.muli %r2, %s : tensor<64x1xi32>
  %rb = tt.broadcast %rs : tensor<64x1xi32> -> tensor<64x64xi32>
  %cb = tt.broadcast %c2 : tensor<1x64xi32> -> tensor<64x64xi32>
  %off = arith.addi %rb, %cb : tensor<64x64xi32>
  %ps = tt.splat %p : !tt.ptr<f32> -> tensor<64x64x!tt.ptr<f32>>
  %pp = tt.addptr %ps, %off : tensor<64x64x!tt.ptr<f32>>, tensor<64x64xi32>
  %x = tt.load %pp : tensor<64x64x!tt.ptr<f32>>
  %t = tt.trans %x {order = array<i32: 1, 0>} : tensor<64x64xf32> -> tensor<64x64xf32>
  %os = tt.splat %o : !tt.ptr<f32> -> tensor<64x64x!tt.ptr<f32>>
  %op = tt.addptr %os, %off : tensor<64x64x!tt.ptr<f32>>, tensor<64x64xi32>
  tt.store %op, %t : tensor<64x64x!tt.ptr<f32>>
  tt.return
}

// -----

// Rows in warps: the reduction along a row never leaves its warp, and its result has the layout that the broadcast back
// needs. Index vectors are made in the slices that their tile needs.
// CHECK-LABEL: @row_maximum
// CHECK-NOT: convert_layout
// CHECK: tt.load {{.*}} {kiln.vector = 4 : i32}
// CHECK: (tensor<32x128xf32, #[[TILE:.*]]>) -> tensor<32xf32, #[[ROWS:.*]]>
// CHECK: tt.expand_dims {{.*}} tensor<32xf32, #[[ROWS]]>
tt.func public @row_maximum(%p: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %stride: i32 {tt.divisibility = 16 : i32}) {
  %r = tt.make_range {start = 0 : i32, end = 32 : i32} : tensor<32xi32>
  %c = tt.make_range {start = 0 : i32, end = 128 : i32} : tensor<128xi32>
  %r2 = tt.expand_dims %r {axis = 1 : i32} : tensor<32xi32> -> tensor<32x1xi32>
  %c2 = tt.expand_dims %c {axis = 0 : i32} : tensor<128xi32> -> tensor<1x128xi32>
  %s = tt.splat %stride : i32 -> tensor<32x1xi32>
  %rs = arith.muli %r2, %s : tensor<32x1xi32>
  %rb = tt.broadcast %rs : tensor<32x1xi32> -> tensor<32x128xi32>
  %cb = tt.broadcast %c2 : tensor<1x128xi32> -> tensor<32x128xi32>
  %off = arith.addi %rb, %cb : tensor<32x128xi32>
  %ps = tt.splat %p : !tt.ptr<f32> -> tensor<32x128x!tt.ptr<f32>>
  %pp = tt.addptr %ps, %off : tensor<32x128x!tt.ptr<f32>>, tensor<32x128xi32>
  %x = tt.load %pp : tensor<32x128x!tt.ptr<f32>>
  %mx = "tt.reduce"(%x) <{axis = 1 : i32}> ({
  ^bb0(%a: f32, %b: f32):
    %q = arith.maxnumf %a, %b : f32
    tt.reduce.return %q : f32
  }) : (tensor<32x128xf32>) -> tensor<32xf32>
  %mx2 = tt.expand_dims %mx {axis = 1 : i32} : tensor<32xf32> -> tensor<32x1xf32>
  %mxb = tt.broadcast %mx2 : tensor<32x1xf32> -> tensor<32x128xf32>
  %d = arith.subf %x, %mxb : tensor<32x128xf32>
  tt.store %pp, %d : tensor<32x128x!tt.ptr<f32>>
  tt.return
}

// -----

// The last of the largest elements depends on their order: a reduction in order has runs of neighbours, which each thread
// combines by itself, instead of going through the lanes with every vector.
// CHECK: #[[RUNS:.*]] = #kiln.linear<{register = {{\[}}[1], [2], [4], [8], [16]
// CHECK-LABEL: @last_of_the_largest
// CHECK: (tensor<4096xf32, #[[RUNS]]>, tensor<4096xi32, #[[RUNS]]>) -> (f32, i32)
tt.func public @last_of_the_largest(%p: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %o: !tt.ptr<i32>) {
  %i = tt.make_range {start = 0 : i32, end = 4096 : i32} : tensor<4096xi32>
  %ps = tt.splat %p : !tt.ptr<f32> -> tensor<4096x!tt.ptr<f32>>
  %pp = tt.addptr %ps, %i : tensor<4096x!tt.ptr<f32>>, tensor<4096xi32>
  %x = tt.load %pp : tensor<4096x!tt.ptr<f32>>
  %m:2 = "tt.reduce"(%x, %i) <{axis = 0 : i32}> ({
  ^bb0(%a: f32, %ai: i32, %b: f32, %bi: i32):
    %more = arith.cmpf ogt, %a, %b : f32
    %v = arith.select %more, %a, %b : f32
    %w = arith.select %more, %ai, %bi : i32
    tt.reduce.return %v, %w : f32, i32
  }) : (tensor<4096xf32>, tensor<4096xi32>) -> (f32, i32)
  tt.store %o, %m#1 : !tt.ptr<i32>
  tt.return
}
