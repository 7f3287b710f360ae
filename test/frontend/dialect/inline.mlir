// The stock inliner and loop-invariant code motion work on tile IR.
// RUN: kiln-opt %s -inline -symbol-dce | FileCheck %s
// RUN: kiln-opt %s -loop-invariant-code-motion | FileCheck %s --check-prefix=LICM

// CHECK-LABEL: tt.func public @kernel
tt.func public @kernel(%p: !tt.ptr<f32>, %n: i32) {
  // CHECK: arith.addf
  // CHECK: llvm.intr.assume
  // CHECK: tt.call @kept
  // CHECK: cf.cond_br
  // CHECK: tt.store
  %0 = tt.load %p : !tt.ptr<f32>
  %1 = tt.call @twice(%0) : (f32) -> f32
  %2 = tt.call @kept(%1) : (f32) -> f32
  %3 = tt.call @early(%2, %n) : (f32, i32) -> f32
  tt.store %p, %3 : !tt.ptr<f32>
  tt.return
}

// Several blocks do not fit into a loop.
// CHECK-LABEL: tt.func public @loop
// CHECK: tt.call @early
tt.func public @loop(%p: !tt.ptr<f32>, %n: i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %x = arith.constant 1.0 : f32
  scf.for %i = %zero to %n step %one : i32 {
    %0 = tt.call @early(%x, %i) : (f32, i32) -> f32
    tt.store %p, %0 : !tt.ptr<f32>
  }
  tt.return
}

// CHECK-NOT: @twice
tt.func private @twice(%x: f32) -> f32 attributes {noinline = false} {
  %0 = arith.addf %x, %x : f32
  %true = arith.constant true
  llvm.intr.assume %true : i1
  tt.return %0 : f32
}

// CHECK: tt.func private @kept
tt.func private @kept(%x: f32) -> f32 attributes {noinline = true} {
  tt.return %x : f32
}

// CHECK: tt.func private @early
tt.func private @early(%x: f32, %n: i32) -> f32 {
  %zero = arith.constant 0 : i32
  %0 = arith.cmpi eq, %n, %zero : i32
  cf.cond_br %0, ^bb1, ^bb2
^bb1:
  tt.return %x : f32
^bb2:
  %1 = arith.mulf %x, %x : f32
  tt.return %1 : f32
}

// LICM-LABEL: tt.func public @invariant
tt.func public @invariant(%p: !tt.ptr<f32>, %n: i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  // LICM: tt.get_program_id
  // LICM: tt.splat
  // LICM: tt.make_range
  // LICM: tt.addptr
  // LICM: "tt.reduce"
  // LICM: scf.for
  scf.for %i = %zero to %n step %one : i32 {
    // LICM-NEXT: tt.load
    // LICM-NEXT: tt.store
    %pid = tt.get_program_id x : i32
    %0 = tt.splat %p : !tt.ptr<f32> -> tensor<8x!tt.ptr<f32>>
    %1 = tt.make_range {end = 8 : i32, start = 0 : i32} : tensor<8xi32>
    %2 = tt.addptr %0, %1 : tensor<8x!tt.ptr<f32>>, tensor<8xi32>
    %sum = "tt.reduce"(%1) <{axis = 0 : i32}> ({
    ^bb0(%a: i32, %b: i32):
      %s = arith.addi %a, %b : i32
      tt.reduce.return %s : i32
    }) : (tensor<8xi32>) -> i32
    %3 = tt.load %2 : tensor<8x!tt.ptr<f32>>
    tt.store %2, %3 : tensor<8x!tt.ptr<f32>>
  }
  tt.return
}
