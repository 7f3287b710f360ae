// Scaled dots as conversions, products with the scales and ordinary dots.
// RUN: kiln-opt %s --kiln-decompose-scaled-dots=target=sm_80 -split-input-file | FileCheck %s
// RUN: kiln-opt %s --kiln-decompose-scaled-dots=target=sm_120a -split-input-file | FileCheck %s --check-prefix=SM120
// RUN: kiln-opt %s --kiln-decompose-scaled-dots=target=sm_90a -split-input-file | FileCheck %s --check-prefix=SM90

// Products in bf16. Pairs of 4 bits become neighbours along the packed dimension.
// CHECK-LABEL: @packed
// CHECK-SAME: %[[A:.*]]: tensor<16x64xf8E4M3FN>, %[[SA:.*]]: tensor<16x2xi8>, %[[B:.*]]: tensor<32x16xi8>
tt.func @packed(%a: tensor<16x64xf8E4M3FN>, %sa: tensor<16x2xi8>, %b: tensor<32x16xi8>, %c: tensor<16x16xf32>) -> tensor<16x16xf32> {
  // CHECK: %[[ROWS:.*]] = tt.trans %[[B]] {order = array<i32: 1, 0>} : tensor<32x16xi8> -> tensor<16x32xi8>
  // CHECK: %[[CAST:.*]] = tt.fp_to_fp %[[A]] : tensor<16x64xf8E4M3FN> -> tensor<16x64xbf16>
  // CHECK: %[[WIDE:.*]] = arith.extui %[[SA]] : tensor<16x2xi8> to tensor<16x2xi16>
  // CHECK: %[[SHIFTED:.*]] = arith.shli %[[WIDE]]
  // CHECK-NOT: arith.maxui
  // CHECK: %[[POWER:.*]] = arith.bitcast %[[SHIFTED]] : tensor<16x2xi16> to tensor<16x2xbf16>
  // CHECK: %[[ALL:.*]] = arith.constant dense<-1> : tensor<16x2xi8>
  // CHECK: %[[IS_NAN:.*]] = arith.cmpi eq, %[[SA]], %[[ALL]]
  // CHECK: %[[SCALE:.*]] = arith.select %[[IS_NAN]], %{{.*}}, %[[POWER]]
  // CHECK: %[[APART:.*]] = tt.expand_dims %[[SCALE]] {axis = 2 : i32}
  // CHECK: %[[BLOCKS:.*]] = tt.broadcast %[[APART]] : tensor<16x2x1xbf16> -> tensor<16x2x32xbf16>
  // CHECK: %[[SCALES:.*]] = tt.reshape %[[BLOCKS]] : tensor<16x2x32xbf16> -> tensor<16x64xbf16>
  // CHECK: %[[LEFT:.*]] = arith.mulf %[[CAST]], %[[SCALES]] : tensor<16x64xbf16>
  // CHECK: %[[PAIRS:.*]] = kiln.unpack_fp4 %[[ROWS]] : tensor<16x32xi8> -> tensor<16x32x2xbf16>
  // CHECK: %[[WIDE_ROWS:.*]] = tt.reshape %[[PAIRS]] : tensor<16x32x2xbf16> -> tensor<16x64xbf16>
  // CHECK: %[[RIGHT:.*]] = tt.trans %[[WIDE_ROWS]] {order = array<i32: 1, 0>} : tensor<16x64xbf16> -> tensor<64x16xbf16>
  // CHECK: tt.dot %[[LEFT]], %[[RIGHT]], %{{.*}} : tensor<16x64xbf16> * tensor<64x16xbf16> -> tensor<16x16xf32>
  %d = tt.dot_scaled %a scale %sa, %b, %c lhs = e4m3 rhs = e2m1 {fastMath = false} : tensor<16x64xf8E4M3FN>, tensor<16x2xi8> * tensor<32x16xi8> -> tensor<16x16xf32>
  tt.return %d : tensor<16x16xf32>
}

// Under fast math no scale is NaN. Packed along N, pairs become neighbours there.
// CHECK-LABEL: @fast
tt.func @fast(%a: tensor<16x32xf16>, %b: tensor<32x8xi8>, %sb: tensor<16x1xi8>, %c: tensor<16x16xf32>) -> tensor<16x16xf32> {
  // CHECK: %[[ROWS:.*]] = tt.trans %{{.*}} {order = array<i32: 1, 0>} : tensor<32x8xi8> -> tensor<8x32xi8>
  // CHECK: %[[PAIRS:.*]] = kiln.unpack_fp4 %[[ROWS]] : tensor<8x32xi8> -> tensor<8x32x2xf16>
  // CHECK: %[[ALONG:.*]] = tt.trans %[[PAIRS]] {order = array<i32: 0, 2, 1>}
  // CHECK: tt.reshape %[[ALONG]] : tensor<8x2x32xf16> -> tensor<16x32xf16>
  // CHECK: arith.bitcast %{{.*}} : tensor<16x1xi32> to tensor<16x1xf32>
  // CHECK: arith.truncf %{{.*}} : tensor<16x1xf32> to tensor<16x1xf16>
  // CHECK-NOT: arith.select
  // CHECK: tt.dot
  %d = tt.dot_scaled %a, %b scale %sb, %c lhs = fp16 rhs = e2m1 {fastMath = true, rhs_k_pack = false} : tensor<16x32xf16> * tensor<32x8xi8>, tensor<16x1xi8> -> tensor<16x16xf32>
  tt.return %d : tensor<16x16xf32>
}

// -----

// From Triton 3.9 on a scale's byte 0 is 2^-127.
module attributes {tt.language = "3.9"} {
  // CHECK-LABEL: @newer
  tt.func @newer(%a: tensor<16x32xf8E5M2>, %sa: tensor<16x1xi8>, %b: tensor<32x16xbf16>, %c: tensor<16x16xf32>) -> tensor<16x16xf32> {
    // CHECK: %[[LEAST:.*]] = arith.constant dense<64> : tensor<16x1xi16>
    // CHECK: arith.maxui %{{.*}}, %[[LEAST]] : tensor<16x1xi16>
    %d = tt.dot_scaled %a scale %sa, %b, %c lhs = e5m2 rhs = bf16 {fastMath = false} : tensor<16x32xf8E5M2>, tensor<16x1xi8> * tensor<32x16xbf16> -> tensor<16x16xf32>
    tt.return %d : tensor<16x16xf32>
  }
}

// -----

// What an instruction takes stays as it is.
// SM120-LABEL: @packed
// SM120: tt.dot_scaled
// SM120-LABEL: @fast
// SM120-NOT: tt.dot_scaled
// SM120-LABEL: @newer
// SM120-NOT: tt.dot_scaled
// SM120-LABEL: @both
// CHECK-LABEL: @both
tt.func @both(%a: tensor<16x64xf8E4M3FN>, %sa: tensor<16x2xi8>, %b: tensor<32x16xi8>, %sb: tensor<16x2xi8>, %c: tensor<16x16xf32>) -> tensor<16x16xf32> {
  // SM120: tt.dot_scaled
  // CHECK-NOT: tt.dot_scaled
  %d = tt.dot_scaled %a scale %sa, %b scale %sb, %c lhs = e4m3 rhs = e2m1 {fastMath = false} : tensor<16x64xf8E4M3FN>, tensor<16x2xi8> * tensor<32x16xi8>, tensor<16x2xi8> -> tensor<16x16xf32>
  tt.return %d : tensor<16x16xf32>
}

// -----

// wgmma multiplies what is converted for both operands in parts of 64 along K, each added to the one before.
// SM90-LABEL: @parts
// SM90-SAME: %[[A:.*]]: tensor<64x128xf8E4M3FN>, %[[SA:.*]]: tensor<64x4xi8>, %[[B:.*]]: tensor<64x32xi8>, %[[SB:.*]]: tensor<32x4xi8>, %[[C:.*]]: tensor<64x32xf32>
// CHECK-LABEL: @parts
// SM120-LABEL: @parts
tt.func @parts(%a: tensor<64x128xf8E4M3FN>, %sa: tensor<64x4xi8>, %b: tensor<64x32xi8>, %sb: tensor<32x4xi8>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  // SM90: %[[ROWS:.*]] = tt.trans %[[B]]
  // SM90: kiln.columns %[[A]] from 0 : tensor<64x128xf8E4M3FN> -> tensor<64x64xf8E4M3FN>
  // SM90: kiln.columns %[[SA]] from 0 : tensor<64x4xi8> -> tensor<64x2xi8>
  // SM90: kiln.columns %[[ROWS]] from 0 : tensor<32x64xi8> -> tensor<32x32xi8>
  // SM90: kiln.columns %[[SB]] from 0 : tensor<32x4xi8> -> tensor<32x2xi8>
  // SM90: %[[FIRST:.*]] = tt.dot %{{.*}}, %{{.*}}, %[[C]] : tensor<64x64xbf16> * tensor<64x32xbf16>
  // SM90: kiln.columns %[[A]] from 64
  // SM90: kiln.columns %[[SA]] from 2
  // SM90: kiln.columns %[[ROWS]] from 32
  // SM90: kiln.columns %[[SB]] from 2
  // SM90: %[[BOTH:.*]] = tt.dot %{{.*}}, %{{.*}}, %[[FIRST]]
  // SM90: tt.return %[[BOTH]]
  // CHECK: tt.dot {{.*}} : tensor<64x128xbf16> * tensor<128x32xbf16>
  %d = tt.dot_scaled %a scale %sa, %b scale %sb, %c lhs = e4m3 rhs = e2m1 {fastMath = true} : tensor<64x128xf8E4M3FN>, tensor<64x4xi8> * tensor<64x32xi8>, tensor<32x4xi8> -> tensor<64x32xf32>
  tt.return %d : tensor<64x32xf32>
}

// -----

// Of one operand alone all is converted into registers.
// SM90-LABEL: @whole
// CHECK-LABEL: @whole
// SM120-LABEL: @whole
tt.func @whole(%a: tensor<64x128xbf16>, %b: tensor<64x32xi8>, %sb: tensor<32x4xi8>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  // SM90: tt.dot {{.*}} : tensor<32x128xbf16> * tensor<128x64xbf16>
  // SM90-NOT: tt.dot
  %d = tt.dot_scaled %a, %b scale %sb, %c lhs = bf16 rhs = e2m1 {fastMath = true} : tensor<64x128xbf16> * tensor<64x32xi8>, tensor<32x4xi8> -> tensor<64x32xf32>
  tt.return %d : tensor<64x32xf32>
}
