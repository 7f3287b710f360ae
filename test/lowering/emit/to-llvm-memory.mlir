// Loads and stores: vectors of kiln.vector elements, masks as LLVM's masked accesses, replicated data stored once.
// RUN: kiln-opt --kiln-to-llvm --split-input-file %s | FileCheck %s

#four = #kiln.linear<{register = [[1], [2], [512]], lane = [[4], [8], [16], [32], [64]], warp = [[128], [256]]}>
module attributes {kiln.num_warps = 4 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  // CHECK-LABEL: llvm.func ptx_kernelcc @vectors(
  // CHECK-SAME: {llvm.align = 16 : i64}
  // CHECK-SAME: ["nvvm.reqntid", "128"]
  // CHECK-SAME: ["kiln-threads", "128"]
  tt.func public @vectors(%p: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %n: i32) {
    // The thread's first element is 4 times its number: no mask is needed, as a block has 128 threads.
    // CHECK: %[[TID:.*]] = nvvm.read.ptx.sreg.tid.x range <i32, 0, 128> : i32
    // CHECK: %[[FIRST:.*]] = llvm.shl %[[TID]],
    // CHECK: llvm.or disjoint %[[FIRST]],
    %range = tt.make_range {start = 0 : i32, end = 1024 : i32} : tensor<1024xi32, #four>
    %limit = tt.splat %n : i32 -> tensor<1024xi32, #four>
    %mask = arith.cmpi slt, %range, %limit : tensor<1024xi32, #four>
    %base = tt.splat %p : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>, #four>
    %ptr = tt.addptr %base, %range : tensor<1024x!tt.ptr<f32>, #four>, tensor<1024xi32, #four>
    // CHECK-COUNT-2: llvm.intr.masked.load {{.*}} {alignment = 16 : i32} : (!llvm.ptr<1>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    // CHECK-NOT: llvm.intr.masked.load
    %x = tt.load %ptr, %mask {kiln.vector = 4 : i32} : tensor<1024x!tt.ptr<f32>, #four>
    // Two elements a time because the access proves no more; without a mask a plain load.
    // CHECK-COUNT-4: llvm.load {{.*}} {alignment = 8 : i64} : !llvm.ptr<1> -> vector<2xf32>
    %y = tt.load %ptr {kiln.vector = 2 : i32} : tensor<1024x!tt.ptr<f32>, #four>
    // CHECK-COUNT-8: llvm.fadd {{.*}} {fastmathFlags = #llvm.fastmath<contract>} : f32
    %sum = arith.addf %x, %y : tensor<1024xf32, #four>
    // CHECK-COUNT-2: llvm.intr.masked.store {{.*}} {alignment = 16 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr<1>
    tt.store %ptr, %sum, %mask {kiln.vector = 4 : i32} : tensor<1024x!tt.ptr<f32>, #four>
    // CHECK: llvm.return
    tt.return
  }
}

// -----

// 64 elements in 128 threads: warps 2 and 3 hold what warps 0 and 1 hold, and do not store it.
#half = #kiln.linear<{lane = [[1], [2], [4], [8], [16]], warp = [[32], [0]]}>
module attributes {kiln.num_warps = 4 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  // CHECK-LABEL: @replicated(
  tt.func public @replicated(%p: !tt.ptr<i1>, %s: !tt.ptr<f16>, %h: f16) {
    %range = tt.make_range {start = 0 : i32, end = 64 : i32} : tensor<64xi32, #half>
    %base = tt.splat %p : !tt.ptr<i1> -> tensor<64x!tt.ptr<i1>, #half>
    %ptr = tt.addptr %base, %range : tensor<64x!tt.ptr<i1>, #half>, tensor<64xi32, #half>
    // A truth value is a byte in memory.
    // CHECK: llvm.load {{.*}} {alignment = 1 : i64} : !llvm.ptr<1> -> i8
    // CHECK: llvm.trunc {{.*}} : i8 to i1
    %x = tt.load %ptr {kiln.vector = 1 : i32} : tensor<64x!tt.ptr<i1>, #half>
    // CHECK: %[[BIT:.*]] = llvm.mlir.constant(64 : i32)
    // CHECK: %[[HIGH:.*]] = llvm.and %{{.*}}, %[[BIT]]
    // CHECK: %[[OWNER:.*]] = llvm.icmp "eq" %[[HIGH]],
    // CHECK: llvm.zext {{.*}} : i1 to i8
    // CHECK: llvm.intr.masked.store {{.*}} {alignment = 1 : i32} : vector<1xi8>
    tt.store %ptr, %x {kiln.vector = 1 : i32} : tensor<64x!tt.ptr<i1>, #half>
    // A scalar: every thread loads, thread 0 stores.
    // CHECK: llvm.load {{.*}} : !llvm.ptr<1> -> f16
    %old = tt.load %s {kiln.vector = 1 : i32} : !tt.ptr<f16>
    %new = arith.addf %old, %h : f16
    // CHECK: llvm.icmp "eq" %{{.*}}, %{{.*}} : i32
    // CHECK: llvm.intr.masked.store {{.*}} {alignment = 2 : i32} : vector<1xf16>
    tt.store %s, %new {kiln.vector = 1 : i32} : !tt.ptr<f16>
    tt.return
  }
}

// -----

#one = #kiln.linear<{lane = [[1], [2], [4], [8], [16], [32]]}>
module attributes {kiln.num_warps = 1 : i32, kiln.warp_size = 64 : i32, kiln.target = "gfx942"} {
  // CHECK-LABEL: llvm.func amdgpu_kernelcc @hints(
  // CHECK-SAME: ["amdgpu-flat-work-group-size", "64,64"]
  // CHECK-SAME: reqd_work_group_size = array<i32: 64, 1, 1>
  tt.func public @hints(%p: !tt.ptr<i32>, %c: i1) {
    // CHECK: rocdl.workitem.id.x
    %range = tt.make_range {start = 0 : i32, end = 64 : i32} : tensor<64xi32, #one>
    %base = tt.splat %p : !tt.ptr<i32> -> tensor<64x!tt.ptr<i32>, #one>
    %ptr = tt.addptr %base, %range : tensor<64x!tt.ptr<i32>, #one>, tensor<64xi32, #one>
    %mask = tt.splat %c : i1 -> tensor<64xi1, #one>
    // CHECK: llvm.load {{.*}} {alignment = 4 : i64, nontemporal}
    %a = tt.load %ptr cacheModifier = cs {kiln.vector = 1 : i32} : tensor<64x!tt.ptr<i32>, #one>
    // CHECK: llvm.load volatile {{.*}} {alignment = 4 : i64}
    %b = tt.load %ptr {isVolatile = true, kiln.vector = 1 : i32} : tensor<64x!tt.ptr<i32>, #one>
    // A volatile load under a mask is a branch, since no masked access is volatile.
    // CHECK: llvm.cond_br %{{.*}}, ^[[THEN:.*]], ^[[AFTER:.*]](%{{.*}} : i32)
    // CHECK: ^[[THEN]]:
    // CHECK: llvm.load volatile
    // CHECK: llvm.br ^[[AFTER]]
    %d = tt.load %ptr, %mask {isVolatile = true, kiln.vector = 1 : i32} : tensor<64x!tt.ptr<i32>, #one>
    %s = arith.addi %a, %b : tensor<64xi32, #one>
    %t = arith.addi %s, %d : tensor<64xi32, #one>
    // CHECK: llvm.store {{.*}} {alignment = 4 : i64, nontemporal}
    tt.store %ptr, %t evictionPolicy = evict_first {kiln.vector = 1 : i32} : tensor<64x!tt.ptr<i32>, #one>
    tt.return
  }
}
