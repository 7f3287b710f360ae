// Tensor memory is accessed by threads and by the tensor core: between what one and the other do stands a barrier.
// RUN: kiln-opt %s --split-input-file --verify-diagnostics --kiln-insert-barriers | FileCheck %s

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#l = #kiln.linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 0], [8, 0]]}>
#a = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0], [16, 0], [32, 0]]>
#b = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
#one = #kiln.shared<[]>
!a = !kiln.memdesc<64x16xf16, #a>
!b = !kiln.memdesc<16x16xf16, #b>
!turns = !kiln.memdesc<2xi64, #one>
!t = !kiln.tensor_memory<64x16xf32>

// The tensor core sees threads' stores after a fence. One warp waits; the others know by the barrier before the load that
// the dot has ended, and that its operands may be stored anew.
// CHECK-LABEL: @store_dot_wait_load
// CHECK: kiln.tensor_store
// CHECK-NEXT: kiln.local_store
// CHECK-NEXT: kiln.barrier local async_proxy
// CHECK-NEXT: kiln.tensor_dot
// CHECK-NEXT: kiln.tensor_wait
// CHECK-NEXT: kiln.barrier local{{$}}
// CHECK-NEXT: kiln.tensor_load
// CHECK-NEXT: kiln.tensor_store
// CHECK-NEXT: kiln.local_store
// CHECK-NEXT: kiln.barrier local async_proxy
// CHECK-NEXT: kiln.tensor_dot
tt.func public @store_dot_wait_load(%x: tensor<16x16xf16, #l>, %c: tensor<64x16xf32, #c>) {
  %a = kiln.alloc {alignment = 1024, kiln.shared_offset = 0 : i32} : !a
  %b = kiln.alloc {alignment = 1024, kiln.shared_offset = 2048 : i32} : !b
  %done = kiln.alloc {kiln.shared_offset = 4096 : i32} : !turns
  %t = kiln.tensor_alloc : !t
  kiln.tensor_store %c, %t : tensor<64x16xf32, #c> -> !t
  kiln.local_store %x, %b : tensor<16x16xf16, #l> -> !b
  %d = kiln.tensor_dot %a, %b to %t adds done %done : !a, !b -> !t, !turns
  kiln.tensor_wait for %d pending 0 done %done buffers %a, %b : !turns, !a, !b
  %r = kiln.tensor_load %t : !t -> tensor<64x16xf32, #c>
  kiln.tensor_store %r, %t : tensor<64x16xf32, #c> -> !t
  kiln.local_store %x, %b : tensor<16x16xf16, #l> -> !b
  %e = kiln.tensor_dot %a, %b to %t adds done %done : !a, !b -> !t, !turns
  kiln.tensor_wait for %e pending 0 done %done buffers %a, %b : !turns, !a, !b
  tt.return
}

// -----

#l = #kiln.linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 0], [8, 0]]}>
#a = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0], [16, 0], [32, 0]]>
#b = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
#one = #kiln.shared<[]>
!a = !kiln.memdesc<64x16xf16, #a>
!b = !kiln.memdesc<16x16xf16, #b>
!turns = !kiln.memdesc<2xi64, #one>
!t = !kiln.tensor_memory<64x16xf32>

// Where all warps wait, all know that the operands have been read.
// CHECK-LABEL: @all_warps_wait
// CHECK: kiln.tensor_dot
// CHECK-NEXT: kiln.tensor_wait
// CHECK-NEXT: kiln.local_store
tt.func public @all_warps_wait(%x: tensor<16x16xf16, #l>) {
  %a = kiln.alloc {alignment = 1024, kiln.shared_offset = 0 : i32} : !a
  %b = kiln.alloc {alignment = 1024, kiln.shared_offset = 2048 : i32} : !b
  %done = kiln.alloc {kiln.shared_offset = 4096 : i32} : !turns
  %t = kiln.tensor_alloc : !t
  %d = kiln.tensor_dot %a, %b to %t done %done : !a, !b -> !t, !turns
  kiln.tensor_wait for %d pending 0 all_warps done %done buffers %a, %b : !turns, !a, !b
  kiln.local_store %x, %b : tensor<16x16xf16, #l> -> !b
  tt.return
}

// -----

#l = #kiln.linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 0], [8, 0]]}>
#a = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0], [16, 0], [32, 0]]>
#b = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
#one = #kiln.shared<[]>
!a = !kiln.memdesc<64x16xf16, #a>
!b = !kiln.memdesc<16x16xf16, #b>
!turns = !kiln.memdesc<2xi64, #one>
!t = !kiln.tensor_memory<64x16xf32>

// A barrier ends no read of the tensor core.
tt.func public @store_too_early(%x: tensor<16x16xf16, #l>) {
  %a = kiln.alloc {alignment = 1024, kiln.shared_offset = 0 : i32} : !a
  // expected-note @below {{the buffer}}
  %b = kiln.alloc {alignment = 1024, kiln.shared_offset = 2048 : i32} : !b
  %done = kiln.alloc {kiln.shared_offset = 4096 : i32} : !turns
  %t = kiln.tensor_alloc : !t
  %d = kiln.tensor_dot %a, %b to %t done %done : !a, !b -> !t, !turns
  kiln.barrier
  // expected-error @below {{writes shared memory that a dot may still be reading; wait for the dot before}}
  kiln.local_store %x, %b : tensor<16x16xf16, #l> -> !b
  kiln.tensor_wait for %d pending 0 done %done buffers %a, %b : !turns, !a, !b
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#a = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0], [16, 0], [32, 0]]>
#b = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
#one = #kiln.shared<[]>
!a = !kiln.memdesc<64x16xf16, #a>
!b = !kiln.memdesc<16x16xf16, #b>
!m = !kiln.memdesc<i64, #one>
!t = !kiln.tensor_memory<64x16xf32>

// Where mbarriers hand over, no barrier stands between threads and the tensor core; threads learn where columns begin, and that
// mbarriers have begun, after one.
// CHECK-LABEL: @handed_over
// CHECK: kiln.tensor_take
// CHECK: kiln.barrier
// CHECK-NEXT: kiln.tensor_base
// CHECK-NOT: kiln.barrier
// CHECK: kiln.tensor_end
tt.func public @handed_over(%c: tensor<64x16xf32, #c>, %zero: i32) {
  %a = kiln.alloc {alignment = 1024, kiln.shared_offset = 0 : i32} : !a
  %b = kiln.alloc {alignment = 1024, kiln.shared_offset = 2048 : i32} : !b
  %slot = kiln.alloc {kiln.shared_offset = 4096 : i32} : !kiln.memdesc<i32, #one>
  %free = kiln.alloc {kiln.shared_offset = 4112 : i32} : !m
  %full = kiln.alloc {kiln.shared_offset = 4128 : i32} : !m
  %empty = kiln.alloc {kiln.shared_offset = 4144 : i32} : !m
  kiln.mbarrier_init %free arrivals 1 : !m
  kiln.mbarrier_init %full arrivals 1 : !m
  kiln.mbarrier_init %empty arrivals 4 : !m
  kiln.tensor_take columns 32 to %slot : !kiln.memdesc<i32, #one>
  %base = kiln.tensor_base %slot : !kiln.memdesc<i32, #one>
  %t = kiln.tensor_alloc in %base at 0 : !t
  kiln.tensor_store %c, %t : tensor<64x16xf32, #c> -> !t
  kiln.mbarrier_arrive %empty warps : !m
  %e = kiln.mbarrier_wait %empty phase %zero one_warp : !m
  %d = kiln.tensor_dot %a, %b to %t adds done %free : !a, !b -> !t, !m
  kiln.tensor_commit %full : !m
  %f = kiln.mbarrier_wait %full phase %zero : !m
  %r = kiln.tensor_load %t : !t -> tensor<64x16xf32, #c>
  kiln.tensor_end %base columns 32 in %slot : !kiln.memdesc<i32, #one>
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0], [0, 0]]}>
!t = !kiln.tensor_memory<64x16xf32>

// One of the warps that have the same elements stores them: the others load after a barrier, and before they have loaded it stores no others.
// CHECK-LABEL: @warps_with_the_same
// CHECK: kiln.tensor_store
// CHECK-NEXT: kiln.barrier local{{$}}
// CHECK-NEXT: kiln.tensor_load
// CHECK-NEXT: kiln.barrier local{{$}}
// CHECK-NEXT: kiln.tensor_store
tt.func public @warps_with_the_same(%c: tensor<64x16xf32, #c>) {
  %t = kiln.tensor_alloc : !t
  kiln.tensor_store %c, %t : tensor<64x16xf32, #c> -> !t
  %r = kiln.tensor_load %t : !t -> tensor<64x16xf32, #c>
  kiln.tensor_store %r, %t : tensor<64x16xf32, #c> -> !t
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
!t = !kiln.tensor_memory<64x16xf32>

// Others access what they alone have.
// CHECK-LABEL: @warps_with_their_own
// CHECK: kiln.tensor_store
// CHECK-NEXT: kiln.tensor_load
// CHECK-NEXT: kiln.tensor_store
tt.func public @warps_with_their_own(%c: tensor<64x16xf32, #c>) {
  %t = kiln.tensor_alloc : !t
  kiln.tensor_store %c, %t : tensor<64x16xf32, #c> -> !t
  %r = kiln.tensor_load %t : !t -> tensor<64x16xf32, #c>
  kiln.tensor_store %r, %t : tensor<64x16xf32, #c> -> !t
  tt.return
}
