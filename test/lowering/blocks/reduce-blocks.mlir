// Reductions into blocks of descriptors are TMA's where the launch makes tensor maps, and atomics elsewhere.
// RUN: kiln-opt %s --split-input-file --kiln-lower-to-gpu="target=sm_90a tensor-maps=on" --verify-diagnostics | FileCheck %s

// As a store, from a buffer in rows.
// CHECK-LABEL: tt.func public @add
// CHECK: [[MAP:%.*]] = kiln.tensor_map %arg0 {{.*}} -> !kiln.tensor_map<16x32xf16, 64>
// CHECK: [[BUFFER:%.*]] = kiln.alloc {{.*}} : !kiln.memdesc<16x32xf16,
// CHECK: kiln.local_store {{%.*}}, [[BUFFER]] :
// CHECK-NEXT: kiln.barrier async_proxy
// CHECK-NEXT: kiln.tma_store [[BUFFER]], [[MAP]][%arg1, %c0_i32{{.*}}] reduction = add :
// CHECK-NEXT: kiln.tma_store_wait [[BUFFER]] {{.*}} pending 0
// CHECK-NOT: tt.atomic_rmw
tt.func public @add(%out: !tt.ptr<f16>, %row: i32, %m: i32, %n: i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i64
  %x = arith.constant dense<1.0> : tensor<16x32xf16>
  %stride = arith.extsi %n : i32 to i64
  %d = tt.make_tensor_descriptor %out, [%m, %n], [%stride, %one] : <f16>, <tensor<16x32xf16>>
  tt.descriptor_reduce add, %d[%row, %zero], %x : !tt.tensordesc<tensor<16x32xf16>>, tensor<16x32xf16>
  tt.return
}

// -----

// What is compared says whether it is signed; what wraps is not.
// CHECK-LABEL: tt.func public @signs
// CHECK-DAG: [[A:%.*]] = kiln.tensor_map %arg0 {{.*}} -> !kiln.tensor_map<16x32xsi32, 128>
// CHECK-DAG: [[B:%.*]] = kiln.tensor_map %arg1 {{.*}} -> !kiln.tensor_map<16x32xi32, 128>
// CHECK-DAG: [[C:%.*]] = kiln.tensor_map %arg2 {{.*}} -> !kiln.tensor_map<16x32xi32, 128>
// CHECK: kiln.tma_store {{.*}}, [[A]][{{.*}}] reduction = max :
// CHECK: kiln.tma_store {{.*}}, [[B]][{{.*}}] reduction = min :
// CHECK: kiln.tma_store {{.*}}, [[C]][{{.*}}] reduction = inc :
tt.func public @signs(%a: !tt.ptr<i32>, %b: !tt.ptr<i32>, %c: !tt.ptr<i32>, %row: i32, %m: i32, %n: i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i64
  %x = arith.constant dense<1> : tensor<16x32xi32>
  %stride = arith.extsi %n : i32 to i64
  %da = tt.make_tensor_descriptor %a, [%m, %n], [%stride, %one] : <i32>, <tensor<16x32xi32>>
  %db = tt.make_tensor_descriptor %b, [%m, %n], [%stride, %one] : <i32>, <tensor<16x32xui32>>
  %dc = tt.make_tensor_descriptor %c, [%m, %n], [%stride, %one] : <i32>, <tensor<16x32xi32>>
  tt.descriptor_reduce max, %da[%row, %zero], %x : !tt.tensordesc<tensor<16x32xi32>>, tensor<16x32xi32>
  tt.descriptor_reduce min, %db[%row, %zero], %x : !tt.tensordesc<tensor<16x32xui32>>, tensor<16x32xi32>
  tt.descriptor_reduce inc, %dc[%row, %zero], %x : !tt.tensordesc<tensor<16x32xi32>>, tensor<16x32xi32>
  tt.return
}

// -----

// CHECK-LABEL: tt.func public @twice
// CHECK-NOT: kiln.tma_store
// CHECK: tt.atomic_rmw add, relaxed, gpu
// CHECK: tt.atomic_rmw and, relaxed, gpu
tt.func public @twice(%out: !tt.ptr<i32>, %row: i32, %m: i32, %n: i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i64
  %x = arith.constant dense<1> : tensor<16x32xi32>
  %stride = arith.extsi %n : i32 to i64
  %d = tt.make_tensor_descriptor %out, [%m, %n], [%stride, %one] : <i32>, <tensor<16x32xi32>>
  // expected-remark @+1 {{this block is reached by pointers, not by a tensor map (TMA): the kernel reads or writes the tensor elsewhere, too}}
  tt.descriptor_reduce add, %d[%row, %zero], %x : !tt.tensordesc<tensor<16x32xi32>>, tensor<16x32xi32>
  tt.descriptor_reduce and, %d[%row, %zero], %x : !tt.tensordesc<tensor<16x32xi32>>, tensor<16x32xi32>
  tt.return
}

// -----

// CHECK-LABEL: tt.func public @doubles
// CHECK: tt.atomic_rmw fadd, relaxed, gpu
tt.func public @doubles(%out: !tt.ptr<f64>, %row: i32, %m: i32, %n: i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i64
  %x = arith.constant dense<1.0> : tensor<16x32xf64>
  %stride = arith.extsi %n : i32 to i64
  %d = tt.make_tensor_descriptor %out, [%m, %n], [%stride, %one] : <f64>, <tensor<16x32xf64>>
  // expected-remark @+1 {{this block is reached by pointers, not by a tensor map (TMA): TMA has no such reduction of such elements}}
  tt.descriptor_reduce add, %d[%row, %zero], %x : !tt.tensordesc<tensor<16x32xf64>>, tensor<16x32xf64>
  tt.return
}

// -----

tt.func public @nobody(%out: !tt.ptr<f32>, %row: i32, %m: i32, %n: i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i64
  %x = arith.constant dense<1.0> : tensor<16x32xf32>
  %stride = arith.extsi %n : i32 to i64
  %d = tt.make_tensor_descriptor %out, [%m, %n], [%stride, %one] : <f32>, <tensor<16x32xf32>>
  // expected-error @+1 {{'tt.descriptor_reduce' of this kind and type is not lowered yet: no atomic operation does it}}
  tt.descriptor_reduce min, %d[%row, %zero], %x : !tt.tensordesc<tensor<16x32xf32>>, tensor<16x32xf32>
  tt.return
}

// -----

// There is no atomic to fall back to.
tt.func public @counts(%out: !tt.ptr<i32>, %row: i32, %m: i32, %n: i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i64
  %stride = arith.extsi %n : i32 to i64
  %d = tt.make_tensor_descriptor %out, [%m, %n], [%stride, %one] : <i32>, <tensor<16x32xi32>>
  %x = tt.descriptor_load %d[%row, %zero] : !tt.tensordesc<tensor<16x32xi32>> -> tensor<16x32xi32>
  // expected-error @+1 {{no atomic operation does it, and TMA does not since the kernel reads or writes the tensor elsewhere, too}}
  tt.descriptor_reduce dec, %d[%row, %zero], %x : !tt.tensordesc<tensor<16x32xi32>>, tensor<16x32xi32>
  tt.return
}
