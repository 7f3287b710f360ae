// What the folders and patterns simplify, and what the memory effects keep in place.
// RUN: kiln-opt %s -canonicalize -cse | FileCheck %s

// CHECK-LABEL: tt.func @splats
tt.func @splats(%x: f32, %p: tensor<8x!tt.ptr<f32>>) -> (tensor<4x8xi32>, tensor<2x4x8xf32>, tensor<8x!tt.ptr<f32>>, tensor<1xi32>) {
  // CHECK-DAG: %[[C:.*]] = arith.constant dense<7> : tensor<4x8xi32>
  // CHECK-DAG: %[[FIVE:.*]] = arith.constant dense<5> : tensor<1xi32>
  // CHECK-DAG: %[[S:.*]] = tt.splat %{{.*}} : f32 -> tensor<2x4x8xf32>
  %seven = arith.constant 7 : i32
  %0 = tt.splat %seven : i32 -> tensor<8xi32>
  %1 = tt.expand_dims %0 {axis = 0 : i32} : tensor<8xi32> -> tensor<1x8xi32>
  %2 = tt.broadcast %1 : tensor<1x8xi32> -> tensor<4x8xi32>
  %3 = tt.splat %x : f32 -> tensor<1x4x8xf32>
  %4 = tt.broadcast %3 : tensor<1x4x8xf32> -> tensor<2x4x8xf32>
  %zero = arith.constant dense<0> : tensor<8xi32>
  %5 = tt.addptr %p, %zero : tensor<8x!tt.ptr<f32>>, tensor<8xi32>
  %6 = tt.make_range {start = 5 : i32, end = 6 : i32} : tensor<1xi32>
  // CHECK: tt.return %[[C]], %[[S]], %arg1, %[[FIVE]]
  tt.return %2, %4, %5, %6 : tensor<4x8xi32>, tensor<2x4x8xf32>, tensor<8x!tt.ptr<f32>>, tensor<1xi32>
}

// CHECK-LABEL: tt.func @views
tt.func @views(%x: tensor<4x8xf32>, %b: !tt.ptr<tensor<4x8xf32>>, %i: i32) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, !tt.ptr<tensor<4x8xf32>>, i32) {
  %0 = tt.trans %x {order = array<i32: 0, 1>} : tensor<4x8xf32> -> tensor<4x8xf32>
  %1 = tt.reshape %0 : tensor<4x8xf32> -> tensor<4x8xf32>
  %2 = tt.broadcast %1 : tensor<4x8xf32> -> tensor<4x8xf32>
  %3 = tt.bitcast %2 : tensor<4x8xf32> -> tensor<4x8xf32>
  // A reshape that may reorder is not the identity.
  // CHECK: %[[R:.*]] = tt.reshape %arg0 allow_reorder
  %4 = tt.reshape %x allow_reorder : tensor<4x8xf32> -> tensor<4x8xf32>
  %zero = arith.constant 0 : i32
  %5 = tt.advance %b, [%zero, %zero] : <tensor<4x8xf32>>
  %6 = tt.mulhiui %i, %zero : i32
  // CHECK: tt.return %arg0, %arg0, %[[R]], %arg1, %c0_i32
  tt.return %1, %3, %4, %5, %6 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, !tt.ptr<tensor<4x8xf32>>, i32
}

// CHECK-LABEL: tt.func @masks
tt.func @masks(%p: tensor<8x!tt.ptr<f32>>, %v: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %all = arith.constant dense<true> : tensor<8xi1>
  %none = arith.constant dense<false> : tensor<8xi1>
  // CHECK: %[[X:.*]] = tt.load %arg0 : tensor<8x!tt.ptr<f32>>
  %0 = tt.load %p, %all, %v : tensor<8x!tt.ptr<f32>>
  %1 = tt.load %p, %none, %v : tensor<8x!tt.ptr<f32>>
  // CHECK-NEXT: tt.store %arg0, %arg1 : tensor<8x!tt.ptr<f32>>
  tt.store %p, %v, %all : tensor<8x!tt.ptr<f32>>
  tt.store %p, %v, %none : tensor<8x!tt.ptr<f32>>
  // CHECK-NEXT: tt.return %[[X]], %arg1
  tt.return %0, %1 : tensor<8xf32>, tensor<8xf32>
}

// Loads merge where nothing is written between them; unused ones disappear; writes, atomics and volatile loads stay.
// CHECK-LABEL: tt.func @effects
tt.func @effects(%p: !tt.ptr<f32>, %q: !tt.ptr<i32>, %x: f32, %i: i32) -> (f32, f32, f32) {
  // CHECK-NEXT: %[[A:.*]] = tt.load %arg0 : !tt.ptr<f32>
  %0 = tt.load %p : !tt.ptr<f32>
  %1 = tt.load %p : !tt.ptr<f32>
  %unused = tt.load %p cacheModifier = cg : !tt.ptr<f32>
  // CHECK-NEXT: tt.store
  tt.store %p, %x : !tt.ptr<f32>
  // CHECK-NEXT: %[[B:.*]] = tt.load %arg0 : !tt.ptr<f32>
  %2 = tt.load %p : !tt.ptr<f32>
  // CHECK-NEXT: tt.atomic_rmw
  %3 = tt.atomic_rmw add, relaxed, gpu, %q, %i : (!tt.ptr<i32>, i32) -> i32
  // CHECK-NEXT: tt.atomic_cas
  %4 = tt.atomic_cas relaxed, gpu, %q, %i, %i : (!tt.ptr<i32>, i32, i32) -> i32
  // CHECK-NEXT: tt.load %arg0 {isVolatile = true}
  %5 = tt.load %p {isVolatile = true} : !tt.ptr<f32>
  // CHECK-NEXT: tt.elementwise_inline_asm "impure"
  %6 = tt.elementwise_inline_asm "impure" {constraints = "=r", packed_element = 1 : i32, pure = false} -> i32
  %7 = tt.elementwise_inline_asm "pure" {constraints = "=r", packed_element = 1 : i32, pure = true} -> i32
  // CHECK-NEXT: tt.print
  tt.print "x" {hex = false, isSigned = array<i32>}
  // CHECK-NEXT: tt.return %[[A]], %[[A]], %[[B]]
  tt.return %0, %1, %2 : f32, f32, f32
}

// A reduction is as pure as its region.
// CHECK-LABEL: tt.func @regions
tt.func @regions(%x: tensor<8xf32>) -> (f32, f32) {
  // CHECK-COUNT-1: "tt.reduce"
  // CHECK-NOT: "tt.reduce"
  %0 = "tt.reduce"(%x) <{axis = 0 : i32}> ({
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    tt.reduce.return %s : f32
  }) : (tensor<8xf32>) -> f32
  %1 = "tt.reduce"(%x) <{axis = 0 : i32}> ({
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    tt.reduce.return %s : f32
  }) : (tensor<8xf32>) -> f32
  %unused = "tt.scan"(%x) <{axis = 0 : i32, reverse = false}> ({
  ^bb0(%a: f32, %b: f32):
    tt.scan.return %a : f32
  }) : (tensor<8xf32>) -> tensor<8xf32>
  // CHECK-NOT: tt.scan
  // CHECK: tt.return
  tt.return %0, %1 : f32, f32
}
