// Which loads beside dots are of blocks of tensors, and why others are not. (What the notes become: pipeline/tensor-maps.test.)
// RUN: kiln-opt %s --kiln-find-blocks 2>/dev/null | FileCheck %s
// RUN: kiln-opt %s --kiln-find-blocks 2>&1 >/dev/null | FileCheck %s --check-prefix=WHY

// A pointer that each iteration moves, masked along its rows: the mask is where the tensor ends, and the iteration where the block is.
// CHECK-LABEL: @advanced
// CHECK: scf.for [[K:%[^ ]*]] =
// CHECK: kiln.block_of {{.*}}, %arg0{{\[}}{{%.*}}, [[K]]] sizes[{{%.*}}, {{%.*}}] strides[{{%.*}}, {{%.*}}] nan {{%[^ ]*}} :
// CHECK: tt.load
tt.func public @advanced(%a: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %out: !tt.ptr<f32>, %m: i32 {tt.divisibility = 16 : i32}, %n: i32 {tt.divisibility = 16 : i32}, %s: i32 {tt.divisibility = 16 : i32}) {
  %zero = arith.constant 0 : i32
  %step = arith.constant 32 : i32
  %none = arith.constant dense<0.0> : tensor<16x16xf32>
  %b = arith.constant dense<1.0> : tensor<32x16xf16>
  %pid = tt.get_program_id x : i32
  %sixteen = arith.constant 16 : i32
  %first = arith.muli %pid, %sixteen : i32
  %r = tt.make_range {start = 0 : i32, end = 16 : i32} : tensor<16xi32>
  %c = tt.make_range {start = 0 : i32, end = 32 : i32} : tensor<32xi32>
  %firsts = tt.splat %first : i32 -> tensor<16xi32>
  %row = arith.addi %firsts, %r : tensor<16xi32>
  %rc = tt.expand_dims %row {axis = 1 : i32} : tensor<16xi32> -> tensor<16x1xi32>
  %cc = tt.expand_dims %c {axis = 0 : i32} : tensor<32xi32> -> tensor<1x32xi32>
  %ss = tt.splat %s : i32 -> tensor<16x1xi32>
  %down = arith.muli %rc, %ss : tensor<16x1xi32>
  %downs = tt.broadcast %down : tensor<16x1xi32> -> tensor<16x32xi32>
  %across = tt.broadcast %cc : tensor<1x32xi32> -> tensor<16x32xi32>
  %at = arith.addi %downs, %across : tensor<16x32xi32>
  %as = tt.splat %a : !tt.ptr<f16> -> tensor<16x32x!tt.ptr<f16>>
  %p = tt.addptr %as, %at : tensor<16x32x!tt.ptr<f16>>, tensor<16x32xi32>
  %by = arith.constant dense<32> : tensor<16x32xi32>
  %sum:2 = scf.for %k = %zero to %n step %step iter_args(%acc = %none, %q = %p) -> (tensor<16x16xf32>, tensor<16x32x!tt.ptr<f16>>) : i32 {
    %left = arith.subi %n, %k : i32
    %lefts = tt.splat %left : i32 -> tensor<1x32xi32>
    %has = arith.cmpi slt, %cc, %lefts : tensor<1x32xi32>
    %mask = tt.broadcast %has : tensor<1x32xi1> -> tensor<16x32xi1>
    %other = arith.constant dense<0.0> : tensor<16x32xf16>
    %x = tt.load %q, %mask, %other : tensor<16x32x!tt.ptr<f16>>
    %np = tt.addptr %q, %by : tensor<16x32x!tt.ptr<f16>>, tensor<16x32xi32>
    %d = tt.dot %x, %b, %acc, inputPrecision = ieee : tensor<16x32xf16> * tensor<32x16xf16> -> tensor<16x16xf32>
    scf.yield %d, %np : tensor<16x16xf32>, tensor<16x32x!tt.ptr<f16>>
  }
  tt.return
}

// Rows past the end wrap around, and the store discards their results.
// CHECK-LABEL: @wrapped
// CHECK: kiln.block_of {{.*}}, %arg0
tt.func public @wrapped(%a: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %out: !tt.ptr<f32>, %m: i32 {tt.divisibility = 16 : i32}, %n: i32 {tt.divisibility = 16 : i32}, %s: i32 {tt.divisibility = 16 : i32}) {
  %zero = arith.constant 0 : i32
  %step = arith.constant 32 : i32
  %none = arith.constant dense<0.0> : tensor<16x16xf32>
  %b = arith.constant dense<1.0> : tensor<32x16xf16>
  %pid = tt.get_program_id x : i32
  %sixteen = arith.constant 16 : i32
  %first = arith.muli %pid, %sixteen : i32
  %r = tt.make_range {start = 0 : i32, end = 16 : i32} : tensor<16xi32>
  %c = tt.make_range {start = 0 : i32, end = 32 : i32} : tensor<32xi32>
  %firsts = tt.splat %first : i32 -> tensor<16xi32>
  %row = arith.addi %firsts, %r : tensor<16xi32>
  %sizes = tt.splat %m : i32 -> tensor<16xi32>
  %wrapped = arith.remsi %row, %sizes : tensor<16xi32>
  %rc = tt.expand_dims %wrapped {axis = 1 : i32} : tensor<16xi32> -> tensor<16x1xi32>
  %cc = tt.expand_dims %c {axis = 0 : i32} : tensor<32xi32> -> tensor<1x32xi32>
  %ss = tt.splat %s : i32 -> tensor<16x1xi32>
  %down = arith.muli %rc, %ss : tensor<16x1xi32>
  %downs = tt.broadcast %down : tensor<16x1xi32> -> tensor<16x32xi32>
  %across = tt.broadcast %cc : tensor<1x32xi32> -> tensor<16x32xi32>
  %at = arith.addi %downs, %across : tensor<16x32xi32>
  %as = tt.splat %a : !tt.ptr<f16> -> tensor<16x32x!tt.ptr<f16>>
  %p = tt.addptr %as, %at : tensor<16x32x!tt.ptr<f16>>, tensor<16x32xi32>
  %by = arith.constant dense<32> : tensor<16x32xi32>
  %sum:2 = scf.for %k = %zero to %n step %step iter_args(%acc = %none, %q = %p) -> (tensor<16x16xf32>, tensor<16x32x!tt.ptr<f16>>) : i32 {
    %left = arith.subi %n, %k : i32
    %lefts = tt.splat %left : i32 -> tensor<1x32xi32>
    %has = arith.cmpi slt, %cc, %lefts : tensor<1x32xi32>
    %mask = tt.broadcast %has : tensor<1x32xi1> -> tensor<16x32xi1>
    %other = arith.constant dense<0.0> : tensor<16x32xf16>
    %x = tt.load %q, %mask, %other : tensor<16x32x!tt.ptr<f16>>
    %np = tt.addptr %q, %by : tensor<16x32x!tt.ptr<f16>>, tensor<16x32xi32>
    %d = tt.dot %x, %b, %acc, inputPrecision = ieee : tensor<16x32xf16> * tensor<32x16xf16> -> tensor<16x16xf32>
    scf.yield %d, %np : tensor<16x16xf32>, tensor<16x32x!tt.ptr<f16>>
  }
  %sc = tt.expand_dims %row {axis = 1 : i32} : tensor<16xi32> -> tensor<16x1xi32>
  %so = tt.expand_dims %r {axis = 0 : i32} : tensor<16xi32> -> tensor<1x16xi32>
  %sixteens = arith.constant dense<16> : tensor<16x1xi32>
  %sd = arith.muli %sc, %sixteens : tensor<16x1xi32>
  %sdb = tt.broadcast %sd : tensor<16x1xi32> -> tensor<16x16xi32>
  %sob = tt.broadcast %so : tensor<1x16xi32> -> tensor<16x16xi32>
  %sat = arith.addi %sdb, %sob : tensor<16x16xi32>
  %outs = tt.splat %out : !tt.ptr<f32> -> tensor<16x16x!tt.ptr<f32>>
  %sp = tt.addptr %outs, %sat : tensor<16x16x!tt.ptr<f32>>, tensor<16x16xi32>
  %ms = tt.splat %m : i32 -> tensor<16x1xi32>
  %in = arith.cmpi slt, %sc, %ms : tensor<16x1xi32>
  %ins = tt.broadcast %in : tensor<16x1xi1> -> tensor<16x16xi1>
  tt.store %sp, %sum#0, %ins : tensor<16x16x!tt.ptr<f32>>
  tt.return
}

// Here it does not.
// WHY: remark: this block is reached by pointers, not by a tensor map (TMA): its indices wrap around, and a store's mask does not discard what comes of those after the tensor's end
tt.func public @stored(%a: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %out: !tt.ptr<f32>, %m: i32 {tt.divisibility = 16 : i32}, %n: i32 {tt.divisibility = 16 : i32}, %s: i32 {tt.divisibility = 16 : i32}) {
  %zero = arith.constant 0 : i32
  %step = arith.constant 32 : i32
  %none = arith.constant dense<0.0> : tensor<16x16xf32>
  %b = arith.constant dense<1.0> : tensor<32x16xf16>
  %pid = tt.get_program_id x : i32
  %sixteen = arith.constant 16 : i32
  %first = arith.muli %pid, %sixteen : i32
  %r = tt.make_range {start = 0 : i32, end = 16 : i32} : tensor<16xi32>
  %c = tt.make_range {start = 0 : i32, end = 32 : i32} : tensor<32xi32>
  %firsts = tt.splat %first : i32 -> tensor<16xi32>
  %row = arith.addi %firsts, %r : tensor<16xi32>
  %sizes = tt.splat %m : i32 -> tensor<16xi32>
  %wrapped = arith.remsi %row, %sizes : tensor<16xi32>
  %rc = tt.expand_dims %wrapped {axis = 1 : i32} : tensor<16xi32> -> tensor<16x1xi32>
  %cc = tt.expand_dims %c {axis = 0 : i32} : tensor<32xi32> -> tensor<1x32xi32>
  %ss = tt.splat %s : i32 -> tensor<16x1xi32>
  %down = arith.muli %rc, %ss : tensor<16x1xi32>
  %downs = tt.broadcast %down : tensor<16x1xi32> -> tensor<16x32xi32>
  %across = tt.broadcast %cc : tensor<1x32xi32> -> tensor<16x32xi32>
  %at = arith.addi %downs, %across : tensor<16x32xi32>
  %as = tt.splat %a : !tt.ptr<f16> -> tensor<16x32x!tt.ptr<f16>>
  %p = tt.addptr %as, %at : tensor<16x32x!tt.ptr<f16>>, tensor<16x32xi32>
  %by = arith.constant dense<32> : tensor<16x32xi32>
  %sum:2 = scf.for %k = %zero to %n step %step iter_args(%acc = %none, %q = %p) -> (tensor<16x16xf32>, tensor<16x32x!tt.ptr<f16>>) : i32 {
    %left = arith.subi %n, %k : i32
    %lefts = tt.splat %left : i32 -> tensor<1x32xi32>
    %has = arith.cmpi slt, %cc, %lefts : tensor<1x32xi32>
    %mask = tt.broadcast %has : tensor<1x32xi1> -> tensor<16x32xi1>
    %other = arith.constant dense<0.0> : tensor<16x32xf16>
    %x = tt.load %q, %mask, %other : tensor<16x32x!tt.ptr<f16>>
    %np = tt.addptr %q, %by : tensor<16x32x!tt.ptr<f16>>, tensor<16x32xi32>
    %d = tt.dot %x, %b, %acc, inputPrecision = ieee : tensor<16x32xf16> * tensor<32x16xf16> -> tensor<16x16xf32>
    scf.yield %d, %np : tensor<16x16xf32>, tensor<16x32x!tt.ptr<f16>>
  }
  %sc = tt.expand_dims %row {axis = 1 : i32} : tensor<16xi32> -> tensor<16x1xi32>
  %so = tt.expand_dims %r {axis = 0 : i32} : tensor<16xi32> -> tensor<1x16xi32>
  %sixteens = arith.constant dense<16> : tensor<16x1xi32>
  %sd = arith.muli %sc, %sixteens : tensor<16x1xi32>
  %sdb = tt.broadcast %sd : tensor<16x1xi32> -> tensor<16x16xi32>
  %sob = tt.broadcast %so : tensor<1x16xi32> -> tensor<16x16xi32>
  %sat = arith.addi %sdb, %sob : tensor<16x16xi32>
  %outs = tt.splat %out : !tt.ptr<f32> -> tensor<16x16x!tt.ptr<f32>>
  %sp = tt.addptr %outs, %sat : tensor<16x16x!tt.ptr<f32>>, tensor<16x16xi32>
  tt.store %sp, %sum#0 : tensor<16x16x!tt.ptr<f32>>
  tt.return
}

// Nor what comes of them across.
// CHECK-LABEL: @reduced
// CHECK: kiln.block_of {{.*}}, %arg0
tt.func public @reduced(%a: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %out: !tt.ptr<f32>, %m: i32 {tt.divisibility = 16 : i32}, %n: i32 {tt.divisibility = 16 : i32}, %s: i32 {tt.divisibility = 16 : i32}) {
  %zero = arith.constant 0 : i32
  %step = arith.constant 32 : i32
  %none = arith.constant dense<0.0> : tensor<16x16xf32>
  %b = arith.constant dense<1.0> : tensor<32x16xf16>
  %pid = tt.get_program_id x : i32
  %sixteen = arith.constant 16 : i32
  %first = arith.muli %pid, %sixteen : i32
  %r = tt.make_range {start = 0 : i32, end = 16 : i32} : tensor<16xi32>
  %c = tt.make_range {start = 0 : i32, end = 32 : i32} : tensor<32xi32>
  %firsts = tt.splat %first : i32 -> tensor<16xi32>
  %row = arith.addi %firsts, %r : tensor<16xi32>
  %sizes = tt.splat %m : i32 -> tensor<16xi32>
  %wrapped = arith.remsi %row, %sizes : tensor<16xi32>
  %rc = tt.expand_dims %wrapped {axis = 1 : i32} : tensor<16xi32> -> tensor<16x1xi32>
  %cc = tt.expand_dims %c {axis = 0 : i32} : tensor<32xi32> -> tensor<1x32xi32>
  %ss = tt.splat %s : i32 -> tensor<16x1xi32>
  %down = arith.muli %rc, %ss : tensor<16x1xi32>
  %downs = tt.broadcast %down : tensor<16x1xi32> -> tensor<16x32xi32>
  %across = tt.broadcast %cc : tensor<1x32xi32> -> tensor<16x32xi32>
  %at = arith.addi %downs, %across : tensor<16x32xi32>
  %as = tt.splat %a : !tt.ptr<f16> -> tensor<16x32x!tt.ptr<f16>>
  %p = tt.addptr %as, %at : tensor<16x32x!tt.ptr<f16>>, tensor<16x32xi32>
  %by = arith.constant dense<32> : tensor<16x32xi32>
  %sum:2 = scf.for %k = %zero to %n step %step iter_args(%acc = %none, %q = %p) -> (tensor<16x16xf32>, tensor<16x32x!tt.ptr<f16>>) : i32 {
    %left = arith.subi %n, %k : i32
    %lefts = tt.splat %left : i32 -> tensor<1x32xi32>
    %has = arith.cmpi slt, %cc, %lefts : tensor<1x32xi32>
    %mask = tt.broadcast %has : tensor<1x32xi1> -> tensor<16x32xi1>
    %other = arith.constant dense<0.0> : tensor<16x32xf16>
    %x = tt.load %q, %mask, %other : tensor<16x32x!tt.ptr<f16>>
    %np = tt.addptr %q, %by : tensor<16x32x!tt.ptr<f16>>, tensor<16x32xi32>
    %d = tt.dot %x, %b, %acc, inputPrecision = ieee : tensor<16x32xf16> * tensor<32x16xf16> -> tensor<16x16xf32>
    scf.yield %d, %np : tensor<16x16xf32>, tensor<16x32x!tt.ptr<f16>>
  }
  %all = "tt.reduce"(%sum#0) <{axis = 1 : i32}> ({
  ^bb0(%u: f32, %v: f32):
    %w = arith.addf %u, %v : f32
    tt.reduce.return %w : f32
  }) : (tensor<16x16xf32>) -> tensor<16xf32>
  %ms = tt.splat %m : i32 -> tensor<16xi32>
  %in = arith.cmpi slt, %row, %ms : tensor<16xi32>
  %allp = tt.splat %out : !tt.ptr<f32> -> tensor<16x!tt.ptr<f32>>
  tt.store %allp, %all, %in : tensor<16x!tt.ptr<f32>>
  tt.return
}

// And here it could not.
// WHY: remark: {{.*}}: its indices wrap around, and 'tt.reduce' mixes them
tt.func public @mixed(%a: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %out: !tt.ptr<f32>, %m: i32 {tt.divisibility = 16 : i32}, %n: i32 {tt.divisibility = 16 : i32}, %s: i32 {tt.divisibility = 16 : i32}) {
  %zero = arith.constant 0 : i32
  %step = arith.constant 32 : i32
  %none = arith.constant dense<0.0> : tensor<16x16xf32>
  %b = arith.constant dense<1.0> : tensor<32x16xf16>
  %pid = tt.get_program_id x : i32
  %sixteen = arith.constant 16 : i32
  %first = arith.muli %pid, %sixteen : i32
  %r = tt.make_range {start = 0 : i32, end = 16 : i32} : tensor<16xi32>
  %c = tt.make_range {start = 0 : i32, end = 32 : i32} : tensor<32xi32>
  %firsts = tt.splat %first : i32 -> tensor<16xi32>
  %row = arith.addi %firsts, %r : tensor<16xi32>
  %sizes = tt.splat %m : i32 -> tensor<16xi32>
  %wrapped = arith.remsi %row, %sizes : tensor<16xi32>
  %rc = tt.expand_dims %wrapped {axis = 1 : i32} : tensor<16xi32> -> tensor<16x1xi32>
  %cc = tt.expand_dims %c {axis = 0 : i32} : tensor<32xi32> -> tensor<1x32xi32>
  %ss = tt.splat %s : i32 -> tensor<16x1xi32>
  %down = arith.muli %rc, %ss : tensor<16x1xi32>
  %downs = tt.broadcast %down : tensor<16x1xi32> -> tensor<16x32xi32>
  %across = tt.broadcast %cc : tensor<1x32xi32> -> tensor<16x32xi32>
  %at = arith.addi %downs, %across : tensor<16x32xi32>
  %as = tt.splat %a : !tt.ptr<f16> -> tensor<16x32x!tt.ptr<f16>>
  %p = tt.addptr %as, %at : tensor<16x32x!tt.ptr<f16>>, tensor<16x32xi32>
  %by = arith.constant dense<32> : tensor<16x32xi32>
  %sum:2 = scf.for %k = %zero to %n step %step iter_args(%acc = %none, %q = %p) -> (tensor<16x16xf32>, tensor<16x32x!tt.ptr<f16>>) : i32 {
    %left = arith.subi %n, %k : i32
    %lefts = tt.splat %left : i32 -> tensor<1x32xi32>
    %has = arith.cmpi slt, %cc, %lefts : tensor<1x32xi32>
    %mask = tt.broadcast %has : tensor<1x32xi1> -> tensor<16x32xi1>
    %other = arith.constant dense<0.0> : tensor<16x32xf16>
    %x = tt.load %q, %mask, %other : tensor<16x32x!tt.ptr<f16>>
    %np = tt.addptr %q, %by : tensor<16x32x!tt.ptr<f16>>, tensor<16x32xi32>
    %d = tt.dot %x, %b, %acc, inputPrecision = ieee : tensor<16x32xf16> * tensor<32x16xf16> -> tensor<16x16xf32>
    scf.yield %d, %np : tensor<16x16xf32>, tensor<16x32x!tt.ptr<f16>>
  }
  %all = "tt.reduce"(%sum#0) <{axis = 0 : i32}> ({
  ^bb0(%u: f32, %v: f32):
    %w = arith.addf %u, %v : f32
    tt.reduce.return %w : f32
  }) : (tensor<16x16xf32>) -> tensor<16xf32>
  %allp = tt.splat %out : !tt.ptr<f32> -> tensor<16x!tt.ptr<f32>>
  tt.store %allp, %all : tensor<16x!tt.ptr<f32>>
  tt.return
}

// A base that moves by what the launch knows is one more dimension, where a parameter must not be negative: the launch checks that. Without a mask nothing is read past the end, wherever that is.
// CHECK-LABEL: @batched
// CHECK: [[Z:%.*]] = arith.minsi
// CHECK: kiln.block_of {{.*}}, %arg0{{\[}}[[Z]], {{%.*}}, {{%.*}}] sizes[%c2147483648_i64, {{.*}}] strides[{{%.*}}, {{%.*}}, {{%.*}}] nan {{%[^ ]*}} {non_negative = array<i32: 5>} :
tt.func public @batched(%a: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %out: !tt.ptr<f32>, %m: i32 {tt.divisibility = 16 : i32}, %n: i32 {tt.divisibility = 16 : i32}, %s: i32 {tt.divisibility = 16 : i32}, %heads: i32, %sz: i32 {tt.divisibility = 16 : i32}) {
  %zero = arith.constant 0 : i32
  %step = arith.constant 32 : i32
  %none = arith.constant dense<0.0> : tensor<16x16xf32>
  %b = arith.constant dense<1.0> : tensor<32x16xf16>
  %pid = tt.get_program_id x : i32
  %sixteen = arith.constant 16 : i32
  %first = arith.muli %pid, %sixteen : i32
  %r = tt.make_range {start = 0 : i32, end = 16 : i32} : tensor<16xi32>
  %c = tt.make_range {start = 0 : i32, end = 32 : i32} : tensor<32xi32>
  %firsts = tt.splat %first : i32 -> tensor<16xi32>
  %row = arith.addi %firsts, %r : tensor<16xi32>
  %h = tt.get_program_id y : i32
  %z = arith.minsi %h, %heads : i32
  %zz = arith.extsi %z : i32 to i64
  %zs = arith.extsi %sz : i32 to i64
  %zo = arith.muli %zz, %zs : i64
  %base = tt.addptr %a, %zo : !tt.ptr<f16>, i64
  %rc = tt.expand_dims %row {axis = 1 : i32} : tensor<16xi32> -> tensor<16x1xi32>
  %cc = tt.expand_dims %c {axis = 0 : i32} : tensor<32xi32> -> tensor<1x32xi32>
  %ss = tt.splat %s : i32 -> tensor<16x1xi32>
  %down = arith.muli %rc, %ss : tensor<16x1xi32>
  %downs = tt.broadcast %down : tensor<16x1xi32> -> tensor<16x32xi32>
  %across = tt.broadcast %cc : tensor<1x32xi32> -> tensor<16x32xi32>
  %at = arith.addi %downs, %across : tensor<16x32xi32>
  %as = tt.splat %base : !tt.ptr<f16> -> tensor<16x32x!tt.ptr<f16>>
  %p = tt.addptr %as, %at : tensor<16x32x!tt.ptr<f16>>, tensor<16x32xi32>
  %by = arith.constant dense<32> : tensor<16x32xi32>
  %sum:2 = scf.for %k = %zero to %n step %step iter_args(%acc = %none, %q = %p) -> (tensor<16x16xf32>, tensor<16x32x!tt.ptr<f16>>) : i32 {
    %x = tt.load %q : tensor<16x32x!tt.ptr<f16>>
    %np = tt.addptr %q, %by : tensor<16x32x!tt.ptr<f16>>, tensor<16x32xi32>
    %d = tt.dot %x, %b, %acc, inputPrecision = ieee : tensor<16x32xf16> * tensor<32x16xf16> -> tensor<16x16xf32>
    scf.yield %d, %np : tensor<16x16xf32>, tensor<16x32x!tt.ptr<f16>>
  }
  tt.return
}

// Rows of the block that are columns of the loaded tensor: it is loaded by rows and transposed.
// CHECK-LABEL: @columns
// CHECK: [[T:%.*]] = tt.trans {{.*}} : tensor<16x32x!tt.ptr<f16>> -> tensor<32x16x!tt.ptr<f16>>
// CHECK: kiln.block_of [[T]]
// CHECK: [[X:%.*]] = tt.load {{.*}} : tensor<32x16x!tt.ptr<f16>>
// CHECK: tt.trans [[X]] {order = array<i32: 1, 0>} : tensor<32x16xf16> -> tensor<16x32xf16>
tt.func public @columns(%a: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %out: !tt.ptr<f32>, %m: i32 {tt.divisibility = 16 : i32}, %n: i32 {tt.divisibility = 16 : i32}, %s: i32 {tt.divisibility = 16 : i32}) {
  %zero = arith.constant 0 : i32
  %step = arith.constant 32 : i32
  %none = arith.constant dense<0.0> : tensor<16x16xf32>
  %b = arith.constant dense<1.0> : tensor<32x16xf16>
  %pid = tt.get_program_id x : i32
  %sixteen = arith.constant 16 : i32
  %first = arith.muli %pid, %sixteen : i32
  %r = tt.make_range {start = 0 : i32, end = 16 : i32} : tensor<16xi32>
  %c = tt.make_range {start = 0 : i32, end = 32 : i32} : tensor<32xi32>
  %firsts = tt.splat %first : i32 -> tensor<16xi32>
  %row = arith.addi %firsts, %r : tensor<16xi32>
  %rc = tt.expand_dims %row {axis = 1 : i32} : tensor<16xi32> -> tensor<16x1xi32>
  %cc = tt.expand_dims %c {axis = 0 : i32} : tensor<32xi32> -> tensor<1x32xi32>
  %ss = tt.splat %s : i32 -> tensor<1x32xi32>
  %down = arith.muli %cc, %ss : tensor<1x32xi32>
  %downs = tt.broadcast %down : tensor<1x32xi32> -> tensor<16x32xi32>
  %across = tt.broadcast %rc : tensor<16x1xi32> -> tensor<16x32xi32>
  %at = arith.addi %downs, %across : tensor<16x32xi32>
  %as = tt.splat %a : !tt.ptr<f16> -> tensor<16x32x!tt.ptr<f16>>
  %p = tt.addptr %as, %at : tensor<16x32x!tt.ptr<f16>>, tensor<16x32xi32>
  %grow = arith.muli %s, %step : i32
  %by = tt.splat %grow : i32 -> tensor<16x32xi32>
  %sum:2 = scf.for %k = %zero to %n step %step iter_args(%acc = %none, %q = %p) -> (tensor<16x16xf32>, tensor<16x32x!tt.ptr<f16>>) : i32 {
    %x = tt.load %q : tensor<16x32x!tt.ptr<f16>>
    %np = tt.addptr %q, %by : tensor<16x32x!tt.ptr<f16>>, tensor<16x32xi32>
    %d = tt.dot %x, %b, %acc, inputPrecision = ieee : tensor<16x32xf16> * tensor<32x16xf16> -> tensor<16x16xf32>
    scf.yield %d, %np : tensor<16x16xf32>, tensor<16x32x!tt.ptr<f16>>
  }
  tt.return
}

// A remark says why a load stays with pointers.
// WHY: remark: {{.*}}: its rows are not known to be a multiple of 16 bytes apart
tt.func public @odd(%a: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %out: !tt.ptr<f32>, %m: i32, %n: i32, %s: i32) {
  %zero = arith.constant 0 : i32
  %step = arith.constant 32 : i32
  %none = arith.constant dense<0.0> : tensor<16x16xf32>
  %b = arith.constant dense<1.0> : tensor<32x16xf16>
  %pid = tt.get_program_id x : i32
  %sixteen = arith.constant 16 : i32
  %first = arith.muli %pid, %sixteen : i32
  %r = tt.make_range {start = 0 : i32, end = 16 : i32} : tensor<16xi32>
  %c = tt.make_range {start = 0 : i32, end = 32 : i32} : tensor<32xi32>
  %firsts = tt.splat %first : i32 -> tensor<16xi32>
  %row = arith.addi %firsts, %r : tensor<16xi32>
  %rc = tt.expand_dims %row {axis = 1 : i32} : tensor<16xi32> -> tensor<16x1xi32>
  %cc = tt.expand_dims %c {axis = 0 : i32} : tensor<32xi32> -> tensor<1x32xi32>
  %ss = tt.splat %s : i32 -> tensor<16x1xi32>
  %down = arith.muli %rc, %ss : tensor<16x1xi32>
  %downs = tt.broadcast %down : tensor<16x1xi32> -> tensor<16x32xi32>
  %across = tt.broadcast %cc : tensor<1x32xi32> -> tensor<16x32xi32>
  %at = arith.addi %downs, %across : tensor<16x32xi32>
  %as = tt.splat %a : !tt.ptr<f16> -> tensor<16x32x!tt.ptr<f16>>
  %p = tt.addptr %as, %at : tensor<16x32x!tt.ptr<f16>>, tensor<16x32xi32>
  %by = arith.constant dense<32> : tensor<16x32xi32>
  %sum:2 = scf.for %k = %zero to %n step %step iter_args(%acc = %none, %q = %p) -> (tensor<16x16xf32>, tensor<16x32x!tt.ptr<f16>>) : i32 {
    %x = tt.load %q : tensor<16x32x!tt.ptr<f16>>
    %np = tt.addptr %q, %by : tensor<16x32x!tt.ptr<f16>>, tensor<16x32xi32>
    %d = tt.dot %x, %b, %acc, inputPrecision = ieee : tensor<16x32xf16> * tensor<32x16xf16> -> tensor<16x16xf32>
    scf.yield %d, %np : tensor<16x16xf32>, tensor<16x32x!tt.ptr<f16>>
  }
  tt.return
}

// WHY: remark: {{.*}}: the tensor's base is not known to be a multiple of 16
tt.func public @unaligned(%a: !tt.ptr<f16>, %out: !tt.ptr<f32>, %m: i32 {tt.divisibility = 16 : i32}, %n: i32 {tt.divisibility = 16 : i32}, %s: i32 {tt.divisibility = 16 : i32}) {
  %zero = arith.constant 0 : i32
  %step = arith.constant 32 : i32
  %none = arith.constant dense<0.0> : tensor<16x16xf32>
  %b = arith.constant dense<1.0> : tensor<32x16xf16>
  %pid = tt.get_program_id x : i32
  %sixteen = arith.constant 16 : i32
  %first = arith.muli %pid, %sixteen : i32
  %r = tt.make_range {start = 0 : i32, end = 16 : i32} : tensor<16xi32>
  %c = tt.make_range {start = 0 : i32, end = 32 : i32} : tensor<32xi32>
  %firsts = tt.splat %first : i32 -> tensor<16xi32>
  %row = arith.addi %firsts, %r : tensor<16xi32>
  %rc = tt.expand_dims %row {axis = 1 : i32} : tensor<16xi32> -> tensor<16x1xi32>
  %cc = tt.expand_dims %c {axis = 0 : i32} : tensor<32xi32> -> tensor<1x32xi32>
  %ss = tt.splat %s : i32 -> tensor<16x1xi32>
  %down = arith.muli %rc, %ss : tensor<16x1xi32>
  %downs = tt.broadcast %down : tensor<16x1xi32> -> tensor<16x32xi32>
  %across = tt.broadcast %cc : tensor<1x32xi32> -> tensor<16x32xi32>
  %at = arith.addi %downs, %across : tensor<16x32xi32>
  %as = tt.splat %a : !tt.ptr<f16> -> tensor<16x32x!tt.ptr<f16>>
  %p = tt.addptr %as, %at : tensor<16x32x!tt.ptr<f16>>, tensor<16x32xi32>
  %by = arith.constant dense<32> : tensor<16x32xi32>
  %sum:2 = scf.for %k = %zero to %n step %step iter_args(%acc = %none, %q = %p) -> (tensor<16x16xf32>, tensor<16x32x!tt.ptr<f16>>) : i32 {
    %x = tt.load %q : tensor<16x32x!tt.ptr<f16>>
    %np = tt.addptr %q, %by : tensor<16x32x!tt.ptr<f16>>, tensor<16x32xi32>
    %d = tt.dot %x, %b, %acc, inputPrecision = ieee : tensor<16x32xf16> * tensor<32x16xf16> -> tensor<16x16xf32>
    scf.yield %d, %np : tensor<16x16xf32>, tensor<16x32x!tt.ptr<f16>>
  }
  tt.return
}

// WHY: remark: {{.*}}: elements along none of its dimensions are known to be neighbours
tt.func public @strided(%a: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %out: !tt.ptr<f32>, %m: i32 {tt.divisibility = 16 : i32}, %n: i32 {tt.divisibility = 16 : i32}, %s: i32 {tt.divisibility = 16 : i32}) {
  %zero = arith.constant 0 : i32
  %step = arith.constant 32 : i32
  %none = arith.constant dense<0.0> : tensor<16x16xf32>
  %b = arith.constant dense<1.0> : tensor<32x16xf16>
  %pid = tt.get_program_id x : i32
  %sixteen = arith.constant 16 : i32
  %first = arith.muli %pid, %sixteen : i32
  %r = tt.make_range {start = 0 : i32, end = 16 : i32} : tensor<16xi32>
  %c = tt.make_range {start = 0 : i32, end = 32 : i32} : tensor<32xi32>
  %firsts = tt.splat %first : i32 -> tensor<16xi32>
  %row = arith.addi %firsts, %r : tensor<16xi32>
  %rc = tt.expand_dims %row {axis = 1 : i32} : tensor<16xi32> -> tensor<16x1xi32>
  %cc = tt.expand_dims %c {axis = 0 : i32} : tensor<32xi32> -> tensor<1x32xi32>
  %ss = tt.splat %s : i32 -> tensor<16x1xi32>
  %down = arith.muli %rc, %ss : tensor<16x1xi32>
  %downs = tt.broadcast %down : tensor<16x1xi32> -> tensor<16x32xi32>
  %cs = tt.splat %m : i32 -> tensor<1x32xi32>
  %ccs = arith.muli %cc, %cs : tensor<1x32xi32>
  %across = tt.broadcast %ccs : tensor<1x32xi32> -> tensor<16x32xi32>
  %at = arith.addi %downs, %across : tensor<16x32xi32>
  %as = tt.splat %a : !tt.ptr<f16> -> tensor<16x32x!tt.ptr<f16>>
  %p = tt.addptr %as, %at : tensor<16x32x!tt.ptr<f16>>, tensor<16x32xi32>
  %by = arith.constant dense<32> : tensor<16x32xi32>
  %sum:2 = scf.for %k = %zero to %n step %step iter_args(%acc = %none, %q = %p) -> (tensor<16x16xf32>, tensor<16x32x!tt.ptr<f16>>) : i32 {
    %x = tt.load %q : tensor<16x32x!tt.ptr<f16>>
    %np = tt.addptr %q, %by : tensor<16x32x!tt.ptr<f16>>, tensor<16x32xi32>
    %d = tt.dot %x, %b, %acc, inputPrecision = ieee : tensor<16x32xf16> * tensor<32x16xf16> -> tensor<16x16xf32>
    scf.yield %d, %np : tensor<16x16xf32>, tensor<16x32x!tt.ptr<f16>>
  }
  tt.return
}

// WHY: remark: {{.*}}: its rows' stride does not follow from the kernel's arguments alone
tt.func public @by_program(%a: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %out: !tt.ptr<f32>, %m: i32 {tt.divisibility = 16 : i32}, %n: i32 {tt.divisibility = 16 : i32}, %s: i32 {tt.divisibility = 16 : i32}) {
  %zero = arith.constant 0 : i32
  %step = arith.constant 32 : i32
  %none = arith.constant dense<0.0> : tensor<16x16xf32>
  %b = arith.constant dense<1.0> : tensor<32x16xf16>
  %pid = tt.get_program_id x : i32
  %sixteen = arith.constant 16 : i32
  %first = arith.muli %pid, %sixteen : i32
  %r = tt.make_range {start = 0 : i32, end = 16 : i32} : tensor<16xi32>
  %c = tt.make_range {start = 0 : i32, end = 32 : i32} : tensor<32xi32>
  %firsts = tt.splat %first : i32 -> tensor<16xi32>
  %row = arith.addi %firsts, %r : tensor<16xi32>
  %rc = tt.expand_dims %row {axis = 1 : i32} : tensor<16xi32> -> tensor<16x1xi32>
  %cc = tt.expand_dims %c {axis = 0 : i32} : tensor<32xi32> -> tensor<1x32xi32>
  %ss = tt.splat %pid : i32 -> tensor<16x1xi32>
  %down = arith.muli %rc, %ss : tensor<16x1xi32>
  %downs = tt.broadcast %down : tensor<16x1xi32> -> tensor<16x32xi32>
  %across = tt.broadcast %cc : tensor<1x32xi32> -> tensor<16x32xi32>
  %at = arith.addi %downs, %across : tensor<16x32xi32>
  %as = tt.splat %a : !tt.ptr<f16> -> tensor<16x32x!tt.ptr<f16>>
  %p = tt.addptr %as, %at : tensor<16x32x!tt.ptr<f16>>, tensor<16x32xi32>
  %by = arith.constant dense<32> : tensor<16x32xi32>
  %sum:2 = scf.for %k = %zero to %n step %step iter_args(%acc = %none, %q = %p) -> (tensor<16x16xf32>, tensor<16x32x!tt.ptr<f16>>) : i32 {
    %x = tt.load %q : tensor<16x32x!tt.ptr<f16>>
    %np = tt.addptr %q, %by : tensor<16x32x!tt.ptr<f16>>, tensor<16x32xi32>
    %d = tt.dot %x, %b, %acc, inputPrecision = ieee : tensor<16x32xf16> * tensor<32x16xf16> -> tensor<16x16xf32>
    scf.yield %d, %np : tensor<16x16xf32>, tensor<16x32x!tt.ptr<f16>>
  }
  tt.return
}

// WHY: remark: {{.*}}: where it begins is not known to be at least zero (tl.assume says so)
tt.func public @backwards(%a: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %out: !tt.ptr<f32>, %m: i32 {tt.divisibility = 16 : i32}, %n: i32 {tt.divisibility = 16 : i32}, %s: i32 {tt.divisibility = 16 : i32}) {
  %zero = arith.constant 0 : i32
  %step = arith.constant 32 : i32
  %none = arith.constant dense<0.0> : tensor<16x16xf32>
  %b = arith.constant dense<1.0> : tensor<32x16xf16>
  %pid = tt.get_program_id x : i32
  %sixteen = arith.constant 16 : i32
  %first = arith.muli %pid, %sixteen : i32
  %r = tt.make_range {start = 0 : i32, end = 16 : i32} : tensor<16xi32>
  %c = tt.make_range {start = 0 : i32, end = 32 : i32} : tensor<32xi32>
  %firsts = tt.splat %first : i32 -> tensor<16xi32>
  %row = arith.addi %firsts, %r : tensor<16xi32>
  %last = arith.subi %m, %first : i32
  %lasts = tt.splat %last : i32 -> tensor<16xi32>
  %back = arith.addi %lasts, %r : tensor<16xi32>
  %rc = tt.expand_dims %back {axis = 1 : i32} : tensor<16xi32> -> tensor<16x1xi32>
  %cc = tt.expand_dims %c {axis = 0 : i32} : tensor<32xi32> -> tensor<1x32xi32>
  %ss = tt.splat %s : i32 -> tensor<16x1xi32>
  %down = arith.muli %rc, %ss : tensor<16x1xi32>
  %downs = tt.broadcast %down : tensor<16x1xi32> -> tensor<16x32xi32>
  %across = tt.broadcast %cc : tensor<1x32xi32> -> tensor<16x32xi32>
  %at = arith.addi %downs, %across : tensor<16x32xi32>
  %as = tt.splat %a : !tt.ptr<f16> -> tensor<16x32x!tt.ptr<f16>>
  %p = tt.addptr %as, %at : tensor<16x32x!tt.ptr<f16>>, tensor<16x32xi32>
  %by = arith.constant dense<32> : tensor<16x32xi32>
  %sum:2 = scf.for %k = %zero to %n step %step iter_args(%acc = %none, %q = %p) -> (tensor<16x16xf32>, tensor<16x32x!tt.ptr<f16>>) : i32 {
    %x = tt.load %q : tensor<16x32x!tt.ptr<f16>>
    %np = tt.addptr %q, %by : tensor<16x32x!tt.ptr<f16>>, tensor<16x32xi32>
    %d = tt.dot %x, %b, %acc, inputPrecision = ieee : tensor<16x32xf16> * tensor<32x16xf16> -> tensor<16x16xf32>
    scf.yield %d, %np : tensor<16x16xf32>, tensor<16x32x!tt.ptr<f16>>
  }
  tt.return
}

// WHY: remark: {{.*}}: its mask does more than cut it off at the tensor's ends
tt.func public @parity(%a: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %out: !tt.ptr<f32>, %m: i32 {tt.divisibility = 16 : i32}, %n: i32 {tt.divisibility = 16 : i32}, %s: i32 {tt.divisibility = 16 : i32}) {
  %zero = arith.constant 0 : i32
  %step = arith.constant 32 : i32
  %none = arith.constant dense<0.0> : tensor<16x16xf32>
  %b = arith.constant dense<1.0> : tensor<32x16xf16>
  %pid = tt.get_program_id x : i32
  %sixteen = arith.constant 16 : i32
  %first = arith.muli %pid, %sixteen : i32
  %r = tt.make_range {start = 0 : i32, end = 16 : i32} : tensor<16xi32>
  %c = tt.make_range {start = 0 : i32, end = 32 : i32} : tensor<32xi32>
  %firsts = tt.splat %first : i32 -> tensor<16xi32>
  %row = arith.addi %firsts, %r : tensor<16xi32>
  %rc = tt.expand_dims %row {axis = 1 : i32} : tensor<16xi32> -> tensor<16x1xi32>
  %cc = tt.expand_dims %c {axis = 0 : i32} : tensor<32xi32> -> tensor<1x32xi32>
  %ss = tt.splat %s : i32 -> tensor<16x1xi32>
  %down = arith.muli %rc, %ss : tensor<16x1xi32>
  %downs = tt.broadcast %down : tensor<16x1xi32> -> tensor<16x32xi32>
  %across = tt.broadcast %cc : tensor<1x32xi32> -> tensor<16x32xi32>
  %at = arith.addi %downs, %across : tensor<16x32xi32>
  %as = tt.splat %a : !tt.ptr<f16> -> tensor<16x32x!tt.ptr<f16>>
  %p = tt.addptr %as, %at : tensor<16x32x!tt.ptr<f16>>, tensor<16x32xi32>
  %by = arith.constant dense<32> : tensor<16x32xi32>
  %sum:2 = scf.for %k = %zero to %n step %step iter_args(%acc = %none, %q = %p) -> (tensor<16x16xf32>, tensor<16x32x!tt.ptr<f16>>) : i32 {
    %twos = arith.constant dense<2> : tensor<1x32xi32>
    %half = arith.remsi %cc, %twos : tensor<1x32xi32>
    %zeros = arith.constant dense<0> : tensor<1x32xi32>
    %even = arith.cmpi eq, %half, %zeros : tensor<1x32xi32>
    %mask = tt.broadcast %even : tensor<1x32xi1> -> tensor<16x32xi1>
    %other = arith.constant dense<0.0> : tensor<16x32xf16>
    %x = tt.load %q, %mask, %other : tensor<16x32x!tt.ptr<f16>>
    %np = tt.addptr %q, %by : tensor<16x32x!tt.ptr<f16>>, tensor<16x32xi32>
    %d = tt.dot %x, %b, %acc, inputPrecision = ieee : tensor<16x32xf16> * tensor<32x16xf16> -> tensor<16x16xf32>
    scf.yield %d, %np : tensor<16x16xf32>, tensor<16x32x!tt.ptr<f16>>
  }
  tt.return
}

// WHY: remark: {{.*}}: what its mask cuts off is not zero
tt.func public @ones(%a: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %out: !tt.ptr<f32>, %m: i32 {tt.divisibility = 16 : i32}, %n: i32 {tt.divisibility = 16 : i32}, %s: i32 {tt.divisibility = 16 : i32}) {
  %zero = arith.constant 0 : i32
  %step = arith.constant 32 : i32
  %none = arith.constant dense<0.0> : tensor<16x16xf32>
  %b = arith.constant dense<1.0> : tensor<32x16xf16>
  %pid = tt.get_program_id x : i32
  %sixteen = arith.constant 16 : i32
  %first = arith.muli %pid, %sixteen : i32
  %r = tt.make_range {start = 0 : i32, end = 16 : i32} : tensor<16xi32>
  %c = tt.make_range {start = 0 : i32, end = 32 : i32} : tensor<32xi32>
  %firsts = tt.splat %first : i32 -> tensor<16xi32>
  %row = arith.addi %firsts, %r : tensor<16xi32>
  %rc = tt.expand_dims %row {axis = 1 : i32} : tensor<16xi32> -> tensor<16x1xi32>
  %cc = tt.expand_dims %c {axis = 0 : i32} : tensor<32xi32> -> tensor<1x32xi32>
  %ss = tt.splat %s : i32 -> tensor<16x1xi32>
  %down = arith.muli %rc, %ss : tensor<16x1xi32>
  %downs = tt.broadcast %down : tensor<16x1xi32> -> tensor<16x32xi32>
  %across = tt.broadcast %cc : tensor<1x32xi32> -> tensor<16x32xi32>
  %at = arith.addi %downs, %across : tensor<16x32xi32>
  %as = tt.splat %a : !tt.ptr<f16> -> tensor<16x32x!tt.ptr<f16>>
  %p = tt.addptr %as, %at : tensor<16x32x!tt.ptr<f16>>, tensor<16x32xi32>
  %by = arith.constant dense<32> : tensor<16x32xi32>
  %sum:2 = scf.for %k = %zero to %n step %step iter_args(%acc = %none, %q = %p) -> (tensor<16x16xf32>, tensor<16x32x!tt.ptr<f16>>) : i32 {
    %left = arith.subi %n, %k : i32
    %lefts = tt.splat %left : i32 -> tensor<1x32xi32>
    %has = arith.cmpi slt, %cc, %lefts : tensor<1x32xi32>
    %mask = tt.broadcast %has : tensor<1x32xi1> -> tensor<16x32xi1>
    %other = arith.constant dense<1.0> : tensor<16x32xf16>
    %x = tt.load %q, %mask, %other : tensor<16x32x!tt.ptr<f16>>
    %np = tt.addptr %q, %by : tensor<16x32x!tt.ptr<f16>>, tensor<16x32xi32>
    %d = tt.dot %x, %b, %acc, inputPrecision = ieee : tensor<16x32xf16> * tensor<32x16xf16> -> tensor<16x16xf32>
    scf.yield %d, %np : tensor<16x16xf32>, tensor<16x32x!tt.ptr<f16>>
  }
  tt.return
}

// WHY: remark: {{.*}}: the tensor's size does not follow from the kernel's arguments alone
tt.func public @by_iteration(%a: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %out: !tt.ptr<f32>, %m: i32 {tt.divisibility = 16 : i32}, %n: i32 {tt.divisibility = 16 : i32}, %s: i32 {tt.divisibility = 16 : i32}) {
  %zero = arith.constant 0 : i32
  %step = arith.constant 32 : i32
  %none = arith.constant dense<0.0> : tensor<16x16xf32>
  %b = arith.constant dense<1.0> : tensor<32x16xf16>
  %pid = tt.get_program_id x : i32
  %sixteen = arith.constant 16 : i32
  %first = arith.muli %pid, %sixteen : i32
  %r = tt.make_range {start = 0 : i32, end = 16 : i32} : tensor<16xi32>
  %c = tt.make_range {start = 0 : i32, end = 32 : i32} : tensor<32xi32>
  %firsts = tt.splat %first : i32 -> tensor<16xi32>
  %row = arith.addi %firsts, %r : tensor<16xi32>
  %sized = tt.splat %pid : i32 -> tensor<16xi32>
  %wrapped = arith.remsi %row, %sized : tensor<16xi32>
  %rc = tt.expand_dims %wrapped {axis = 1 : i32} : tensor<16xi32> -> tensor<16x1xi32>
  %cc = tt.expand_dims %c {axis = 0 : i32} : tensor<32xi32> -> tensor<1x32xi32>
  %ss = tt.splat %s : i32 -> tensor<16x1xi32>
  %down = arith.muli %rc, %ss : tensor<16x1xi32>
  %downs = tt.broadcast %down : tensor<16x1xi32> -> tensor<16x32xi32>
  %across = tt.broadcast %cc : tensor<1x32xi32> -> tensor<16x32xi32>
  %at = arith.addi %downs, %across : tensor<16x32xi32>
  %as = tt.splat %a : !tt.ptr<f16> -> tensor<16x32x!tt.ptr<f16>>
  %p = tt.addptr %as, %at : tensor<16x32x!tt.ptr<f16>>, tensor<16x32xi32>
  %by = arith.constant dense<32> : tensor<16x32xi32>
  %sum:2 = scf.for %k = %zero to %n step %step iter_args(%acc = %none, %q = %p) -> (tensor<16x16xf32>, tensor<16x32x!tt.ptr<f16>>) : i32 {
    %x = tt.load %q : tensor<16x32x!tt.ptr<f16>>
    %np = tt.addptr %q, %by : tensor<16x32x!tt.ptr<f16>>, tensor<16x32xi32>
    %d = tt.dot %x, %b, %acc, inputPrecision = ieee : tensor<16x32xf16> * tensor<32x16xf16> -> tensor<16x16xf32>
    scf.yield %d, %np : tensor<16x16xf32>, tensor<16x32x!tt.ptr<f16>>
  }
  tt.return
}

// WHY: remark: {{.*}}: its addresses are no sum of steps along the block's dimensions
tt.func public @gathered(%a: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %out: !tt.ptr<f32>, %m: i32 {tt.divisibility = 16 : i32}, %n: i32 {tt.divisibility = 16 : i32}, %s: i32 {tt.divisibility = 16 : i32}, %index: !tt.ptr<i32>) {
  %zero = arith.constant 0 : i32
  %step = arith.constant 32 : i32
  %none = arith.constant dense<0.0> : tensor<16x16xf32>
  %b = arith.constant dense<1.0> : tensor<32x16xf16>
  %pid = tt.get_program_id x : i32
  %sixteen = arith.constant 16 : i32
  %first = arith.muli %pid, %sixteen : i32
  %r = tt.make_range {start = 0 : i32, end = 16 : i32} : tensor<16xi32>
  %c = tt.make_range {start = 0 : i32, end = 32 : i32} : tensor<32xi32>
  %firsts = tt.splat %first : i32 -> tensor<16xi32>
  %row = arith.addi %firsts, %r : tensor<16xi32>
  %indices = tt.splat %index : !tt.ptr<i32> -> tensor<16x!tt.ptr<i32>>
  %ip = tt.addptr %indices, %r : tensor<16x!tt.ptr<i32>>, tensor<16xi32>
  %is = tt.load %ip : tensor<16x!tt.ptr<i32>>
  %rc = tt.expand_dims %is {axis = 1 : i32} : tensor<16xi32> -> tensor<16x1xi32>
  %cc = tt.expand_dims %c {axis = 0 : i32} : tensor<32xi32> -> tensor<1x32xi32>
  %ss = tt.splat %s : i32 -> tensor<16x1xi32>
  %down = arith.muli %rc, %ss : tensor<16x1xi32>
  %downs = tt.broadcast %down : tensor<16x1xi32> -> tensor<16x32xi32>
  %across = tt.broadcast %cc : tensor<1x32xi32> -> tensor<16x32xi32>
  %at = arith.addi %downs, %across : tensor<16x32xi32>
  %as = tt.splat %a : !tt.ptr<f16> -> tensor<16x32x!tt.ptr<f16>>
  %p = tt.addptr %as, %at : tensor<16x32x!tt.ptr<f16>>, tensor<16x32xi32>
  %by = arith.constant dense<32> : tensor<16x32xi32>
  %sum:2 = scf.for %k = %zero to %n step %step iter_args(%acc = %none, %q = %p) -> (tensor<16x16xf32>, tensor<16x32x!tt.ptr<f16>>) : i32 {
    %x = tt.load %q : tensor<16x32x!tt.ptr<f16>>
    %np = tt.addptr %q, %by : tensor<16x32x!tt.ptr<f16>>, tensor<16x32xi32>
    %d = tt.dot %x, %b, %acc, inputPrecision = ieee : tensor<16x32xf16> * tensor<32x16xf16> -> tensor<16x16xf32>
    scf.yield %d, %np : tensor<16x16xf32>, tensor<16x32x!tt.ptr<f16>>
  }
  tt.return
}
