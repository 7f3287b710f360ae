// Reads by warpgroups are outstanding until a wait: no barrier ends them, and nothing may be written there before.
// RUN: kiln-opt %s --split-input-file --verify-diagnostics --kiln-insert-barriers | FileCheck %s

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#l = #kiln.linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 0], [8, 0]]}>
#s = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
!b = !kiln.memdesc<16x16xf16, #s>

// Warpgroups see threads' stores after a fence. After the wait the reads are like those of threads: a barrier has all
// groups past them before the next store.
// CHECK-LABEL: @store_dot_wait_store
// CHECK: kiln.local_store
// CHECK-NEXT: kiln.barrier local async_proxy
// CHECK-NEXT: kiln.warpgroup_dot
// CHECK-NEXT: kiln.warpgroup_wait
// CHECK-NEXT: kiln.barrier local{{$}}
// CHECK-NEXT: kiln.local_store
tt.func public @store_dot_wait_store(%x: tensor<16x16xf16, #l>, %a: tensor<64x16xf16, #c>, %c: tensor<64x16xf32, #c>) {
  %b = kiln.alloc {alignment = 1024, kiln.shared_offset = 0 : i32} : !b
  kiln.local_store %x, %b : tensor<16x16xf16, #l> -> !b
  %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %b, %c : tensor<64x16xf16, #c>, !b, tensor<64x16xf32, #c>
  %r = kiln.warpgroup_wait pending 0 %d : tensor<64x16xf32, #c> -> tensor<64x16xf32, #c>
  kiln.local_store %x, %b : tensor<16x16xf16, #l> -> !b
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#l = #kiln.linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 0], [8, 0]]}>
#s = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
!b = !kiln.memdesc<16x16xf16, #s>

// A barrier ends no read of a warpgroup.
tt.func public @store_too_early(%x: tensor<16x16xf16, #l>, %a: tensor<64x16xf16, #c>, %c: tensor<64x16xf32, #c>) {
  // expected-note @below {{the buffer}}
  %b = kiln.alloc {alignment = 1024, kiln.shared_offset = 0 : i32} : !b
  %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %b, %c : tensor<64x16xf16, #c>, !b, tensor<64x16xf32, #c>
  kiln.barrier
  // expected-error @below {{writes shared memory that a dot may still be reading; wait for the dot before}}
  kiln.local_store %x, %b : tensor<16x16xf16, #l> -> !b
  %r = kiln.warpgroup_wait pending 0 %d : tensor<64x16xf32, #c> -> tensor<64x16xf32, #c>
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#l = #kiln.linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 0], [8, 0]]}>
#s = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
!b = !kiln.memdesc<16x16xf16, #s>

// Nor may a copy write there.
tt.func public @copy_too_early(%p: tensor<16x16x!tt.ptr<f16>, #l>, %x: tensor<16x16xf16, #l>, %a: tensor<64x16xf16, #c>, %c: tensor<64x16xf32, #c>) {
  // expected-note @below {{the buffer}}
  %b = kiln.alloc {alignment = 1024, kiln.shared_offset = 0 : i32} : !b
  %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %b, %c : tensor<64x16xf16, #c>, !b, tensor<64x16xf32, #c>
  // expected-error @below {{writes shared memory that a dot may still be reading; wait for the dot before}}
  %t = kiln.async_copy %p, %b : tensor<16x16x!tt.ptr<f16>, #l> -> !b
  %r = kiln.warpgroup_wait pending 0 %d : tensor<64x16xf32, #c> -> tensor<64x16xf32, #c>
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#l = #kiln.linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 0], [8, 0]]}>
#s = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
!b = !kiln.memdesc<16x16xf16, #s>
#a = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0], [16, 0], [32, 0]]>
!a = !kiln.memdesc<64x16xf16, #a>

// A in a buffer is read for as long.
tt.func public @a_too_early(%x: tensor<64x16xf16, #c>, %c: tensor<64x16xf32, #c>) {
  // expected-note @below {{the buffer}}
  %a = kiln.alloc {alignment = 1024, kiln.shared_offset = 0 : i32} : !a
  %b = kiln.alloc {alignment = 1024, kiln.shared_offset = 2048 : i32} : !b
  %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %b, %c : !a, !b, tensor<64x16xf32, #c>
  // expected-error @below {{writes shared memory that a dot may still be reading; wait for the dot before}}
  kiln.local_store %x, %a : tensor<64x16xf16, #c> -> !a
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#l = #kiln.linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 0], [8, 0]]}>
#s = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
!b = !kiln.memdesc<16x16xf16, #s>

// Another buffer in the same bytes: the note says which one is read.
tt.func public @bytes_used_again(%x: tensor<16x16xf16, #l>, %a: tensor<64x16xf16, #c>, %c: tensor<64x16xf32, #c>) {
  // expected-note @below {{the buffer}}
  %b = kiln.alloc {alignment = 1024, kiln.shared_offset = 0 : i32} : !b
  %e = kiln.alloc {alignment = 1024, kiln.shared_offset = 0 : i32} : !b
  %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %b, %c : tensor<64x16xf16, #c>, !b, tensor<64x16xf32, #c>
  // expected-error @below {{writes shared memory that a dot may still be reading; wait for the dot before}}
  kiln.local_store %x, %e : tensor<16x16xf16, #l> -> !b
  %r = kiln.warpgroup_wait pending 0 %d : tensor<64x16xf32, #c> -> tensor<64x16xf32, #c>
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#l = #kiln.linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 0], [8, 0]]}>
#s = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
!b = !kiln.memdesc<16x16xf16, #s>

// With one pending the older dot has ended, and the newer is still reading.
tt.func public @newest_reads_on(%x: tensor<16x16xf16, #l>, %a: tensor<64x16xf16, #c>, %c: tensor<64x16xf32, #c>) {
  %b = kiln.alloc {alignment = 1024, kiln.shared_offset = 0 : i32} : !b
  // expected-note @below {{the buffer}}
  %e = kiln.alloc {alignment = 1024, kiln.shared_offset = 512 : i32} : !b
  %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %b, %c : tensor<64x16xf16, #c>, !b, tensor<64x16xf32, #c>
  %f = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %e, %d : tensor<64x16xf16, #c>, !b, tensor<64x16xf32, #c>
  %r = kiln.warpgroup_wait pending 1 %f : tensor<64x16xf32, #c> -> tensor<64x16xf32, #c>
  kiln.local_store %x, %b : tensor<16x16xf16, #l> -> !b
  // expected-error @below {{writes shared memory that a dot may still be reading; wait for the dot before}}
  kiln.local_store %x, %e : tensor<16x16xf16, #l> -> !b
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#l = #kiln.linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 0], [8, 0]]}>
#s = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
!b = !kiln.memdesc<16x16xf16, #s>

// CHECK-LABEL: @older_has_ended
// CHECK: kiln.warpgroup_dot
// CHECK-NOT: kiln.barrier
// CHECK: kiln.warpgroup_dot
// CHECK-NEXT: kiln.warpgroup_wait pending 1
// CHECK-NEXT: kiln.barrier local{{$}}
// CHECK-NEXT: kiln.local_store
// CHECK-NEXT: kiln.warpgroup_wait pending 0
// CHECK-NEXT: kiln.barrier local async_proxy
// CHECK-NEXT: kiln.local_store
tt.func public @older_has_ended(%x: tensor<16x16xf16, #l>, %a: tensor<64x16xf16, #c>, %c: tensor<64x16xf32, #c>) {
  %b = kiln.alloc {alignment = 1024, kiln.shared_offset = 0 : i32} : !b
  %e = kiln.alloc {alignment = 1024, kiln.shared_offset = 512 : i32} : !b
  %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %b, %c : tensor<64x16xf16, #c>, !b, tensor<64x16xf32, #c>
  %f = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %e, %d : tensor<64x16xf16, #c>, !b, tensor<64x16xf32, #c>
  %r = kiln.warpgroup_wait pending 1 %f : tensor<64x16xf32, #c> -> tensor<64x16xf32, #c>
  kiln.local_store %x, %b : tensor<16x16xf16, #l> -> !b
  %q = kiln.warpgroup_wait pending 0 %r : tensor<64x16xf32, #c> -> tensor<64x16xf32, #c>
  kiln.local_store %x, %e : tensor<16x16xf16, #l> -> !b
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#l = #kiln.linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 0], [8, 0]]}>
#s = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
!b = !kiln.memdesc<16x16xf16, #s>

// Threads may read what a warpgroup reads.
// CHECK-LABEL: @reads_beside
// CHECK: kiln.barrier local async_proxy
// CHECK-NEXT: kiln.warpgroup_dot
// CHECK-NEXT: kiln.local_load
// CHECK-NOT: kiln.barrier
// CHECK: tt.return
tt.func public @reads_beside(%x: tensor<16x16xf16, #l>, %a: tensor<64x16xf16, #c>, %c: tensor<64x16xf32, #c>) {
  %b = kiln.alloc {alignment = 1024, kiln.shared_offset = 0 : i32} : !b
  kiln.local_store %x, %b : tensor<16x16xf16, #l> -> !b
  %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %b, %c : tensor<64x16xf16, #c>, !b, tensor<64x16xf32, #c>
  %y = kiln.local_load %b : !b -> tensor<16x16xf16, #l>
  %r = kiln.warpgroup_wait pending 0 %d : tensor<64x16xf32, #c> -> tensor<64x16xf32, #c>
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#l = #kiln.linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 0], [8, 0]]}>
#s = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
!b = !kiln.memdesc<16x16xf16, #s>

// The results of copies are read without the fence.
// CHECK-LABEL: @copied
// CHECK: kiln.async_wait
// CHECK-NEXT: kiln.barrier local{{$}}
// CHECK-NEXT: kiln.warpgroup_dot
tt.func public @copied(%p: tensor<16x16x!tt.ptr<f16>, #l>, %x: tensor<16x16xf16, #l>, %a: tensor<64x16xf16, #c>, %c: tensor<64x16xf32, #c>) {
  %b = kiln.alloc {alignment = 1024, kiln.shared_offset = 0 : i32} : !b
  %t = kiln.async_copy %p, %b : tensor<16x16x!tt.ptr<f16>, #l> -> !b
  %g = kiln.async_commit %t
  %w = kiln.async_wait %g pending 0
  %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %b, %c tokens %w : tensor<64x16xf16, #c>, !b, tensor<64x16xf32, #c>
  %r = kiln.warpgroup_wait pending 0 %d : tensor<64x16xf32, #c> -> tensor<64x16xf32, #c>
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#l = #kiln.linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 0], [8, 0]]}>
#s = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
!b = !kiln.memdesc<16x16xf16, #s>

// A warpgroup waits for copies like threads do.
tt.func public @not_arrived(%p: tensor<16x16x!tt.ptr<f16>, #l>, %x: tensor<16x16xf16, #l>, %a: tensor<64x16xf16, #c>, %c: tensor<64x16xf32, #c>) {
  // expected-note @below {{the buffer}}
  %b = kiln.alloc {alignment = 1024, kiln.shared_offset = 0 : i32} : !b
  %t = kiln.async_copy %p, %b : tensor<16x16x!tt.ptr<f16>, #l> -> !b
  // expected-error @below {{touches shared memory into which a copy may be in flight; wait for it, and read with the wait's token}}
  %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %b, %c : tensor<64x16xf16, #c>, !b, tensor<64x16xf32, #c>
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#l = #kiln.linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 0], [8, 0]]}>
#s = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
!b = !kiln.memdesc<16x16xf16, #s>

// A fence only where a warpgroup reads: not between threads' stores and loads.
// CHECK-LABEL: @threads_read
// CHECK: kiln.local_store
// CHECK-NEXT: kiln.barrier local{{$}}
// CHECK-NEXT: kiln.local_load
// CHECK-NEXT: kiln.local_store
// CHECK-NEXT: kiln.barrier local async_proxy
// CHECK-NEXT: kiln.warpgroup_dot
tt.func public @threads_read(%x: tensor<16x16xf16, #l>, %a: tensor<64x16xf16, #c>, %c: tensor<64x16xf32, #c>) {
  %b = kiln.alloc {alignment = 1024, kiln.shared_offset = 0 : i32} : !b
  %e = kiln.alloc {alignment = 1024, kiln.shared_offset = 512 : i32} : !b
  kiln.local_store %x, %b : tensor<16x16xf16, #l> -> !b
  %y = kiln.local_load %b : !b -> tensor<16x16xf16, #l>
  kiln.local_store %x, %e : tensor<16x16xf16, #l> -> !b
  %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %e, %c : tensor<64x16xf16, #c>, !b, tensor<64x16xf32, #c>
  %r = kiln.warpgroup_wait pending 0 %d : tensor<64x16xf32, #c> -> tensor<64x16xf32, #c>
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#l = #kiln.linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 0], [8, 0]]}>
#s = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
!b = !kiln.memdesc<16x16xf16, #s>

// The kernel's own barrier has the fence, too.
// CHECK-LABEL: @barrier_of_the_kernel
// CHECK: kiln.local_store
// CHECK-NEXT: kiln.barrier async_proxy
// CHECK-NEXT: kiln.warpgroup_dot
tt.func public @barrier_of_the_kernel(%x: tensor<16x16xf16, #l>, %a: tensor<64x16xf16, #c>, %c: tensor<64x16xf32, #c>) {
  %b = kiln.alloc {alignment = 1024, kiln.shared_offset = 0 : i32} : !b
  kiln.local_store %x, %b : tensor<16x16xf16, #l> -> !b
  kiln.barrier
  %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %b, %c : tensor<64x16xf16, #c>, !b, tensor<64x16xf32, #c>
  %r = kiln.warpgroup_wait pending 0 %d : tensor<64x16xf32, #c> -> tensor<64x16xf32, #c>
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#l = #kiln.linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 0], [8, 0]]}>
#m = #kiln.linear<{register = [[1, 0]], lane = [[2, 0], [4, 0], [8, 0], [0, 1], [0, 2]], warp = [[0, 4], [0, 8]]}>
#s = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
!b = !kiln.memdesc<16x16xf16, #s>

// An op that exchanges elements between warps has a barrier without a fence: one with it comes before.
// CHECK-LABEL: @exchange
// CHECK: kiln.local_store
// CHECK-NEXT: kiln.barrier local async_proxy
// CHECK-NEXT: kiln.convert_layout
// CHECK-NEXT: kiln.warpgroup_dot
tt.func public @exchange(%x: tensor<16x16xf16, #l>, %a: tensor<64x16xf16, #c>, %c: tensor<64x16xf32, #c>) {
  %b = kiln.alloc {alignment = 1024, kiln.shared_offset = 0 : i32} : !b
  kiln.local_store %x, %b : tensor<16x16xf16, #l> -> !b
  %y = kiln.convert_layout %x {kiln.shared_offset = 512 : i32} : tensor<16x16xf16, #l> -> tensor<16x16xf16, #m>
  %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %b, %c : tensor<64x16xf16, #c>, !b, tensor<64x16xf32, #c>
  %r = kiln.warpgroup_wait pending 0 %d : tensor<64x16xf32, #c> -> tensor<64x16xf32, #c>
  tt.return
}
