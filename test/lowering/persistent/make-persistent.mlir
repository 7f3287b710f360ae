// Kernels that compute a tile become loops over tiles; a remark says why others do not.
// RUN: kiln-opt --kiln-make-persistent --canonicalize --split-input-file --verify-diagnostics %s | FileCheck %s

// Ids along x and y come from one number, and counts are the launch's grid.
// CHECK-LABEL: tt.func public @tile(
// CHECK-SAME: %arg2: i32, %[[X:[^:]*]]: i32, %[[Y:[^:]*]]: i32, %{{[^:]*}}: i32) attributes {"kiln-persistent" = ""}
// CHECK-DAG: %[[BLOCKS:.*]] = tt.get_num_programs x
// CHECK-DAG: %[[FIRST:.*]] = tt.get_program_id x
// CHECK-DAG: %[[TILES:.*]] = arith.muli %[[X]], %[[Y]] : i32
// CHECK: scf.for %[[TILE:.*]] = %[[FIRST]] to %[[TILES]] step %[[BLOCKS]]
// CHECK: tt.dot
// CHECK-DAG: %[[ATX:.*]] = arith.remui %[[TILE]], %[[X]]
// CHECK-DAG: %[[ATY:.*]] = arith.divui %[[TILE]], %[[X]]
// CHECK-DAG: %[[PLACE:.*]] = arith.muli %[[ATY]], %[[X]]
// CHECK-DAG: arith.addi %[[ATX]], %[[PLACE]]
// CHECK: tt.store
tt.func public @tile(%a: !tt.ptr<f16>, %c: !tt.ptr<f32>, %k: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %none = arith.constant dense<0.0> : tensor<16x16xf32>
  %x = tt.get_program_id x : i32
  %y = tt.get_program_id y : i32
  %n = tt.get_num_programs x : i32
  %yn = arith.muli %y, %n : i32
  %tile = arith.addi %x, %yn : i32
  %r = scf.for %i = %c0 to %k step %c1 iter_args(%sum = %none) -> (tensor<16x16xf32>) : i32 {
    %at = arith.addi %tile, %i : i32
    %p = tt.addptr %a, %at : !tt.ptr<f16>, i32
    %ps = tt.splat %p : !tt.ptr<f16> -> tensor<16x16x!tt.ptr<f16>>
    %v = tt.load %ps : tensor<16x16x!tt.ptr<f16>>
    %d = tt.dot %v, %v, %sum, inputPrecision = tf32 : tensor<16x16xf16> * tensor<16x16xf16> -> tensor<16x16xf32>
    scf.yield %d : tensor<16x16xf32>
  }
  %q = tt.addptr %c, %tile : !tt.ptr<f32>, i32
  %qs = tt.splat %q : !tt.ptr<f32> -> tensor<16x16x!tt.ptr<f32>>
  tt.store %qs, %r : tensor<16x16x!tt.ptr<f32>>
  tt.return
}

// -----

// CHECK-LABEL: tt.func public @no_dot
// CHECK-NOT: kiln-persistent
// expected-remark @below {{not persistent, each program is a block: it has no dot}}
tt.func public @no_dot(%c: !tt.ptr<i32>) {
  %x = tt.get_program_id x : i32
  %p = tt.addptr %c, %x : !tt.ptr<i32>, i32
  tt.store %p, %x : !tt.ptr<i32>
  tt.return
}

// -----

// expected-remark @below {{not persistent, each program is a block: it does not ask which program it is}}
tt.func public @one(%c: !tt.ptr<i32>, %x: i32) {
  tt.store %c, %x : !tt.ptr<i32>
  tt.return
}

// -----

// expected-remark @below {{its 'tt.atomic_rmw' may have programs wait for each other, or says which one it is}}
tt.func public @atomic(%c: !tt.ptr<i32>) {
  %x = tt.get_program_id x : i32
  %all = arith.constant true
  %old = tt.atomic_rmw add, acq_rel, gpu, %c, %x, %all : (!tt.ptr<i32>, i32, i1) -> i32
  tt.return
}

// -----

// expected-remark @below {{a load before its loop may decide what a program computes}}
tt.func public @table(%a: !tt.ptr<f16>, %t: !tt.ptr<i32>, %c: !tt.ptr<f32>, %k: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %none = arith.constant dense<0.0> : tensor<16x16xf32>
  %x = tt.get_program_id x : i32
  %tp = tt.addptr %t, %x : !tt.ptr<i32>, i32
  %tile = tt.load %tp : !tt.ptr<i32>
  %p = tt.addptr %a, %tile : !tt.ptr<f16>, i32
  %ps = tt.splat %p : !tt.ptr<f16> -> tensor<16x16x!tt.ptr<f16>>
  %r = scf.for %i = %c0 to %k step %c1 iter_args(%sum = %none) -> (tensor<16x16xf32>) : i32 {
    %v = tt.load %ps : tensor<16x16x!tt.ptr<f16>>
    %d = tt.dot %v, %v, %sum, inputPrecision = tf32 : tensor<16x16xf16> * tensor<16x16xf16> -> tensor<16x16xf32>
    scf.yield %d : tensor<16x16xf32>
  }
  %q = tt.addptr %c, %x : !tt.ptr<f32>, i32
  %qs = tt.splat %q : !tt.ptr<f32> -> tensor<16x16x!tt.ptr<f32>>
  tt.store %qs, %r : tensor<16x16x!tt.ptr<f32>>
  tt.return
}

// -----

// expected-remark @below {{what it stores does not depend on which program it is}}
tt.func public @nowhere(%a: !tt.ptr<f16>, %c: !tt.ptr<f32>, %k: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %none = arith.constant dense<0.0> : tensor<16x16xf32>
  %x = tt.get_program_id x : i32
  %p = tt.addptr %a, %x : !tt.ptr<f16>, i32
  %ps = tt.splat %p : !tt.ptr<f16> -> tensor<16x16x!tt.ptr<f16>>
  %r = scf.for %i = %c0 to %k step %c1 iter_args(%sum = %none) -> (tensor<16x16xf32>) : i32 {
    %v = tt.load %ps : tensor<16x16x!tt.ptr<f16>>
    %d = tt.dot %v, %v, %none, inputPrecision = tf32 : tensor<16x16xf16> * tensor<16x16xf16> -> tensor<16x16xf32>
    scf.yield %sum : tensor<16x16xf32>
  }
  %qs = tt.splat %c : !tt.ptr<f32> -> tensor<16x16x!tt.ptr<f32>>
  tt.store %qs, %r : tensor<16x16x!tt.ptr<f32>>
  tt.return
}

// -----

// Prefetch across tiles: tile, iteration and addresses are carried from tile to tile, recomputed after a tile's last iteration.
// CHECK-LABEL: tt.func public @runs_on(
// CHECK-SAME: %arg2: i32, %[[X:[^:]*]]: i32, %{{[^:]*}}: i32, %{{[^:]*}}: i32)
// CHECK-DAG: %[[BLOCKS:.*]] = tt.get_num_programs x
// CHECK-DAG: %[[FIRST:.*]] = tt.get_program_id x
// CHECK-DAG: %[[LAST:.*]] = arith.subi %[[X]], %{{.*}}
// CHECK-DAG: %[[LIMIT:.*]] = arith.select %{{.*}}, %[[X]], %{{.*}}
// CHECK: scf.for %[[T:.*]] = %[[FIRST]] to %[[X]] step %[[BLOCKS]] iter_args(%[[TILE0:.*]] = %[[FIRST]], %[[ITERATION0:.*]] = %{{.*}}, %[[AT0:.*]] = %{{.*}}) -> (i32, i32, !tt.ptr<f16>)
// CHECK: scf.for {{.*}} iter_args(%[[SUM:.*]] = %{{.*}}, %[[TILE:.*]] = %[[TILE0]], %[[ITERATION:.*]] = %[[ITERATION0]], %[[AT:.*]] = %[[AT0]])
// CHECK: %[[EXISTS:.*]] = arith.cmpi slt, %[[TILE]], %[[LIMIT]]
// CHECK: kiln.runs_on %[[EXISTS]]
// CHECK: tt.load
// CHECK: tt.dot
// CHECK: %[[AHEAD:.*]] = tt.addptr %[[AT]]
// CHECK: %[[ENDS:.*]] = arith.cmpi sle
// CHECK: %[[NEXT:.*]] = arith.select %[[ENDS]], %{{.*}}, %[[TILE]]
// CHECK: scf.if %[[ENDS]]
// CHECK: %[[REAL:.*]] = arith.minsi %[[NEXT]], %[[LAST]]
// CHECK: arith.divsi %[[REAL]], %{{.*}} {kiln.any_iteration}
// CHECK: scf.yield %[[AHEAD]]
// CHECK: arith.divsi %[[T]], %{{.*}} : i32
// CHECK: tt.store
tt.func public @runs_on(%a: !tt.ptr<f16>, %c: !tt.ptr<f32>, %k: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %none = arith.constant dense<0.0> : tensor<16x16xf32>
  %x = tt.get_program_id x : i32
  %tile = arith.divsi %x, %k : i32
  %p = tt.addptr %a, %tile : !tt.ptr<f16>, i32
  %r:2 = scf.for %i = %c0 to %k step %c1 iter_args(%sum = %none, %at = %p) -> (tensor<16x16xf32>, !tt.ptr<f16>) : i32 {
    %ps = tt.splat %at : !tt.ptr<f16> -> tensor<16x16x!tt.ptr<f16>>
    %v = tt.load %ps : tensor<16x16x!tt.ptr<f16>>
    %d = tt.dot %v, %v, %sum, inputPrecision = tf32 : tensor<16x16xf16> * tensor<16x16xf16> -> tensor<16x16xf32>
    %next = tt.addptr %at, %c1 : !tt.ptr<f16>, i32
    scf.yield %d, %next : tensor<16x16xf32>, !tt.ptr<f16>
  }
  %q = tt.addptr %c, %tile : !tt.ptr<f32>, i32
  %qs = tt.splat %q : !tt.ptr<f32> -> tensor<16x16x!tt.ptr<f32>>
  tt.store %qs, %r#0 : tensor<16x16x!tt.ptr<f32>>
  tt.return
}

// -----

// expected-remark @below {{persistent, but loads do not run on from tile to tile: how many iterations it has depends on the tile}}
tt.func public @triangle(%a: !tt.ptr<f16>, %c: !tt.ptr<f32>) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %none = arith.constant dense<0.0> : tensor<16x16xf32>
  %x = tt.get_program_id x : i32
  %r = scf.for %i = %c0 to %x step %c1 iter_args(%sum = %none) -> (tensor<16x16xf32>) : i32 {
    %p = tt.addptr %a, %i : !tt.ptr<f16>, i32
    %at = tt.addptr %p, %x : !tt.ptr<f16>, i32
    %ps = tt.splat %at : !tt.ptr<f16> -> tensor<16x16x!tt.ptr<f16>>
    %v = tt.load %ps : tensor<16x16x!tt.ptr<f16>>
    %d = tt.dot %v, %v, %sum, inputPrecision = tf32 : tensor<16x16xf16> * tensor<16x16xf16> -> tensor<16x16xf32>
    scf.yield %d : tensor<16x16xf32>
  }
  %q = tt.addptr %c, %x : !tt.ptr<f32>, i32
  %qs = tt.splat %q : !tt.ptr<f32> -> tensor<16x16x!tt.ptr<f32>>
  tt.store %qs, %r : tensor<16x16x!tt.ptr<f32>>
  tt.return
}
