// Barriers in shared memory are NVVM's ops; thread 0 does what one thread does, and a wait is a loop.
// RUN: kiln-opt --kiln-to-llvm --split-input-file --verify-diagnostics %s | FileCheck %s

#s = #kiln.shared<[]>
module attributes {kiln.num_warps = 4 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  // CHECK-LABEL: @hopper(
  tt.func public @hopper(%slot: i32, %phase: i32, %more: i1) attributes {kiln.shared_bytes = 16 : i32} {
    %all = kiln.alloc {kiln.shared_offset = 0 : i32} : !kiln.memdesc<2xi64, #s>
    // CHECK: llvm.mul %{{.*}}, %[[EIGHT:.*]] : i32
    %b = kiln.index %all[%slot] : !kiln.memdesc<2xi64, #s> -> !kiln.memdesc<i64, #s>
    // CHECK: llvm.cond_br
    // CHECK: nvvm.mbarrier.init %[[B:.*]], %{{.*}} : !llvm.ptr<3>, i32
    kiln.mbarrier_init %b arrivals 129 : !kiln.memdesc<i64, #s>
    // CHECK-NOT: llvm.cond_br
    // CHECK: nvvm.mbarrier.arrive %[[B]] : !llvm.ptr<3>
    kiln.mbarrier_arrive %b : !kiln.memdesc<i64, #s>
    // CHECK: llvm.cond_br
    // CHECK: nvvm.mbarrier.arrive %[[B]] :
    kiln.mbarrier_arrive %b one : !kiln.memdesc<i64, #s>
    // Lane 0, after what its warp's others did.
    // CHECK: "llvm.nvvm.bar.warp.sync"
    // CHECK: llvm.icmp "eq" %[[LANE:.*]], %{{.*}} : i32
    // CHECK-NEXT: llvm.cond_br
    // CHECK: nvvm.mbarrier.arrive %[[B]] :
    kiln.mbarrier_arrive %b warps : !kiln.memdesc<i64, #s>
    // The whole warp of the thread that issues copies.
    // CHECK: %[[HERE:.*]] = llvm.and %[[FIRST:.*]], %{{.*}} : i1
    // CHECK-NEXT: llvm.cond_br %[[HERE]],
    // CHECK: %[[FREE:.*]] = nvvm.mbarrier.try_wait %[[B]],
    // CHECK: llvm.cond_br %[[FREE]],
    %freed = kiln.mbarrier_wait_warp %b phase %phase if %more : !kiln.memdesc<i64, #s>
    // CHECK: "llvm.nvvm.bar.warp.sync"
    kiln.warp_sync
    // CHECK: llvm.cond_br
    // CHECK: nvvm.mbarrier.arrive.expect_tx %[[B]], %{{.*}} : !llvm.ptr<3>, i32
    kiln.mbarrier_expect %b bytes 4096 : !kiln.memdesc<i64, #s>
    // CHECK: nvvm.cp.async.mbarrier.arrive %[[B]] {noinc = true} : !llvm.ptr<3>
    kiln.async_arrive on %b : !kiln.memdesc<i64, #s>
    // CHECK: llvm.br ^[[LOOP:.*]]
    // CHECK: ^[[LOOP]]:
    // CHECK: %[[OVER:.*]] = nvvm.mbarrier.try_wait %[[B]], %{{.*}} : !llvm.ptr<3>, i32 -> i1
    // CHECK: llvm.cond_br %[[OVER]], ^{{.*}}, ^[[LOOP]]
    %w = kiln.mbarrier_wait %b phase %phase : !kiln.memdesc<i64, #s>
    // CHECK: llvm.cond_br
    // CHECK: nvvm.mbarrier.inval %[[B]] : !llvm.ptr<3>
    kiln.mbarrier_invalidate %b : !kiln.memdesc<i64, #s>
    tt.return
  }
}

// -----

#s = #kiln.shared<[]>
module attributes {kiln.num_warps = 1 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_80"} {
  // CHECK-LABEL: @ampere(
  tt.func public @ampere(%phase: i32) attributes {kiln.shared_bytes = 8 : i32} {
    %b = kiln.alloc {kiln.shared_offset = 0 : i32} : !kiln.memdesc<i64, #s>
    // CHECK: nvvm.mbarrier.test.wait %{{.*}}, %{{.*}} : !llvm.ptr<3>, i32 -> i1
    %w = kiln.mbarrier_wait %b phase %phase : !kiln.memdesc<i64, #s>
    tt.return
  }
}

// -----

#s = #kiln.shared<[]>
module attributes {kiln.num_warps = 1 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_80"} {
  tt.func public @bytes() attributes {kiln.shared_bytes = 8 : i32} {
    %b = kiln.alloc {kiln.shared_offset = 0 : i32} : !kiln.memdesc<i64, #s>
    // expected-error @+1 {{needs mbarriers that count bytes, which sm_80 does not have; sm_90 and later have them}}
    kiln.mbarrier_expect %b bytes 16 : !kiln.memdesc<i64, #s>
    tt.return
  }
}

// -----

#s = #kiln.shared<[]>
module attributes {kiln.num_warps = 1 : i32, kiln.warp_size = 64 : i32, kiln.target = "gfx942"} {
  tt.func public @amd() attributes {kiln.shared_bytes = 8 : i32} {
    %b = kiln.alloc {kiln.shared_offset = 0 : i32} : !kiln.memdesc<i64, #s>
    // expected-error @+1 {{needs mbarriers, which gfx942 does not have; sm_80 and later have them}}
    kiln.mbarrier_init %b arrivals 64 : !kiln.memdesc<i64, #s>
    tt.return
  }
}
