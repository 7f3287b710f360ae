// Dots by warpgroups: a fence, an instruction for each step along k and each tile, a commit; and the wait, after which alone the
// accumulators are read.
// RUN: kiln-opt --kiln-to-llvm --split-input-file --verify-diagnostics %s | FileCheck %s

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#a = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [1, 8], [2, 16], [4, 32], [8, 0], [16, 0], [32, 0]]>
#b = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0], [16, 0], [32, 0]]>
!a = !kiln.memdesc<64x64xf16, #a>
!b = !kiln.memdesc<64x16xf16, #b>
module attributes {kiln.num_warps = 4 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  // CHECK-LABEL: @buffers(
  // CHECK-SAME: %[[X:[^:]*]]: f32
  // CHECK: %[[SHARED:.*]] = llvm.ptrtoint %{{.*}} : !llvm.ptr<3> to i32
  // CHECK: llvm.lshr %[[SHARED]]
  // CHECK: %[[LOW:.*]] = llvm.mlir.constant(16383 : i32)
  // CHECK: llvm.and %{{.*}}, %[[LOW]]
  // Runs of 128 bytes along k, eight of them 1024 bytes after the eight before: 1 << 62 | 64 << 32 | 1 << 16.
  // CHECK: %[[AS:.*]] = llvm.mlir.constant(4611686293305360384 : i64)
  // CHECK-NEXT: %[[A0:.*]] = llvm.or disjoint %{{.*}}, %[[AS]] : i64
  // Runs of 32 bytes along n, eight of them 256 bytes after the eight before; the next 16 columns, if there were any, 64 runs
  // further: 3 << 62 | 16 << 32 | 128 << 16.
  // CHECK: %[[BS:.*]] = llvm.mlir.constant(-4611685949699522560 : i64)
  // CHECK-NEXT: %[[B0:.*]] = llvm.or disjoint %{{.*}}, %[[BS]] : i64
  // Each step takes the next 32 bytes of A's runs, and the next 16 runs of B, in units of 16 bytes. No shuffle: with one group
  // all threads have the same address.
  // CHECK-NOT: nvvm.shfl
  // CHECK: %[[TWO:.*]] = llvm.mlir.constant(2 : i64)
  // CHECK: %[[A1:.*]] = llvm.add %[[A0]], %[[TWO]] : i64
  // CHECK: %[[THIRTYTWO:.*]] = llvm.mlir.constant(32 : i64)
  // CHECK: %[[B1:.*]] = llvm.add %[[B0]], %[[THIRTYTWO]] : i64
  // CHECK: %[[SIX:.*]] = llvm.mlir.constant(6 : i64)
  // CHECK: %[[A3:.*]] = llvm.add %[[A0]], %[[SIX]] : i64
  // CHECK: %[[LAST:.*]] = llvm.mlir.constant(96 : i64)
  // CHECK: %[[B3:.*]] = llvm.add %[[B0]], %[[LAST]] : i64
  // Eight accumulator registers are 16 operands of the assembly; then A, B, "add", the signs of A and B, A as it is, B exchanged.
  // The accumulators go through the fence, or a scheduler might write them after it.
  // CHECK-NEXT: %[[FENCE:.*]] = llvm.inline_asm has_side_effects asm_dialect = att "wgmma.fence.sync.aligned;", "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7" %[[X]], {{.*}}, %[[X]] :
  // CHECK: %[[F0:.*]] = llvm.extractvalue %[[FENCE]][0]
  // CHECK: %[[F7:.*]] = llvm.extractvalue %[[FENCE]][7]
  // CHECK: %[[YES:.*]] = llvm.mlir.constant(true)
  // CHECK: %[[D0:.*]] = llvm.inline_asm has_side_effects asm_dialect = att "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7}, $16, $17, $18, 1, 1, 0, 1;", "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,l,l,b" %[[F0]], {{.*}}, %[[F7]], %[[A0]], %[[B0]], %[[YES]] :
  // CHECK: %[[S0:.*]] = llvm.extractvalue %[[D0]][0]
  // CHECK: %[[S7:.*]] = llvm.extractvalue %[[D0]][7]
  // CHECK: llvm.inline_asm {{.*}} %[[S0]], {{.*}}, %[[S7]], %[[A1]], %[[B1]], %
  // CHECK: llvm.inline_asm has_side_effects
  // CHECK: %[[D3:.*]] = llvm.inline_asm {{.*}}, %[[A3]], %[[B3]], %
  // CHECK: %[[L0:.*]] = llvm.extractvalue %[[D3]][0]
  // CHECK: %[[L7:.*]] = llvm.extractvalue %[[D3]][7]
  // CHECK-NEXT: nvvm.wgmma.commit.group.sync.aligned
  // CHECK-NEXT: %[[ENDED:.*]] = llvm.inline_asm has_side_effects asm_dialect = att "wgmma.wait_group.sync.aligned 0;", "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7" %[[L0]], {{.*}}, %[[L7]] :
  // CHECK: %[[SUM:.*]] = llvm.extractvalue %[[ENDED]][0]
  // CHECK: llvm.store %[[SUM]],
  tt.func public @buffers(%x: f32, %p: !tt.ptr<f32>) attributes {kiln.shared_bytes = 10240 : i32} {
    %a = kiln.alloc {alignment = 1024, kiln.shared_offset = 0 : i32} : !a
    %b = kiln.alloc {alignment = 1024, kiln.shared_offset = 8192 : i32} : !b
    %c = tt.splat %x : f32 -> tensor<64x16xf32, #c>
    %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %b, %c : !a, !b, tensor<64x16xf32, #c>
    %r = kiln.warpgroup_wait pending 0 %d : tensor<64x16xf32, #c> -> tensor<64x16xf32, #c>
    %ps = tt.splat %p : !tt.ptr<f32> -> tensor<64x16x!tt.ptr<f32>, #c>
    tt.store %ps, %r : tensor<64x16x!tt.ptr<f32>, #c>
    tt.return
  }
}

// -----

// A in registers, two elements in one; B with k along its runs, which is how wgmma reads it. The wait takes what the dot read: its
// registers stay as they are until then.
#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#b = #kiln.shared<[[1, 0], [2, 0], [4, 0], [8, 0], [0, 1], [0, 2], [8, 4], [0, 8]]>
!b = !kiln.memdesc<16x16xf16, #b>
module attributes {kiln.num_warps = 4 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  // CHECK-LABEL: @registers(
  // CHECK: llvm.mlir.constant(-4611685949707845632 : i64)
  // CHECK: %[[B:.*]] = llvm.or disjoint
  // CHECK: %[[W0:.*]] = llvm.bitcast %{{.*}} : vector<2xf16> to i32
  // CHECK-COUNT-2: llvm.bitcast %{{.*}} : vector<2xf16> to i32
  // CHECK: %[[W3:.*]] = llvm.bitcast %{{.*}} : vector<2xf16> to i32
  // CHECK-NEXT: llvm.inline_asm {{.*}}"wgmma.fence.sync.aligned;", "=f,{{.*}},7,r,r,r,r" {{.*}}, %[[W0]], %{{.*}}, %{{.*}}, %[[W3]] :
  // CHECK: llvm.inline_asm has_side_effects asm_dialect = att "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7}, {$16, $17, $18, $19}, $20, $21, 1, 1, 0;", "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,r,r,r,r,l,b"
  // CHECK-SAME: %[[W0]], %{{.*}}, %{{.*}}, %[[W3]], %[[B]], %
  // CHECK: nvvm.wgmma.commit.group.sync.aligned
  // CHECK-COUNT-3: llvm.bitcast %{{.*}} : vector<2xf16> to i32
  // CHECK: %[[K3:.*]] = llvm.bitcast %{{.*}} : vector<2xf16> to i32
  // CHECK-NEXT: llvm.inline_asm has_side_effects asm_dialect = att "wgmma.wait_group.sync.aligned 1;", "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,r,r,r,r" {{.*}}, %[[K3]] :
  tt.func public @registers(%x: f32, %y: f16) attributes {kiln.shared_bytes = 512 : i32} {
    %b = kiln.alloc {alignment = 1024, kiln.shared_offset = 0 : i32} : !b
    %a = tt.splat %y : f16 -> tensor<64x16xf16, #c>
    %c = tt.splat %x : f32 -> tensor<64x16xf32, #c>
    %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %b, %c : tensor<64x16xf16, #c>, !b, tensor<64x16xf32, #c>
    %r = kiln.warpgroup_wait pending 1 %d : tensor<64x16xf32, #c> kept %a : tensor<64x16xf16, #c> buffers %b : !b -> tensor<64x16xf32, #c>
    tt.return
  }
}

// -----

// Accumulators that begin as zeros are no inputs: the first step initializes them.
#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#a = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [1, 0], [2, 8], [4, 16], [8, 0], [16, 0], [32, 0]]>
#b = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0], [16, 0]]>
!a = !kiln.memdesc<64x32xf16, #a>
!b = !kiln.memdesc<32x16xf16, #b>
module attributes {kiln.num_warps = 4 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  // CHECK-LABEL: @zeros(
  // CHECK: "wgmma.fence.sync.aligned;", ""{{ *}}: () -> ()
  // CHECK: %[[NO:.*]] = llvm.mlir.constant(false)
  // CHECK: "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7}, $8, $9, $10, 1, 1, 0, 1;", "=&f,=&f,=&f,=&f,=&f,=&f,=&f,=&f,l,l,b" {{.*}}, %[[NO]] :
  // CHECK: %[[YES:.*]] = llvm.mlir.constant(true)
  // CHECK: "wgmma.mma_async{{.*}}, $16, $17, $18, 1, 1, 0, 1;", "=f,{{.*}}, %[[YES]] :
  // CHECK-NOT: mma_async
  // CHECK: llvm.return
  tt.func public @zeros() attributes {kiln.shared_bytes = 5120 : i32} {
    %a = kiln.alloc {alignment = 1024, kiln.shared_offset = 0 : i32} : !a
    %b = kiln.alloc {alignment = 1024, kiln.shared_offset = 4096 : i32} : !b
    %c = arith.constant dense<0.0> : tensor<64x16xf32, #c>
    %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %b, %c : !a, !b, tensor<64x16xf32, #c>
    %r = kiln.warpgroup_wait pending 0 %d : tensor<64x16xf32, #c> -> tensor<64x16xf32, #c>
    tt.return
  }
}

// -----

// Two groups, one below the other: thread 128 begins 64 rows of 32 bytes further. One lane says so for all, as ptxas wants
// descriptors. B's 128-byte runs hold 64 columns; the next 64 come 16 runs later: 1 << 62 | 64 << 32 | 128 << 16.
#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8], [0, 16], [0, 32], [0, 64]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0], [64, 0]]}>
#a = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0], [16, 0], [32, 0], [64, 0]]>
#b = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [1, 8], [2, 16], [4, 32], [8, 0], [0, 64]]>
!a = !kiln.memdesc<128x16xf16, #a>
!b = !kiln.memdesc<16x128xf16, #b>
module attributes {kiln.num_warps = 8 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  // CHECK-LABEL: @groups(
  // CHECK: %[[THREAD:.*]] = nvvm.read.ptx.sreg.tid.x
  // CHECK: %[[GROUP:.*]] = llvm.mlir.constant(128 : i32)
  // CHECK: %[[BIT:.*]] = llvm.and %[[THREAD]], %[[GROUP]]
  // CHECK: %[[FOUR:.*]] = llvm.mlir.constant(4 : i32)
  // CHECK: %[[ROWS:.*]] = llvm.shl %[[BIT]], %[[FOUR]]
  // CHECK: %[[UNIFORM:.*]] = nvvm.shfl.sync{{ *}}idx %{{.*}}, %[[ROWS]], %{{.*}}, %{{.*}} : i32 -> i32
  // CHECK-NOT: nvvm.shfl
  // CHECK: llvm.add %{{.*}}, %[[UNIFORM]] : i32
  // CHECK: llvm.mlir.constant(-4611685949707845632 : i64)
  // CHECK: %[[A:.*]] = llvm.or disjoint
  // CHECK: llvm.mlir.constant(4611686293313683456 : i64)
  // CHECK: %[[B:.*]] = llvm.or disjoint
  // CHECK: "wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, {{.*}}, $63}, $128, $129, $130, 1, 1, 0, 1;"
  // CHECK-SAME: %[[A]], %[[B]], %
  // CHECK-NOT: mma_async
  // CHECK: llvm.return
  tt.func public @groups(%x: f32) attributes {kiln.shared_bytes = 8192 : i32} {
    %a = kiln.alloc {alignment = 1024, kiln.shared_offset = 0 : i32} : !a
    %b = kiln.alloc {alignment = 1024, kiln.shared_offset = 4096 : i32} : !b
    %c = tt.splat %x : f32 -> tensor<128x128xf32, #c>
    %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16" %a, %b, %c : !a, !b, tensor<128x128xf32, #c>
    %r = kiln.warpgroup_wait pending 0 %d : tensor<128x128xf32, #c> -> tensor<128x128xf32, #c>
    tt.return
  }
}

// -----

// Integers: no signs, and nothing to exchange. Two tiles of 64 rows are two instructions.
#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8], [64, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#a = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [1, 0], [2, 0], [4, 16], [8, 0], [16, 0], [32, 0], [64, 0]]>
#b = #kiln.shared<[[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 1], [0, 2], [16, 4], [0, 8]]>
!a = !kiln.memdesc<128x32xi8, #a>
!b = !kiln.memdesc<32x16xi8, #b>
module attributes {kiln.num_warps = 4 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  // CHECK-LABEL: @integers(
  // CHECK: %[[BELOW:.*]] = llvm.mlir.constant(128 : i64)
  // CHECK: %[[A1:.*]] = llvm.add %{{.*}}, %[[BELOW]] : i64
  // CHECK: "wgmma.fence.sync.aligned;", "=r,{{.*}},15"
  // CHECK: "wgmma.mma_async.sync.aligned.m64n16k32.s32.s8.s8 {$0, $1, $2, $3, $4, $5, $6, $7}, $16, $17, $18;", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,l,l,b"
  // CHECK-NOT: nvvm.wgmma
  // CHECK: "wgmma.mma_async.sync.aligned.m64n16k32.s32.s8.s8 {{.*}}, %[[A1]], %
  // CHECK-NOT: mma_async
  // CHECK: nvvm.wgmma.commit.group.sync.aligned
  // CHECK: "wgmma.wait_group.sync.aligned 0;", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"
  tt.func public @integers(%x: i32) attributes {kiln.shared_bytes = 8192 : i32} {
    %a = kiln.alloc {alignment = 1024, kiln.shared_offset = 0 : i32} : !a
    %b = kiln.alloc {alignment = 1024, kiln.shared_offset = 4096 : i32} : !b
    %c = tt.splat %x : i32 -> tensor<128x16xi32, #c>
    %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k32.s32.s8.s8" %a, %b, %c : !a, !b, tensor<128x16xi32, #c>
    %r = kiln.warpgroup_wait pending 0 %d : tensor<128x16xi32, #c> -> tensor<128x16xi32, #c>
    tt.return
  }
}

// -----

module attributes {kiln.num_warps = 4 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  // CHECK-LABEL: @hopper(
  // CHECK: llvm.call_intrinsic "llvm.nvvm.fence.proxy.async.shared_cta"()
  // CHECK-NEXT: nvvm.barrier
  // CHECK-NEXT: llvm.call_intrinsic "llvm.nvvm.fence.proxy.async.shared_cta"()
  // CHECK-NEXT: nvvm.barrier
  // CHECK-NEXT: nvvm.barrier
  // CHECK-NEXT: llvm.return
  tt.func public @hopper() {
    kiln.barrier local async_proxy
    kiln.barrier async_proxy
    kiln.barrier
    tt.return
  }
}

// -----

// Only threads read there.
module attributes {kiln.num_warps = 4 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_80"} {
  // CHECK-LABEL: @ampere(
  // CHECK-NOT: fence
  // CHECK: nvvm.barrier
  // CHECK-NEXT: llvm.return
  tt.func public @ampere() {
    kiln.barrier local async_proxy
    tt.return
  }
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#b = #kiln.shared<[[1, 0], [2, 0], [4, 0], [8, 0], [0, 1], [0, 2], [8, 4], [0, 8]]>
module attributes {kiln.num_warps = 4 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_80"} {
  tt.func public @refused(%x: f32, %y: f16) attributes {kiln.shared_bytes = 512 : i32} {
    %b = kiln.alloc {alignment = 1024, kiln.shared_offset = 0 : i32} : !kiln.memdesc<16x16xf16, #b>
    %a = tt.splat %y : f16 -> tensor<64x16xf16, #c>
    %c = tt.splat %x : f32 -> tensor<64x16xf32, #c>
    // expected-error @+1 {{needs wgmma, which sm_80 does not have}}
    %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %b, %c : tensor<64x16xf16, #c>, !kiln.memdesc<16x16xf16, #b>, tensor<64x16xf32, #c>
    tt.return
  }
}

// -----

#c = #kiln.linear<{register = [[0, 1], [0, 2], [0, 4]], lane = [[0, 8], [1, 0], [2, 0], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]]}>
#b = #kiln.shared<[[1, 0], [2, 0], [4, 0], [8, 0], [0, 1], [0, 2], [8, 4], [0, 8]]>
module attributes {kiln.num_warps = 4 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  tt.func public @refused(%x: f32, %y: f16) attributes {kiln.shared_bytes = 512 : i32} {
    %b = kiln.alloc {alignment = 1024, kiln.shared_offset = 0 : i32} : !kiln.memdesc<16x16xf16, #b>
    %a = tt.splat %y : f16 -> tensor<64x16xf16, #c>
    %c = tt.splat %x : f32 -> tensor<64x16xf32, #c>
    // expected-error @+1 {{accumulators are not laid out as 'wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16' has them}}
    %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %b, %c : tensor<64x16xf16, #c>, !kiln.memdesc<16x16xf16, #b>, tensor<64x16xf32, #c>
    tt.return
  }
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#b = #kiln.shared<[[1, 0], [2, 0], [4, 0], [8, 0], [0, 1], [0, 2], [8, 4], [0, 8]]>
module attributes {kiln.num_warps = 4 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  tt.func public @refused(%x: f32, %y: f16) attributes {kiln.shared_bytes = 512 : i32} {
    %b = kiln.alloc {alignment = 1024, kiln.shared_offset = 0 : i32} : !kiln.memdesc<16x16xf16, #b>
    %a = tt.splat %y : f16 -> tensor<64x16xf16, #c>
    %c = tt.splat %x : f32 -> tensor<64x16xf32, #c>
    // expected-error @+1 {{accumulators are not laid out as 'wgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16' has them}}
    %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16" %a, %b, %c : tensor<64x16xf16, #c>, !kiln.memdesc<16x16xf16, #b>, tensor<64x16xf32, #c>
    tt.return
  }
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#o = #kiln.linear<{register = [[0, 1], [0, 8], [8, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#b = #kiln.shared<[[1, 0], [2, 0], [4, 0], [8, 0], [0, 1], [0, 2], [8, 4], [0, 8]]>
module attributes {kiln.num_warps = 4 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  tt.func public @refused(%x: f32, %y: f16) attributes {kiln.shared_bytes = 512 : i32} {
    %b = kiln.alloc {alignment = 1024, kiln.shared_offset = 0 : i32} : !kiln.memdesc<16x16xf16, #b>
    %a = tt.splat %y : f16 -> tensor<64x16xf16, #o>
    %c = tt.splat %x : f32 -> tensor<64x16xf32, #c>
    // expected-error @+1 {{A is not laid out as 'wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16' has it}}
    %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %b, %c : tensor<64x16xf16, #o>, !kiln.memdesc<16x16xf16, #b>, tensor<64x16xf32, #c>
    tt.return
  }
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#b = #kiln.shared<[[1, 0], [2, 0], [4, 0], [8, 0], [0, 1], [0, 2], [8, 4], [0, 8]]>
module attributes {kiln.num_warps = 4 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  tt.func public @refused(%x: f32, %y: f16) attributes {kiln.shared_bytes = 512 : i32} {
    %b = kiln.alloc {alignment = 16, kiln.shared_offset = 0 : i32} : !kiln.memdesc<16x16xf16, #b>
    %a = tt.splat %y : f16 -> tensor<64x16xf16, #c>
    %c = tt.splat %x : f32 -> tensor<64x16xf32, #c>
    // expected-error @+1 {{needs buffers of its own with an alignment of 256}}
    %d = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16" %a, %b, %c : tensor<64x16xf16, #c>, !kiln.memdesc<16x16xf16, #b>, tensor<64x16xf32, #c>
    tt.return
  }
}
