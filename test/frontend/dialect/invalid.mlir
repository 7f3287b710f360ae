// Each verifier refuses what it should, and says what it expected and what it found.
// RUN: kiln-opt %s -verify-diagnostics -split-input-file

//===- Types --------------------------------------------------------------===//

// expected-error@+1 {{a pointer points to i1, i4, i8, i16, i32, i64, an 8-, 16-, 32- or 64-bit float, a pointer or a tensor, but found 'index'}}
tt.func @pointee(%p: !tt.ptr<index>) { tt.return }

// -----

// expected-error@+1 {{a tensor descriptor describes numbers, but found elements of type '!tt.ptr<f16>'}}
tt.func @desc_element(%d: !tt.tensordesc<8x!tt.ptr<f16>>) { tt.return }

// -----

// expected-error@+1 {{expected a block like tensor<64x32xf16> or 64x32xf16 in a tensor descriptor, but found 'f16'}}
tt.func @desc_scalar(%d: !tt.tensordesc<f16>) { tt.return }

// -----

// expected-error@+1 {{signature: expected every dimension of a tensor to be a power of two, but found 'tensor<3xf32>'}}
tt.func @argument_size(%x: tensor<3xf32>) { tt.return }

// -----

// expected-error@+1 {{expected every dimension of a tensor to be a power of two, but found 'tensor<3xf16>'}}
tt.func @desc_size(%x: !tt.tensordesc<3xf16>) { tt.return }

// -----

tt.func @size_power() {
  // expected-error@+1 {{'tt.make_range' op expected every dimension of a tensor to be a power of two, but found 'tensor<5xi32>'}}
  %0 = tt.make_range {end = 5 : i32, start = 0 : i32} : tensor<5xi32>
  tt.return
}

// -----

tt.func @size_limit(%x: f32) {
  // expected-error@+1 {{'tt.splat' op expected a tensor of at most 1048576 elements, but found 'tensor<2048x1024xf32>'}}
  %0 = tt.splat %x : f32 -> tensor<2048x1024xf32>
  tt.return
}

// -----

tt.func @size_overflow(%x: f32) {
  // expected-error@+1 {{expected a tensor of at most 1048576 elements, but found}}
  %0 = tt.splat %x : f32 -> tensor<4611686018427387904x4611686018427387904xf32>
  tt.return
}

// -----

tt.func @size_dynamic(%x: f32) {
  // expected-error@+1 {{'tt.splat' op expected a tensor of static shape, but found 'tensor<?xf32>'}}
  %0 = tt.splat %x : f32 -> tensor<?xf32>
  tt.return
}

// -----

tt.func @size_of_other_dialects() {
  // expected-error@+1 {{'arith.constant' op expected every dimension of a tensor to be a power of two, but found 'tensor<12xf32>'}}
  %0 = arith.constant dense<0.0> : tensor<12xf32>
  tt.return
}

// -----

tt.func @element(%x: tensor<8xindex>) {
  // expected-error@+1 {{operand #0 must be ranked tensor of}}
  %0 = tt.expand_dims %x {axis = 0 : i32} : tensor<8xindex> -> tensor<1x8xindex>
  tt.return
}

// -----

//===- Attributes ---------------------------------------------------------===//

// expected-error@+1 {{expects 'tt.divisibility' of argument 0 to be a power of two, but found 12 : i32}}
tt.func @divisibility(%p: !tt.ptr<f32> {tt.divisibility = 12 : i32}) { tt.return }

// -----

// expected-error@+1 {{expects 'tt.pointer_range' to be a positive integer or a dense list of them, but found "32"}}
tt.func @pointer_range(%p: !tt.ptr<f32> {tt.pointer_range = "32"}) { tt.return }

// -----

tt.func @hint(%x: i32) {
  // expected-error@+1 {{expects 'tt.divisibility' to be a positive integer or a dense list of them, but found dense<0> : tensor<1xi32>}}
  %0 = arith.muli %x, %x {tt.divisibility = dense<0> : tensor<1xi32>} : i32
  tt.return
}

// -----

tt.func @loop(%n: i32) {
  // expected-error@+1 {{expects 'tt.num_stages' to be an i32 of at least 0, but found "four"}}
  scf.for %i = %n to %n step %n : i32 {
  } {tt.num_stages = "four"}
  tt.return
}

// -----

// expected-error@+1 {{expects 'kiln-sched-strategy' to be a string, but found 7 : i32}}
tt.func @strategy() attributes {"kiln-sched-strategy" = 7 : i32} { tt.return }

// -----

// expected-error@+1 {{expects 'kiln-num-warps' to be a positive i32, a power of two, but found 6 : i32}}
tt.func @warps() attributes {"kiln-num-warps" = 6 : i32} { tt.return }

// -----

// expected-error@+1 {{expects 'kiln-max-regs' to be a positive i32, but found 0 : i32}}
tt.func @regs() attributes {"kiln-max-regs" = 0 : i32} { tt.return }

// -----

// expected-error@+1 {{expects 'kiln-register-usage-level' to be an i32 of at least 0, but found -1 : i32}}
tt.func @level() attributes {"kiln-register-usage-level" = -1 : i32} { tt.return }

// -----

// expected-error@+1 {{expects 'kiln-ptxas-controls' to be a string, but found 0 : i32}}
tt.func @controls() attributes {"kiln-ptxas-controls" = 0 : i32} { tt.return }

// -----

//===- Casts and elementwise ops ------------------------------------------===//

tt.func @bitcast_width(%x: tensor<8xf32>) {
  // expected-error@+1 {{expects types of the same width, but found 'f32' of 32 bits and 'i16' of 16 bits}}
  %0 = tt.bitcast %x : tensor<8xf32> -> tensor<8xi16>
  tt.return
}

// -----

tt.func @bitcast_pointer(%x: !tt.ptr<f32>) {
  // expected-error@+1 {{expects two pointers or none (tt.ptr_to_int and tt.int_to_ptr convert), but found '!tt.ptr<f32>' and 'i64'}}
  %0 = tt.bitcast %x : !tt.ptr<f32> -> i64
  tt.return
}

// -----

tt.func @bitcast_space(%x: !tt.ptr<f32>) {
  // expected-error@+1 {{expects one address space, but found 1 and 3}}
  %0 = tt.bitcast %x : !tt.ptr<f32> -> !tt.ptr<f32, 3>
  tt.return
}

// -----

tt.func @cast_shape(%x: tensor<8xi64>) {
  // expected-error@+1 {{requires the same shape for all operands and results}}
  %0 = tt.int_to_ptr %x : tensor<8xi64> -> tensor<16x!tt.ptr<f32>>
  tt.return
}

// -----

tt.func @int_to_ptr_width(%x: i32) {
  // expected-error@+1 {{operand #0 must be}}
  %0 = tt.int_to_ptr %x : i32 -> !tt.ptr<f32>
  tt.return
}

// -----

tt.func @rounding(%x: f32) {
  // expected-error@+1 {{expects 'rounding = rtne' or 'rounding = rtz' for the narrowing from 'f32' to 'f8E5M2', but found none}}
  %0 = tt.fp_to_fp %x : f32 -> f8E5M2
  tt.return
}

// -----

tt.func @fp_to_int(%x: f32) {
  // expected-error@+1 {{result #0 must be}}
  %0 = tt.fp_to_fp %x : f32 -> i32
  tt.return
}

// -----

// expected-note@+1 {{prior use here}}
tt.func @clampf(%x: f32, %y: f64) {
  // expected-error@+1 {{use of value '%y' expects different type than prior uses: 'f32' vs 'f64'}}
  %0 = tt.clampf %x, %y, %x, propagateNan = none : f32
  tt.return
}

// -----

tt.func @addptr_shape(%p: tensor<8x!tt.ptr<f32>>, %i: tensor<4xi32>) {
  // expected-error@+1 {{requires the same shape for all operands and results}}
  %0 = tt.addptr %p, %i : tensor<8x!tt.ptr<f32>>, tensor<4xi32>
  tt.return
}

// -----

tt.func @addptr_float(%p: !tt.ptr<f32>, %i: f32) {
  // expected-error@+1 {{operand #1 must be}}
  %0 = tt.addptr %p, %i : !tt.ptr<f32>, f32
  tt.return
}

// -----

tt.func @addptr_result(%p: !tt.ptr<f32>, %i: i32) {
  // expected-error@+1 {{the result has the pointer's type}}
  %0 = "tt.addptr"(%p, %i) : (!tt.ptr<f32>, i32) -> !tt.ptr<f16>
  tt.return
}

// -----

tt.func @asm_pack(%x: tensor<2xf32>) {
  // expected-error@+1 {{expects a number of elements that 'packed_element' = 4 divides, but found 'tensor<2xf32>'}}
  %0 = tt.elementwise_inline_asm "" {constraints = "", packed_element = 4 : i32, pure = true} %x : tensor<2xf32> -> tensor<2xf32>
  tt.return
}

// -----

tt.func @asm_pack_zero(%x: f32) {
  // expected-error@+1 {{expects 'packed_element' to be at least 1, but found 0}}
  %0 = tt.elementwise_inline_asm "" {constraints = "", packed_element = 0 : i32, pure = true} %x : f32 -> f32
  tt.return
}

// -----

tt.func @map_pack(%x: tensor<8xf32>) {
  // expected-error@+1 {{expects 'pack' to be a power of two, but found 3}}
  %0 = "tt.map_elementwise"(%x) <{pack = 3 : i32}> ({
  ^bb0(%a: f32, %b: f32, %c: f32):
    tt.map_elementwise.return %a, %b, %c : f32, f32, f32
  }) : (tensor<8xf32>) -> tensor<8xf32>
  tt.return
}

// -----

tt.func @map_arguments(%x: tensor<8xf32>) {
  // expected-error@+1 {{expects a region with arguments ('f32', 'f32'), but found ('f32')}}
  %0 = "tt.map_elementwise"(%x) <{pack = 2 : i32}> ({
  ^bb0(%a: f32):
    tt.map_elementwise.return %a, %a : f32, f32
  }) : (tensor<8xf32>) -> tensor<8xf32>
  tt.return
}

// -----

tt.func @map_shape(%x: tensor<8xf32>) {
  // expected-error@+1 {{expects one shape for all tensors, but found 'tensor<8xf32>' and 'tensor<16xf32>'}}
  %0 = "tt.map_elementwise"(%x) <{pack = 1 : i32}> ({
  ^bb0(%a: f32):
    tt.map_elementwise.return %a : f32
  }) : (tensor<8xf32>) -> tensor<16xf32>
  tt.return
}

// -----

tt.func @map_return(%x: tensor<8xf32>) {
  %0 = "tt.map_elementwise"(%x) <{pack = 1 : i32}> ({
  ^bb0(%a: f32):
    // expected-error@+1 {{expects values of types ('i32'), but found ('f32')}}
    tt.map_elementwise.return %a : f32
  }) : (tensor<8xf32>) -> tensor<8xi32>
  tt.return
}

// -----

tt.func @map_store(%x: tensor<8xf32>, %p: !tt.ptr<f32>) {
  %0 = "tt.map_elementwise"(%x) <{pack = 1 : i32}> ({
  ^bb0(%a: f32):
    // expected-error@+1 {{cannot stand inside tt.map_elementwise}}
    tt.store %p, %a : !tt.ptr<f32>
    tt.map_elementwise.return %a : f32
  }) : (tensor<8xf32>) -> tensor<8xf32>
  tt.return
}

// -----

//===- Shapes -------------------------------------------------------------===//

tt.func @range_size() {
  // expected-error@+1 {{'tt.make_range' op expects a result of type 'tensor<64xi32>', but found 'tensor<128xi32>'}}
  %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<128xi32>
  tt.return
}

// -----

tt.func @range_empty() {
  // expected-error@+1 {{expects 'start' below 'end', but found 64 and 0}}
  %0 = tt.make_range {end = 0 : i32, start = 64 : i32} : tensor<64xi32>
  tt.return
}

// -----

tt.func @range_element() {
  // expected-error@+1 {{expects a result of type 'tensor<64xi32>', but found 'tensor<64xi64>'}}
  %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi64>
  tt.return
}

// -----

tt.func @splat_element(%x: f32) {
  // expected-error@+1 {{expects a result with elements of type 'f32', but found 'f16'}}
  %0 = tt.splat %x : f32 -> tensor<8xf16>
  tt.return
}

// -----

tt.func @splat_tensor(%x: tensor<2xf32>) {
  // expected-error@+1 {{expects a scalar or a tensor of 1 element, but found 'tensor<2xf32>'}}
  %0 = tt.splat %x : tensor<2xf32> -> tensor<8xf32>
  tt.return
}

// -----

tt.func @unsplat(%x: tensor<2xf32>) {
  // expected-error@+1 {{expects a tensor of 1 element, but found 'tensor<2xf32>'}}
  %0 = tt.unsplat %x : tensor<2xf32>
  tt.return
}

// -----

tt.func @expand_axis(%x: tensor<2xf32>) {
  // expected-error@+1 {{expects 'axis' in the range [0, 2), but found 2}}
  %0 = tt.expand_dims %x {axis = 2 : i32} : tensor<2xf32> -> tensor<2x1xf32>
  tt.return
}

// -----

tt.func @expand_result(%x: tensor<2xf32>) {
  // expected-error@+1 {{expects a result of type 'tensor<1x2xf32>', but found 'tensor<2x1xf32>'}}
  %0 = tt.expand_dims %x {axis = 0 : i32} : tensor<2xf32> -> tensor<2x1xf32>
  tt.return
}

// -----

tt.func @broadcast(%x: tensor<2x4xf32>) {
  // expected-error@+1 {{expects a result that differs from 'tensor<2x4xf32>' only where its dimensions are 1, but found 'tensor<4x4xf32>'}}
  %0 = tt.broadcast %x : tensor<2x4xf32> -> tensor<4x4xf32>
  tt.return
}

// -----

tt.func @broadcast_rank(%x: tensor<1xf32>) {
  // expected-error@+1 {{only where its dimensions are 1, but found 'tensor<4x4xf32>'}}
  %0 = tt.broadcast %x : tensor<1xf32> -> tensor<4x4xf32>
  tt.return
}

// -----

tt.func @reshape(%x: tensor<2x4xf32>) {
  // expected-error@+1 {{expects a result with the 8 elements of 'tensor<2x4xf32>', but found 'tensor<16xf32>'}}
  %0 = tt.reshape %x : tensor<2x4xf32> -> tensor<16xf32>
  tt.return
}

// -----

tt.func @trans_order(%x: tensor<2x4xf32>) {
  // expected-error@+1 {{expects 'order' to be a permutation of the 2 dimensions of 'tensor<2x4xf32>', but found [1, 1]}}
  %0 = tt.trans %x {order = array<i32: 1, 1>} : tensor<2x4xf32> -> tensor<4x4xf32>
  tt.return
}

// -----

tt.func @trans_order_range(%x: tensor<2x4xf32>) {
  // expected-error@+1 {{to be a permutation of the 2 dimensions of 'tensor<2x4xf32>', but found [-1, 5]}}
  %0 = tt.trans %x {order = array<i32: -1, 5>} : tensor<2x4xf32> -> tensor<4x4xf32>
  tt.return
}

// -----

tt.func @trans_result(%x: tensor<2x4xf32>) {
  // expected-error@+1 {{expects a result of type 'tensor<4x2xf32>', but found 'tensor<2x4xf32>'}}
  %0 = tt.trans %x {order = array<i32: 1, 0>} : tensor<2x4xf32> -> tensor<2x4xf32>
  tt.return
}

// -----

tt.func @cat(%x: tensor<8xf32>) {
  // expected-error@+1 {{expects a result with the elements of two 'tensor<8xf32>', but found 'tensor<8xf32>'}}
  %0 = tt.cat %x, %x : tensor<8xf32> -> tensor<8xf32>
  tt.return
}

// -----

tt.func @join(%x: tensor<8xf32>) {
  // expected-error@+1 {{expects a result of type 'tensor<8x2xf32>', but found 'tensor<2x8xf32>'}}
  %0 = tt.join %x, %x : tensor<8xf32> -> tensor<2x8xf32>
  tt.return
}

// -----

tt.func @split(%x: tensor<8x4xf32>) {
  // expected-error@+1 {{expects a tensor whose last dimension is 2, but found 'tensor<8x4xf32>'}}
  %0, %1 = tt.split %x : tensor<8x4xf32> -> tensor<8xf32>
  tt.return
}

// -----

tt.func @split_result(%x: tensor<8x2xf32>) {
  // expected-error@+1 {{expects results of type 'tensor<8xf32>', but found 'tensor<4xf32>'}}
  %0, %1 = tt.split %x : tensor<8x2xf32> -> tensor<4xf32>
  tt.return
}

// -----

tt.func @gather_indices(%x: tensor<4x8xf32>, %i: tensor<16x4xi32>) {
  // expected-error@+1 {{expects indices that differ from 'tensor<4x8xf32>' only in dimension 0, but found 'tensor<16x4xi32>'}}
  %0 = tt.gather %x[%i] {axis = 0 : i32} : (tensor<4x8xf32>, tensor<16x4xi32>) -> tensor<16x4xf32>
  tt.return
}

// -----

tt.func @gather_result(%x: tensor<4x8xf32>, %i: tensor<16x8xi32>) {
  // expected-error@+1 {{expects a result of type 'tensor<16x8xf32>', but found 'tensor<4x8xf32>'}}
  %0 = tt.gather %x[%i] {axis = 0 : i32} : (tensor<4x8xf32>, tensor<16x8xi32>) -> tensor<4x8xf32>
  tt.return
}

// -----

//===- Memory -------------------------------------------------------------===//

// expected-note@+1 {{prior use here}}
tt.func @load_mask(%p: tensor<8x!tt.ptr<f32>>, %m: tensor<4xi1>) {
  // expected-error@+1 {{expects different type than prior uses: 'tensor<8xi1>' vs 'tensor<4xi1>'}}
  %0 = tt.load %p, %m : tensor<8x!tt.ptr<f32>>
  tt.return
}

// -----

tt.func @load_mask_generic(%p: tensor<8x!tt.ptr<f32>>, %m: tensor<4xi1>) {
  // expected-error@+1 {{'tt.load' op expects a mask of type 'tensor<8xi1>', but found 'tensor<4xi1>'}}
  %0 = "tt.load"(%p, %m) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<8x!tt.ptr<f32>>, tensor<4xi1>) -> tensor<8xf32>
  tt.return
}

// -----

tt.func @load_other(%p: tensor<8x!tt.ptr<f32>>, %m: tensor<8xi1>, %o: tensor<8xf16>) {
  // expected-error@+1 {{expects 'other' of type 'tensor<8xf32>', but found 'tensor<8xf16>'}}
  %0 = "tt.load"(%p, %m, %o) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<8x!tt.ptr<f32>>, tensor<8xi1>, tensor<8xf16>) -> tensor<8xf32>
  tt.return
}

// -----

tt.func @load_other_alone(%p: tensor<8x!tt.ptr<f32>>, %o: tensor<8xf32>) {
  // expected-error@+1 {{expects 'other' only together with a mask}}
  %0 = "tt.load"(%p, %o) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (tensor<8x!tt.ptr<f32>>, tensor<8xf32>) -> tensor<8xf32>
  tt.return
}

// -----

tt.func @load_result(%p: tensor<8x!tt.ptr<f32>>) {
  // expected-error@+1 {{expects a result of type 'tensor<8xf32>', but found 'tensor<8xi32>'}}
  %0 = "tt.load"(%p) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (tensor<8x!tt.ptr<f32>>) -> tensor<8xi32>
  tt.return
}

// -----

tt.func @load_integer(%p: tensor<8xi64>) {
  // expected-error@+1 {{'ptr' must be}}
  %0 = tt.load %p : tensor<8xi64>
  tt.return
}

// -----

tt.func @load_boundary(%p: tensor<8x!tt.ptr<f32>>) {
  // expected-error@+1 {{expects 'boundaryCheck' only with a block pointer, but found a pointer of type 'tensor<8x!tt.ptr<f32>>'}}
  %0 = tt.load %p {boundaryCheck = array<i32: 0>} : tensor<8x!tt.ptr<f32>>
  tt.return
}

// -----

tt.func @load_boundary_range(%p: !tt.ptr<tensor<8xf32>>) {
  // expected-error@+1 {{expects 'boundaryCheck' to name dimensions in the range [0, 1), but found 1}}
  %0 = tt.load %p {boundaryCheck = array<i32: 1>} : !tt.ptr<tensor<8xf32>>
  tt.return
}

// -----

tt.func @load_padding(%p: !tt.ptr<f32>) {
  // expected-error@+1 {{expects 'padding' only with a block pointer, but found a pointer of type '!tt.ptr<f32>'}}
  %0 = tt.load %p {padding = 1 : i32} : !tt.ptr<f32>
  tt.return
}

// -----

tt.func @load_block_mask(%p: !tt.ptr<tensor<8xf32>>, %m: tensor<8xi1>) {
  // expected-error@+1 {{expects no mask with a block pointer, but found one of type 'tensor<8xi1>'}}
  %0 = tt.load %p, %m : !tt.ptr<tensor<8xf32>>
  tt.return
}

// -----

tt.func @load_cache(%p: !tt.ptr<f32>) {
  // expected-error@+1 {{one of the following enum values for attribute 'cache' [none, ca, cg, wb, cs, wt, cv]}}
  %0 = tt.load %p cacheModifier = l2 : !tt.ptr<f32>
  tt.return
}

// -----

// expected-note@+1 {{prior use here}}
tt.func @store_value(%p: !tt.ptr<f32>, %v: f16) {
  // expected-error@+1 {{expects different type than prior uses: 'f32' vs 'f16'}}
  tt.store %p, %v : !tt.ptr<f32>
  tt.return
}

// -----

tt.func @store_value_generic(%p: !tt.ptr<f32>, %v: f16) {
  // expected-error@+1 {{'tt.store' op expects a value of type 'f32', but found 'f16'}}
  "tt.store"(%p, %v) : (!tt.ptr<f32>, f16) -> ()
  tt.return
}

// -----

tt.func @store_mask(%p: !tt.ptr<f32>, %v: f32, %m: tensor<8xi1>) {
  // expected-error@+1 {{'tt.store' op expects a mask of type 'i1', but found 'tensor<8xi1>'}}
  "tt.store"(%p, %v, %m) : (!tt.ptr<f32>, f32, tensor<8xi1>) -> ()
  tt.return
}

// -----

tt.func @rmw_value(%p: !tt.ptr<i32>, %v: i64) {
  // expected-error@+1 {{expects a value of type 'i32', but found 'i64'}}
  %0 = tt.atomic_rmw add, relaxed, gpu, %p, %v : (!tt.ptr<i32>, i64) -> i32
  tt.return
}

// -----

tt.func @rmw_result(%p: !tt.ptr<i32>, %v: i32) {
  // expected-error@+1 {{expects a result of type 'i32', but found 'i64'}}
  %0 = tt.atomic_rmw add, relaxed, gpu, %p, %v : (!tt.ptr<i32>, i32) -> i64
  tt.return
}

// -----

tt.func @rmw_float(%p: !tt.ptr<f32>, %v: f32) {
  // expected-error@+1 {{expects integers for 'add', but found 'f32'}}
  %0 = tt.atomic_rmw add, relaxed, gpu, %p, %v : (!tt.ptr<f32>, f32) -> f32
  tt.return
}

// -----

tt.func @rmw_int(%p: !tt.ptr<i32>, %v: i32) {
  // expected-error@+1 {{expects floats for 'fadd', but found 'i32'}}
  %0 = tt.atomic_rmw fadd, relaxed, gpu, %p, %v : (!tt.ptr<i32>, i32) -> i32
  tt.return
}

// -----

tt.func @rmw_mask(%p: tensor<8x!tt.ptr<i32>>, %v: tensor<8xi32>, %m: i1) {
  // expected-error@+1 {{expects a mask of type 'tensor<8xi1>', but found 'i1'}}
  %0 = tt.atomic_rmw add, relaxed, gpu, %p, %v, %m : (tensor<8x!tt.ptr<i32>>, tensor<8xi32>, i1) -> tensor<8xi32>
  tt.return
}

// -----

tt.func @rmw_kind(%p: !tt.ptr<i32>, %v: i32) {
  // expected-error@+1 {{one of the following enum values for attribute 'atomic_rmw_op' [and, or, xor, add, fadd, max, min, umax, umin, exch]}}
  %0 = tt.atomic_rmw sub, relaxed, gpu, %p, %v : (!tt.ptr<i32>, i32) -> i32
  tt.return
}

// -----

tt.func @cas(%p: !tt.ptr<i32>, %v: i64, %w: i32) {
  // expected-error@+1 {{expects a value to compare with of type 'i32', but found 'i64'}}
  %0 = tt.atomic_cas relaxed, gpu, %p, %v, %w : (!tt.ptr<i32>, i64, i32) -> i32
  tt.return
}

// -----

tt.func @cas_value(%p: !tt.ptr<i32>, %v: i64, %w: i32) {
  // expected-error@+1 {{expects a value of type 'i32', but found 'i64'}}
  %0 = tt.atomic_cas relaxed, gpu, %p, %w, %v : (!tt.ptr<i32>, i32, i64) -> i32
  tt.return
}

// -----

tt.func @poll_order(%p: !tt.ptr<i32>, %v: i32) {
  // expected-error@+1 {{expects 'relaxed' or 'acquire', but found 'release'}}
  %0 = tt.atomic_poll release, gpu, %p, %v : !tt.ptr<i32>, i32 -> i1
  tt.return
}

// -----

tt.func @poll_value(%p: !tt.ptr<i32>, %v: i64) {
  // expected-error@+1 {{expects an expected value of type 'i32', but found 'i64'}}
  %0 = tt.atomic_poll relaxed, gpu, %p, %v : !tt.ptr<i32>, i64 -> i1
  tt.return
}

// -----

//===- Block pointers and descriptors -------------------------------------===//

tt.func @block_pointer_rank(%p: !tt.ptr<f16>, %a: i64, %i: i32) {
  // expected-error@+1 {{expects 2 sizes, one for each dimension, but found 1}}
  %0 = tt.make_tensor_ptr %p, [%a], [%a], [%i] {order = array<i32: 1, 0>} : <tensor<8x4xf16>>
  tt.return
}

// -----

tt.func @block_pointer_order(%p: !tt.ptr<f16>, %a: i64, %i: i32) {
  // expected-error@+1 {{expects 'order' to be a permutation of the 1 dimensions of 'tensor<8xf16>', but found [1]}}
  %0 = tt.make_tensor_ptr %p, [%a], [%a], [%i] {order = array<i32: 1>} : <tensor<8xf16>>
  tt.return
}

// -----

tt.func @block_pointer_base(%p: !tt.ptr<f32>, %a: i64, %i: i32) {
  // expected-error@+1 {{expects a base of type '!tt.ptr<f16>', but found '!tt.ptr<f32>'}}
  %0 = "tt.make_tensor_ptr"(%p, %a, %a, %i) <{order = array<i32: 0>}> : (!tt.ptr<f32>, i64, i64, i32) -> !tt.ptr<tensor<8xf16>>
  tt.return
}

// -----

tt.func @advance(%p: !tt.ptr<tensor<8x4xf16>>, %i: i32) {
  // expected-error@+1 {{expects 2 offsets, one for each dimension, but found 1}}
  %0 = tt.advance %p, [%i] : <tensor<8x4xf16>>
  tt.return
}

// -----

tt.func @desc_base(%p: !tt.ptr<f32>, %a: i64, %i: i32) {
  // expected-error@+1 {{expects a base of type '!tt.ptr<f16>', but found '!tt.ptr<f32>'}}
  %0 = tt.make_tensor_descriptor %p, [%i], [%a] : <f32>, <tensor<8xf16>>
  tt.return
}

// -----

tt.func @desc_rank(%p: !tt.ptr<f16>, %a: i64, %i: i32) {
  // expected-error@+1 {{expects 2 sizes, one for each dimension, but found 1}}
  %0 = tt.make_tensor_descriptor %p, [%i], [%a] : <f16>, <tensor<8x4xf16>>
  tt.return
}

// -----

tt.func @desc_load_indices(%d: !tt.tensordesc<tensor<8x4xf16>>, %i: i32) {
  // expected-error@+1 {{expects 2 indices, one for each dimension, but found 1}}
  %0 = tt.descriptor_load %d[%i] : !tt.tensordesc<tensor<8x4xf16>> -> tensor<8x4xf16>
  tt.return
}

// -----

tt.func @desc_load_result(%d: !tt.tensordesc<tensor<8x4xf16>>, %i: i32) {
  // expected-error@+1 {{expects a result of type 'tensor<8x4xf16>', but found 'tensor<4x8xf16>'}}
  %0 = tt.descriptor_load %d[%i, %i] : !tt.tensordesc<tensor<8x4xf16>> -> tensor<4x8xf16>
  tt.return
}

// -----

tt.func @desc_store(%d: !tt.tensordesc<tensor<8xf16>>, %i: i32, %v: tensor<8xf32>) {
  // expected-error@+1 {{expects a source of type 'tensor<8xf16>', but found 'tensor<8xf32>'}}
  tt.descriptor_store %d[%i], %v : !tt.tensordesc<tensor<8xf16>>, tensor<8xf32>
  tt.return
}

// -----

tt.func @desc_reduce(%d: !tt.tensordesc<tensor<8xf16>>, %i: i32, %v: tensor<16xf16>) {
  // expected-error@+1 {{expects a source of type 'tensor<8xf16>', but found 'tensor<16xf16>'}}
  tt.descriptor_reduce add, %d[%i], %v : !tt.tensordesc<tensor<8xf16>>, tensor<16xf16>
  tt.return
}

// -----

tt.func @desc_gather(%d: !tt.tensordesc<tensor<2x8xf16>>, %x: tensor<4xi32>, %i: i32) {
  // expected-error@+1 {{expects a descriptor of blocks with 1 row, but found '!tt.tensordesc<tensor<2x8xf16>>'}}
  %0 = tt.descriptor_gather %d[%x, %i] : (!tt.tensordesc<tensor<2x8xf16>>, tensor<4xi32>, i32) -> tensor<4x8xf16>
  tt.return
}

// -----

tt.func @desc_gather_rows(%d: !tt.tensordesc<tensor<1x8xf16>>, %x: tensor<4x4xi32>, %i: i32) {
  // expected-error@+1 {{expects row numbers in one dimension, but found 'tensor<4x4xi32>'}}
  %0 = tt.descriptor_gather %d[%x, %i] : (!tt.tensordesc<tensor<1x8xf16>>, tensor<4x4xi32>, i32) -> tensor<4x8xf16>
  tt.return
}

// -----

tt.func @desc_scatter(%d: !tt.tensordesc<tensor<1x8xf16>>, %x: tensor<4xi32>, %i: i32, %v: tensor<8x8xf16>) {
  // expected-error@+1 {{expects a source of type 'tensor<4x8xf16>', but found 'tensor<8x8xf16>'}}
  tt.descriptor_scatter %d[%x, %i], %v : !tt.tensordesc<tensor<1x8xf16>>, tensor<4xi32>, i32, tensor<8x8xf16>
  tt.return
}

// -----

//===- Dots, reductions, scans --------------------------------------------===//

tt.func @dot_k(%a: tensor<16x32xf16>, %b: tensor<16x8xf16>, %c: tensor<16x8xf32>) {
  // expected-error@+1 {{but found K = 32 in 'tensor<16x32xf16>' and K = 16 in 'tensor<16x8xf16>'}}
  %0 = tt.dot %a, %b, %c : tensor<16x32xf16> * tensor<16x8xf16> -> tensor<16x8xf32>
  tt.return
}

// -----

tt.func @dot_result(%a: tensor<16x32xf16>, %b: tensor<32x8xf16>, %c: tensor<8x16xf32>) {
  // expected-error@+1 {{expects a result of type 'tensor<16x8xf32>', but found 'tensor<8x16xf32>'}}
  %0 = tt.dot %a, %b, %c : tensor<16x32xf16> * tensor<32x8xf16> -> tensor<8x16xf32>
  tt.return
}

// -----

tt.func @dot_rank(%a: tensor<32xf16>, %b: tensor<32xf16>, %c: tensor<1xf32>) {
  // expected-error@+1 {{expects three matrices, or three batches of them, but found 'tensor<32xf16>', 'tensor<32xf16>' and 'tensor<1xf32>'}}
  %0 = tt.dot %a, %b, %c : tensor<32xf16> * tensor<32xf16> -> tensor<1xf32>
  tt.return
}

// -----

tt.func @dot_batch(%a: tensor<2x16x32xf16>, %b: tensor<4x32x8xf16>, %c: tensor<2x16x8xf32>) {
  // expected-error@+1 {{expects one number of batches, but found 2 in 'tensor<2x16x32xf16>' and 4 in 'tensor<4x32x8xf16>'}}
  %0 = tt.dot %a, %b, %c : tensor<2x16x32xf16> * tensor<4x32x8xf16> -> tensor<2x16x8xf32>
  tt.return
}

// -----

tt.func @dot_width(%a: tensor<16x32xf16>, %b: tensor<32x8xf32>, %c: tensor<16x8xf32>) {
  // expected-error@+1 {{expects operands of one kind and width, but found 'f16' and 'f32'}}
  %0 = tt.dot %a, %b, %c : tensor<16x32xf16> * tensor<32x8xf32> -> tensor<16x8xf32>
  tt.return
}

// -----

tt.func @dot_accumulator(%a: tensor<16x32xi8>, %b: tensor<32x8xi8>, %c: tensor<16x8xf32>) {
  // expected-error@+1 {{expects an accumulator of the operands' kind ('i8'), but found 'f32'}}
  %0 = tt.dot %a, %b, %c : tensor<16x32xi8> * tensor<32x8xi8> -> tensor<16x8xf32>
  tt.return
}

// -----

tt.func @scaled_k(%a: tensor<16x32xi8>, %b: tensor<32x8xf8E5M2>, %c: tensor<16x8xf32>) {
  // expected-error@+1 {{but found K = 64 in 'tensor<16x32xi8>' and K = 32 in 'tensor<32x8xf8E5M2>'}}
  %0 = tt.dot_scaled %a, %b, %c lhs = e2m1 rhs = e5m2 {fastMath = false} : tensor<16x32xi8> * tensor<32x8xf8E5M2> -> tensor<16x8xf32>
  tt.return
}

// -----

tt.func @scaled_scale(%a: tensor<16x32xi8>, %s: tensor<16x8xi8>, %b: tensor<64x8xf8E5M2>, %c: tensor<16x8xf32>) {
  // expected-error@+1 {{expects scales of the left operand as 'tensor<16x2xi8>', one for 32 elements along K, or twice as many columns, one for 16, but found 'tensor<16x8xi8>'}}
  %0 = tt.dot_scaled %a scale %s, %b, %c lhs = e2m1 rhs = e5m2 {fastMath = false} : tensor<16x32xi8>, tensor<16x8xi8> * tensor<64x8xf8E5M2> -> tensor<16x8xf32>
  tt.return
}

// -----

tt.func @scaled_elements(%a: tensor<16x32xf16>, %b: tensor<32x8xf8E5M2>, %c: tensor<16x8xf32>) {
  // expected-error@+1 {{expects the left operand to hold elements of type bf16, but found 'tensor<16x32xf16>'}}
  %0 = tt.dot_scaled %a, %b, %c lhs = bf16 rhs = e5m2 {fastMath = false} : tensor<16x32xf16> * tensor<32x8xf8E5M2> -> tensor<16x8xf32>
  tt.return
}

// -----

tt.func @scaled_sum(%a: tensor<16x32xf16>, %b: tensor<32x8xf8E5M2>, %c: tensor<16x8xf16>) {
  // expected-error@+1 {{expects an accumulator of f32, but found 'tensor<16x8xf16>'}}
  %0 = tt.dot_scaled %a, %b, %c lhs = fp16 rhs = e5m2 {fastMath = false} : tensor<16x32xf16> * tensor<32x8xf8E5M2> -> tensor<16x8xf16>
  tt.return
}

// -----

tt.func @scaled_scale_type(%a: tensor<16x32xf16>, %b: tensor<32x8xf8E5M2>, %s: tensor<8x1xf16>, %c: tensor<16x8xf32>) {
  // expected-error@+1 {{expects scales of the right operand of i8 or f8E4M3FN, but found 'tensor<8x1xf16>'}}
  %0 = tt.dot_scaled %a, %b scale %s, %c lhs = fp16 rhs = e5m2 {fastMath = false} : tensor<16x32xf16> * tensor<32x8xf8E5M2>, tensor<8x1xf16> -> tensor<16x8xf32>
  tt.return
}

// -----

tt.func @scaled_packing(%a: tensor<16x32xf16>, %b: tensor<32x8xf8E5M2>, %c: tensor<16x8xf32>) {
  // expected-error@+1 {{expects 'lhs_k_pack = false' and 'rhs_k_pack = false' for elements of type e2m1 alone}}
  %0 = tt.dot_scaled %a, %b, %c lhs = fp16 rhs = e5m2 {fastMath = false, rhs_k_pack = false} : tensor<16x32xf16> * tensor<32x8xf8E5M2> -> tensor<16x8xf32>
  tt.return
}

// -----

// expected-error@+1 {{expects 'tt.language' on a module, as "3.6" or "3.9", but found "3.7"}}
module attributes {tt.language = "3.7"} {}

// -----

tt.func @reduce_axis(%x: tensor<8xf32>) {
  // expected-error@+1 {{'tt.reduce' op expects 'axis' in the range [0, 1), but found 1}}
  %0 = "tt.reduce"(%x) <{axis = 1 : i32}> ({
  ^bb0(%a: f32, %b: f32):
    tt.reduce.return %a : f32
  }) : (tensor<8xf32>) -> f32
  tt.return
}

// -----

tt.func @reduce_result(%x: tensor<8x4xf32>) {
  // expected-error@+1 {{'tt.reduce' op expects a result of type 'tensor<4xf32>', but found 'tensor<8xf32>'}}
  %0 = "tt.reduce"(%x) <{axis = 0 : i32}> ({
  ^bb0(%a: f32, %b: f32):
    tt.reduce.return %a : f32
  }) : (tensor<8x4xf32>) -> tensor<8xf32>
  tt.return
}

// -----

tt.func @reduce_arguments(%x: tensor<8xf32>) {
  // expected-error@+1 {{expects a block with arguments ('f32', 'f32'), but found ('f32', 'f16')}}
  %0 = "tt.reduce"(%x) <{axis = 0 : i32}> ({
  ^bb0(%a: f32, %b: f16):
    tt.reduce.return %a : f32
  }) : (tensor<8xf32>) -> f32
  tt.return
}

// -----

tt.func @reduce_return(%x: tensor<8xf32>, %y: f16) {
  %0 = "tt.reduce"(%x) <{axis = 0 : i32}> ({
  ^bb0(%a: f32, %b: f32):
    // expected-error@+1 {{'tt.reduce.return' op expects values of types ('f32'), but found ('f16')}}
    tt.reduce.return %y : f16
  }) : (tensor<8xf32>) -> f32
  tt.return
}

// -----

tt.func @reduce_end(%x: tensor<8xf32>) {
  // expected-error@+1 {{expects a block that ends in 'tt.reduce.return'}}
  %0 = "tt.reduce"(%x) <{axis = 0 : i32}> ({
  ^bb0(%a: f32, %b: f32):
    llvm.unreachable
  }) : (tensor<8xf32>) -> f32
  tt.return
}

// -----

tt.func @reduce_sources(%x: tensor<8xf32>, %y: tensor<4xf32>) {
  // expected-error@+1 {{expects sources of one shape, but found 'tensor<8xf32>' and 'tensor<4xf32>'}}
  %0:2 = "tt.reduce"(%x, %y) <{axis = 0 : i32}> ({
  ^bb0(%a: f32, %b: f32, %c: f32, %d: f32):
    tt.reduce.return %a, %b : f32, f32
  }) : (tensor<8xf32>, tensor<4xf32>) -> (f32, f32)
  tt.return
}

// -----

tt.func @reduce_counts(%x: tensor<8xf32>) {
  // expected-error@+1 {{expects one result for each source, and at least one, but found 1 sources and 2 results}}
  %0:2 = "tt.reduce"(%x) <{axis = 0 : i32}> ({
  ^bb0(%a: f32, %b: f32):
    tt.reduce.return %a : f32
  }) : (tensor<8xf32>) -> (f32, f32)
  tt.return
}

// -----

tt.func @reduce_no_axis(%x: tensor<8xf32>) {
  // expected-error@+1 {{'tt.reduce' op requires attribute 'axis'}}
  %0 = "tt.reduce"(%x) ({
  ^bb0(%a: f32, %b: f32):
    tt.reduce.return %a : f32
  }) : (tensor<8xf32>) -> f32
  tt.return
}

// -----

tt.func @scan_result(%x: tensor<8xf32>) {
  // expected-error@+1 {{'tt.scan' op expects a result of type 'tensor<8xf32>', but found 'tensor<8xf64>'}}
  %0 = "tt.scan"(%x) <{axis = 0 : i32, reverse = false}> ({
  ^bb0(%a: f32, %b: f32):
    tt.scan.return %a : f32
  }) : (tensor<8xf32>) -> tensor<8xf64>
  tt.return
}

// -----

tt.func @scan_return(%x: tensor<8xf32>) {
  %0 = "tt.scan"(%x) <{axis = 0 : i32, reverse = false}> ({
  ^bb0(%a: f32, %b: f32):
    // expected-error@+1 {{'tt.scan.return' op expects values of types ('f32'), but found ('f32', 'f32')}}
    tt.scan.return %a, %b : f32, f32
  }) : (tensor<8xf32>) -> tensor<8xf32>
  tt.return
}

// -----

tt.func @histogram(%x: tensor<8xi32>) {
  // expected-error@+1 {{expects a result with one dimension, but found 'tensor<4x4xi32>'}}
  %0 = tt.histogram %x : tensor<8xi32> -> tensor<4x4xi32>
  tt.return
}

// -----

//===- Functions ----------------------------------------------------------===//

tt.func @return_types(%x: i32) -> f32 {
  // expected-error@+1 {{expects values of the function's types ('f32'), but found ('i32')}}
  tt.return %x : i32
}

// -----

tt.func @call_unknown() {
  // expected-error@+1 {{expects a tt.func of the same module, but 'nowhere' is none}}
  tt.call @nowhere() : () -> ()
  tt.return
}

// -----

tt.func private @takes_float(f32)
tt.func @call_operands(%x: i32) {
  // expected-error@+1 {{expects operands ('f32') for 'takes_float', but found ('i32')}}
  tt.call @takes_float(%x) : (i32) -> ()
  tt.return
}

// -----

tt.func private @gives_float() -> f32
tt.func @call_results() {
  // expected-error@+1 {{expects results ('f32') from 'gives_float', but found ('i32')}}
  %0 = tt.call @gives_float() : () -> i32
  tt.return
}

// -----

tt.func @print_signs(%x: i32) {
  // expected-error@+1 {{expects an entry of 'isSigned' for each of 1 arguments, but found 0}}
  tt.print "x" {hex = false, isSigned = array<i32>} : %x : i32
  tt.return
}

// -----

tt.func @program_axis() {
  // expected-error@+1 {{one of the following enum values for attribute 'axis' [x, y, z]}}
  %0 = tt.get_program_id w : i32
  tt.return
}

// -----

//===- Things that are not TTIR -------------------------------------------===//

tt.func @slip() {
  // expected-error@+1 {{'tt.get_progam_id' is not an op of TTIR as Triton 3.6 writes it; did you mean 'tt.get_program_id'?}}
  %0 = tt.get_progam_id x : i32
  tt.return
}

// -----

tt.func @unknown() {
  // expected-error@+1 {{'tt.make_sandwich' is not an op of TTIR as Triton 3.6 writes it}}
  tt.make_sandwich
  tt.return
}

// -----

// expected-error@+1 {{this is TTGIR, Triton's GPU-level IR, with layouts already chosen; give Kiln the TTIR of the same kernel}}
#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>

// -----

// expected-error@+1 {{this is TTGIR}}
tt.func @memdesc(%x: !ttg.memdesc<8xf32>) { tt.return }

// -----

tt.func @convert(%x: tensor<8xf32>) {
  // expected-error@+1 {{this is TTGIR}}
  %0 = ttg.convert_layout %x : tensor<8xf32> -> tensor<8xf32>
  tt.return
}

// -----

tt.func @barrier() {
  // expected-error@+1 {{expected 'local' or 'all', but found 'global_read': this is TTGIR}}
  ttg.barrier global_read
  tt.return
}
