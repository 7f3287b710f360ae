// The lowering against the reference, op by op: every family of ops, all
// element types, sizes below and above a block's threads.
#include "test/unit/lowering/Differential.h"

using namespace kiln;
using namespace kiln::test;

namespace {

/// Loads x[i], computes `body` from %x and %i, stores %y.
std::string elementwise(std::string from, std::string to, unsigned size,
                        std::string body) {
  return fill(R"(
tt.func public @k(%in: !tt.ptr<$from>, %out: !tt.ptr<$to>) {
  %i = tt.make_range {start = 0 : i32, end = $n : i32} : tensor<$nxi32>
  %ins = tt.splat %in : !tt.ptr<$from> -> tensor<$nx!tt.ptr<$from>>
  %p = tt.addptr %ins, %i : tensor<$nx!tt.ptr<$from>>, tensor<$nxi32>
  %x = tt.load %p : tensor<$nx!tt.ptr<$from>>
  $body
  %outs = tt.splat %out : !tt.ptr<$to> -> tensor<$nx!tt.ptr<$to>>
  %q = tt.addptr %outs, %i : tensor<$nx!tt.ptr<$to>>, tensor<$nxi32>
  tt.store %q, %y : tensor<$nx!tt.ptr<$to>>
  tt.return
})",
              {{"body", body},
               {"from", from},
               {"to", to},
               {"n", std::to_string(size)}});
}

/// Reduces x[i] with `op` and stores the result.
std::string reduction(std::string type, unsigned size, std::string op) {
  return fill(R"(
tt.func public @k(%in: !tt.ptr<$t>, %out: !tt.ptr<$t>) {
  %i = tt.make_range {start = 0 : i32, end = $n : i32} : tensor<$nxi32>
  %ins = tt.splat %in : !tt.ptr<$t> -> tensor<$nx!tt.ptr<$t>>
  %p = tt.addptr %ins, %i : tensor<$nx!tt.ptr<$t>>, tensor<$nxi32>
  %x = tt.load %p : tensor<$nx!tt.ptr<$t>>
  %r = "tt.reduce"(%x) <{axis = 0 : i32}> ({
  ^bb0(%a: $t, %b: $t):
    %c = $op %a, %b : $t
    tt.reduce.return %c : $t
  }) : (tensor<$nx$t>) -> $t
  tt.store %out, %r : !tt.ptr<$t>
  tt.return
})",
              {{"op", op}, {"t", type}, {"n", std::to_string(size)}});
}

template <typename T>
void reduceAll(std::string type, std::vector<std::string> ops) {
  for (const std::string &op : ops)
    for (unsigned size : {1u, 64u, 1024u}) {
      SCOPED_TRACE(op + " of " + std::to_string(size));
      Differential(reduction(type, size, op))
          .buffer(smallNumbers<T>(size))
          .buffer(std::vector<T>(1))
          .template compare<T>();
    }
}

TEST(ToLLVM, ReducesEveryIntegerType) {
  std::vector<std::string> ops = {"arith.addi", "arith.maxsi", "arith.xori"};
  reduceAll<int8_t>("i8", ops);
  reduceAll<int16_t>("i16", ops);
  reduceAll<int32_t>("i32", {"arith.addi", "arith.maxsi", "arith.minui",
                             "arith.andi", "arith.muli"});
  reduceAll<int64_t>("i64", ops);
}

TEST(ToLLVM, ReducesEveryFloatType) {
  std::vector<std::string> ops = {"arith.addf", "arith.maxnumf",
                                  "arith.minimumf"};
  reduceAll<_Float16>("f16", ops);
  reduceAll<Bf16>("bf16", {"arith.maxnumf", "arith.minimumf"});
  reduceAll<float>("f32", ops);
  reduceAll<double>("f64", ops);
}

TEST(ToLLVM, ReducesSeveralOperandsWithTies) {
  for (unsigned size : {8u, 128u, 2048u}) {
    std::string text = fill(R"(
tt.func public @k(%in: !tt.ptr<f32>, %value: !tt.ptr<f32>, %index: !tt.ptr<i32>) {
  %i = tt.make_range {start = 0 : i32, end = $n : i32} : tensor<$nxi32>
  %ins = tt.splat %in : !tt.ptr<f32> -> tensor<$nx!tt.ptr<f32>>
  %p = tt.addptr %ins, %i : tensor<$nx!tt.ptr<f32>>, tensor<$nxi32>
  %x = tt.load %p : tensor<$nx!tt.ptr<f32>>
  %r:2 = "tt.reduce"(%x, %i) <{axis = 0 : i32}> ({
  ^bb0(%a: f32, %ai: i32, %b: f32, %bi: i32):
    %same = arith.cmpf oeq, %a, %b : f32
    %before = arith.cmpi slt, %ai, %bi : i32
    %first = arith.andi %same, %before : i1
    %more = arith.cmpf ogt, %a, %b : f32
    %left = arith.ori %more, %first : i1
    %v = arith.select %left, %a, %b : f32
    %vi = arith.select %left, %ai, %bi : i32
    tt.reduce.return %v, %vi : f32, i32
  }) : (tensor<$nxf32>, tensor<$nxi32>) -> (f32, i32)
  tt.store %value, %r#0 : !tt.ptr<f32>
  tt.store %index, %r#1 : !tt.ptr<i32>
  tt.return
})",
                            {{"n", std::to_string(size)}});
    Differential(text)
        .buffer(smallNumbers<float>(size))
        .buffer(std::vector<float>(1))
        .buffer(std::vector<int32_t>(1))
        .compare<int32_t>();
  }
}

std::string scan(std::string type, unsigned size, bool reverse,
                 std::string op) {
  return elementwise(type, type, size,
                     fill(R"(
  %y = "tt.scan"(%x) <{axis = 0 : i32, reverse = $r}> ({
  ^bb0(%a: $t, %b: $t):
    %c = $op %a, %b : $t
    tt.scan.return %c : $t
  }) : (tensor<$nx$t>) -> tensor<$nx$t>)",
                          {{"op", op},
                           {"r", reverse ? "true" : "false"},
                           {"t", type},
                           {"n", std::to_string(size)}}));
}

TEST(ToLLVM, ScansBothWays) {
  for (bool reverse : {false, true})
    for (unsigned size : {1u, 8u, 64u, 512u, 4096u}) {
      Differential(scan("i32", size, reverse, "arith.addi"))
          .buffer(smallNumbers<int32_t>(size))
          .buffer(std::vector<int32_t>(size))
          .compare<int32_t>(0, 0, {1, 8});
      Differential(scan("i64", size, reverse, "arith.maxsi"))
          .buffer(smallNumbers<int64_t>(size, -1000, 1000))
          .buffer(std::vector<int64_t>(size))
          .compare<int64_t>();
    }
}

// x' = a x + b is associative but not commutative: the order of the two sides
// shows.
TEST(ToLLVM, ScansCombinersThatDoNotCommute) {
  for (bool reverse : {false, true})
    for (unsigned size : {32u, 256u, 2048u}) {
      std::string text = elementwise("i32", "i32", size,
                                     fill(R"(
  %one = arith.constant dense<1> : tensor<$nxi32>
  %z = arith.ori %x, %one : tensor<$nxi32>
  %w, %y = "tt.scan"(%z, %i) <{axis = 0 : i32, reverse = $r}> ({
  ^bb0(%a: i32, %ab: i32, %b: i32, %bb: i32):
    %c = arith.muli %a, %b : i32
    %d = arith.muli %ab, %b : i32
    %e = arith.addi %d, %bb : i32
    tt.scan.return %c, %e : i32, i32
  }) : (tensor<$nxi32>, tensor<$nxi32>) -> (tensor<$nxi32>, tensor<$nxi32>))",
                                          {{"n", std::to_string(size)},
                                           {"r", reverse ? "true" : "false"}}));
      Differential(text)
          .buffer(smallNumbers<int32_t>(size))
          .buffer(std::vector<int32_t>(size))
          .compare<int32_t>();
    }
}

/// x as a matrix of `rows` times `columns`; `body` makes %y of the same shape
/// or its transpose, at pointers %q.
std::string matrix(unsigned rows, unsigned columns, std::string body) {
  return fill(R"(
tt.func public @k(%in: !tt.ptr<f32>, %out: !tt.ptr<f32>) {
  %r = tt.make_range {start = 0 : i32, end = $m : i32} : tensor<$mxi32>
  %c = tt.make_range {start = 0 : i32, end = $n : i32} : tensor<$nxi32>
  %rm = tt.expand_dims %r {axis = 1 : i32} : tensor<$mxi32> -> tensor<$mx1xi32>
  %cm = tt.expand_dims %c {axis = 0 : i32} : tensor<$nxi32> -> tensor<1x$nxi32>
  %w = arith.constant dense<$n> : tensor<$mx1xi32>
  %rw = arith.muli %rm, %w : tensor<$mx1xi32>
  %rb = tt.broadcast %rw : tensor<$mx1xi32> -> tensor<$mx$nxi32>
  %cb = tt.broadcast %cm : tensor<1x$nxi32> -> tensor<$mx$nxi32>
  %o = arith.addi %rb, %cb : tensor<$mx$nxi32>
  %ins = tt.splat %in : !tt.ptr<f32> -> tensor<$mx$nx!tt.ptr<f32>>
  %p = tt.addptr %ins, %o : tensor<$mx$nx!tt.ptr<f32>>, tensor<$mx$nxi32>
  %x = tt.load %p : tensor<$mx$nx!tt.ptr<f32>>
  %outs = tt.splat %out : !tt.ptr<f32> -> tensor<$mx$nx!tt.ptr<f32>>
  %q = tt.addptr %outs, %o : tensor<$mx$nx!tt.ptr<f32>>, tensor<$mx$nxi32>
  $body
  tt.store %q, %y : tensor<$mx$nx!tt.ptr<f32>>
  tt.return
})",
              {{"body", body},
               {"m", std::to_string(rows)},
               {"n", std::to_string(columns)}});
}

void compareMatrix(unsigned rows, unsigned columns, std::string body) {
  SCOPED_TRACE(std::to_string(rows) + " x " + std::to_string(columns));
  Differential(matrix(rows, columns, body))
      .buffer(smallNumbers<float>(rows * columns))
      .buffer(std::vector<float>(rows * columns))
      .compare<float>();
}

TEST(ToLLVM, ReducesAndBroadcastsRowsAndColumns) {
  for (auto [rows, columns] :
       {std::pair(4u, 64u), {64u, 4u}, {32u, 32u}, {1u, 256u}, {16u, 128u}}) {
    compareMatrix(rows, columns, R"(
  %s = "tt.reduce"(%x) <{axis = 1 : i32}> ({
  ^bb0(%a: f32, %b: f32):
    %d = arith.addf %a, %b : f32
    tt.reduce.return %d : f32
  }) : (tensor<$mx$nxf32>) -> tensor<$mxf32>
  %se = tt.expand_dims %s {axis = 1 : i32} : tensor<$mxf32> -> tensor<$mx1xf32>
  %sb = tt.broadcast %se : tensor<$mx1xf32> -> tensor<$mx$nxf32>
  %y = arith.subf %x, %sb : tensor<$mx$nxf32>)");
    compareMatrix(rows, columns, R"(
  %s = "tt.reduce"(%x) <{axis = 0 : i32}> ({
  ^bb0(%a: f32, %b: f32):
    %d = arith.maxnumf %a, %b : f32
    tt.reduce.return %d : f32
  }) : (tensor<$mx$nxf32>) -> tensor<$nxf32>
  %se = tt.expand_dims %s {axis = 0 : i32} : tensor<$nxf32> -> tensor<1x$nxf32>
  %sb = tt.broadcast %se : tensor<1x$nxf32> -> tensor<$mx$nxf32>
  %y = arith.subf %x, %sb : tensor<$mx$nxf32>)");
  }
}

TEST(ToLLVM, ScansRowsAndColumns) {
  for (auto [rows, columns] : {std::pair(4u, 64u), {64u, 8u}, {16u, 128u}})
    for (const char *axis : {"0", "1"})
      for (const char *reverse : {"false", "true"})
        compareMatrix(rows, columns,
                      fill(R"(
  %y = "tt.scan"(%x) <{axis = $axis : i32, reverse = $reverse}> ({
  ^bb0(%a: f32, %b: f32):
    %d = arith.addf %a, %b : f32
    tt.scan.return %d : f32
  }) : (tensor<$mx$nxf32>) -> tensor<$mx$nxf32>)",
                           {{"axis", axis}, {"reverse", reverse}}));
}

TEST(ToLLVM, TransposesAndReshapes) {
  for (auto [rows, columns] :
       {std::pair(4u, 64u), {64u, 4u}, {32u, 32u}, {16u, 128u}})
    compareMatrix(rows, columns, R"(
  %t = tt.trans %x {order = array<i32: 1, 0>} : tensor<$mx$nxf32> -> tensor<$nx$mxf32>
  %y = tt.reshape %t : tensor<$nx$mxf32> -> tensor<$mx$nxf32>)");
}

TEST(ToLLVM, ComputesIntegers) {
  unsigned size = 256;
  std::vector<uint32_t> words(size);
  std::mt19937 engine(3);
  for (uint32_t &word : words)
    word = engine();
  Differential(elementwise("i32", "i32", size, R"(
  %k = arith.constant dense<-766435501> : tensor<$nxi32>
  %h = tt.mulhiui %x, %k : tensor<$nxi32>
  %a = arith.xori %h, %i : tensor<$nxi32>
  %seven = arith.constant dense<7> : tensor<$nxi32>
  %s = arith.shrsi %a, %seven : tensor<$nxi32>
  %d = arith.divsi %x, %seven : tensor<$nxi32>
  %r = arith.remui %x, %seven : tensor<$nxi32>
  %f = arith.floordivsi %x, %seven : tensor<$nxi32>
  %t = arith.addi %s, %d : tensor<$nxi32>
  %u = arith.subi %t, %r : tensor<$nxi32>
  %v = arith.xori %u, %f : tensor<$nxi32>
  %c = arith.cmpi ult, %v, %x : tensor<$nxi32>
  %y = arith.select %c, %v, %r : tensor<$nxi1>, tensor<$nxi32>)"))
      .buffer(words)
      .buffer(std::vector<uint32_t>(size))
      .compare<uint32_t>();
  Differential(elementwise("i64", "i64", size, R"(
  %h = tt.mulhiui %x, %x : tensor<$nxi64>
  %e = arith.extsi %i : tensor<$nxi32> to tensor<$nxi64>
  %a = arith.muli %h, %e : tensor<$nxi64>
  %t = arith.trunci %a : tensor<$nxi64> to tensor<$nxi16>
  %w = arith.extui %t : tensor<$nxi16> to tensor<$nxi64>
  %y = arith.subi %w, %x : tensor<$nxi64>)"))
      .buffer(smallNumbers<int64_t>(size, -1 << 30, 1 << 30))
      .buffer(std::vector<int64_t>(size))
      .compare<int64_t>();
}

TEST(ToLLVM, ConvertsFloats) {
  unsigned size = 64;
  std::vector<float> x(size);
  for (unsigned index = 0; index < size; ++index)
    x[index] = std::ldexp(1.0f + index * 0.0173f, int(index % 30) - 20) *
               (index % 2 ? -1 : 1);
  x[5] = INFINITY, x[6] = NAN, x[7] = -0.0f, x[8] = 1e-42f, x[9] = 65519.0f;
  Differential(
      elementwise("f32", "f16", size,
                  "%y = arith.truncf %x : tensor<$nxf32> to tensor<$nxf16>"))
      .buffer(x)
      .buffer(std::vector<_Float16>(size))
      .compare<_Float16>();
  Differential(elementwise("f32", "bf16", size,
                           "%y = tt.fp_to_fp %x, rounding = rtne : "
                           "tensor<$nxf32> -> tensor<$nxbf16>"))
      .buffer(x)
      .buffer(std::vector<Bf16>(size))
      .compare<Bf16>();
  Differential(elementwise("f32", "f64", size, R"(
  %h = arith.truncf %x : tensor<$nxf32> to tensor<$nxbf16>
  %d = arith.mulf %h, %h : tensor<$nxbf16>
  %y = arith.extf %d : tensor<$nxbf16> to tensor<$nxf64>)"))
      .buffer(x)
      .buffer(std::vector<double>(size))
      .compare<double>();
  Differential(elementwise("f32", "i32", size, R"(
  %lo = arith.constant dense<-1.0e3> : tensor<$nxf32>
  %hi = arith.constant dense<1.0e3> : tensor<$nxf32>
  %z = tt.clampf %x, %lo, %hi, propagateNan = none : tensor<$nxf32>
  %y = arith.fptosi %z : tensor<$nxf32> to tensor<$nxi32>)"))
      .buffer(x)
      .buffer(std::vector<int32_t>(size))
      .compare<int32_t>();
}

/// Arguments spread over [low, high], ends included.
std::vector<float> spread(unsigned size, float low, float high) {
  std::vector<float> x(size);
  for (unsigned index = 0; index < size; ++index)
    x[index] = low + (high - low) * index / (size - 1);
  return x;
}

void compareMath(std::string op, float low, float high, double relative,
                 double absolute = 1e-37) {
  SCOPED_TRACE(op);
  unsigned size = 1024;
  Differential(
      elementwise("f32", "f32", size, "%y = " + op + " %x : tensor<$nxf32>"))
      .buffer(spread(size, low, high))
      .buffer(std::vector<float>(size))
      .compare<float>(relative, absolute, {4});
}

TEST(ToLLVM, ComputesFunctions) {
  compareMath("math.exp", -80, 80,
              8e-6); // the argument of exp2 has an error of |x| / 2^24
  compareMath("math.exp2", -120, 120, 5e-7);
  compareMath("math.log", 1e-30f, 1e30f, 3e-7);
  compareMath("math.log", 0.5f, 2.0f, 3e-7, 1e-9);
  compareMath("math.log2", 0.5f, 2.0f, 3e-7, 1e-9);
  compareMath("math.log2", 1e-41f, 1e-38f, 3e-7);
  compareMath("math.sqrt", 0, 1e10f, 3e-7);
  compareMath("math.rsqrt", 1e-6f, 1e6f, 3e-7);
  compareMath("math.sin", -7, 7, 3e-7, 1e-8);
  compareMath("math.cos", -1e6f, 1e6f, 3e-7, 1e-7);
  compareMath("math.erf", -4, 4, 1e-6, 1e-7);
  compareMath("math.tanh", -9, 9, 1e-6, 1e-7);
  compareMath("math.absf", -9, 9, 0);
  compareMath("math.floor", -9, 9, 0);
  compareMath("math.ceil", -9, 9, 0);
  compareMath("tt.precise_sqrt", 0, 1e10f, 0);
}

TEST(ToLLVM, ComputesFunctionsAtTheEnds) {
  std::vector<float> x = {0.0f, -0.0f, INFINITY, -INFINITY,
                          NAN,  -1.0f, 1.0f,     1e-45f};
  for (const char *op : {"math.log", "math.log2", "math.exp2", "math.sqrt",
                         "math.sin", "math.exp"}) {
    SCOPED_TRACE(op);
    Differential(
        elementwise("f32", "f32", 8,
                    std::string("%y = ") + op + " %x : tensor<$nxf32>"))
        .buffer(x)
        .buffer(std::vector<float>(8))
        .compare<float>(3e-7, 1e-40, {1});
  }
}

TEST(ToLLVM, ComputesFunctionsOfHalves) {
  std::vector<float> wide = spread(256, 0.1f, 8);
  std::vector<_Float16> x(wide.begin(), wide.end());
  for (const char *op :
       {"math.exp", "math.log", "math.sin", "math.erf", "math.rsqrt"}) {
    SCOPED_TRACE(op);
    Differential(
        elementwise("f16", "f16", 256,
                    std::string("%y = ") + op + " %x : tensor<$nxf16>"))
        .buffer(x)
        .buffer(std::vector<_Float16>(256))
        .compare<_Float16>(1e-3, 1e-6, {4});
  }
  Differential(
      elementwise("f16", "f16", 256, "%y = arith.divf %x, %x : tensor<$nxf16>"))
      .buffer(x)
      .buffer(std::vector<_Float16>(256))
      .compare<_Float16>(1e-3);
}

TEST(ToLLVM, UpdatesMemoryAtomically) {
  // 256 elements add to 16 counters; the old values of all of them together are
  // known only as a set, so they are dropped.
  for (const char *op : {"add", "max", "umin", "and", "or", "xor"}) {
    SCOPED_TRACE(op);
    std::string text = fill(R"(
tt.func public @k(%in: !tt.ptr<i32>, %out: !tt.ptr<i32>) {
  %i = tt.make_range {start = 0 : i32, end = 256 : i32} : tensor<256xi32>
  %k = arith.constant dense<15> : tensor<256xi32>
  %c = arith.andi %i, %k : tensor<256xi32>
  %m = arith.cmpi ne, %c, %k : tensor<256xi32>
  %ins = tt.splat %in : !tt.ptr<i32> -> tensor<256x!tt.ptr<i32>>
  %p = tt.addptr %ins, %i : tensor<256x!tt.ptr<i32>>, tensor<256xi32>
  %x = tt.load %p : tensor<256x!tt.ptr<i32>>
  %outs = tt.splat %out : !tt.ptr<i32> -> tensor<256x!tt.ptr<i32>>
  %q = tt.addptr %outs, %c : tensor<256x!tt.ptr<i32>>, tensor<256xi32>
  %old = tt.atomic_rmw $op, relaxed, gpu, %q, %x, %m : (tensor<256x!tt.ptr<i32>>, tensor<256xi32>, tensor<256xi1>) -> tensor<256xi32>
  tt.return
})",
                            {{"op", op}});
    Differential(text)
        .buffer(smallNumbers<int32_t>(256))
        .buffer(smallNumbers<int32_t>(16))
        .compare<int32_t>();
  }
}

// 32 elements, so that on 4 warps each is held by several threads: one updates,
// all learn the old value.
TEST(ToLLVM, TellsAllThreadsTheOldValue) {
  Differential(R"(
tt.func public @k(%a: !tt.ptr<f32>, %b: !tt.ptr<f32>, %c: !tt.ptr<i32>) {
  %i = tt.make_range {start = 0 : i32, end = 32 : i32} : tensor<32xi32>
  %as = tt.splat %a : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>>
  %p = tt.addptr %as, %i : tensor<32x!tt.ptr<f32>>, tensor<32xi32>
  %one = arith.constant dense<1.0> : tensor<32xf32>
  %old = tt.atomic_rmw fadd, acq_rel, gpu, %p, %one : (tensor<32x!tt.ptr<f32>>, tensor<32xf32>) -> tensor<32xf32>
  %s = "tt.reduce"(%old) <{axis = 0 : i32}> ({
  ^bb0(%x: f32, %y: f32):
    %z = arith.addf %x, %y : f32
    tt.reduce.return %z : f32
  }) : (tensor<32xf32>) -> f32
  %two = arith.constant 2.0 : f32
  %before = tt.atomic_rmw exch, acq_rel, gpu, %b, %s : (!tt.ptr<f32>, f32) -> f32
  %half = arith.divf %before, %two : f32
  %bs = tt.splat %b : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>>
  %q = tt.addptr %bs, %i : tensor<32x!tt.ptr<f32>>, tensor<32xi32>
  %h = tt.splat %half : f32 -> tensor<32xf32>
  %first = arith.constant dense<0> : tensor<32xi32>
  %rest = arith.cmpi ne, %i, %first : tensor<32xi32>
  tt.store %q, %h, %rest : tensor<32x!tt.ptr<f32>>
  %zero = arith.constant 0 : i32
  %five = arith.constant 5 : i32
  %was = tt.atomic_cas relaxed, cta, %c, %zero, %five : (!tt.ptr<i32>, i32, i32) -> i32
  %sum = arith.addi %was, %five : i32
  %next = tt.addptr %c, %five : !tt.ptr<i32>, i32
  tt.store %next, %sum : !tt.ptr<i32>
  tt.return
})")
      .buffer(smallNumbers<float>(32))
      .buffer(std::vector<float>(32, 8))
      .buffer(std::vector<int32_t>(8, 0))
      .compare<float>();
}

TEST(ToLLVM, FollowsControlFlow) {
  Differential(R"(
tt.func public @k(%in: !tt.ptr<i32>, %out: !tt.ptr<i32>, %n: i32) {
  %i = tt.make_range {start = 0 : i32, end = 128 : i32} : tensor<128xi32>
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %start = arith.constant dense<0> : tensor<128xi32>
  %step = arith.constant 1 : index
  %from = arith.constant 0 : index
  %to = arith.index_cast %n : i32 to index
  %s = scf.for %k = %from to %to step %step iter_args(%acc = %start) -> (tensor<128xi32>) {
    %ki = arith.index_cast %k : index to i32
    %odd = arith.remsi %ki, %two : i32
    %isOdd = arith.cmpi eq, %odd, %one : i32
    %next = scf.if %isOdd -> (tensor<128xi32>) {
      %a = arith.addi %acc, %i : tensor<128xi32>
      scf.yield %a : tensor<128xi32>
    } else {
      %ks = tt.splat %ki : i32 -> tensor<128xi32>
      %a = arith.xori %acc, %ks : tensor<128xi32>
      scf.yield %a : tensor<128xi32>
    }
    scf.yield %next : tensor<128xi32>
  }
  %count = scf.while (%c = %n) : (i32) -> i32 {
    %more = arith.cmpi sgt, %c, %two : i32
    scf.condition(%more) %c : i32
  } do {
  ^bb0(%c: i32):
    %less = arith.subi %c, %two : i32
    scf.yield %less : i32
  }
  %cs = tt.splat %count : i32 -> tensor<128xi32>
  %y = arith.addi %s, %cs : tensor<128xi32>
  %outs = tt.splat %out : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>>
  %q = tt.addptr %outs, %i : tensor<128x!tt.ptr<i32>>, tensor<128xi32>
  tt.store %q, %y : tensor<128x!tt.ptr<i32>>
  tt.return
})")
      .buffer(smallNumbers<int32_t>(128))
      .buffer(std::vector<int32_t>(128))
      .scalar(7, 4)
      .compare<int32_t>();
}

TEST(ToLLVM, KnowsTheGridAndAddresses) {
  Differential(R"(
tt.func public @k(%in: !tt.ptr<i32>, %out: !tt.ptr<i32>) {
  %x = tt.get_program_id x : i32
  %y = tt.get_program_id y : i32
  %z = tt.get_program_id z : i32
  %nx = tt.get_num_programs x : i32
  %ny = tt.get_num_programs y : i32
  %nz = tt.get_num_programs z : i32
  %zn = arith.muli %z, %ny : i32
  %zy = arith.addi %zn, %y : i32
  %zyn = arith.muli %zy, %nx : i32
  %id = arith.addi %zyn, %x : i32
  %a = tt.ptr_to_int %out : !tt.ptr<i32> -> i64
  %four = arith.constant 4 : i64
  %wide = arith.extsi %id : i32 to i64
  %bytes = arith.muli %wide, %four : i64
  %b = arith.addi %a, %bytes : i64
  %p = tt.int_to_ptr %b : i64 -> !tt.ptr<i32>
  %v = arith.addi %id, %nz : i32
  tt.store %p, %v : !tt.ptr<i32>
  tt.return
})",
               {3, 2, 2})
      .buffer(std::vector<int32_t>(1))
      .buffer(std::vector<int32_t>(12))
      .compare<int32_t>();
}

} // namespace
