// 8-bit floats by warpgroups: wgmma takes them as they are, mma.sync of Hopper does not. Their accumulators have some 14 bits, so
// they are added to the accumulator after as many products as the kernel allows (maxNumImpreciseAcc).
// RUN: kiln-opt %s --kiln-lower-to-gpu="target=sm_90a num-warps=4" | FileCheck %s

// The compiler's own limit, 128 products.
// CHECK-LABEL: @by_default
// CHECK: [[ZEROS:%.*]] = arith.constant dense<0.000000e+00> : tensor<64x16xf32
// CHECK: scf.for {{.*}} iter_args([[C:%[^ ]*]] = [[ZEROS]]
// CHECK: [[FIRST:%.*]] = kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k32.f32.e4m3.e4m3" [[A:%[^ ]*]], [[B:%[^ ]*]], [[ZEROS]] tokens [[ARRIVED:%[^ ]*]] {depth = 128 : i64}
// CHECK: [[FIRSTS:%.*]] = kiln.warpgroup_wait pending 0 [[FIRST]]
// CHECK-NEXT: [[SUM:%.*]] = arith.addf [[C]], [[FIRSTS]]
// CHECK-NEXT: [[SECOND:%.*]] = kiln.warpgroup_dot {{.*}} [[A]], [[B]], [[ZEROS]] tokens [[ARRIVED]] {depth = 128 : i64, first_k = 128 : i64}
// CHECK-NEXT: [[SECONDS:%.*]] = kiln.warpgroup_wait pending 0 [[SECOND]]
// CHECK-NEXT: arith.addf [[SUM]], [[SECONDS]]
// CHECK-NOT: warpgroup
tt.func public @by_default(%x: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %y: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %z: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %iterations: i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %depth = arith.constant 256 : i32
  %ks = arith.constant dense<256> : tensor<64x1xi32>
  %kt = arith.constant dense<256> : tensor<1x16xi32>
  %ns = arith.constant dense<16> : tensor<64x1xi32>
  %none = arith.constant dense<0.0> : tensor<64x16xf32>
  %i = tt.make_range {start = 0 : i32, end = 64 : i32} : tensor<64xi32>
  %j = tt.make_range {start = 0 : i32, end = 16 : i32} : tensor<16xi32>
  %l = tt.make_range {start = 0 : i32, end = 256 : i32} : tensor<256xi32>
  %rows = tt.expand_dims %i {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
  %columns = tt.expand_dims %j {axis = 0 : i32} : tensor<16xi32> -> tensor<1x16xi32>
  %across = tt.expand_dims %l {axis = 0 : i32} : tensor<256xi32> -> tensor<1x256xi32>
  %down = tt.expand_dims %l {axis = 1 : i32} : tensor<256xi32> -> tensor<256x1xi32>
  %ar = arith.muli %rows, %ks : tensor<64x1xi32>
  %arb = tt.broadcast %ar : tensor<64x1xi32> -> tensor<64x256xi32>
  %acb = tt.broadcast %across : tensor<1x256xi32> -> tensor<64x256xi32>
  %ao = arith.addi %arb, %acb : tensor<64x256xi32>
  %as = tt.splat %x : !tt.ptr<f8E4M3FN> -> tensor<64x256x!tt.ptr<f8E4M3FN>>
  %ap = tt.addptr %as, %ao : tensor<64x256x!tt.ptr<f8E4M3FN>>, tensor<64x256xi32>
  %bc = arith.muli %columns, %kt : tensor<1x16xi32>
  %bcb = tt.broadcast %bc : tensor<1x16xi32> -> tensor<256x16xi32>
  %brb = tt.broadcast %down : tensor<256x1xi32> -> tensor<256x16xi32>
  %bo = arith.addi %bcb, %brb : tensor<256x16xi32>
  %bs = tt.splat %y : !tt.ptr<f8E4M3FN> -> tensor<256x16x!tt.ptr<f8E4M3FN>>
  %bp = tt.addptr %bs, %bo : tensor<256x16x!tt.ptr<f8E4M3FN>>, tensor<256x16xi32>
  %dr = arith.muli %rows, %ns : tensor<64x1xi32>
  %drb = tt.broadcast %dr : tensor<64x1xi32> -> tensor<64x16xi32>
  %dcb = tt.broadcast %columns : tensor<1x16xi32> -> tensor<64x16xi32>
  %do = arith.addi %drb, %dcb : tensor<64x16xi32>
  %ds = tt.splat %z : !tt.ptr<f32> -> tensor<64x16x!tt.ptr<f32>>
  %dp = tt.addptr %ds, %do : tensor<64x16x!tt.ptr<f32>>, tensor<64x16xi32>
  %r = scf.for %iteration = %zero to %iterations step %one iter_args(%sum = %none) -> (tensor<64x16xf32>) : i32 {
    %at = arith.muli %iteration, %depth : i32
    %ats = tt.splat %at : i32 -> tensor<64x256xi32>
    %bts = tt.splat %at : i32 -> tensor<256x16xi32>
    %aq = tt.addptr %ap, %ats : tensor<64x256x!tt.ptr<f8E4M3FN>>, tensor<64x256xi32>
    %bq = tt.addptr %bp, %bts : tensor<256x16x!tt.ptr<f8E4M3FN>>, tensor<256x16xi32>
    %a = tt.load %aq : tensor<64x256x!tt.ptr<f8E4M3FN>>
    %b = tt.load %bq : tensor<256x16x!tt.ptr<f8E4M3FN>>
    %d = tt.dot %a, %b, %sum {maxNumImpreciseAcc = 0 : i32} : tensor<64x256xf8E4M3FN> * tensor<256x16xf8E4M3FN> -> tensor<64x16xf32>
    scf.yield %d : tensor<64x16xf32>
  }
  tt.store %dp, %r : tensor<64x16x!tt.ptr<f32>>
  tt.return
}

// Nothing to add to, and few enough.
// CHECK-LABEL: @from_zero
// CHECK: kiln.warpgroup_dot "wgmma.mma_async.sync.aligned.m64n16k32.f32.e4m3.e5m2" [[A:%[^ ]*]], [[B:%[^ ]*]], {{%[^ ]*}} tokens {{%[^ ]*}} : !kiln.memdesc
// CHECK-NEXT: [[D:%.*]] = kiln.warpgroup_wait pending 0
// CHECK-NEXT: arith.addf {{%[^ ]*}}, [[D]] :
// CHECK-NOT: {{arith.addf|warpgroup}}
tt.func public @from_zero(%x: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %y: !tt.ptr<f8E5M2> {tt.divisibility = 16 : i32}, %z: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %iterations: i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %depth = arith.constant 128 : i32
  %ks = arith.constant dense<128> : tensor<64x1xi32>
  %kt = arith.constant dense<128> : tensor<1x16xi32>
  %ns = arith.constant dense<16> : tensor<64x1xi32>
  %none = arith.constant dense<0.0> : tensor<64x16xf32>
  %i = tt.make_range {start = 0 : i32, end = 64 : i32} : tensor<64xi32>
  %j = tt.make_range {start = 0 : i32, end = 16 : i32} : tensor<16xi32>
  %l = tt.make_range {start = 0 : i32, end = 128 : i32} : tensor<128xi32>
  %rows = tt.expand_dims %i {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
  %columns = tt.expand_dims %j {axis = 0 : i32} : tensor<16xi32> -> tensor<1x16xi32>
  %across = tt.expand_dims %l {axis = 0 : i32} : tensor<128xi32> -> tensor<1x128xi32>
  %down = tt.expand_dims %l {axis = 1 : i32} : tensor<128xi32> -> tensor<128x1xi32>
  %ar = arith.muli %rows, %ks : tensor<64x1xi32>
  %arb = tt.broadcast %ar : tensor<64x1xi32> -> tensor<64x128xi32>
  %acb = tt.broadcast %across : tensor<1x128xi32> -> tensor<64x128xi32>
  %ao = arith.addi %arb, %acb : tensor<64x128xi32>
  %as = tt.splat %x : !tt.ptr<f8E4M3FN> -> tensor<64x128x!tt.ptr<f8E4M3FN>>
  %ap = tt.addptr %as, %ao : tensor<64x128x!tt.ptr<f8E4M3FN>>, tensor<64x128xi32>
  %bc = arith.muli %columns, %kt : tensor<1x16xi32>
  %bcb = tt.broadcast %bc : tensor<1x16xi32> -> tensor<128x16xi32>
  %brb = tt.broadcast %down : tensor<128x1xi32> -> tensor<128x16xi32>
  %bo = arith.addi %bcb, %brb : tensor<128x16xi32>
  %bs = tt.splat %y : !tt.ptr<f8E5M2> -> tensor<128x16x!tt.ptr<f8E5M2>>
  %bp = tt.addptr %bs, %bo : tensor<128x16x!tt.ptr<f8E5M2>>, tensor<128x16xi32>
  %dr = arith.muli %rows, %ns : tensor<64x1xi32>
  %drb = tt.broadcast %dr : tensor<64x1xi32> -> tensor<64x16xi32>
  %dcb = tt.broadcast %columns : tensor<1x16xi32> -> tensor<64x16xi32>
  %do = arith.addi %drb, %dcb : tensor<64x16xi32>
  %ds = tt.splat %z : !tt.ptr<f32> -> tensor<64x16x!tt.ptr<f32>>
  %dp = tt.addptr %ds, %do : tensor<64x16x!tt.ptr<f32>>, tensor<64x16xi32>
  %r = scf.for %iteration = %zero to %iterations step %one iter_args(%sum = %none) -> (tensor<64x16xf32>) : i32 {
    %at = arith.muli %iteration, %depth : i32
    %ats = tt.splat %at : i32 -> tensor<64x128xi32>
    %bts = tt.splat %at : i32 -> tensor<128x16xi32>
    %aq = tt.addptr %ap, %ats : tensor<64x128x!tt.ptr<f8E4M3FN>>, tensor<64x128xi32>
    %bq = tt.addptr %bp, %bts : tensor<128x16x!tt.ptr<f8E5M2>>, tensor<128x16xi32>
    %a = tt.load %aq : tensor<64x128x!tt.ptr<f8E4M3FN>>
    %b = tt.load %bq : tensor<128x16x!tt.ptr<f8E5M2>>
    %d = tt.dot %a, %b, %none {maxNumImpreciseAcc = 0 : i32} : tensor<64x128xf8E4M3FN> * tensor<128x16xf8E5M2> -> tensor<64x16xf32>
    %e = arith.addf %sum, %d : tensor<64x16xf32>
    scf.yield %e : tensor<64x16xf32>
  }
  tt.store %dp, %r : tensor<64x16x!tt.ptr<f32>>
  tt.return
}

// A limit of the kernel, down to the next multiple of the instruction's 32.
// CHECK-LABEL: @limited
// CHECK-COUNT-2: {depth = 96 : i64
// CHECK: {depth = 64 : i64, first_k = 192 : i64}
// CHECK-NOT: kiln.warpgroup_dot
tt.func public @limited(%x: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %y: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %z: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %iterations: i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %depth = arith.constant 256 : i32
  %ks = arith.constant dense<256> : tensor<64x1xi32>
  %kt = arith.constant dense<256> : tensor<1x16xi32>
  %ns = arith.constant dense<16> : tensor<64x1xi32>
  %none = arith.constant dense<0.0> : tensor<64x16xf32>
  %i = tt.make_range {start = 0 : i32, end = 64 : i32} : tensor<64xi32>
  %j = tt.make_range {start = 0 : i32, end = 16 : i32} : tensor<16xi32>
  %l = tt.make_range {start = 0 : i32, end = 256 : i32} : tensor<256xi32>
  %rows = tt.expand_dims %i {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
  %columns = tt.expand_dims %j {axis = 0 : i32} : tensor<16xi32> -> tensor<1x16xi32>
  %across = tt.expand_dims %l {axis = 0 : i32} : tensor<256xi32> -> tensor<1x256xi32>
  %down = tt.expand_dims %l {axis = 1 : i32} : tensor<256xi32> -> tensor<256x1xi32>
  %ar = arith.muli %rows, %ks : tensor<64x1xi32>
  %arb = tt.broadcast %ar : tensor<64x1xi32> -> tensor<64x256xi32>
  %acb = tt.broadcast %across : tensor<1x256xi32> -> tensor<64x256xi32>
  %ao = arith.addi %arb, %acb : tensor<64x256xi32>
  %as = tt.splat %x : !tt.ptr<f8E4M3FN> -> tensor<64x256x!tt.ptr<f8E4M3FN>>
  %ap = tt.addptr %as, %ao : tensor<64x256x!tt.ptr<f8E4M3FN>>, tensor<64x256xi32>
  %bc = arith.muli %columns, %kt : tensor<1x16xi32>
  %bcb = tt.broadcast %bc : tensor<1x16xi32> -> tensor<256x16xi32>
  %brb = tt.broadcast %down : tensor<256x1xi32> -> tensor<256x16xi32>
  %bo = arith.addi %bcb, %brb : tensor<256x16xi32>
  %bs = tt.splat %y : !tt.ptr<f8E4M3FN> -> tensor<256x16x!tt.ptr<f8E4M3FN>>
  %bp = tt.addptr %bs, %bo : tensor<256x16x!tt.ptr<f8E4M3FN>>, tensor<256x16xi32>
  %dr = arith.muli %rows, %ns : tensor<64x1xi32>
  %drb = tt.broadcast %dr : tensor<64x1xi32> -> tensor<64x16xi32>
  %dcb = tt.broadcast %columns : tensor<1x16xi32> -> tensor<64x16xi32>
  %do = arith.addi %drb, %dcb : tensor<64x16xi32>
  %ds = tt.splat %z : !tt.ptr<f32> -> tensor<64x16x!tt.ptr<f32>>
  %dp = tt.addptr %ds, %do : tensor<64x16x!tt.ptr<f32>>, tensor<64x16xi32>
  %r = scf.for %iteration = %zero to %iterations step %one iter_args(%sum = %none) -> (tensor<64x16xf32>) : i32 {
    %at = arith.muli %iteration, %depth : i32
    %ats = tt.splat %at : i32 -> tensor<64x256xi32>
    %bts = tt.splat %at : i32 -> tensor<256x16xi32>
    %aq = tt.addptr %ap, %ats : tensor<64x256x!tt.ptr<f8E4M3FN>>, tensor<64x256xi32>
    %bq = tt.addptr %bp, %bts : tensor<256x16x!tt.ptr<f8E4M3FN>>, tensor<256x16xi32>
    %a = tt.load %aq : tensor<64x256x!tt.ptr<f8E4M3FN>>
    %b = tt.load %bq : tensor<256x16x!tt.ptr<f8E4M3FN>>
    %d = tt.dot %a, %b, %sum {maxNumImpreciseAcc = 100 : i32} : tensor<64x256xf8E4M3FN> * tensor<256x16xf8E4M3FN> -> tensor<64x16xf32>
    scf.yield %d : tensor<64x16xf32>
  }
  tt.store %dp, %r : tensor<64x16x!tt.ptr<f32>>
  tt.return
}

// What Triton says for sm_90: no limit.
// CHECK-LABEL: @unlimited
// CHECK: kiln.warpgroup_dot
// CHECK-NOT: {{arith.addf|warpgroup_dot}}
tt.func public @unlimited(%x: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %y: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %z: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %iterations: i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %depth = arith.constant 256 : i32
  %ks = arith.constant dense<256> : tensor<64x1xi32>
  %kt = arith.constant dense<256> : tensor<1x16xi32>
  %ns = arith.constant dense<16> : tensor<64x1xi32>
  %none = arith.constant dense<0.0> : tensor<64x16xf32>
  %i = tt.make_range {start = 0 : i32, end = 64 : i32} : tensor<64xi32>
  %j = tt.make_range {start = 0 : i32, end = 16 : i32} : tensor<16xi32>
  %l = tt.make_range {start = 0 : i32, end = 256 : i32} : tensor<256xi32>
  %rows = tt.expand_dims %i {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
  %columns = tt.expand_dims %j {axis = 0 : i32} : tensor<16xi32> -> tensor<1x16xi32>
  %across = tt.expand_dims %l {axis = 0 : i32} : tensor<256xi32> -> tensor<1x256xi32>
  %down = tt.expand_dims %l {axis = 1 : i32} : tensor<256xi32> -> tensor<256x1xi32>
  %ar = arith.muli %rows, %ks : tensor<64x1xi32>
  %arb = tt.broadcast %ar : tensor<64x1xi32> -> tensor<64x256xi32>
  %acb = tt.broadcast %across : tensor<1x256xi32> -> tensor<64x256xi32>
  %ao = arith.addi %arb, %acb : tensor<64x256xi32>
  %as = tt.splat %x : !tt.ptr<f8E4M3FN> -> tensor<64x256x!tt.ptr<f8E4M3FN>>
  %ap = tt.addptr %as, %ao : tensor<64x256x!tt.ptr<f8E4M3FN>>, tensor<64x256xi32>
  %bc = arith.muli %columns, %kt : tensor<1x16xi32>
  %bcb = tt.broadcast %bc : tensor<1x16xi32> -> tensor<256x16xi32>
  %brb = tt.broadcast %down : tensor<256x1xi32> -> tensor<256x16xi32>
  %bo = arith.addi %bcb, %brb : tensor<256x16xi32>
  %bs = tt.splat %y : !tt.ptr<f8E4M3FN> -> tensor<256x16x!tt.ptr<f8E4M3FN>>
  %bp = tt.addptr %bs, %bo : tensor<256x16x!tt.ptr<f8E4M3FN>>, tensor<256x16xi32>
  %dr = arith.muli %rows, %ns : tensor<64x1xi32>
  %drb = tt.broadcast %dr : tensor<64x1xi32> -> tensor<64x16xi32>
  %dcb = tt.broadcast %columns : tensor<1x16xi32> -> tensor<64x16xi32>
  %do = arith.addi %drb, %dcb : tensor<64x16xi32>
  %ds = tt.splat %z : !tt.ptr<f32> -> tensor<64x16x!tt.ptr<f32>>
  %dp = tt.addptr %ds, %do : tensor<64x16x!tt.ptr<f32>>, tensor<64x16xi32>
  %r = scf.for %iteration = %zero to %iterations step %one iter_args(%sum = %none) -> (tensor<64x16xf32>) : i32 {
    %at = arith.muli %iteration, %depth : i32
    %ats = tt.splat %at : i32 -> tensor<64x256xi32>
    %bts = tt.splat %at : i32 -> tensor<256x16xi32>
    %aq = tt.addptr %ap, %ats : tensor<64x256x!tt.ptr<f8E4M3FN>>, tensor<64x256xi32>
    %bq = tt.addptr %bp, %bts : tensor<256x16x!tt.ptr<f8E4M3FN>>, tensor<256x16xi32>
    %a = tt.load %aq : tensor<64x256x!tt.ptr<f8E4M3FN>>
    %b = tt.load %bq : tensor<256x16x!tt.ptr<f8E4M3FN>>
    %d = tt.dot %a, %b, %sum {maxNumImpreciseAcc = 1073741824 : i32} : tensor<64x256xf8E4M3FN> * tensor<256x16xf8E4M3FN> -> tensor<64x16xf32>
    scf.yield %d : tensor<64x16xf32>
  }
  tt.store %dp, %r : tensor<64x16x!tt.ptr<f32>>
  tt.return
}

// Too short for the instruction: converted to halves, for mma.sync or for wgmma of those.
// CHECK-LABEL: @short
// CHECK-NOT: warpgroup
// CHECK: tt.dot
tt.func public @short(%x: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %y: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %z: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %iterations: i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %depth = arith.constant 16 : i32
  %ks = arith.constant dense<16> : tensor<64x1xi32>
  %kt = arith.constant dense<16> : tensor<1x16xi32>
  %ns = arith.constant dense<16> : tensor<64x1xi32>
  %none = arith.constant dense<0.0> : tensor<64x16xf32>
  %i = tt.make_range {start = 0 : i32, end = 64 : i32} : tensor<64xi32>
  %j = tt.make_range {start = 0 : i32, end = 16 : i32} : tensor<16xi32>
  %l = tt.make_range {start = 0 : i32, end = 16 : i32} : tensor<16xi32>
  %rows = tt.expand_dims %i {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
  %columns = tt.expand_dims %j {axis = 0 : i32} : tensor<16xi32> -> tensor<1x16xi32>
  %across = tt.expand_dims %l {axis = 0 : i32} : tensor<16xi32> -> tensor<1x16xi32>
  %down = tt.expand_dims %l {axis = 1 : i32} : tensor<16xi32> -> tensor<16x1xi32>
  %ar = arith.muli %rows, %ks : tensor<64x1xi32>
  %arb = tt.broadcast %ar : tensor<64x1xi32> -> tensor<64x16xi32>
  %acb = tt.broadcast %across : tensor<1x16xi32> -> tensor<64x16xi32>
  %ao = arith.addi %arb, %acb : tensor<64x16xi32>
  %as = tt.splat %x : !tt.ptr<f8E4M3FN> -> tensor<64x16x!tt.ptr<f8E4M3FN>>
  %ap = tt.addptr %as, %ao : tensor<64x16x!tt.ptr<f8E4M3FN>>, tensor<64x16xi32>
  %bc = arith.muli %columns, %kt : tensor<1x16xi32>
  %bcb = tt.broadcast %bc : tensor<1x16xi32> -> tensor<16x16xi32>
  %brb = tt.broadcast %down : tensor<16x1xi32> -> tensor<16x16xi32>
  %bo = arith.addi %bcb, %brb : tensor<16x16xi32>
  %bs = tt.splat %y : !tt.ptr<f8E4M3FN> -> tensor<16x16x!tt.ptr<f8E4M3FN>>
  %bp = tt.addptr %bs, %bo : tensor<16x16x!tt.ptr<f8E4M3FN>>, tensor<16x16xi32>
  %dr = arith.muli %rows, %ns : tensor<64x1xi32>
  %drb = tt.broadcast %dr : tensor<64x1xi32> -> tensor<64x16xi32>
  %dcb = tt.broadcast %columns : tensor<1x16xi32> -> tensor<64x16xi32>
  %do = arith.addi %drb, %dcb : tensor<64x16xi32>
  %ds = tt.splat %z : !tt.ptr<f32> -> tensor<64x16x!tt.ptr<f32>>
  %dp = tt.addptr %ds, %do : tensor<64x16x!tt.ptr<f32>>, tensor<64x16xi32>
  %r = scf.for %iteration = %zero to %iterations step %one iter_args(%sum = %none) -> (tensor<64x16xf32>) : i32 {
    %at = arith.muli %iteration, %depth : i32
    %ats = tt.splat %at : i32 -> tensor<64x16xi32>
    %bts = tt.splat %at : i32 -> tensor<16x16xi32>
    %aq = tt.addptr %ap, %ats : tensor<64x16x!tt.ptr<f8E4M3FN>>, tensor<64x16xi32>
    %bq = tt.addptr %bp, %bts : tensor<16x16x!tt.ptr<f8E4M3FN>>, tensor<16x16xi32>
    %a = tt.load %aq : tensor<64x16x!tt.ptr<f8E4M3FN>>
    %b = tt.load %bq : tensor<16x16x!tt.ptr<f8E4M3FN>>
    %d = tt.dot %a, %b, %sum {maxNumImpreciseAcc = 0 : i32} : tensor<64x16xf8E4M3FN> * tensor<16x16xf8E4M3FN> -> tensor<64x16xf32>
    scf.yield %d : tensor<64x16xf32>
  }
  tt.store %dp, %r : tensor<64x16x!tt.ptr<f32>>
  tt.return
}
