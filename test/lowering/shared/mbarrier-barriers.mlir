// An mbarrier is seen by all threads before they use it, and used by none when it ends; between uses no barrier is needed. Its bytes are
// its own as long as it lives.
// RUN: kiln-opt --kiln-allocate-shared --kiln-insert-barriers %s | FileCheck %s

#l = #kiln.linear<{register = [[1], [2], [4]], lane = [[8], [16], [32], [64], [128]]}>
#s = #kiln.shared<[[1], [2], [4], [8], [16], [32], [64], [128]]>
#m = #kiln.shared<[]>
!slot = !kiln.memdesc<256xf16, #s>
!bar = !kiln.memdesc<i64, #m>
module attributes {kiln.num_warps = 1 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_80"} {
  // CHECK-LABEL: @copy(
  tt.func public @copy(%p: !tt.ptr<f16>, %q: !tt.ptr<f16>) {
    %c0 = arith.constant 0 : i32
    %ps = tt.splat %p : !tt.ptr<f16> -> tensor<256x!tt.ptr<f16>, #l>
    // CHECK: kiln.alloc {{.*}}kiln.shared_offset = [[FIRST:[0-9]+]]
    %b = kiln.alloc : !bar
    // CHECK-NOT: kiln.shared_offset = [[FIRST]]
    %a = kiln.alloc : !slot
    // CHECK: kiln.mbarrier_init
    kiln.mbarrier_init %b arrivals 32 : !bar
    // CHECK: kiln.async_copy
    %t = kiln.async_copy %ps, %a {kiln.vector = 8 : i32} : tensor<256x!tt.ptr<f16>, #l> -> !slot
    // CHECK-NEXT: kiln.barrier local
    // CHECK-NEXT: kiln.async_arrive
    kiln.async_arrive %t on %b : !bar
    // CHECK-NEXT: kiln.mbarrier_wait
    %w = kiln.mbarrier_wait %b phase %c0 : !bar
    // CHECK-NEXT: kiln.local_load
    %x = kiln.local_load %a token %w : !slot -> tensor<256xf16, #l>
    // CHECK-NEXT: kiln.barrier local
    // CHECK-NEXT: kiln.mbarrier_invalidate
    kiln.mbarrier_invalidate %b : !bar
    %qs = tt.splat %q : !tt.ptr<f16> -> tensor<256x!tt.ptr<f16>, #l>
    tt.store %qs, %x {kiln.vector = 8 : i32} : tensor<256x!tt.ptr<f16>, #l>
    tt.return
  }
}
