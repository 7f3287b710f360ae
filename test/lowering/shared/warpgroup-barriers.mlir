// What warpgroups read goes on until a wait: no barrier ends it, and nothing may be written there before.
// RUN: kiln-opt %s --split-input-file --verify-diagnostics --kiln-insert-barriers | FileCheck %s

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#l = #kiln.linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 0], [8, 0]]}>
#s = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
!b = !kiln.memdesc<16x16xf16, #s>

// What threads stored warpgroups see behind a fence. Behind the wait the reads are like those of threads: a barrier has all
// groups past them before the next store.
// CHECK-LABEL: @store_dot_wait_store
// CHECK: kiln.local_store
// CHECK-NEXT: kiln.barrier local async_proxy
// CHECK-NEXT: kiln.warpgroup_dot
// CHECK-NEXT: kiln.warpgroup_wait
// CHECK-NEXT: kiln.barrier local async_proxy
// CHECK-NEXT: kiln.local_store
tt.func public @store_dot_wait_store(%x: tensor<16x16xf16, #l>, %a: tensor<64x16xf16, #c>, %c: tensor<64x16xf32, #c>) {
  %b = kiln.alloc {kiln.shared_offset = 0 : i32} : !b
  kiln.local_store %x, %b : tensor<16x16xf16, #l> -> !b
  %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %b, %c : tensor<64x16xf16, #c>, !b, tensor<64x16xf32, #c>
  %r = kiln.warpgroup_wait pending 0 %d : tensor<64x16xf32, #c> kept %a : tensor<64x16xf16, #c> buffers %b : !b -> tensor<64x16xf32, #c>
  kiln.local_store %x, %b : tensor<16x16xf16, #l> -> !b
  tt.return
}
