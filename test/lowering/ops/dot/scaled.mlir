// Dots of scaled operands by instructions for them, in a loop: operands and scales are copied ahead, 4 bytes of scales at once
// though there are not as many for each thread, and no conversion is left.
// RUN: kiln compile %s --target sm_120a --num-warps 4 --emit gpu -o - | FileCheck %s
// RUN: kiln compile %s --target sm_120a --num-warps 4 --emit llvm -o - | FileCheck %s --check-prefix=SM120
// RUN: kiln compile %s --target gfx950 --num-warps 4 --emit llvm -o - | FileCheck %s --check-prefix=GFX950

// CHECK: scf.for
// CHECK-NOT: kiln.convert_layout
// CHECK: tt.dot_scaled
// CHECK-DAG: kiln.async_copy {{.*}}kiln.vector = 16{{.*}}memdesc<64x128xf8E4M3FN
// CHECK-DAG: kiln.async_copy {{.*}}kiln.vector = 16{{.*}}memdesc<64x64xi8
// CHECK-DAG: kiln.async_copy {{.*}}kiln.vector = 4{{.*}}memdesc<64x4xi8
// CHECK-DAG: kiln.async_copy {{.*}}kiln.vector = 4{{.*}}memdesc<64x4xi8

// A lane's words of B have four pairs each, which are taken apart.
// SM120-COUNT-8: and i32 %{{.*}}, 1010580540
// SM120: @llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.scale.1x.f32.e4m3.e2m1.f32.ue8m0(
// GFX950: @llvm.amdgcn.mfma.scale.f32.{{.*}}(<{{[48]}} x i32>
tt.func public @kernel(%pa: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %pb: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %pc: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %psa: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %psb: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %k: i32) {
  %rows = tt.make_range {start = 0 : i32, end = 64 : i32} : tensor<64xi32>
  %bytes = tt.make_range {start = 0 : i32, end = 128 : i32} : tensor<128xi32>
  %four = tt.make_range {start = 0 : i32, end = 4 : i32} : tensor<4xi32>
  %down = tt.expand_dims %rows {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
  %right = tt.expand_dims %rows {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
  %right128 = tt.expand_dims %bytes {axis = 0 : i32} : tensor<128xi32> -> tensor<1x128xi32>
  %right4 = tt.expand_dims %four {axis = 0 : i32} : tensor<4xi32> -> tensor<1x4xi32>
  %c2048 = arith.constant dense<2048> : tensor<64x1xi32>
  %c1024 = arith.constant dense<1024> : tensor<1x64xi32>
  %c64 = arith.constant dense<64> : tensor<64x1xi32>
  %ra = arith.muli %down, %c2048 : tensor<64x1xi32>
  %rb = arith.muli %right, %c1024 : tensor<1x64xi32>
  %rs = arith.muli %down, %c64 : tensor<64x1xi32>
  %ra2 = tt.broadcast %ra : tensor<64x1xi32> -> tensor<64x128xi32>
  %ca2 = tt.broadcast %right128 : tensor<1x128xi32> -> tensor<64x128xi32>
  %oa = arith.addi %ra2, %ca2 : tensor<64x128xi32>
  %rb2 = tt.broadcast %rb : tensor<1x64xi32> -> tensor<64x64xi32>
  %cb2 = tt.broadcast %down : tensor<64x1xi32> -> tensor<64x64xi32>
  %ob = arith.addi %rb2, %cb2 : tensor<64x64xi32>
  %rs2 = tt.broadcast %rs : tensor<64x1xi32> -> tensor<64x4xi32>
  %cs2 = tt.broadcast %right4 : tensor<1x4xi32> -> tensor<64x4xi32>
  %os = arith.addi %rs2, %cs2 : tensor<64x4xi32>
  %sa = tt.splat %pa : !tt.ptr<f8E4M3FN> -> tensor<64x128x!tt.ptr<f8E4M3FN>>
  %sb = tt.splat %pb : !tt.ptr<i8> -> tensor<64x64x!tt.ptr<i8>>
  %ssa = tt.splat %psa : !tt.ptr<i8> -> tensor<64x4x!tt.ptr<i8>>
  %ssb = tt.splat %psb : !tt.ptr<i8> -> tensor<64x4x!tt.ptr<i8>>
  %qa = tt.addptr %sa, %oa : tensor<64x128x!tt.ptr<f8E4M3FN>>, tensor<64x128xi32>
  %qb = tt.addptr %sb, %ob : tensor<64x64x!tt.ptr<i8>>, tensor<64x64xi32>
  %qsa = tt.addptr %ssa, %os : tensor<64x4x!tt.ptr<i8>>, tensor<64x4xi32>
  %qsb = tt.addptr %ssb, %os : tensor<64x4x!tt.ptr<i8>>, tensor<64x4xi32>
  %zero = arith.constant dense<0.0> : tensor<64x64xf32>
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c128 = arith.constant dense<128> : tensor<64x128xi32>
  %c64b = arith.constant dense<64> : tensor<64x64xi32>
  %c4 = arith.constant dense<4> : tensor<64x4xi32>
  %r:5 = scf.for %i = %c0 to %k step %c1 iter_args(%d = %zero, %a = %qa, %b = %qb, %xa = %qsa, %xb = %qsb) -> (tensor<64x64xf32>, tensor<64x128x!tt.ptr<f8E4M3FN>>, tensor<64x64x!tt.ptr<i8>>, tensor<64x4x!tt.ptr<i8>>, tensor<64x4x!tt.ptr<i8>>) : i32 {
    %la = tt.load %a : tensor<64x128x!tt.ptr<f8E4M3FN>>
    %lb = tt.load %b : tensor<64x64x!tt.ptr<i8>>
    %lxa = tt.load %xa : tensor<64x4x!tt.ptr<i8>>
    %lxb = tt.load %xb : tensor<64x4x!tt.ptr<i8>>
    %e = tt.dot_scaled %la scale %lxa, %lb scale %lxb, %d lhs = e4m3 rhs = e2m1 {fastMath = false} : tensor<64x128xf8E4M3FN>, tensor<64x4xi8> * tensor<64x64xi8>, tensor<64x4xi8> -> tensor<64x64xf32>
    %na = tt.addptr %a, %c128 : tensor<64x128x!tt.ptr<f8E4M3FN>>, tensor<64x128xi32>
    %nb = tt.addptr %b, %c64b : tensor<64x64x!tt.ptr<i8>>, tensor<64x64xi32>
    %nxa = tt.addptr %xa, %c4 : tensor<64x4x!tt.ptr<i8>>, tensor<64x4xi32>
    %nxb = tt.addptr %xb, %c4 : tensor<64x4x!tt.ptr<i8>>, tensor<64x4xi32>
    scf.yield %e, %na, %nb, %nxa, %nxb : tensor<64x64xf32>, tensor<64x128x!tt.ptr<f8E4M3FN>>, tensor<64x64x!tt.ptr<i8>>, tensor<64x4x!tt.ptr<i8>>, tensor<64x4x!tt.ptr<i8>>
  }
  %c64r = arith.constant dense<64> : tensor<64x1xi32>
  %rc = arith.muli %down, %c64r : tensor<64x1xi32>
  %rc2 = tt.broadcast %rc : tensor<64x1xi32> -> tensor<64x64xi32>
  %cc2 = tt.broadcast %right : tensor<1x64xi32> -> tensor<64x64xi32>
  %oc = arith.addi %rc2, %cc2 : tensor<64x64xi32>
  %sc = tt.splat %pc : !tt.ptr<f32> -> tensor<64x64x!tt.ptr<f32>>
  %qc = tt.addptr %sc, %oc : tensor<64x64x!tt.ptr<f32>>, tensor<64x64xi32>
  tt.store %qc, %r#0 : tensor<64x64x!tt.ptr<f32>>
  tt.return
}
