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

#v = #kiln.linear<{register = [[1], [2], [128]], lane = [[4], [8], [16], [32], [64]]}>
module attributes {kiln.num_warps = 1 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  // CHECK-LABEL: @vectors(
  tt.func public @vectors(%p: !tt.ptr<f32>, %n: i32, %f: f32) {
    %i = tt.make_range {start = 0 : i32, end = 256 : i32} : tensor<256xi32, #v>
    %ns = tt.splat %n : i32 -> tensor<256xi32, #v>
    %m = arith.cmpi slt, %i, %ns : tensor<256xi32, #v>
    %ps = tt.splat %p : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>, #v>
    %q = tt.addptr %ps, %i : tensor<256x!tt.ptr<f32>, #v>, tensor<256xi32, #v>
    %fs = tt.splat %f : f32 -> tensor<256xf32, #v>
    // One fence before and one after all of a thread's updates, each vector under its mask.
    // CHECK: llvm.fence syncscope("device") release
    // CHECK: llvm.cond_br
    // CHECK: llvm.atomicrmw fadd %{{.*}}, %{{.*}} syncscope("device") monotonic : !llvm.ptr<1>, vector<4xf32>
    // CHECK: llvm.cond_br
    // CHECK: llvm.atomicrmw fadd %{{.*}}, %{{.*}} syncscope("device") monotonic : !llvm.ptr<1>, vector<4xf32>
    // CHECK-NOT: llvm.atomicrmw
    // CHECK: llvm.fence syncscope("device") acquire
    // CHECK: nvvm.barrier
    // CHECK: llvm.intr.masked.store
    %old = tt.atomic_rmw fadd, acq_rel, gpu, %q, %fs, %m {kiln.vector = 4 : i32} : (tensor<256x!tt.ptr<f32>, #v>, tensor<256xf32, #v>, tensor<256xi1, #v>) -> tensor<256xf32, #v>
    tt.store %q, %old, %m {kiln.vector = 4 : i32} : tensor<256x!tt.ptr<f32>, #v>
    // What is the same mask is tested once, fences included; nothing follows for which to acquire.
    // CHECK: nvvm.barrier
    // CHECK: llvm.cond_br
    // CHECK-NEXT: {{^ *\^}}bb
    // CHECK-NEXT: llvm.fence syncscope("device") release
    // CHECK-NOT: llvm.cond_br
    // CHECK-COUNT-2: llvm.atomicrmw
    // CHECK-NOT: llvm.fence
    // CHECK: llvm.return
    %zero = arith.constant 0 : i32
    %any = arith.cmpi sgt, %n, %zero : i32
    %all = tt.splat %any : i1 -> tensor<256xi1, #v>
    %unused = tt.atomic_rmw fadd, acq_rel, gpu, %q, %fs, %all {kiln.vector = 4 : i32} : (tensor<256x!tt.ptr<f32>, #v>, tensor<256xf32, #v>, tensor<256xi1, #v>) -> tensor<256xf32, #v>
    tt.return
  }
}

// -----

#v = #kiln.linear<{register = [[1], [2]], lane = [[4], [8], [16], [32], [64]]}>
module attributes {kiln.num_warps = 1 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_80"} {
  tt.func public @too_wide(%to: !tt.ptr<f32>) {
    %p = tt.splat %to : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #v>
    %f = arith.constant dense<1.0> : tensor<128xf32, #v>
    // expected-error @+1 {{kiln.vector must be at most 1 here, the elements that sm_80 updates at once; got 4}}
    %old = tt.atomic_rmw fadd, relaxed, gpu, %p, %f {kiln.vector = 4 : i32} : (tensor<128x!tt.ptr<f32>, #v>, tensor<128xf32, #v>) -> tensor<128xf32, #v>
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
