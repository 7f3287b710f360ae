// Two versions of stores of whole tiles whose width depends on scalars known only at run time.
// RUN: kiln-opt %s -split-input-file --kiln-version-stores="target=sm_90a num-warps=4" -verify-diagnostics | FileCheck %s
// RUN: kiln-opt %s -split-input-file --kiln-version-stores="target=sm_90a num-warps=4" --kiln-assign-layouts="num-warps=4" -verify-diagnostics | FileCheck %s --check-prefix=WIDTH

// The start and the stride of rows come from memory. What is stored is rounded in either version, and converted there: none
// pays for the other's conversion, and the wide one needs none here: it takes the four floats that a thread loads.
// CHECK-LABEL: @from_memory
// CHECK: %[[START:.*]] = tt.int_to_ptr
// CHECK: %[[STRIDE:.*]] = tt.load %arg1
// CHECK: %[[BITS:.*]] = tt.ptr_to_int %[[START]]
// CHECK: %[[LOW:.*]] = arith.trunci %[[BITS]] : i64 to i32
// CHECK-DAG: %[[A:.*]] = arith.andi %[[LOW]], %c15{{.*}}
// CHECK-DAG: %[[B:.*]] = arith.andi %[[STRIDE]], %c7{{.*}}
// CHECK: %[[ODD:.*]] = arith.ori {{%.*}}, {{%.*}} : i32
// CHECK: %[[FITS:.*]] = arith.cmpi eq, %[[ODD]], %c0{{.*}} : i32
// CHECK: scf.if %[[FITS]] {
// CHECK: tt.addptr {{.*}} {tt.constancy = dense<1> : tensor<2xi32>, tt.contiguity = dense<[1, 64]> : tensor<2xi32>, tt.divisibility = dense<[2, 16]> : tensor<2xi32>}
// CHECK: arith.truncf
// CHECK: tt.store
// CHECK: } else {
// CHECK-NOT: tt.divisibility
// CHECK: arith.truncf
// CHECK: tt.store
// CHECK: }
// CHECK-NOT: tt.store
// WIDTH-LABEL: @from_memory
// WIDTH-NOT: convert_layout
// WIDTH: scf.if
// WIDTH-NOT: convert_layout
// WIDTH: tt.store {{.*}} {kiln.vector = 4 : i32}
// WIDTH: } else {
// WIDTH: kiln.convert_layout
// WIDTH: tt.store {{.*}} {kiln.vector = 1 : i32}
tt.func public @from_memory(%table: !tt.ptr<i64>, %strides: !tt.ptr<i32>, %in: !tt.ptr<f32> {tt.divisibility = 16 : i32}) {
  %r = tt.make_range {start = 0 : i32, end = 64 : i32} : tensor<64xi32>
  %rows = tt.expand_dims %r {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
  %columns = tt.expand_dims %r {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
  %columns2 = tt.broadcast %columns : tensor<1x64xi32> -> tensor<64x64xi32>
  %c64 = arith.constant dense<64> : tensor<64x1xi32>
  %from = arith.muli %rows, %c64 : tensor<64x1xi32>
  %from2 = tt.broadcast %from : tensor<64x1xi32> -> tensor<64x64xi32>
  %offsets = arith.addi %from2, %columns2 : tensor<64x64xi32>
  %ins = tt.splat %in : !tt.ptr<f32> -> tensor<64x64x!tt.ptr<f32>>
  %at = tt.addptr %ins, %offsets : tensor<64x64x!tt.ptr<f32>>, tensor<64x64xi32>
  %x = tt.load %at : tensor<64x64x!tt.ptr<f32>>
  %start = tt.load %table : !tt.ptr<i64>
  %out = tt.int_to_ptr %start : i64 -> !tt.ptr<f16>
  %stride = tt.load %strides : !tt.ptr<i32>
  %stridesOfRows = tt.splat %stride : i32 -> tensor<64x1xi32>
  %to = arith.muli %rows, %stridesOfRows : tensor<64x1xi32>
  %outs = tt.splat %out : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>>
  %to1 = tt.addptr %outs, %to : tensor<64x1x!tt.ptr<f16>>, tensor<64x1xi32>
  %to2 = tt.broadcast %to1 : tensor<64x1x!tt.ptr<f16>> -> tensor<64x64x!tt.ptr<f16>>
  %pointers = tt.addptr %to2, %columns2 : tensor<64x64x!tt.ptr<f16>>, tensor<64x64xi32>
  %y = arith.truncf %x : tensor<64x64xf32> to tensor<64x64xf16>
  // expected-remark @below {{stored 16 bytes at a time where a pointer is divisible by 16 and a number is divisible by 8, which is checked when the kernel runs, else 2}}
  tt.store %pointers, %y : tensor<64x64x!tt.ptr<f16>>
  tt.return
}

// -----

// A bound of a mask, which is equal in runs of 8 where 8 divides the bound; %n is an i64, and an argument.
// CHECK-LABEL: @bound
// CHECK: %[[LOW:.*]] = arith.trunci %arg1 : i64 to i32
// CHECK: arith.andi %[[LOW]], %c7{{.*}}
// CHECK: scf.if
// CHECK: arith.cmpi slt, {{.*}} {tt.constancy = dense<8> : tensor<1xi32>
// WIDTH-LABEL: @bound
// WIDTH: tt.store {{.*}} {kiln.vector = 8 : i32}
// WIDTH: tt.store {{.*}} {kiln.vector = 1 : i32}
tt.func public @bound(%out: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %n: i64 loc("n"(unknown))) {
  %r = tt.make_range {start = 0 : i32, end = 4096 : i32} : tensor<4096xi32>
  %wide = arith.extsi %r : tensor<4096xi32> to tensor<4096xi64>
  %outs = tt.splat %out : !tt.ptr<f16> -> tensor<4096x!tt.ptr<f16>>
  %pointers = tt.addptr %outs, %r : tensor<4096x!tt.ptr<f16>>, tensor<4096xi32>
  %bounds = tt.splat %n : i64 -> tensor<4096xi64>
  %mask = arith.cmpi slt, %wide, %bounds : tensor<4096xi64>
  %x = arith.constant dense<1.0> : tensor<4096xf16>
  // expected-remark @below {{stored 16 bytes at a time where 'n' is divisible by 8, which}}
  tt.store %pointers, %x, %mask : tensor<4096x!tt.ptr<f16>>
  tt.return
}

// -----

// 16 accesses of a thread: two versions are not worth it.
// CHECK-LABEL: @few
// CHECK-NOT: scf.if
tt.func public @few(%out: !tt.ptr<f16>) {
  %r = tt.make_range {start = 0 : i32, end = 2048 : i32} : tensor<2048xi32>
  %outs = tt.splat %out : !tt.ptr<f16> -> tensor<2048x!tt.ptr<f16>>
  %pointers = tt.addptr %outs, %r : tensor<2048x!tt.ptr<f16>>, tensor<2048xi32>
  %x = arith.constant dense<1.0> : tensor<2048xf16>
  tt.store %pointers, %x : tensor<2048x!tt.ptr<f16>>
  tt.return
}

// -----

// Two elements of 8 bytes instead of one, 8 bytes of floats that are known to be aligned to 8, and single floats, of which a
// warp's fill a line.
// CHECK-LABEL: @halves
// CHECK-NOT: scf.if
tt.func public @halves(%out: !tt.ptr<f64>, %out2: !tt.ptr<f32> {tt.divisibility = 8 : i32}, %out3: !tt.ptr<f32>) {
  %r = tt.make_range {start = 0 : i32, end = 8192 : i32} : tensor<8192xi32>
  %outs = tt.splat %out : !tt.ptr<f64> -> tensor<8192x!tt.ptr<f64>>
  %pointers = tt.addptr %outs, %r : tensor<8192x!tt.ptr<f64>>, tensor<8192xi32>
  %x = arith.constant dense<1.0> : tensor<8192xf64>
  tt.store %pointers, %x : tensor<8192x!tt.ptr<f64>>
  %outs2 = tt.splat %out2 : !tt.ptr<f32> -> tensor<8192x!tt.ptr<f32>>
  %pointers2 = tt.addptr %outs2, %r : tensor<8192x!tt.ptr<f32>>, tensor<8192xi32>
  %y = arith.constant dense<1.0> : tensor<8192xf32>
  tt.store %pointers2, %y : tensor<8192x!tt.ptr<f32>>
  %outs3 = tt.splat %out3 : !tt.ptr<f32> -> tensor<8192x!tt.ptr<f32>>
  %pointers3 = tt.addptr %outs3, %r : tensor<8192x!tt.ptr<f32>>, tensor<8192xi32>
  tt.store %pointers3, %y : tensor<8192x!tt.ptr<f32>>
  tt.return
}

// -----

// Columns that a table names are anywhere.
// CHECK-LABEL: @scattered
// CHECK-NOT: scf.if
tt.func public @scattered(%table: !tt.ptr<i32>, %out: !tt.ptr<f16>) {
  %r = tt.make_range {start = 0 : i32, end = 4096 : i32} : tensor<4096xi32>
  %tables = tt.splat %table : !tt.ptr<i32> -> tensor<4096x!tt.ptr<i32>>
  %at = tt.addptr %tables, %r : tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>
  %columns = tt.load %at : tensor<4096x!tt.ptr<i32>>
  %outs = tt.splat %out : !tt.ptr<f16> -> tensor<4096x!tt.ptr<f16>>
  %pointers = tt.addptr %outs, %columns : tensor<4096x!tt.ptr<f16>>, tensor<4096xi32>
  %x = arith.constant dense<1.0> : tensor<4096xf16>
  tt.store %pointers, %x : tensor<4096x!tt.ptr<f16>>
  tt.return
}
