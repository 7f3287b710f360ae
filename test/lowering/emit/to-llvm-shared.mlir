// Buffers are pointers; copies are cp.async where the GPU has it and the size is one of its own, else a load and a store.
// RUN: kiln-opt --kiln-to-llvm --split-input-file %s | FileCheck %s

#l = #kiln.linear<{register = [[1], [2], [4]], lane = [[8], [16], [32], [64], [128]]}>
#s = #kiln.shared<[[1], [2], [4], [8], [16], [32], [64], [128]]>
!slot = !kiln.memdesc<256xf16, #s>
module attributes {kiln.num_warps = 1 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_80"} {
  // CHECK: llvm.mlir.global external @kiln_shared() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<0 x i8>
  // CHECK-LABEL: @pipeline(
  tt.func public @pipeline(%p: !tt.ptr<f16>, %i: i32, %c: i1) attributes {kiln.shared_bytes = 1536 : i32} {
    %ps = tt.splat %p : !tt.ptr<f16> -> tensor<256x!tt.ptr<f16>, #l>
    %m = tt.splat %c : i1 -> tensor<256xi1, #l>
    %a = kiln.alloc {kiln.shared_offset = 0 : i32} : !kiln.memdesc<3x256xf16, #s>
    // CHECK: %[[SUM:.*]] = llvm.add %{{.*}}, %{{.*}} : i32
    // CHECK: llvm.icmp "uge" %[[SUM]]
    // CHECK: llvm.mul %{{.*}} : i32
    %slot = kiln.index %a[%i ahead 2] : !kiln.memdesc<3x256xf16, #s> -> !slot
    // CHECK: nvvm.cp.async.shared.global %{{.*}}, %{{.*}}, 16, cache =  cg :
    %t = kiln.async_copy %ps, %slot {kiln.vector = 8 : i32} : tensor<256x!tt.ptr<f16>, #l> -> !slot
    // CHECK: nvvm.cp.async.commit.group
    %g = kiln.async_commit %t
    // CHECK: %[[SIZE:.*]] = llvm.select %{{.*}} : i1, i32
    // CHECK: nvvm.cp.async.shared.global %{{.*}}, %{{.*}}, 4, cache =  ca, %[[SIZE]]
    %u = kiln.async_copy %ps, %slot mask %m {kiln.vector = 2 : i32} : tensor<256x!tt.ptr<f16>, #l> -> !slot mask tensor<256xi1, #l>
    // CHECK: nvvm.cp.async.commit.group
    %h = kiln.async_commit %u
    // Two bytes are no size of cp.async.
    // CHECK-NOT: nvvm.cp.async.shared.global
    // CHECK: llvm.load {{.*}} -> vector<1xf16>
    // CHECK: llvm.store {{.*}} : vector<1xf16>, !llvm.ptr<3>
    %v = kiln.async_copy %ps, %slot {kiln.vector = 1 : i32} : tensor<256x!tt.ptr<f16>, #l> -> !slot
    // CHECK: nvvm.cp.async.wait.group 1
    %w = kiln.async_wait %g, %h pending 1
    // CHECK: llvm.load {{.*}} {alignment = 16 : i64} : !llvm.ptr<3> -> vector<8xf16>
    %x = kiln.local_load %slot token %w : !slot -> tensor<256xf16, #l>
    // CHECK: llvm.store {{.*}} {alignment = 16 : i64} : vector<8xf16>, !llvm.ptr<3>
    kiln.local_store %x, %slot : tensor<256xf16, #l> -> !slot
    tt.return
  }
}

// -----

#l = #kiln.linear<{register = [[1], [2]], lane = [[4], [8], [16], [32], [64], [128]]}>
#s = #kiln.shared<[[1], [2], [4], [8], [16], [32], [64], [128]]>
!slot = !kiln.memdesc<256xf16, #s>
module attributes {kiln.num_warps = 1 : i32, kiln.warp_size = 64 : i32, kiln.target = "gfx942"} {
  // CHECK: llvm.mlir.global internal @kiln_shared() {{.*}} : !llvm.array<512 x i8>
  // CHECK-LABEL: @amd(
  // CHECK: llvm.intr.masked.load {{.*}} -> vector<4xf16>
  // CHECK: llvm.store {{.*}} : vector<4xf16>, !llvm.ptr<3>
  tt.func public @amd(%p: !tt.ptr<f16>, %c: i1) attributes {kiln.shared_bytes = 512 : i32} {
    %ps = tt.splat %p : !tt.ptr<f16> -> tensor<256x!tt.ptr<f16>, #l>
    %m = tt.splat %c : i1 -> tensor<256xi1, #l>
    %a = kiln.alloc {kiln.shared_offset = 0 : i32} : !slot
    %t = kiln.async_copy %ps, %a mask %m {kiln.vector = 4 : i32} : tensor<256x!tt.ptr<f16>, #l> -> !slot mask tensor<256xi1, #l>
    %g = kiln.async_commit %t
    %w = kiln.async_wait %g pending 0
    tt.return
  }
}
