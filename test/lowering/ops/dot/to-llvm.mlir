// The calls of matrix instructions, as their records say: 32 x 32 x 32 by one warp.
// RUN: kiln-opt %s --kiln-lower-to-gpu="target=sm_80 num-warps=1" --kiln-to-llvm | FileCheck %s --check-prefix=SM80
// RUN: kiln-opt %s --kiln-lower-to-gpu="target=gfx90a num-warps=1" --kiln-to-llvm | FileCheck %s --check-prefix=GFX90A
// RUN: kiln-opt %s --kiln-lower-to-gpu="target=gfx1201 num-warps=1" --kiln-to-llvm | FileCheck %s --check-prefix=GFX1201
// RUN: kiln-opt %s --kiln-lower-to-gpu="target=gfx1030 num-warps=1" --kiln-to-llvm | FileCheck %s --check-prefix=GFX1030

// SM80-COUNT-16: llvm.call_intrinsic "llvm.nvvm.mma.m16n8k16.row.col.f32.f32"({{.*}}) : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// SM80-NOT: llvm.nvvm.mma
// GFX90A-COUNT-8: llvm.call_intrinsic "llvm.amdgcn.mfma.f32.16x16x16f16"({{.*}}) : (vector<4xf16>, vector<4xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// GFX90A-NOT: mfma
// GFX1201-COUNT-8: llvm.call_intrinsic "llvm.amdgcn.wmma.f32.16x16x16.f16"({{.*}}) : (vector<8xf16>, vector<8xf16>, vector<8xf32>) -> vector<8xf32>
// GFX1201-NOT: wmma
// GFX1030: llvm.fpext {{.*}} : f16 to f32
// GFX1030: llvm.intr.fma
tt.func public @k(%pa: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %pd: !tt.ptr<f32> {tt.divisibility = 16 : i32}) {
  %c = arith.constant dense<0.0> : tensor<32x32xf32>
  %r = tt.make_range {start = 0 : i32, end = 32 : i32} : tensor<32xi32>
  %i = tt.expand_dims %r {axis = 1 : i32} : tensor<32xi32> -> tensor<32x1xi32>
  %j = tt.expand_dims %r {axis = 0 : i32} : tensor<32xi32> -> tensor<1x32xi32>
  %w = arith.constant dense<32> : tensor<32x1xi32>
  %iw = arith.muli %i, %w : tensor<32x1xi32>
  %ib = tt.broadcast %iw : tensor<32x1xi32> -> tensor<32x32xi32>
  %jb = tt.broadcast %j : tensor<1x32xi32> -> tensor<32x32xi32>
  %o = arith.addi %ib, %jb : tensor<32x32xi32>
  %sa = tt.splat %pa : !tt.ptr<f16> -> tensor<32x32x!tt.ptr<f16>>
  %qa = tt.addptr %sa, %o : tensor<32x32x!tt.ptr<f16>>, tensor<32x32xi32>
  %a = tt.load %qa : tensor<32x32x!tt.ptr<f16>>
  %d = tt.dot %a, %a, %c : tensor<32x32xf16> * tensor<32x32xf16> -> tensor<32x32xf32>
  %sd = tt.splat %pd : !tt.ptr<f32> -> tensor<32x32x!tt.ptr<f32>>
  %qd = tt.addptr %sd, %o : tensor<32x32x!tt.ptr<f32>>, tensor<32x32xi32>
  tt.store %qd, %d : tensor<32x32x!tt.ptr<f32>>
  tt.return
}
