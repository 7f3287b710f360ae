// Atomics: one thread per element, the old value broadcast to all, memory order as the vendor has it.
// RUN: kiln-opt --kiln-to-llvm --split-input-file --verify-diagnostics %s | FileCheck %s

module attributes {kiln.num_warps = 4 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  // CHECK-LABEL: @lock(
  tt.func public @lock(%p: !tt.ptr<i32>, %v: i32, %q: !tt.ptr<f32>, %f: f32) attributes {kiln.shared_bytes = 16 : i32} {
    // All threads' writes come before the release; thread 0 swaps and tells the others.
    // CHECK: nvvm.barrier
    // CHECK: llvm.cond_br
    // CHECK: llvm.cmpxchg %{{.*}}, %{{.*}}, %{{.*}} syncscope("device") acq_rel acquire : !llvm.ptr<1>, i32
    // CHECK: llvm.store %{{.*}}, %{{.*}} {alignment = 4 : i64} : i32, !llvm.ptr<3>
    // CHECK: nvvm.barrier
    // CHECK: llvm.load %{{.*}} {alignment = 4 : i64} : !llvm.ptr<3> -> i32
    %old = tt.atomic_cas acq_rel, gpu, %p, %v, %v {kiln.shared_offset = 0 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
    // The old value is unused: no broadcast. The existing barrier serves the release.
    // CHECK: nvvm.barrier
    // CHECK-NOT: barrier
    // CHECK: llvm.fence syncscope("device") release
    // CHECK-NEXT: llvm.atomicrmw xchg %{{.*}}, %{{.*}} syncscope("device") monotonic
    // CHECK-NOT: barrier
    kiln.barrier
    %was = tt.atomic_rmw exch, release, gpu, %p, %old : (!tt.ptr<i32>, i32) -> i32
    // CHECK: llvm.atomicrmw fadd %{{.*}}, %{{.*}} syncscope("block") monotonic
    // CHECK-NOT: barrier
    // CHECK: llvm.return
    %sum = tt.atomic_rmw fadd, relaxed, cta, %q, %f : (!tt.ptr<f32>, f32) -> f32
    tt.return
  }
}

// -----

#l = #kiln.linear<{register = [[64]], lane = [[1], [2], [4], [8], [16], [32]]}>
module attributes {kiln.num_warps = 1 : i32, kiln.warp_size = 64 : i32, kiln.target = "gfx942"} {
  // CHECK-LABEL: @histogram(
  tt.func public @histogram(%p: !tt.ptr<f32>, %n: i32, %f: f32) {
    %i = tt.make_range {start = 0 : i32, end = 128 : i32} : tensor<128xi32, #l>
    %ns = tt.splat %n : i32 -> tensor<128xi32, #l>
    %m = arith.cmpi slt, %i, %ns : tensor<128xi32, #l>
    %ps = tt.splat %p : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #l>
    %q = tt.addptr %ps, %i : tensor<128x!tt.ptr<f32>, #l>, tensor<128xi32, #l>
    %fs = tt.splat %f : f32 -> tensor<128xf32, #l>
    // Each register under its own mask; AMD's memory model is LLVM's own. The metadata lets the hardware add.
    // CHECK-COUNT-2: llvm.atomicrmw fadd %{{.*}}, %{{.*}} syncscope("agent") monotonic {rocdl.ignore_denormal_mode, rocdl.no_fine_grained_memory, rocdl.no_remote_memory}
    // CHECK-NOT: fence
    // CHECK: llvm.return
    %old = tt.atomic_rmw fadd, relaxed, gpu, %q, %fs, %m : (tensor<128x!tt.ptr<f32>, #l>, tensor<128xf32, #l>, tensor<128xi1, #l>) -> tensor<128xf32, #l>
    tt.return
  }
}

// -----

module attributes {kiln.num_warps = 1 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  tt.func public @system(%p: !tt.ptr<i32>, %v: i32) {
    // expected-error @+1 {{'tt.atomic_rmw' with scope 'sys' is not lowered yet for sm_90a, where LLVM writes it with device scope; use 'gpu', or tt.atomic_cas}}
    %old = tt.atomic_rmw add, relaxed, sys, %p, %v : (!tt.ptr<i32>, i32) -> i32
    tt.return
  }
}

// -----

module attributes {kiln.num_warps = 4 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  tt.func public @unallocated(%p: !tt.ptr<i32>, %v: i32) {
    // expected-error @+1 {{needs shared memory but has no 'kiln.shared_offset'; run kiln-allocate-shared before}}
    %old = tt.atomic_rmw add, relaxed, gpu, %p, %v : (!tt.ptr<i32>, i32) -> i32
    tt.store %p, %old : !tt.ptr<i32>
    tt.return
  }
}
