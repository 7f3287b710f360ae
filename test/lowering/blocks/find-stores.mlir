// Stores after loops with dots that are to a block of a tensor say so, for the loop over tiles that the kernel may become.
// RUN: kiln-opt %s --kiln-find-blocks=stores --split-input-file --verify-diagnostics | FileCheck %s
// RUN: kiln-opt %s --kiln-find-blocks --split-input-file | FileCheck %s --check-prefix=OFF
// OFF-NOT: of_tiles

// Rows end where the mask says; columns, which it does not cut off, nowhere.
// CHECK-LABEL: tt.func public @masked
// CHECK: %[[P:.*]] = kiln.block_of %{{.*}}, %arg2[%{{.*}}, %c0_i32{{.*}}] sizes[%{{.*}}, %c2147483648_i64{{.*}}] strides[%{{.*}}, %c1_i64{{.*}}] nan %false
// CHECK-SAME: {of_tiles}
// CHECK: tt.store %[[P]], %{{.*}}, %{{.*}}
tt.func public @masked(%a: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %b: !tt.ptr<f16> {tt.divisibility = 16 : i32},
                       %c: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %m: i32, %stride: i32 {tt.divisibility = 16 : i32}, %iterations: i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %tile = arith.constant 64 : i32
  %none = arith.constant dense<0.0> : tensor<64x64xf32>
  %x = arith.constant dense<1.0> : tensor<64x64xf16>
  %id = tt.get_program_id x : i32
  %sum = scf.for %k = %zero to %iterations step %one iter_args(%acc = %none) -> (tensor<64x64xf32>) : i32 {
    %d = tt.dot %x, %x, %acc, inputPrecision = ieee : tensor<64x64xf16> * tensor<64x64xf16> -> tensor<64x64xf32>
    scf.yield %d : tensor<64x64xf32>
  }
  %first = arith.muli %id, %tile : i32
  %i = tt.make_range {start = 0 : i32, end = 64 : i32} : tensor<64xi32>
  %firsts = tt.splat %first : i32 -> tensor<64xi32>
  %at = arith.addi %firsts, %i : tensor<64xi32>
  %rows = tt.expand_dims %at {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
  %columns = tt.expand_dims %i {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
  %strides = tt.splat %stride : i32 -> tensor<64x1xi32>
  %ro = arith.muli %rows, %strides : tensor<64x1xi32>
  %rob = tt.broadcast %ro : tensor<64x1xi32> -> tensor<64x64xi32>
  %cob = tt.broadcast %columns : tensor<1x64xi32> -> tensor<64x64xi32>
  %o = arith.addi %rob, %cob : tensor<64x64xi32>
  %cs = tt.splat %c : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>>
  %p = tt.addptr %cs, %o : tensor<64x64x!tt.ptr<f16>>, tensor<64x64xi32>
  %ms = tt.splat %m : i32 -> tensor<64x1xi32>
  %has = arith.cmpi slt, %rows, %ms : tensor<64x1xi32>
  %mask = tt.broadcast %has : tensor<64x1xi1> -> tensor<64x64xi1>
  %v = arith.truncf %sum : tensor<64x64xf32> to tensor<64x64xf16>
  tt.store %p, %v, %mask : tensor<64x64x!tt.ptr<f16>>
  tt.return
}

// -----

// Rows of memory that are columns of the value stay.
tt.func public @transposed(%c: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %iterations: i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %none = arith.constant dense<0.0> : tensor<64x64xf32>
  %x = arith.constant dense<1.0> : tensor<64x64xf16>
  %stride = arith.constant dense<64> : tensor<1x64xi32>
  %sum = scf.for %k = %zero to %iterations step %one iter_args(%acc = %none) -> (tensor<64x64xf32>) : i32 {
    %d = tt.dot %x, %x, %acc, inputPrecision = ieee : tensor<64x64xf16> * tensor<64x64xf16> -> tensor<64x64xf32>
    scf.yield %d : tensor<64x64xf32>
  }
  %i = tt.make_range {start = 0 : i32, end = 64 : i32} : tensor<64xi32>
  %rows = tt.expand_dims %i {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
  %columns = tt.expand_dims %i {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
  %co = arith.muli %columns, %stride : tensor<1x64xi32>
  %rob = tt.broadcast %rows : tensor<64x1xi32> -> tensor<64x64xi32>
  %cob = tt.broadcast %co : tensor<1x64xi32> -> tensor<64x64xi32>
  %o = arith.addi %rob, %cob : tensor<64x64xi32>
  %cs = tt.splat %c : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>>
  %p = tt.addptr %cs, %o : tensor<64x64x!tt.ptr<f16>>, tensor<64x64xi32>
  %v = arith.truncf %sum : tensor<64x64xf32> to tensor<64x64xf16>
  // expected-remark @below {{by pointers, not by a tensor map (TMA): its rows are columns of what is stored}}
  tt.store %p, %v : tensor<64x64x!tt.ptr<f16>>
  tt.return
}

// -----

// Stores to what the kernel also reads stay with pointers.
// CHECK-LABEL: tt.func public @read
// CHECK-NOT: kiln.block_of
tt.func public @read(%c: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %iterations: i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %none = arith.constant dense<0.0> : tensor<64x64xf32>
  %x = arith.constant dense<1.0> : tensor<64x64xf16>
  %stride = arith.constant dense<64> : tensor<64x1xi32>
  %i = tt.make_range {start = 0 : i32, end = 64 : i32} : tensor<64xi32>
  %rows = tt.expand_dims %i {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
  %columns = tt.expand_dims %i {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
  %ro = arith.muli %rows, %stride : tensor<64x1xi32>
  %rob = tt.broadcast %ro : tensor<64x1xi32> -> tensor<64x64xi32>
  %cob = tt.broadcast %columns : tensor<1x64xi32> -> tensor<64x64xi32>
  %o = arith.addi %rob, %cob : tensor<64x64xi32>
  %cs = tt.splat %c : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>>
  %p = tt.addptr %cs, %o : tensor<64x64x!tt.ptr<f16>>, tensor<64x64xi32>
  %old = tt.load %p : tensor<64x64x!tt.ptr<f16>>
  %begin = arith.extf %old : tensor<64x64xf16> to tensor<64x64xf32>
  %sum = scf.for %k = %zero to %iterations step %one iter_args(%acc = %begin) -> (tensor<64x64xf32>) : i32 {
    %d = tt.dot %x, %x, %acc, inputPrecision = ieee : tensor<64x64xf16> * tensor<64x64xf16> -> tensor<64x64xf32>
    scf.yield %d : tensor<64x64xf32>
  }
  %v = arith.truncf %sum : tensor<64x64xf32> to tensor<64x64xf16>
  tt.store %p, %v : tensor<64x64x!tt.ptr<f16>>
  tt.return
}
