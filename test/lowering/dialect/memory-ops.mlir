// Shared memory as values: the round trip of the text, and the verifiers' errors.
// RUN: kiln-opt %s --split-input-file --verify-diagnostics | kiln-opt --split-input-file --verify-diagnostics | FileCheck %s

#swizzled = #kiln.shared<[[0, 1], [0, 2], [1, 1], [2, 2]]>
#l = #kiln.linear<{register = [[1, 0], [2, 0]], lane = [[0, 1], [0, 2]]}>
// CHECK: #shared = #kiln.shared<{{\[\[}}0, 1], [0, 2], [1, 1], [2, 2]]>
// CHECK-LABEL: @all
tt.func public @all(%p: tensor<4x4x!tt.ptr<f16>, #l>, %m: tensor<4x4xi1, #l>, %x: tensor<4x4xf16, #l>, %i: i32) {
  // CHECK: kiln.alloc {alignment = 128 : i64} : !kiln.memdesc<3x4x4xf16, #shared>
  %a = kiln.alloc {alignment = 128} : !kiln.memdesc<3x4x4xf16, #swizzled>
  // CHECK: kiln.index %{{.*}}[%{{.*}} ahead 2] : !kiln.memdesc<3x4x4xf16, #shared> -> !kiln.memdesc<4x4xf16, #shared>
  %s = kiln.index %a[%i ahead 2] : !kiln.memdesc<3x4x4xf16, #swizzled> -> !kiln.memdesc<4x4xf16, #swizzled>
  // CHECK: kiln.index %{{.*}}[%{{.*}}] :
  %r = kiln.index %a[%i] : !kiln.memdesc<3x4x4xf16, #swizzled> -> !kiln.memdesc<4x4xf16, #swizzled>
  // CHECK: kiln.local_store
  kiln.local_store %x, %r : tensor<4x4xf16, #l> -> !kiln.memdesc<4x4xf16, #swizzled>
  // CHECK: kiln.async_copy %{{.*}}, %{{.*}} mask %{{.*}} other %{{.*}} :
  %t = kiln.async_copy %p, %s mask %m other %x : tensor<4x4x!tt.ptr<f16>, #l> -> !kiln.memdesc<4x4xf16, #swizzled> mask tensor<4x4xi1, #l> other tensor<4x4xf16, #l>
  // CHECK: %[[G:.*]] = kiln.async_commit %{{.*}}
  %g = kiln.async_commit %t
  // CHECK: %[[W:.*]] = kiln.async_wait %[[G]] pending 0
  %w = kiln.async_wait %g pending 0
  // CHECK: kiln.local_load %{{.*}} token %[[W]]
  %y = kiln.local_load %s token %w : !kiln.memdesc<4x4xf16, #swizzled> -> tensor<4x4xf16, #l>
  tt.return
}

// -----

// expected-error @below {{a layout of shared memory must have one slot for each element}}
#twice = #kiln.shared<[[0, 1], [0, 1], [1, 0]]>

// -----

#s = #kiln.shared<[[1], [2]]>
// expected-error @below {{layout is for a buffer of shape [4] or slots of that, the buffer has [8]}}
%a = kiln.alloc : !kiln.memdesc<8xf32, #s>

// -----

#s = #kiln.shared<[[1], [2]]>
// expected-error @below {{a buffer has integers, floats or pointers, not 'index'}}
%a = kiln.alloc : !kiln.memdesc<4xindex, #s>

// -----

#s = #kiln.shared<[[0, 1], [0, 2], [1, 1], [2, 2]]>
tt.func public @transposed_slots() {
  %a = kiln.alloc : !kiln.memdesc<3x4x4xf16, #s>
  // expected-error @below {{needs the buffer of a matrix, got}}
  %t = kiln.transposed %a : !kiln.memdesc<3x4x4xf16, #s> -> !kiln.memdesc<3x4x4xf16, #s>
  tt.return
}

// -----

#s = #kiln.shared<[[0, 1], [0, 2], [1, 1], [2, 2]]>
tt.func public @not_transposed() {
  %a = kiln.alloc : !kiln.memdesc<4x4xf16, #s>
  // expected-error-re @below {{makes '!kiln.memdesc<4x4xf16, {{.*}}[1, 0], [2, 0], [1, 1], [2, 2]{{.*}}, not}}
  %t = kiln.transposed %a : !kiln.memdesc<4x4xf16, #s> -> !kiln.memdesc<4x4xf16, #s>
  tt.return
}

// -----

#s = #kiln.shared<[[1], [2]]>
tt.func public @no_slots(%i: i32) {
  %a = kiln.alloc : !kiln.memdesc<4xf32, #s>
  // expected-error @below {{needs a buffer with a dimension of slots}}
  %s = kiln.index %a[%i] : !kiln.memdesc<4xf32, #s> -> !kiln.memdesc<4xf32, #s>
  tt.return
}

// -----

#s = #kiln.shared<[[1], [2]]>
tt.func public @too_far(%i: i32) {
  %a = kiln.alloc : !kiln.memdesc<2x4xf32, #s>
  // expected-error @below {{is 2 slots ahead of 2}}
  %s = kiln.index %a[%i ahead 2] : !kiln.memdesc<2x4xf32, #s> -> !kiln.memdesc<4xf32, #s>
  tt.return
}

// -----

#s = #kiln.shared<[[1], [2]]>
tt.func public @slot() {
  %a = kiln.alloc : !kiln.memdesc<2x4xf32, #s>
  %c2 = arith.constant 2 : i32
  // expected-error @below {{slot 2 of 2}}
  %s = kiln.index %a[%c2] : !kiln.memdesc<2x4xf32, #s> -> !kiln.memdesc<4xf32, #s>
  tt.return
}

// -----

#s = #kiln.shared<[[1], [2]]>
tt.func public @whole() {
  %a = kiln.alloc : !kiln.memdesc<2x4xf32, #s>
  // expected-error @below {{needs one slot of}}
  %x = kiln.local_load %a : !kiln.memdesc<2x4xf32, #s> -> tensor<4xf32>
  tt.return
}

// -----

#s = #kiln.shared<[[1], [2]]>
tt.func public @other_element(%x: tensor<4xf16>) {
  %a = kiln.alloc : !kiln.memdesc<4xf32, #s>
  // expected-error @below {{has elements 'f16' in the tensor and 'f32' in the buffer}}
  kiln.local_store %x, %a : tensor<4xf16> -> !kiln.memdesc<4xf32, #s>
  tt.return
}

// -----

#s = #kiln.shared<[[1], [2]]>
tt.func public @no_pointers(%x: tensor<4xf32>) {
  %a = kiln.alloc : !kiln.memdesc<4xf32, #s>
  // expected-error @below {{copies from a tensor of pointers, not 'tensor<4xf32>'}}
  %t = kiln.async_copy %x, %a : tensor<4xf32> -> !kiln.memdesc<4xf32, #s>
  tt.return
}

// -----

#s = #kiln.shared<[[1], [2]]>
tt.func public @alignment() {
  // expected-error @below {{alignment must be a power of two up to 1024, got 24}}
  %a = kiln.alloc {alignment = 24} : !kiln.memdesc<4xf32, #s>
  tt.return
}

// -----

// A slot's elements in another shape, and slots that nothing is in.
#flat = #kiln.shared<[[0, 1], [0, 2], [0, 4]]>
#rows = #kiln.shared<[[1, 0], [0, 1], [2, 0]]>
#room = #kiln.shared<[[0, 1], [0, 0], [1, 0]]>
// CHECK-LABEL: @views
tt.func public @views(%i: i32) {
  %a = kiln.alloc : !kiln.memdesc<3x1x8xi8, #flat>
  // CHECK: kiln.index %{{.*}} : !kiln.memdesc<3x1x8xi8, #{{.*}}> -> !kiln.memdesc<4x2xi8, #{{.*}}>
  %r = kiln.index %a[%i] : !kiln.memdesc<3x1x8xi8, #flat> -> !kiln.memdesc<4x2xi8, #rows>
  // CHECK: kiln.alloc {{.*}}!kiln.memdesc<2x2xi8, #{{.*}}>
  %b = kiln.alloc : !kiln.memdesc<2x2xi8, #room>
  tt.return
}

// -----

#flat = #kiln.shared<[[0, 1], [0, 2], [0, 4]]>
#half = #kiln.shared<[[1, 0], [0, 1]]>
tt.func public @smaller_view(%i: i32) {
  %a = kiln.alloc : !kiln.memdesc<3x1x8xi8, #flat>
  // expected-error @below {{or a view of as many elements, not}}
  %r = kiln.index %a[%i] : !kiln.memdesc<3x1x8xi8, #flat> -> !kiln.memdesc<2x2xi8, #half>
  tt.return
}
