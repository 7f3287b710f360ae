// What is not lowered is refused by name and location; what is lowered is brought into one form.
// RUN: kiln-opt %s --split-input-file --verify-diagnostics --kiln-prepare-tile | FileCheck %s

// CHECK-LABEL: @keeps
// CHECK: kiln.barrier
// CHECK-NOT: tt.reshape %{{.*}} allow_reorder : tensor<64xf32> -> tensor<64xf32>
// CHECK: tt.reshape %{{.*}} : tensor<64xf32> -> tensor<8x8xf32>
tt.func public @keeps(%p: !tt.ptr<f32>) {
  %s = tt.splat %p : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>>
  %x = tt.load %s : tensor<64x!tt.ptr<f32>>
  gpu.barrier
  %y = tt.reshape %x allow_reorder : tensor<64xf32> -> tensor<64xf32>
  %z = tt.reshape %y : tensor<64xf32> -> tensor<8x8xf32>
  %ps = tt.splat %p : !tt.ptr<f32> -> tensor<8x8x!tt.ptr<f32>>
  tt.store %ps, %z : tensor<8x8x!tt.ptr<f32>>
  tt.return
}

// -----

// A sum with a dot becomes a dot that accumulates, whichever side it stands on.
// CHECK-LABEL: @accumulates
// CHECK: %[[ONE:.*]] = tt.dot %[[A:.*]], %[[B:.*]], %[[C:.*]] : tensor<16x16xf16>
// CHECK-NEXT: %[[TWO:.*]] = tt.dot %[[A]], %[[B]], %[[ONE]], inputPrecision = tf32 : tensor<16x16xf16>
// CHECK-NOT: arith.addf
// CHECK: tt.store %{{.*}}, %[[TWO]]
// What is used twice, begins with something, or says how precise it is, stays.
// CHECK: arith.addf
// CHECK: arith.addf
// CHECK: arith.addf
tt.func public @accumulates(%p: !tt.ptr<f32>, %q: !tt.ptr<f16>) {
  %zero = arith.constant dense<0.0> : tensor<16x16xf32>
  %ps = tt.splat %p : !tt.ptr<f32> -> tensor<16x16x!tt.ptr<f32>>
  %qs = tt.splat %q : !tt.ptr<f16> -> tensor<16x16x!tt.ptr<f16>>
  %a = tt.load %qs : tensor<16x16x!tt.ptr<f16>>
  %b = tt.load %qs : tensor<16x16x!tt.ptr<f16>>
  %c = tt.load %ps : tensor<16x16x!tt.ptr<f32>>
  %d = tt.dot %a, %b, %zero : tensor<16x16xf16> * tensor<16x16xf16> -> tensor<16x16xf32>
  %sum = arith.addf %c, %d : tensor<16x16xf32>
  %e = tt.dot %a, %b, %zero, inputPrecision = tf32 : tensor<16x16xf16> * tensor<16x16xf16> -> tensor<16x16xf32>
  %more = arith.addf %e, %sum : tensor<16x16xf32>
  tt.store %ps, %more : tensor<16x16x!tt.ptr<f32>>
  %twice = tt.dot %a, %b, %zero : tensor<16x16xf16> * tensor<16x16xf16> -> tensor<16x16xf32>
  %doubled = arith.addf %twice, %twice : tensor<16x16xf32>
  tt.store %ps, %doubled : tensor<16x16x!tt.ptr<f32>>
  %begun = tt.dot %a, %b, %c : tensor<16x16xf16> * tensor<16x16xf16> -> tensor<16x16xf32>
  %with = arith.addf %begun, %c : tensor<16x16xf32>
  tt.store %ps, %with : tensor<16x16x!tt.ptr<f32>>
  %rough = tt.dot %a, %b, %zero {maxNumImpreciseAcc = 32 : i32} : tensor<16x16xf16> * tensor<16x16xf16> -> tensor<16x16xf32>
  %and = arith.addf %rough, %c : tensor<16x16xf32>
  tt.store %ps, %and : tensor<16x16x!tt.ptr<f32>>
  tt.return
}

// -----

tt.func public @dot(%a: tensor<16x16xf16>, %b: tensor<16x16xbf16>, %c: tensor<16x16xf32>) {
  // expected-error @below {{'tt.dot' of 'tensor<16x16xf16>' and 'tensor<16x16xbf16>' to 'tensor<16x16xf32>' is not lowered yet; convert the operands}}
  %d = tt.dot %a, %b, %c : tensor<16x16xf16> * tensor<16x16xbf16> -> tensor<16x16xf32>
  tt.return
}

// -----

tt.func public @block_pointer(%p: !tt.ptr<tensor<16x16xf16>>) {
  // expected-error @below {{'tt.load' on '!tt.ptr<tensor<16x16xf16>>' is not lowered yet; access memory through a tensor of pointers}}
  %x = tt.load %p : !tt.ptr<tensor<16x16xf16>>
  tt.return
}

// -----

tt.func private @callee() {
  tt.return
}
tt.func public @caller() {
  // expected-error @below {{'tt.call' could not be inlined: recursion is not lowered}}
  tt.call @callee() : () -> ()
  tt.return
}

// -----

#layout = #kiln.linear<{register = [[1], [2]], lane = [[4], [8], [16], [32], [0]]}>
tt.func public @again() {
  // expected-error @below {{'tt.make_range' has a layout already; layouts are assigned once}}
  %e = tt.make_range {start = 0 : i32, end = 64 : i32} : tensor<64xi32, #layout>
  tt.return
}

// -----

// expected-error @below {{parameter 1 of kernel 'tensor_parameter' is a tensor ('tensor<64xf32>'); a kernel takes scalars and pointers}}
tt.func public @tensor_parameter(%p: !tt.ptr<f32>, %x: tensor<64xf32>) {
  tt.return
}

// -----

// expected-error @below {{kernel 'returns' returns a value}}
tt.func public @returns(%x: f32) -> f32 {
  tt.return %x : f32
}

// -----

// The magnitude of floats of 8 bits is a matter of bits; that of wider ones is not.
// CHECK-LABEL: @magnitudes
tt.func private @magnitudes(%x: tensor<16xf8E4M3FN>, %y: f8E5M2, %z: tensor<16xf16>)
    -> (tensor<16xf8E4M3FN>, f8E5M2, tensor<16xf16>) {
  // CHECK: %[[BITS:.*]] = tt.bitcast %{{.*}} : tensor<16xf8E4M3FN> -> tensor<16xi8>
  // CHECK: %[[MASK:.*]] = arith.constant dense<127> : tensor<16xi8>
  // CHECK: %[[CLEAR:.*]] = arith.andi %[[BITS]], %[[MASK]] : tensor<16xi8>
  // CHECK: tt.bitcast %[[CLEAR]] : tensor<16xi8> -> tensor<16xf8E4M3FN>
  %a = math.absf %x : tensor<16xf8E4M3FN>
  // CHECK: tt.bitcast %{{.*}} : f8E5M2 -> i8
  // CHECK: arith.andi %{{.*}}, %{{.*}} : i8
  %b = math.absf %y : f8E5M2
  // CHECK: math.absf %{{.*}} : tensor<16xf16>
  %c = math.absf %z : tensor<16xf16>
  tt.return %a, %b, %c : tensor<16xf8E4M3FN>, f8E5M2, tensor<16xf16>
}
