// Barriers around buffers: only where two accesses can meet, one of them a write, and copies count when a wait has seen them
// arrive.
// RUN: kiln-opt %s --split-input-file --verify-diagnostics --kiln-insert-barriers | FileCheck %s

#s = #kiln.shared<[[1], [2], [4], [8], [16], [32]]>
#l = #kiln.linear<{lane = [[1], [2], [4], [8], [16]], warp = [[32]]}>
!buffer = !kiln.memdesc<64xf32, #s>

// CHECK-LABEL: @store_then_load
// CHECK: kiln.local_store
// CHECK-NEXT: kiln.barrier
// CHECK-NEXT: kiln.local_load
// CHECK-NEXT: kiln.local_load
// CHECK-NEXT: kiln.barrier
// CHECK-NEXT: kiln.local_store
tt.func public @store_then_load(%x: tensor<64xf32, #l>) {
  %a = kiln.alloc {kiln.shared_offset = 0 : i32} : !buffer
  kiln.local_store %x, %a : tensor<64xf32, #l> -> !buffer
  %y = kiln.local_load %a : !buffer -> tensor<64xf32, #l>
  %z = kiln.local_load %a : !buffer -> tensor<64xf32, #l>
  kiln.local_store %x, %a : tensor<64xf32, #l> -> !buffer
  tt.return
}

// -----

#s = #kiln.shared<[[1], [2], [4], [8], [16], [32]]>
#l = #kiln.linear<{lane = [[1], [2], [4], [8], [16]], warp = [[32]]}>
!buffer = !kiln.memdesc<64xf32, #s>
!slots = !kiln.memdesc<3x64xf32, #s>

// A pipeline of three slots: one barrier an iteration, between the wait and what reads. After it all threads are past the reads of
// the iteration before, so the copy into that slot needs none.
// CHECK-LABEL: @pipeline
// CHECK-NOT: kiln.barrier
// CHECK: scf.for
// CHECK: kiln.async_wait
// CHECK: kiln.barrier
// CHECK-NEXT: kiln.local_load
// CHECK-NOT: kiln.barrier
// CHECK: tt.return
tt.func public @pipeline(%p: tensor<64x!tt.ptr<f32>, #l>, %n: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %a = kiln.alloc {kiln.shared_offset = 0 : i32} : !slots
  %s0 = kiln.index %a[%c0] : !slots -> !buffer
  %t0 = kiln.async_copy %p, %s0 : tensor<64x!tt.ptr<f32>, #l> -> !buffer
  %g0 = kiln.async_commit %t0
  %s1 = kiln.index %a[%c1] : !slots -> !buffer
  %t1 = kiln.async_copy %p, %s1 : tensor<64x!tt.ptr<f32>, #l> -> !buffer
  %g1 = kiln.async_commit %t1
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%slot = %c0, %h0 = %g0, %h1 = %g1) -> (i32, !kiln.token, !kiln.token) : i32 {
    %w = kiln.async_wait %h0 pending 1
    %now = kiln.index %a[%slot] : !slots -> !buffer
    %x = kiln.local_load %now token %w : !buffer -> tensor<64xf32, #l>
    %later = kiln.index %a[%slot ahead 2] : !slots -> !buffer
    %t = kiln.async_copy %p, %later : tensor<64x!tt.ptr<f32>, #l> -> !buffer
    %g = kiln.async_commit %t
    %j = arith.addi %slot, %c1 : i32
    %next = arith.remui %j, %c3 : i32
    scf.yield %next, %h1, %g : i32, !kiln.token, !kiln.token
  }
  tt.return
}

// -----

#s = #kiln.shared<[[1], [2], [4], [8], [16], [32]]>
#l = #kiln.linear<{lane = [[1], [2], [4], [8], [16]], warp = [[32]]}>
!buffer = !kiln.memdesc<64xf32, #s>
!slots = !kiln.memdesc<2x64xf32, #s>

// With two slots the copy goes where this iteration has just read: a second barrier.
// CHECK-LABEL: @too_few_slots
// CHECK: scf.for
// CHECK: kiln.barrier
// CHECK-NEXT: kiln.local_load
// CHECK: kiln.barrier
// CHECK-NEXT: kiln.async_copy
tt.func public @too_few_slots(%p: tensor<64x!tt.ptr<f32>, #l>, %n: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %a = kiln.alloc {kiln.shared_offset = 0 : i32} : !slots
  scf.for %i = %c0 to %n step %c1 iter_args(%slot = %c0) -> (i32) : i32 {
    %w = kiln.async_wait pending 0
    %now = kiln.index %a[%slot] : !slots -> !buffer
    %x = kiln.local_load %now token %w : !buffer -> tensor<64xf32, #l>
    %same = kiln.index %a[%slot] : !slots -> !buffer
    %t = kiln.async_copy %p, %same : tensor<64x!tt.ptr<f32>, #l> -> !buffer
    %g = kiln.async_commit %t
    %next = arith.subi %c1, %slot : i32
    scf.yield %next : i32
  }
  tt.return
}

// -----

#s = #kiln.shared<[[1], [2], [4], [8], [16], [32]]>
#l = #kiln.linear<{lane = [[1], [2], [4], [8], [16]], warp = [[32]]}>
!buffer = !kiln.memdesc<64xf32, #s>

tt.func public @not_arrived(%p: tensor<64x!tt.ptr<f32>, #l>) {
  // expected-note @below {{the buffer}}
  %a = kiln.alloc {kiln.shared_offset = 0 : i32} : !buffer
  %t = kiln.async_copy %p, %a : tensor<64x!tt.ptr<f32>, #l> -> !buffer
  %g = kiln.async_commit %t
  %w = kiln.async_wait %g pending 1
  // expected-error @below {{touches shared memory into which a copy may be in flight; wait for it, and read with the wait's token}}
  %x = kiln.local_load %a : !buffer -> tensor<64xf32, #l>
  tt.return
}
