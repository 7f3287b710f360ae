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
            .compare<int32_t>();
      }
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
