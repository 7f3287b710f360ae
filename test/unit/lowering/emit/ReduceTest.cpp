// The lowering against the reference: reductions of every type.
#include "test/unit/lowering/Differential.h"

using namespace kiln;
using namespace kiln::test;

namespace {

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

TEST(LowerReduce, ReducesEveryIntegerType) {
  std::vector<std::string> ops = {"arith.addi", "arith.maxsi", "arith.xori"};
  reduceAll<int8_t>("i8", ops);
  reduceAll<int16_t>("i16", ops);
  reduceAll<int32_t>("i32", {"arith.addi", "arith.maxsi", "arith.minui",
                             "arith.andi", "arith.muli"});
  reduceAll<int64_t>("i64", ops);
}

// The first element that is not zero, and the same of a scan: elements in any
// other order give another one.
TEST(LowerReduce, KeepsTheOrderOfElements) {
  for (const char *kind : {"reduce", "scan"})
    for (unsigned size : {2u, 8u, 64u, 256u, 2048u})
      for (unsigned first : {0u, 1u, size / 2, size - 1}) {
        std::vector<int32_t> x(size);
        for (unsigned i = first; i < size; ++i)
          x[i] = (i - first) % 3 == 2 ? 0 : int32_t(i + 1);
        bool scans = std::string(kind) == "scan";
        std::string n = std::to_string(size);
        SCOPED_TRACE(std::string(kind) + " of " + n + " from " +
                     std::to_string(first));
        Differential(
            fill(R"(
tt.func public @k(%in: !tt.ptr<i32>, %out: !tt.ptr<i32>) {
  %i = tt.make_range {start = 0 : i32, end = $n : i32} : tensor<$nxi32>
  %ins = tt.splat %in : !tt.ptr<i32> -> tensor<$nx!tt.ptr<i32>>
  %p = tt.addptr %ins, %i : tensor<$nx!tt.ptr<i32>>, tensor<$nxi32>
  %x = tt.load %p : tensor<$nx!tt.ptr<i32>>
  %zero = arith.constant 0 : i32
  %r = "tt.$kind"(%x) <{axis = 0 : i32$reverse}> ({
  ^bb0(%a: i32, %b: i32):
    %has = arith.cmpi ne, %a, %zero : i32
    %c = arith.select %has, %a, %b : i32
    tt.$kind.return %c : i32
  }) : (tensor<$nxi32>) -> $result
  %outs = tt.splat %out : !tt.ptr<i32> -> tensor<$nx!tt.ptr<i32>>
  %q = tt.addptr %outs, %i : tensor<$nx!tt.ptr<i32>>, tensor<$nxi32>
  $store
  tt.return
})",
                 {{"reverse", scans ? ", reverse = false" : ""},
                  {"result", scans ? "tensor<$nxi32>" : "i32"},
                  {"store", scans ? "tt.store %q, %r : tensor<$nx!tt.ptr<i32>>"
                                  : "tt.store %out, %r : !tt.ptr<i32>"},
                  {"kind", kind},
                  {"n", n}}))
            .buffer(x)
            .buffer(std::vector<int32_t>(size))
            .compare<int32_t>(0, 0, {1, 4, 8});
      }
}

/// Zeros but for some, which are all different.
std::vector<int32_t> mostlyZeros(size_t count) {
  std::vector<int32_t> values = smallNumbers<int32_t>(count, 0, 9);
  for (size_t i = 0; i < count; ++i)
    values[i] = values[i] ? 0 : int32_t(i + 1);
  return values;
}

// The same of rows and columns of a matrix, whose other axis stays.
TEST(LowerReduce, KeepsTheOrderAlongEitherAxis) {
  for (unsigned axis : {0u, 1u})
    for (auto [rows, columns] : {std::pair(4u, 8u), std::pair(64u, 32u),
                                 std::pair(16u, 256u), std::pair(256u, 4u)}) {
      unsigned kept = axis ? rows : columns;
      SCOPED_TRACE(std::to_string(rows) + "x" + std::to_string(columns) +
                   " along axis " + std::to_string(axis));
      Differential(
          fill(R"(
tt.func public @k(%in: !tt.ptr<i32>, %out: !tt.ptr<i32>) {
  %i = tt.make_range {start = 0 : i32, end = $all : i32} : tensor<$allxi32>
  %ij = tt.reshape %i : tensor<$allxi32> -> tensor<$shapexi32>
  %ins = tt.splat %in : !tt.ptr<i32> -> tensor<$shapex!tt.ptr<i32>>
  %p = tt.addptr %ins, %ij : tensor<$shapex!tt.ptr<i32>>, tensor<$shapexi32>
  %x = tt.load %p : tensor<$shapex!tt.ptr<i32>>
  %zero = arith.constant 0 : i32
  %r = "tt.reduce"(%x) <{axis = $axis : i32}> ({
  ^bb0(%a: i32, %b: i32):
    %has = arith.cmpi ne, %a, %zero : i32
    %c = arith.select %has, %a, %b : i32
    tt.reduce.return %c : i32
  }) : (tensor<$shapexi32>) -> tensor<$keptxi32>
  %k = tt.make_range {start = 0 : i32, end = $kept : i32} : tensor<$keptxi32>
  %outs = tt.splat %out : !tt.ptr<i32> -> tensor<$keptx!tt.ptr<i32>>
  %q = tt.addptr %outs, %k : tensor<$keptx!tt.ptr<i32>>, tensor<$keptxi32>
  tt.store %q, %r : tensor<$keptx!tt.ptr<i32>>
  tt.return
})",
               {{"all", std::to_string(rows * columns)},
                {"shape", std::to_string(rows) + "x" + std::to_string(columns)},
                {"axis", std::to_string(axis)},
                {"kept", std::to_string(kept)}}))
          .buffer(mostlyZeros(rows * columns))
          .buffer(std::vector<int32_t>(kept))
          .compare<int32_t>(0, 0, {1, 4, 8});
    }
}

// A transposition puts lanes above warps along the axis: such a layout is
// converted.
TEST(LowerReduce, KeepsTheOrderOfTransposedElements) {
  Differential(R"(
tt.func public @k(%in: !tt.ptr<i32>, %out: !tt.ptr<i32>) {
  %i = tt.make_range {start = 0 : i32, end = 1024 : i32} : tensor<1024xi32>
  %ins = tt.splat %in : !tt.ptr<i32> -> tensor<1024x!tt.ptr<i32>>
  %p = tt.addptr %ins, %i : tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>
  %x = tt.load %p : tensor<1024x!tt.ptr<i32>>
  %box = tt.reshape %x : tensor<1024xi32> -> tensor<8x16x8xi32>
  %turned = tt.trans %box {order = array<i32: 1, 0, 2>} : tensor<8x16x8xi32> -> tensor<16x8x8xi32>
  %y = tt.reshape %turned : tensor<16x8x8xi32> -> tensor<1024xi32>
  %zero = arith.constant 0 : i32
  %r = "tt.reduce"(%y) <{axis = 0 : i32}> ({
  ^bb0(%a: i32, %b: i32):
    %has = arith.cmpi ne, %b, %zero : i32
    %c = arith.select %has, %b, %a : i32
    tt.reduce.return %c : i32
  }) : (tensor<1024xi32>) -> i32
  tt.store %out, %r : !tt.ptr<i32>
  tt.return
})")
      .buffer(mostlyZeros(1024))
      .buffer(std::vector<int32_t>(1))
      .compare<int32_t>(0, 0, {1, 4, 8});
}

// What a dot computes lies as its instruction has it: of rows and columns, those
// before `first` are zero.
TEST(LowerReduce, KeepsTheOrderOfProducts) {
  const unsigned m = 256, n = 64, k = 16;
  for (unsigned axis : {0u, 1u})
    for (unsigned first : {0u, 7u, 41u, 63u}) {
      SCOPED_TRACE("axis " + std::to_string(axis) + " from " +
                   std::to_string(first));
      std::vector<_Float16> a(m * k), b(k * n);
      for (unsigned i = axis ? 0 : first; i < m; ++i)
        a[i * k + i % k] = i + 1;
      for (unsigned l = 0; l < k; ++l)
        for (unsigned j = axis ? first : 0; j < n; ++j)
          b[l * n + j] = j % 3 + 1;
      Differential(fill(R"(
tt.func public @k(%a: !tt.ptr<f16>, %b: !tt.ptr<f16>, %out: !tt.ptr<f32>) {
  %i = tt.make_range {start = 0 : i32, end = 4096 : i32} : tensor<4096xi32>
  %ai = tt.reshape %i : tensor<4096xi32> -> tensor<256x16xi32>
  %as = tt.splat %a : !tt.ptr<f16> -> tensor<256x16x!tt.ptr<f16>>
  %ap = tt.addptr %as, %ai : tensor<256x16x!tt.ptr<f16>>, tensor<256x16xi32>
  %x = tt.load %ap : tensor<256x16x!tt.ptr<f16>>
  %j = tt.make_range {start = 0 : i32, end = 1024 : i32} : tensor<1024xi32>
  %bj = tt.reshape %j : tensor<1024xi32> -> tensor<16x64xi32>
  %bs = tt.splat %b : !tt.ptr<f16> -> tensor<16x64x!tt.ptr<f16>>
  %bp = tt.addptr %bs, %bj : tensor<16x64x!tt.ptr<f16>>, tensor<16x64xi32>
  %y = tt.load %bp : tensor<16x64x!tt.ptr<f16>>
  %none = arith.constant dense<0.0> : tensor<256x64xf32>
  %d = tt.dot %x, %y, %none : tensor<256x16xf16> * tensor<16x64xf16> -> tensor<256x64xf32>
  %zero = arith.constant 0.0 : f32
  %r = "tt.reduce"(%d) <{axis = $axis : i32}> ({
  ^bb0(%l: f32, %m: f32):
    %has = arith.cmpf une, %l, %zero : f32
    %c = arith.select %has, %l, %m : f32
    tt.reduce.return %c : f32
  }) : (tensor<256x64xf32>) -> tensor<$keptxf32>
  %k = tt.make_range {start = 0 : i32, end = $kept : i32} : tensor<$keptxi32>
  %outs = tt.splat %out : !tt.ptr<f32> -> tensor<$keptx!tt.ptr<f32>>
  %q = tt.addptr %outs, %k : tensor<$keptx!tt.ptr<f32>>, tensor<$keptxi32>
  tt.store %q, %r : tensor<$keptx!tt.ptr<f32>>
  tt.return
})",
                        {{"axis", std::to_string(axis)},
                         {"kept", std::to_string(axis ? m : n)}}))
          .buffer(a)
          .buffer(b)
          .buffer(std::vector<float>(axis ? m : n))
          .compare<float>(0, 0, {4, 8});
    }
}

// The last of the largest elements, with where it is: ties are for the right
// side. Values of 64 bits and of 16 take different scratch.
TEST(LowerReduce, KeepsTheOrderOfSeveralOperands) {
  for (unsigned size : {8u, 128u, 256u, 2048u}) {
    SCOPED_TRACE(size);
    Differential(fill(R"(
tt.func public @k(%in: !tt.ptr<i16>, %value: !tt.ptr<i16>, %index: !tt.ptr<i64>) {
  %i = tt.make_range {start = 0 : i32, end = $n : i32} : tensor<$nxi32>
  %at = arith.extsi %i : tensor<$nxi32> to tensor<$nxi64>
  %ins = tt.splat %in : !tt.ptr<i16> -> tensor<$nx!tt.ptr<i16>>
  %p = tt.addptr %ins, %i : tensor<$nx!tt.ptr<i16>>, tensor<$nxi32>
  %x = tt.load %p : tensor<$nx!tt.ptr<i16>>
  %r:2 = "tt.reduce"(%x, %at) <{axis = 0 : i32}> ({
  ^bb0(%a: i16, %ai: i64, %b: i16, %bi: i64):
    %more = arith.cmpi sgt, %a, %b : i16
    %v = arith.select %more, %a, %b : i16
    %vi = arith.select %more, %ai, %bi : i64
    tt.reduce.return %v, %vi : i16, i64
  }) : (tensor<$nxi16>, tensor<$nxi64>) -> (i16, i64)
  tt.store %value, %r#0 : !tt.ptr<i16>
  tt.store %index, %r#1 : !tt.ptr<i64>
  tt.return
})",
                      {{"n", std::to_string(size)}}))
        .buffer(smallNumbers<int16_t>(size))
        .buffer(std::vector<int16_t>(1))
        .buffer(std::vector<int64_t>(1))
        .compare<int16_t>(0, 0, {1, 4, 8});
  }
}

template <typename T> void reduceIn32Warps(std::string type, std::string op) {
  SCOPED_TRACE(op + " of " + type);
  Differential(reduction(type, 4096, op))
      .on({"sm_80", "gfx1100"})
      .buffer(smallNumbers<T>(4096))
      .buffer(std::vector<T>(1))
      .template compare<T>(0, 0, {32});
}

// Lanes take what warps have, one each.
TEST(LowerReduce, ReducesAsManyWarpsAsLanes) {
  reduceIn32Warps<int32_t>("i32", "arith.addi");
  reduceIn32Warps<int8_t>("i8", "arith.maxsi");
  reduceIn32Warps<float>("f32", "arith.addf");
  // The last of the elements that are no multiples of 4.
  std::vector<int32_t> x = smallNumbers<int32_t>(2048, 0, 1000);
  Differential(R"(
tt.func public @k(%in: !tt.ptr<i32>, %out: !tt.ptr<i32>) {
  %i = tt.make_range {start = 0 : i32, end = 2048 : i32} : tensor<2048xi32>
  %ins = tt.splat %in : !tt.ptr<i32> -> tensor<2048x!tt.ptr<i32>>
  %p = tt.addptr %ins, %i : tensor<2048x!tt.ptr<i32>>, tensor<2048xi32>
  %x = tt.load %p : tensor<2048x!tt.ptr<i32>>
  %r = "tt.reduce"(%x) <{axis = 0 : i32}> ({
  ^bb0(%a: i32, %b: i32):
    %three = arith.constant 3 : i32
    %zero = arith.constant 0 : i32
    %low = arith.andi %b, %three : i32
    %has = arith.cmpi ne, %low, %zero : i32
    %c = arith.select %has, %b, %a : i32
    tt.reduce.return %c : i32
  }) : (tensor<2048xi32>) -> i32
  tt.store %out, %r : !tt.ptr<i32>
  tt.return
})")
      .on({"sm_80", "gfx1100"})
      .buffer(x)
      .buffer(std::vector<int32_t>(1))
      .compare<int32_t>(0, 0, {32});
}

TEST(LowerReduce, ReducesEveryFloatType) {
  std::vector<std::string> ops = {"arith.addf", "arith.maxnumf",
                                  "arith.minimumf"};
  reduceAll<_Float16>("f16", ops);
  reduceAll<Bf16>("bf16", {"arith.maxnumf", "arith.minimumf"});
  reduceAll<float>("f32", ops);
  reduceAll<double>("f64", ops);
}

TEST(LowerReduce, ReducesSeveralOperandsWithTies) {
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

} // namespace
