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
