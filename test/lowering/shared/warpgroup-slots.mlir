// Loops in which a dot is in flight into the next iteration: copies go into slots that it does not read, as a counter of slots says.
// RUN: kiln-opt %s --split-input-file --verify-diagnostics --kiln-insert-barriers | FileCheck %s

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#l = #kiln.linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 0], [8, 0]]}>
#s = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
!b = !kiln.memdesc<16x16xf16, #s>
!slots = !kiln.memdesc<3x16x16xf16, #s>

// The dot of the iteration before is still reading while the copy goes into the slot ahead: of three slots that is neither the one that it
// reads nor this iteration's. One barrier an iteration, which has all groups past the wait of the iteration before.
// CHECK-LABEL: @slots
// CHECK: scf.for
// CHECK: kiln.async_wait
// CHECK: kiln.barrier local{{$}}
// CHECK-NEXT: kiln.async_copy
// CHECK-NOT: kiln.barrier
// CHECK: kiln.warpgroup_dot
// CHECK-NEXT: kiln.warpgroup_wait pending 1
// CHECK-NOT: kiln.barrier
// CHECK: scf.yield
tt.func public @slots(%p: tensor<16x16x!tt.ptr<f16>, #l>, %a: tensor<64x16xf16, #c>, %c: tensor<64x16xf32, #c>, %n: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %s = kiln.alloc {alignment = 1024, kiln.shared_offset = 0 : i32} : !slots
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%slot = %c0, %sum = %c) -> (i32, tensor<64x16xf32, #c>) : i32 {
    %w = kiln.async_wait pending 0
    %later = kiln.index %s[%slot ahead 1] : !slots -> !b
    %t = kiln.async_copy %p, %later : tensor<16x16x!tt.ptr<f16>, #l> -> !b
    %g = kiln.async_commit %t
    %now = kiln.index %s[%slot] : !slots -> !b
    %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %now, %sum tokens %w : tensor<64x16xf16, #c>, !b, tensor<64x16xf32, #c>
    %e = kiln.warpgroup_wait pending 1 %d : tensor<64x16xf32, #c> -> tensor<64x16xf32, #c>
    %j = arith.addi %slot, %c1 : i32
    %over = arith.cmpi eq, %j, %c3 : i32
    %next = arith.select %over, %c0, %j : i32
    scf.yield %next, %e : i32, tensor<64x16xf32, #c>
  }
  %f = kiln.warpgroup_wait pending 0 %r#1 : tensor<64x16xf32, #c> buffers %s : !slots -> tensor<64x16xf32, #c>
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#l = #kiln.linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 0], [8, 0]]}>
#s = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
!b = !kiln.memdesc<16x16xf16, #s>
!slots = !kiln.memdesc<3x16x16xf16, #s>

// Two ahead of three is the slot of the iteration before.
tt.func public @same_slot(%p: tensor<16x16x!tt.ptr<f16>, #l>, %a: tensor<64x16xf16, #c>, %c: tensor<64x16xf32, #c>, %n: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  // expected-note @below {{the buffer}}
  %s = kiln.alloc {alignment = 1024, kiln.shared_offset = 0 : i32} : !slots
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%slot = %c0, %sum = %c) -> (i32, tensor<64x16xf32, #c>) : i32 {
    %w = kiln.async_wait pending 0
    %later = kiln.index %s[%slot ahead 2] : !slots -> !b
    // expected-error @below {{writes shared memory that a dot may still be reading; wait for the dot before}}
    %t = kiln.async_copy %p, %later : tensor<16x16x!tt.ptr<f16>, #l> -> !b
    %g = kiln.async_commit %t
    %now = kiln.index %s[%slot] : !slots -> !b
    %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %now, %sum tokens %w : tensor<64x16xf16, #c>, !b, tensor<64x16xf32, #c>
    %e = kiln.warpgroup_wait pending 1 %d : tensor<64x16xf32, #c> -> tensor<64x16xf32, #c>
    %j = arith.addi %slot, %c1 : i32
    %over = arith.cmpi eq, %j, %c3 : i32
    %next = arith.select %over, %c0, %j : i32
    scf.yield %next, %e : i32, tensor<64x16xf32, #c>
  }
  %f = kiln.warpgroup_wait pending 0 %r#1 : tensor<64x16xf32, #c> buffers %s : !slots -> tensor<64x16xf32, #c>
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#l = #kiln.linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 0], [8, 0]]}>
#s = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
!b = !kiln.memdesc<16x16xf16, #s>
!slots = !kiln.memdesc<2x16x16xf16, #s>

// With two slots one ahead is.
tt.func public @one_slot_less(%p: tensor<16x16x!tt.ptr<f16>, #l>, %a: tensor<64x16xf16, #c>, %c: tensor<64x16xf32, #c>, %n: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %c2 = arith.constant 2 : i32
  // expected-note @below {{the buffer}}
  %s = kiln.alloc {alignment = 1024, kiln.shared_offset = 0 : i32} : !slots
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%slot = %c0, %sum = %c) -> (i32, tensor<64x16xf32, #c>) : i32 {
    %w = kiln.async_wait pending 0
    %later = kiln.index %s[%slot ahead 1] : !slots -> !b
    // expected-error @below {{writes shared memory that a dot may still be reading; wait for the dot before}}
    %t = kiln.async_copy %p, %later : tensor<16x16x!tt.ptr<f16>, #l> -> !b
    %g = kiln.async_commit %t
    %now = kiln.index %s[%slot] : !slots -> !b
    %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %now, %sum tokens %w : tensor<64x16xf16, #c>, !b, tensor<64x16xf32, #c>
    %e = kiln.warpgroup_wait pending 1 %d : tensor<64x16xf32, #c> -> tensor<64x16xf32, #c>
    %j = arith.addi %slot, %c1 : i32
    %over = arith.cmpi eq, %j, %c2 : i32
    %next = arith.select %over, %c0, %j : i32
    scf.yield %next, %e : i32, tensor<64x16xf32, #c>
  }
  %f = kiln.warpgroup_wait pending 0 %r#1 : tensor<64x16xf32, #c> buffers %s : !slots -> tensor<64x16xf32, #c>
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#l = #kiln.linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 0], [8, 0]]}>
#s = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
!b = !kiln.memdesc<16x16xf16, #s>
!slots = !kiln.memdesc<3x16x16xf16, #s>

// A counter that turns back too early says nothing of the slots of the iteration before.
tt.func public @another_counter(%p: tensor<16x16x!tt.ptr<f16>, #l>, %a: tensor<64x16xf16, #c>, %c: tensor<64x16xf32, #c>, %n: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %c2 = arith.constant 2 : i32
  // expected-note @below {{the buffer}}
  %s = kiln.alloc {alignment = 1024, kiln.shared_offset = 0 : i32} : !slots
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%slot = %c0, %sum = %c) -> (i32, tensor<64x16xf32, #c>) : i32 {
    %w = kiln.async_wait pending 0
    %later = kiln.index %s[%slot ahead 1] : !slots -> !b
    // expected-error @below {{writes shared memory that a dot may still be reading; wait for the dot before}}
    %t = kiln.async_copy %p, %later : tensor<16x16x!tt.ptr<f16>, #l> -> !b
    %g = kiln.async_commit %t
    %now = kiln.index %s[%slot] : !slots -> !b
    %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %now, %sum tokens %w : tensor<64x16xf16, #c>, !b, tensor<64x16xf32, #c>
    %e = kiln.warpgroup_wait pending 1 %d : tensor<64x16xf32, #c> -> tensor<64x16xf32, #c>
    %j = arith.addi %slot, %c1 : i32
    %over = arith.cmpi eq, %j, %c2 : i32
    %next = arith.select %over, %c0, %j : i32
    scf.yield %next, %e : i32, tensor<64x16xf32, #c>
  }
  %f = kiln.warpgroup_wait pending 0 %r#1 : tensor<64x16xf32, #c> buffers %s : !slots -> tensor<64x16xf32, #c>
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#l = #kiln.linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 0], [8, 0]]}>
#s = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
!b = !kiln.memdesc<16x16xf16, #s>
!slots = !kiln.memdesc<3x16x16xf16, #s>

// Two dots are in flight: the one of two iterations before reads what the copy writes.
tt.func public @pending_two(%p: tensor<16x16x!tt.ptr<f16>, #l>, %a: tensor<64x16xf16, #c>, %c: tensor<64x16xf32, #c>, %n: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  // expected-note @below {{the buffer}}
  %s = kiln.alloc {alignment = 1024, kiln.shared_offset = 0 : i32} : !slots
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%slot = %c0, %sum = %c) -> (i32, tensor<64x16xf32, #c>) : i32 {
    %w = kiln.async_wait pending 0
    %later = kiln.index %s[%slot ahead 1] : !slots -> !b
    // expected-error @below {{writes shared memory that a dot may still be reading; wait for the dot before}}
    %t = kiln.async_copy %p, %later : tensor<16x16x!tt.ptr<f16>, #l> -> !b
    %g = kiln.async_commit %t
    %now = kiln.index %s[%slot] : !slots -> !b
    %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %now, %sum tokens %w : tensor<64x16xf16, #c>, !b, tensor<64x16xf32, #c>
    %e = kiln.warpgroup_wait pending 2 %d : tensor<64x16xf32, #c> -> tensor<64x16xf32, #c>
    %j = arith.addi %slot, %c1 : i32
    %over = arith.cmpi eq, %j, %c3 : i32
    %next = arith.select %over, %c0, %j : i32
    scf.yield %next, %e : i32, tensor<64x16xf32, #c>
  }
  %f = kiln.warpgroup_wait pending 0 %r#1 : tensor<64x16xf32, #c> buffers %s : !slots -> tensor<64x16xf32, #c>
  tt.return
}
