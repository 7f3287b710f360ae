// Every op of tile IR, in Triton's spelling, comes back as it was written.
// RUN: kiln-opt %s -o %t && kiln-opt %t | FileCheck %s
// RUN: kiln-opt %s --mlir-print-op-generic | kiln-opt | FileCheck %s

// CHECK-LABEL: tt.func @casts
tt.func @casts(%i: i64, %p: !tt.ptr<f32>, %q: tensor<8x!tt.ptr<i8, 3>>, %t: tensor<8xf32>, %h: tensor<8xf8E5M2>) {
  // CHECK: tt.int_to_ptr %{{.*}} : i64 -> !tt.ptr<f16>
  %0 = tt.int_to_ptr %i : i64 -> !tt.ptr<f16>
  // CHECK: tt.ptr_to_int %{{.*}} : tensor<8x!tt.ptr<i8, 3>> -> tensor<8xi64>
  %1 = tt.ptr_to_int %q : tensor<8x!tt.ptr<i8, 3>> -> tensor<8xi64>
  // CHECK: tt.bitcast %{{.*}} : !tt.ptr<f32> -> !tt.ptr<i8>
  %2 = tt.bitcast %p : !tt.ptr<f32> -> !tt.ptr<i8>
  // CHECK: tt.bitcast %{{.*}} : tensor<8xf32> -> tensor<8xi32>
  %3 = tt.bitcast %t : tensor<8xf32> -> tensor<8xi32>
  // CHECK: tt.fp_to_fp %{{.*}}, rounding = rtne : tensor<8xf32> -> tensor<8xf8E4M3FN>
  %4 = tt.fp_to_fp %t, rounding = rtne : tensor<8xf32> -> tensor<8xf8E4M3FN>
  // CHECK: tt.fp_to_fp %{{.*}} {note = 1 : i32}, rounding = rtz : tensor<8xf32> -> tensor<8xbf16>
  %5 = tt.fp_to_fp %t {note = 1 : i32}, rounding = rtz : tensor<8xf32> -> tensor<8xbf16>
  // CHECK: tt.fp_to_fp %{{.*}} : tensor<8xf8E5M2> -> tensor<8xf16>
  %6 = tt.fp_to_fp %h : tensor<8xf8E5M2> -> tensor<8xf16>
  tt.return
}

// CHECK-LABEL: tt.func @elementwise
tt.func @elementwise(%x: tensor<8xf32>, %s: f64, %i: tensor<8xi32>, %j: i64, %p: tensor<8x!tt.ptr<f16>>) {
  // CHECK: tt.clampf %{{.*}}, %{{.*}}, %{{.*}}, propagateNan = all : tensor<8xf32>
  %0 = tt.clampf %x, %x, %x, propagateNan = all : tensor<8xf32>
  // CHECK: tt.clampf %{{.*}}, %{{.*}}, %{{.*}}, propagateNan = none : f64
  %1 = tt.clampf %s, %s, %s, propagateNan = none : f64
  // CHECK: tt.precise_sqrt %{{.*}} : tensor<8xf32>
  %2 = tt.precise_sqrt %x : tensor<8xf32>
  // CHECK: tt.precise_divf %{{.*}}, %{{.*}} : f64
  %3 = tt.precise_divf %s, %s : f64
  // CHECK: tt.mulhiui %{{.*}}, %{{.*}} : tensor<8xi32>
  %4 = tt.mulhiui %i, %i : tensor<8xi32>
  // CHECK: tt.mulhiui %{{.*}}, %{{.*}} : i64
  %5 = tt.mulhiui %j, %j : i64
  // CHECK: tt.addptr %{{.*}}, %{{.*}} : tensor<8x!tt.ptr<f16>>, tensor<8xi32>
  %6 = tt.addptr %p, %i {tt.divisibility = dense<16> : tensor<1xi32>} : tensor<8x!tt.ptr<f16>>, tensor<8xi32>
  tt.return
}

// CHECK-LABEL: tt.func @outside_code
tt.func @outside_code(%x: tensor<8xf32>, %s: f32) {
  // CHECK: tt.extern_elementwise %{{.*}}, %{{.*}} {libname = "", libpath = "", pure = true, symbol = "__nv_atan2f"} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %0 = tt.extern_elementwise %x, %x {libname = "", libpath = "", pure = true, symbol = "__nv_atan2f"} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  // CHECK: tt.elementwise_inline_asm "ex2.approx.f32 $0, $1;" {constraints = "=r,r", packed_element = 1 : i32, pure = true} %{{.*}} : tensor<8xf32> -> tensor<8xf32>
  %1 = tt.elementwise_inline_asm "ex2.approx.f32 $0, $1;" {constraints = "=r,r", packed_element = 1 : i32, pure = true} %x : tensor<8xf32> -> tensor<8xf32>
  // CHECK: tt.elementwise_inline_asm "mov.u32 $0, %clock;" {constraints = "=r", packed_element = 1 : i32, pure = false} -> i32
  %2 = tt.elementwise_inline_asm "mov.u32 $0, %clock;" {constraints = "=r", packed_element = 1 : i32, pure = false} -> i32
  // CHECK: %{{.*}}:2 = tt.elementwise_inline_asm "two" {constraints = "=r,=r,r", packed_element = 2 : i32, pure = true} %{{.*}} : tensor<8xf32> -> tensor<8xi32>, tensor<8xi32>
  %3:2 = tt.elementwise_inline_asm "two" {constraints = "=r,=r,r", packed_element = 2 : i32, pure = true} %x : tensor<8xf32> -> tensor<8xi32>, tensor<8xi32>
  // CHECK: "tt.map_elementwise"(%{{.*}}) <{pack = 1 : i32}> ({
  // CHECK:   cf.cond_br
  // CHECK:   tt.map_elementwise.return %{{.*}} : i32
  // CHECK: }) : (tensor<8xf32>) -> tensor<8xi32>
  %4 = "tt.map_elementwise"(%x) <{pack = 1 : i32}> ({
  ^bb0(%e: f32):
    %zero = arith.constant 0.0 : f32
    %one = arith.constant 1 : i32
    %less = arith.cmpf olt, %e, %zero : f32
    cf.cond_br %less, ^bb1(%one : i32), ^bb2
  ^bb1(%r: i32):
    tt.map_elementwise.return %r : i32
  ^bb2:
    %two = arith.constant 2 : i32
    tt.map_elementwise.return %two : i32
  }) : (tensor<8xf32>) -> tensor<8xi32>
  tt.return
}

// CHECK-LABEL: tt.func @shapes
tt.func @shapes(%s: f32, %p: !tt.ptr<f32>, %m: tensor<4x8xf32>, %one: tensor<1xf32>, %i: tensor<16x8xi32>, %j: tensor<4x8x2xf16>) {
  // CHECK: tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32>
  %0 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32>
  // CHECK: tt.splat %{{.*}} : f32 -> tensor<4x8xf32>
  %1 = tt.splat %s : f32 -> tensor<4x8xf32>
  // CHECK: tt.splat %{{.*}} : !tt.ptr<f32> -> tensor<8x!tt.ptr<f32>>
  %2 = tt.splat %p : !tt.ptr<f32> -> tensor<8x!tt.ptr<f32>>
  // CHECK: tt.unsplat %{{.*}} : tensor<1xf32>
  %3 = tt.unsplat %one : tensor<1xf32>
  // CHECK: tt.expand_dims %{{.*}} {axis = 1 : i32} : tensor<4x8xf32> -> tensor<4x1x8xf32>
  %4 = tt.expand_dims %m {axis = 1 : i32} : tensor<4x8xf32> -> tensor<4x1x8xf32>
  // CHECK: tt.broadcast %{{.*}} : tensor<4x1x8xf32> -> tensor<4x2x8xf32>
  %5 = tt.broadcast %4 : tensor<4x1x8xf32> -> tensor<4x2x8xf32>
  // CHECK: tt.reshape %{{.*}} : tensor<4x8xf32> -> tensor<2x16xf32>
  %6 = tt.reshape %m : tensor<4x8xf32> -> tensor<2x16xf32>
  // CHECK: tt.reshape %{{.*}} allow_reorder : tensor<4x8xf32> -> tensor<32xf32>
  %7 = tt.reshape %m allow_reorder : tensor<4x8xf32> -> tensor<32xf32>
  // CHECK: tt.reshape %{{.*}} allow_reorder efficient_layout : tensor<4x8xf32> -> tensor<32xf32>
  %8 = tt.reshape %m allow_reorder efficient_layout : tensor<4x8xf32> -> tensor<32xf32>
  // CHECK: tt.trans %{{.*}} {order = array<i32: 2, 0, 1>} : tensor<4x8x2xf16> -> tensor<2x4x8xf16>
  %9 = tt.trans %j {order = array<i32: 2, 0, 1>} : tensor<4x8x2xf16> -> tensor<2x4x8xf16>
  // CHECK: tt.cat %{{.*}}, %{{.*}} : tensor<4x8xf32> -> tensor<8x8xf32>
  %10 = tt.cat %m, %m : tensor<4x8xf32> -> tensor<8x8xf32>
  // CHECK: tt.join %{{.*}}, %{{.*}} : tensor<4x8xf32> -> tensor<4x8x2xf32>
  %11 = tt.join %m, %m : tensor<4x8xf32> -> tensor<4x8x2xf32>
  // CHECK: tt.split %{{.*}} : tensor<4x8x2xf16> -> tensor<4x8xf16>
  %12, %13 = tt.split %j : tensor<4x8x2xf16> -> tensor<4x8xf16>
  // CHECK: tt.gather %{{.*}}[%{{.*}}] {axis = 0 : i32} : (tensor<4x8xf32>, tensor<16x8xi32>) -> tensor<16x8xf32>
  %14 = tt.gather %m[%i] {axis = 0 : i32} : (tensor<4x8xf32>, tensor<16x8xi32>) -> tensor<16x8xf32>
  tt.return
}

// CHECK-LABEL: tt.func @memory
tt.func @memory(%p: !tt.ptr<f32>, %t: tensor<8x!tt.ptr<f32>>, %b: !tt.ptr<tensor<8x4xf16>>, %m: tensor<8xi1>, %v: tensor<8xf32>, %w: tensor<8x4xf16>, %s: f32, %c: i1) {
  // CHECK: tt.load %{{.*}} : !tt.ptr<f32>
  %0 = tt.load %p : !tt.ptr<f32>
  // CHECK: tt.load %{{.*}}, %{{.*}}, %{{.*}} : !tt.ptr<f32>
  %1 = tt.load %p, %c, %s : !tt.ptr<f32>
  // CHECK: tt.load %{{.*}}, %{{.*}} : tensor<8x!tt.ptr<f32>>
  %2 = tt.load %t, %m : tensor<8x!tt.ptr<f32>>
  // CHECK: tt.load %{{.*}}, %{{.*}}, %{{.*}} cacheModifier = ca evictionPolicy = evict_last : tensor<8x!tt.ptr<f32>>
  %3 = tt.load %t, %m, %v evictionPolicy = evict_last cacheModifier = ca : tensor<8x!tt.ptr<f32>>
  // CHECK: tt.load %{{.*}} {isVolatile = true} : tensor<8x!tt.ptr<f32>>
  %4 = tt.load %t {isVolatile = true} : tensor<8x!tt.ptr<f32>>
  // CHECK: tt.load %{{.*}} {boundaryCheck = array<i32: 0, 1>, padding = 2 : i32} : !tt.ptr<tensor<8x4xf16>>
  %5 = tt.load %b {boundaryCheck = array<i32: 0, 1>, padding = 2 : i32} : !tt.ptr<tensor<8x4xf16>>
  // CHECK: tt.store %{{.*}}, %{{.*}} : !tt.ptr<f32>
  tt.store %p, %s : !tt.ptr<f32>
  // CHECK: tt.store %{{.*}}, %{{.*}}, %{{.*}} cacheModifier = wt evictionPolicy = evict_first : tensor<8x!tt.ptr<f32>>
  tt.store %t, %v, %m cacheModifier = wt evictionPolicy = evict_first : tensor<8x!tt.ptr<f32>>
  // CHECK: tt.store %{{.*}}, %{{.*}} {boundaryCheck = array<i32: 1>} : !tt.ptr<tensor<8x4xf16>>
  tt.store %b, %w {boundaryCheck = array<i32: 1>} : !tt.ptr<tensor<8x4xf16>>
  tt.return
}

// CHECK-LABEL: tt.func @atomics
tt.func @atomics(%p: !tt.ptr<i32>, %t: tensor<8x!tt.ptr<f32>>, %v: tensor<8xf32>, %m: tensor<8xi1>, %i: i32, %c: i1, %l: i64) {
  // CHECK: tt.atomic_rmw fadd, relaxed, gpu, %{{.*}}, %{{.*}}, %{{.*}} : (tensor<8x!tt.ptr<f32>>, tensor<8xf32>, tensor<8xi1>) -> tensor<8xf32>
  %0 = tt.atomic_rmw fadd, relaxed, gpu, %t, %v, %m : (tensor<8x!tt.ptr<f32>>, tensor<8xf32>, tensor<8xi1>) -> tensor<8xf32>
  // CHECK: tt.atomic_rmw exch, acq_rel, sys, %{{.*}}, %{{.*}} : (!tt.ptr<i32>, i32) -> i32
  %1 = tt.atomic_rmw exch, acq_rel, sys, %p, %i : (!tt.ptr<i32>, i32) -> i32
  // CHECK: tt.atomic_cas release, cta, %{{.*}}, %{{.*}}, %{{.*}} : (!tt.ptr<i32>, i32, i32) -> i32
  %2 = tt.atomic_cas release, cta, %p, %i, %i : (!tt.ptr<i32>, i32, i32) -> i32
  // CHECK: tt.atomic_poll acquire, gpu, %{{.*}}, %{{.*}} : !tt.ptr<i32>, i32 -> i1
  %3 = tt.atomic_poll acquire, gpu, %p, %i : !tt.ptr<i32>, i32 -> i1
  // CHECK: tt.atomic_poll relaxed, sys, %{{.*}}, %{{.*}} timeout %{{.*}} : !tt.ptr<i32>, i32 -> i1
  %4 = tt.atomic_poll relaxed, sys, %p, %i timeout %l : !tt.ptr<i32>, i32 -> i1
  // CHECK: tt.grid_dependency_wait
  tt.grid_dependency_wait
  // CHECK: tt.grid_dependency_launch_dependents
  tt.grid_dependency_launch_dependents
  tt.return
}

// CHECK-LABEL: tt.func @blocks
// CHECK-SAME: !tt.tensordesc<tensor<1x32xf16>>
// CHECK-SAME: !tt.tensordesc<tensor<8x4xsi8>>
tt.func @blocks(%p: !tt.ptr<f16>, %a: i64, %i: i32, %rows: !tt.tensordesc<1x32xf16>, %d: !tt.tensordesc<tensor<8x4xsi8>>, %x: tensor<16xi32>, %v: tensor<8x4xi8>) {
  // CHECK: tt.make_tensor_ptr %{{.*}}, [%{{.*}}, %{{.*}}], [%{{.*}}, %{{.*}}], [%{{.*}}, %{{.*}}] {order = array<i32: 1, 0>} : <tensor<8x4xf16>>
  %0 = tt.make_tensor_ptr %p, [%a, %a], [%a, %a], [%i, %i] {order = array<i32: 1, 0>} : <tensor<8x4xf16>>
  // CHECK: tt.advance %{{.*}}, [%{{.*}}, %{{.*}}] : <tensor<8x4xf16>>
  %1 = tt.advance %0, [%i, %i] : <tensor<8x4xf16>>
  // CHECK: tt.make_tensor_descriptor %{{.*}}, [%{{.*}}, %{{.*}}], [%{{.*}}, %{{.*}}] : <f16>, <tensor<8x4xf16>>
  %2 = tt.make_tensor_descriptor %p, [%i, %i], [%a, %a] : <f16>, <tensor<8x4xf16>>
  // CHECK: tt.make_tensor_descriptor %{{.*}}, [%{{.*}}], [%{{.*}}] {padding = 2 : i32} : <f16>, <tensor<32xf16>>
  %3 = tt.make_tensor_descriptor %p, [%i], [%a] {padding = 2 : i32} : !tt.ptr<f16>, !tt.tensordesc<32xf16>
  // CHECK: tt.descriptor_load %{{.*}}[%{{.*}}, %{{.*}}] : !tt.tensordesc<tensor<8x4xsi8>> -> tensor<8x4xi8>
  %4 = tt.descriptor_load %d[%i, %i] : !tt.tensordesc<tensor<8x4xsi8>> -> tensor<8x4xi8>
  // CHECK: tt.descriptor_load %{{.*}}[%{{.*}}, %{{.*}}] cacheModifier = cg : !tt.tensordesc<tensor<1x32xf16>> -> tensor<32xf16>
  %5 = tt.descriptor_load %rows[%i, %i] cacheModifier = cg : !tt.tensordesc<1x32xf16> -> tensor<32xf16>
  // CHECK: tt.descriptor_store %{{.*}}[%{{.*}}, %{{.*}}], %{{.*}} : !tt.tensordesc<tensor<8x4xsi8>>, tensor<8x4xi8>
  tt.descriptor_store %d[%i, %i], %v : !tt.tensordesc<tensor<8x4xsi8>>, tensor<8x4xi8>
  // CHECK: tt.descriptor_reduce max, %{{.*}}[%{{.*}}, %{{.*}}], %{{.*}} : !tt.tensordesc<tensor<8x4xsi8>>, tensor<8x4xi8>
  tt.descriptor_reduce max, %d[%i, %i], %v : !tt.tensordesc<tensor<8x4xsi8>>, tensor<8x4xi8>
  // CHECK: tt.descriptor_gather %{{.*}}[%{{.*}}, %{{.*}}] : (!tt.tensordesc<tensor<1x32xf16>>, tensor<16xi32>, i32) -> tensor<16x32xf16>
  %6 = tt.descriptor_gather %rows[%x, %i] : (!tt.tensordesc<tensor<1x32xf16>>, tensor<16xi32>, i32) -> tensor<16x32xf16>
  // CHECK: tt.descriptor_scatter %{{.*}}[%{{.*}}, %{{.*}}], %{{.*}} : !tt.tensordesc<tensor<1x32xf16>>, tensor<16xi32>, i32, tensor<16x32xf16>
  tt.descriptor_scatter %rows[%x, %i], %6 : !tt.tensordesc<tensor<1x32xf16>>, tensor<16xi32>, i32, tensor<16x32xf16>
  tt.return
}

// CHECK-LABEL: tt.func @dots
tt.func @dots(%a: tensor<16x32xf16>, %b: tensor<32x8xf16>, %c: tensor<16x8xf32>, %p: tensor<2x16x16xi8>, %q: tensor<2x16x16xi8>, %r: tensor<2x16x16xi32>,
              %f4: tensor<16x32xi8>, %f8: tensor<64x8xf8E5M2>, %sa: tensor<16x2xi8>, %sb: tensor<8x2xi8>) {
  // CHECK: tt.dot %{{.*}}, %{{.*}}, %{{.*}} : tensor<16x32xf16> * tensor<32x8xf16> -> tensor<16x8xf32>
  %0 = tt.dot %a, %b, %c : tensor<16x32xf16> * tensor<32x8xf16> -> tensor<16x8xf32>
  // CHECK: tt.dot %{{.*}}, %{{.*}}, %{{.*}}, inputPrecision = tf32 {maxNumImpreciseAcc = 1073741824 : i32} : tensor<16x32xf16> * tensor<32x8xf16> -> tensor<16x8xf32>
  %1 = tt.dot %a, %b, %c, inputPrecision = tf32 {maxNumImpreciseAcc = 1073741824 : i32} : tensor<16x32xf16> * tensor<32x8xf16> -> tensor<16x8xf32>
  // CHECK: tt.dot %{{.*}}, %{{.*}}, %{{.*}}, inputPrecision = bf16x3 : tensor<2x16x16xi8> * tensor<2x16x16xi8> -> tensor<2x16x16xi32>
  %2 = tt.dot %p, %q, %r, inputPrecision = bf16x3 : tensor<2x16x16xi8> * tensor<2x16x16xi8> -> tensor<2x16x16xi32>
  // CHECK: tt.dot_scaled %{{.*}} scale %{{.*}}, %{{.*}} scale %{{.*}}, %{{.*}} lhs = e2m1 rhs = e5m2 {fastMath = false} : tensor<16x32xi8>, tensor<16x2xi8> * tensor<64x8xf8E5M2>, tensor<8x2xi8> -> tensor<16x8xf32>
  %3 = tt.dot_scaled %f4 scale %sa, %f8 scale %sb, %c lhs = e2m1 rhs = e5m2 {fastMath = false} : tensor<16x32xi8>, tensor<16x2xi8> * tensor<64x8xf8E5M2>, tensor<8x2xi8> -> tensor<16x8xf32>
  // CHECK: tt.dot_scaled %{{.*}} scale %{{.*}}, %{{.*}}, %{{.*}} lhs = e2m1 rhs = e5m2 {fastMath = true} : tensor<16x32xi8>, tensor<16x2xi8> * tensor<64x8xf8E5M2> -> tensor<16x8xf32>
  %4 = tt.dot_scaled %f4 scale %sa, %f8, %c lhs = e2m1 rhs = e5m2 {fastMath = true} : tensor<16x32xi8>, tensor<16x2xi8> * tensor<64x8xf8E5M2> -> tensor<16x8xf32>
  tt.return
}

// CHECK-LABEL: tt.func @combine
tt.func @combine(%x: tensor<4x8xf32>, %i: tensor<4x8xi32>, %v: tensor<8xf32>, %n: tensor<8xi32>, %m: tensor<8xi1>) {
  // CHECK: %{{.*}} = "tt.reduce"(%{{.*}}) <{axis = 1 : i32}> ({
  // CHECK: ^bb0(%{{.*}}: f32, %{{.*}}: f32):
  // CHECK:   tt.reduce.return %{{.*}} : f32
  // CHECK: }) : (tensor<4x8xf32>) -> tensor<4xf32>
  %0 = "tt.reduce"(%x) <{axis = 1 : i32}> ({
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    tt.reduce.return %s : f32
  }) : (tensor<4x8xf32>) -> tensor<4xf32>
  // CHECK: }) : (tensor<8xf32>) -> f32
  %1 = "tt.reduce"(%v) <{axis = 0 : i32}> ({
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    tt.reduce.return %s : f32
  }) : (tensor<8xf32>) -> f32
  // CHECK: %{{.*}}:2 = "tt.scan"(%{{.*}}, %{{.*}}) <{axis = 0 : i32, reverse = true}> ({
  // CHECK: ^bb0(%{{.*}}: f32, %{{.*}}: i32, %{{.*}}: f32, %{{.*}}: i32):
  // CHECK:   tt.scan.return %{{.*}}, %{{.*}} : f32, i32
  // CHECK: }) : (tensor<4x8xf32>, tensor<4x8xi32>) -> (tensor<4x8xf32>, tensor<4x8xi32>)
  %2:2 = "tt.scan"(%x, %i) <{axis = 0 : i32, reverse = true}> ({
  ^bb0(%a: f32, %c: i32, %b: f32, %d: i32):
    tt.scan.return %b, %c : f32, i32
  }) : (tensor<4x8xf32>, tensor<4x8xi32>) -> (tensor<4x8xf32>, tensor<4x8xi32>)
  // CHECK: tt.histogram %{{.*}} : tensor<8xi32> -> tensor<16xi32>
  %3 = tt.histogram %n : tensor<8xi32> -> tensor<16xi32>
  // CHECK: tt.histogram %{{.*}}, %{{.*}} : tensor<8xi32> -> tensor<16xi32>
  %4 = tt.histogram %n, %m : tensor<8xi32> -> tensor<16xi32>
  tt.return
}

// CHECK-LABEL: tt.func public @grid
tt.func public @grid(%p: !tt.ptr<i32> {tt.divisibility = 16 : i32, tt.pointer_range = 32 : i32}, %x: tensor<8xi1>) attributes {noinline = false} {
  // CHECK: tt.get_program_id x : i32
  %0 = tt.get_program_id x : i32
  // CHECK: tt.get_program_id z : i32
  %1 = tt.get_program_id z : i32
  // CHECK: tt.get_num_programs y : i32
  %2 = tt.get_num_programs y : i32
  // CHECK: %{{.*}}:2 = tt.call @swap(%{{.*}}, %{{.*}}) : (i32, i32) -> (i32, i32)
  %3:2 = tt.call @swap(%0, %1) : (i32, i32) -> (i32, i32)
  // CHECK: tt.print "here" {hex = false, isSigned = array<i32>}
  tt.print "here" {hex = false, isSigned = array<i32>}
  // CHECK: tt.print " x: " {hex = true, isSigned = array<i32: 1, 0>} : %{{.*}}, %{{.*}} : i32, tensor<8xi1>
  tt.print " x: " {hex = true, isSigned = array<i32: 1, 0>} : %0, %x : i32, tensor<8xi1>
  // CHECK: tt.assert %{{.*}}, "all of them" : tensor<8xi1>
  tt.assert %x, "all of them" : tensor<8xi1>
  tt.return
}

// CHECK-LABEL: tt.func private @swap
tt.func private @swap(%a: i32, %b: i32) -> (i32, i32) attributes {noinline = true} {
  // CHECK: tt.return %{{.*}}, %{{.*}} : i32, i32
  tt.return %b, %a : i32, i32
}

// CHECK: tt.func private @declared(f32) -> f32
tt.func private @declared(f32) -> f32

// The orders of a kernel are kept as they are.
// CHECK: tt.func @ordered() attributes {"kiln-max-regs" = 168 : i32, "kiln-num-warps" = 8 : i32, "kiln-remat" = "address(gate=0.93)", "kiln-sched-strategy" = "pressure(max_regs=168)"}
tt.func @ordered() attributes {"kiln-sched-strategy" = "pressure(max_regs=168)", "kiln-remat" = "address(gate=0.93)", "kiln-max-regs" = 168 : i32, "kiln-num-warps" = 8 : i32} {
  tt.return
}

// CHECK-LABEL: tt.func @barriers
tt.func @barriers() {
  // CHECK-COUNT-4: gpu.barrier
  gpu.barrier
  ttg.local_barrier
  ttg.barrier local
  ttg.barrier all
  tt.return
}
