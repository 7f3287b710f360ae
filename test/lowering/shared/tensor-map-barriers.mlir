// TMA sees what threads stored after a barrier with a fence: an mbarrier that was initialised, a buffer that it
// stores from, bytes that held something else before. Its copies are in flight until the mbarrier ends, and need no barrier.
// RUN: kiln-opt --kiln-allocate-shared --kiln-insert-barriers --split-input-file --verify-diagnostics %s | FileCheck %s

#l = #kiln.linear<{register = [[0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [1, 0], [2, 0]], warp = [[4, 0]]}>
#s = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [1, 8], [2, 16], [4, 32]]>
#b = #kiln.shared<[]>
!map = !kiln.tensor_map<8x64xf16, 128>
!slot = !kiln.memdesc<8x64xf16, #s>
!bar = !kiln.memdesc<i64, #b>
module attributes {kiln.num_warps = 2 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  // CHECK-LABEL: @load(
  tt.func public @load(%base: !tt.ptr<f16>, %n: i32, %nan: i1, %value: tensor<8x64xf16, #l>, %out: tensor<8x64x!tt.ptr<f16>, #l>) {
    %c0 = arith.constant 0 : i32
    %map = kiln.tensor_map %base sizes [%n, %n] strides [%n] nan %nan : !tt.ptr<f16>, (i32, i32), (i32) -> !map
    // Dead where the copy's buffer lives, which takes its bytes.
    // CHECK: kiln.alloc {alignment = 1024 : i64, kiln.shared_offset = 0 :
    %before = kiln.alloc {alignment = 1024 : i64} : !slot
    // CHECK: kiln.local_store
    kiln.local_store %value, %before : tensor<8x64xf16, #l> -> !slot
    // CHECK-NEXT: kiln.barrier local async_proxy
    // CHECK-NEXT: kiln.local_load
    %x = kiln.local_load %before : !slot -> tensor<8x64xf16, #l>
    // CHECK: kiln.alloc {alignment = 1024 : i64, kiln.shared_offset = 0 :
    %a = kiln.alloc {alignment = 1024 : i64} : !slot
    %b = kiln.alloc : !bar
    // CHECK: kiln.mbarrier_init
    kiln.mbarrier_init %b arrivals 1 : !bar
    // CHECK-NEXT: kiln.barrier local async_proxy
    // CHECK-NEXT: kiln.mbarrier_expect
    kiln.mbarrier_expect %b bytes 1024 : !bar
    // CHECK-NEXT: kiln.tma_copy
    kiln.tma_copy %map[%c0, %c0], %a on %b : !map -> !slot, !bar
    // CHECK-NEXT: kiln.mbarrier_wait
    %w = kiln.mbarrier_wait %b phase %c0 : !bar
    // CHECK-NEXT: kiln.local_load
    %y = kiln.local_load %a token %w : !slot -> tensor<8x64xf16, #l>
    // CHECK-NEXT: kiln.barrier local
    // CHECK-NEXT: kiln.mbarrier_invalidate
    kiln.mbarrier_invalidate %b : !bar
    %sum = arith.addf %x, %y : tensor<8x64xf16, #l>
    tt.store %out, %sum : tensor<8x64x!tt.ptr<f16>, #l>
    tt.return
  }

  // CHECK-LABEL: @store(
  tt.func public @store(%base: !tt.ptr<f16>, %n: i32, %nan: i1, %value: tensor<8x64xf16, #l>) {
    %c0 = arith.constant 0 : i32
    %map = kiln.tensor_map %base sizes [%n, %n] strides [%n] nan %nan : !tt.ptr<f16>, (i32, i32), (i32) -> !map
    %a = kiln.alloc {alignment = 1024 : i64} : !slot
    // CHECK: kiln.local_store
    kiln.local_store %value, %a : tensor<8x64xf16, #l> -> !slot
    // CHECK-NEXT: kiln.barrier async_proxy
    // CHECK-NEXT: kiln.tma_store %
    kiln.tma_store %a, %map[%c0, %c0] : !slot -> !map
    // CHECK-NEXT: kiln.tma_store_wait
    kiln.tma_store_wait %a : !slot pending 0
    // Thread 0 has waited; the others wait for it.
    // CHECK-NEXT: kiln.barrier local
    // CHECK-NEXT: kiln.local_store
    kiln.local_store %value, %a : tensor<8x64xf16, #l> -> !slot
    tt.return
  }
}

// -----

#l = #kiln.linear<{register = [[0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [1, 0], [2, 0]], warp = [[4, 0]]}>
#s = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [1, 8], [2, 16], [4, 32]]>
#b = #kiln.shared<[]>
module attributes {kiln.num_warps = 2 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  tt.func public @unwaited_load(%base: !tt.ptr<f16>, %c0: i32, %nan: i1, %out: tensor<8x64x!tt.ptr<f16>, #l>) {
    %map = kiln.tensor_map %base sizes [%c0, %c0] strides [%c0] nan %nan : !tt.ptr<f16>, (i32, i32), (i32) -> !kiln.tensor_map<8x64xf16, 128>
    // expected-note @+1 {{the buffer}}
    %a = kiln.alloc {alignment = 1024 : i64} : !kiln.memdesc<8x64xf16, #s>
    %b = kiln.alloc : !kiln.memdesc<i64, #b>
    kiln.mbarrier_init %b arrivals 1 : !kiln.memdesc<i64, #b>
    kiln.mbarrier_expect %b bytes 1024 : !kiln.memdesc<i64, #b>
    kiln.tma_copy %map[%c0, %c0], %a on %b : !kiln.tensor_map<8x64xf16, 128> -> !kiln.memdesc<8x64xf16, #s>, !kiln.memdesc<i64, #b>
    // expected-error @+1 {{touches shared memory into which a copy may be in flight; wait for it, and read with the wait's token}}
    %y = kiln.local_load %a : !kiln.memdesc<8x64xf16, #s> -> tensor<8x64xf16, #l>
    tt.store %out, %y : tensor<8x64x!tt.ptr<f16>, #l>
    tt.return
  }
}

// -----

#l = #kiln.linear<{register = [[0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [1, 0], [2, 0]], warp = [[4, 0]]}>
#s = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [1, 8], [2, 16], [4, 32]]>
module attributes {kiln.num_warps = 2 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  tt.func public @unwaited_store(%base: !tt.ptr<f16>, %c0: i32, %nan: i1, %value: tensor<8x64xf16, #l>) {
    %map = kiln.tensor_map %base sizes [%c0, %c0] strides [%c0] nan %nan : !tt.ptr<f16>, (i32, i32), (i32) -> !kiln.tensor_map<8x64xf16, 128>
    // expected-note @+1 {{the buffer}}
    %a = kiln.alloc {alignment = 1024 : i64} : !kiln.memdesc<8x64xf16, #s>
    kiln.local_store %value, %a : tensor<8x64xf16, #l> -> !kiln.memdesc<8x64xf16, #s>
    kiln.tma_store %a, %map[%c0, %c0] : !kiln.memdesc<8x64xf16, #s> -> !kiln.tensor_map<8x64xf16, 128>
    // expected-error @+1 {{writes shared memory that a store by a tensor map may still be reading; wait for the store before}}
    kiln.local_store %value, %a : tensor<8x64xf16, #l> -> !kiln.memdesc<8x64xf16, #s>
    tt.return
  }
}
