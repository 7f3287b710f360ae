// The accumulator lies in tiles of the GPU's matrix instruction, the operands as it wants them; multiply-adds otherwise.
// RUN: kiln-opt %s --kiln-lower-to-gpu="target=sm_80 num-warps=4" | FileCheck %s --check-prefix=MMA
// RUN: kiln-opt %s --kiln-lower-to-gpu="target=gfx942 num-warps=4" | FileCheck %s --check-prefix=MFMA
// RUN: kiln-opt %s --kiln-lower-to-gpu="target=gfx1100 num-warps=4" | FileCheck %s --check-prefix=WMMA
// RUN: kiln-opt %s --kiln-lower-to-gpu="target=gfx1030 num-warps=4" | FileCheck %s --check-prefix=FMA

// mma.m16n8k16: what a lane has of the accumulator, eight rows on in its second pair, is what it has of A.
// MMA: [[A:#layout[0-9]*]] = #kiln.linear<{register = {{\[\[}}0, 1], [8, 0]{{.*}}lane = {{\[\[}}0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp
// MMA: [[B:#layout[0-9]*]] = #kiln.linear<{register = {{\[\[}}1, 0], [8, 0]{{.*}}lane = {{\[\[}}2, 0], [4, 0], [0, 1], [0, 2], [0, 4]], warp
// MMA: tt.dot {{.*}} : tensor<64x64xf16, [[A]]> * tensor<64x64xf16, [[B]]> -> tensor<64x64xf32, [[A]]>

// The operands of MFMA are exchanged: transposed, a lane has four neighbours of a row, and stores them at once.
// MFMA: [[C:#layout[0-9]*]] = #kiln.linear<{register = {{\[\[}}0, 1], [0, 2]{{.*}}lane = {{\[\[}}1, 0], [2, 0], [4, 0], [8, 0], [0, 4], [0, 8]]
// MFMA: tt.dot {{.*}} -> tensor<64x64xf32, [[C]]>
// MFMA: tt.store {{.*}}kiln.vector = 4

// Both halves of a gfx11 wave hold the operands: the last lane bit moves nothing.
// WMMA: [[A:#layout[0-9]*]] = #kiln.linear<{register = {{\[\[}}0, 1], [0, 2], [0, 4], [0, 8]{{.*}}lane = {{\[\[}}1, 0], [2, 0], [4, 0], [8, 0], [0, 0]]
// WMMA: tt.dot {{.*}} : tensor<64x64xf16, [[A]]>

// Without matrix instructions a thread needs whole rows of A: nothing of k lies in its lane or warp.
// FMA: [[A:#layout[0-9]*]] = #kiln.linear<{register = {{\[\[}}0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]
// FMA: tt.dot {{.*}} : tensor<64x64xf16, [[A]]>
tt.func public @k(%pa: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %pd: !tt.ptr<f32> {tt.divisibility = 16 : i32}) {
  %c = arith.constant dense<0.0> : tensor<64x64xf32>
  %r = tt.make_range {start = 0 : i32, end = 64 : i32} : tensor<64xi32>
  %i = tt.expand_dims %r {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
  %j = tt.expand_dims %r {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
  %w = arith.constant dense<64> : tensor<64x1xi32>
  %iw = arith.muli %i, %w : tensor<64x1xi32>
  %ib = tt.broadcast %iw : tensor<64x1xi32> -> tensor<64x64xi32>
  %jb = tt.broadcast %j : tensor<1x64xi32> -> tensor<64x64xi32>
  %o = arith.addi %ib, %jb : tensor<64x64xi32>
  %sa = tt.splat %pa : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>>
  %qa = tt.addptr %sa, %o : tensor<64x64x!tt.ptr<f16>>, tensor<64x64xi32>
  %a = tt.load %qa : tensor<64x64x!tt.ptr<f16>>
  %d = tt.dot %a, %a, %c : tensor<64x64xf16> * tensor<64x64xf16> -> tensor<64x64xf32>
  %sd = tt.splat %pd : !tt.ptr<f32> -> tensor<64x64x!tt.ptr<f32>>
  %qd = tt.addptr %sd, %o : tensor<64x64x!tt.ptr<f32>>, tensor<64x64xi32>
  tt.store %qd, %d : tensor<64x64x!tt.ptr<f32>>
  tt.return
}
