// Loops that say how often they are to be unrolled: as many copies of the body an iteration, and a loop for what is left over, which is
// not pipelined.
// RUN: kiln-opt %s --split-input-file --verify-diagnostics --kiln-unroll-loops | FileCheck %s

// CHECK-LABEL: @twice
// The trip count is computed as unsigned, so no loop may have its end below its begin.
// CHECK: [[END:%.*]] = arith.maxsi %{{.*}}, %{{.*}} : i32
// CHECK: scf.for
// CHECK-COUNT-2: tt.store
// CHECK-NOT: tt.store
// CHECK: } {tt.num_stages = 3 : i32}
// CHECK: scf.for {{.*}} to [[END]]
// CHECK-COUNT-1: tt.store
// CHECK-NOT: tt.store
// CHECK: } {tt.num_stages = 1 : i32}
tt.func public @twice(%p: !tt.ptr<f32>, %from: i32, %n: i32) {
  %c4 = arith.constant 4 : i32
  %one = arith.constant 1.0 : f32
  scf.for %i = %from to %n step %c4 : i32 {
    %q = tt.addptr %p, %i : !tt.ptr<f32>, i32
    tt.store %q, %one : !tt.ptr<f32>
  } {tt.loop_unroll_factor = 2 : i32, tt.num_stages = 3 : i32}
  tt.return
}

// -----

// No remaining iterations. A factor of one changes nothing.
// CHECK-LABEL: @all
// CHECK: scf.for
// CHECK-COUNT-3: tt.store
// CHECK: }
// CHECK: scf.for
// CHECK-COUNT-1: tt.store
// CHECK: }
// CHECK-NOT: scf.for
tt.func public @all(%p: !tt.ptr<f32>) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c6 = arith.constant 6 : i32
  %one = arith.constant 1.0 : f32
  scf.for %i = %c0 to %c6 step %c1 : i32 {
    %q = tt.addptr %p, %i : !tt.ptr<f32>, i32
    tt.store %q, %one : !tt.ptr<f32>
  } {tt.loop_unroll_factor = 3 : i32}
  scf.for %i = %c0 to %c6 step %c1 : i32 {
    %q = tt.addptr %p, %i : !tt.ptr<f32>, i32
    tt.store %q, %one : !tt.ptr<f32>
  } {tt.loop_unroll_factor = 1 : i32}
  tt.return
}

// -----

// CHECK-LABEL: @hints
// Accumulators have one set of registers anyway; a remark says what is not followed.
tt.func public @hints(%p: !tt.ptr<f32>, %n: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %one = arith.constant 1.0 : f32
  // expected-remark @+2 {{'flatten' of this loop is not followed: the loop is compiled as if it did not say so}}
  // expected-remark @+1 {{'warp_specialize' of this loop is not followed}}
  scf.for %i = %c0 to %n step %c1 : i32 {
    tt.store %p, %one : !tt.ptr<f32>
  } {tt.flatten, tt.warp_specialize, tt.disallow_acc_multi_buffer}
  // expected-remark @+1 {{'disable_licm' of this loop is not followed}}
  scf.for %i = %c0 to %n step %c1 : i32 {
    tt.store %p, %one : !tt.ptr<f32>
  } {llvm.loop_annotation = #llvm.loop_annotation<licm = <disable = true>>}
  tt.return
}

// -----

tt.func public @often(%p: !tt.ptr<f32>, %n: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %one = arith.constant 1.0 : f32
  // expected-error @+1 {{is to be unrolled 1000000 times; 'loop_unroll_factor' may be at most 128}}
  scf.for %i = %c0 to %n step %c1 : i32 {
    tt.store %p, %one : !tt.ptr<f32>
  } {tt.loop_unroll_factor = 1000000 : i32}
  tt.return
}
