// Reductions, scans and functions on elements: what Triton emits for the same
// calls, and its messages. A combine function is a record here.
#include "frontend/triton/language/Semantics.h"
#include "test/unit/frontend/triton/LanguageTesting.h"
#include <gtest/gtest.h>

namespace kiln::triton::test {
namespace {

/// A function of two scalars, `a + b`.
const Builtin sum = {
    .name = "sum",
    .parameters = "a, b",
    .emit = [](Emitter &emitter, llvm::ArrayRef<const Value *> arguments) {
      return emitBinary(emitter, BinaryOperator::Add, arguments[0],
                        arguments[1]);
    }};
/// The sums of two pairs.
const Builtin sums = {
    .name = "sums",
    .parameters = "a, b, c, d",
    .emit = [](Emitter &emitter,
               llvm::ArrayRef<const Value *> arguments) -> const Value * {
      return emitter.values.make<TupleValue>(std::vector<const Value *>{
          emitBinary(emitter, BinaryOperator::Add, arguments[0], arguments[2]),
          emitBinary(emitter, BinaryOperator::Add, arguments[1],
                     arguments[3])});
    }};
/// Always 1.0.
const Builtin one = {
    .name = "one",
    .parameters = "*values",
    .emit = [](Emitter &emitter, llvm::ArrayRef<const Value *>)
        -> const Value * { return emitter.values.make<FloatValue>(1.0); }};

class TritonCombine : public ::testing::Test {
protected:
  const Value *callable(const Builtin &builtin) {
    return emitter.values.make<BuiltinValue>(builtin);
  }
  std::string typeText(const Value *value) {
    return value ? llvm::cast<TensorValue>(value)->type->text()
                 : emitter.errors.front();
  }
  TestEmitter emitter;
};

TEST_F(TritonCombine, ReducesAlongAnAxis) {
  auto *x = emitter.argument("fp32[8, 16]");
  auto *result = emitter.function(
      "reduce", listed({x, emitter.number("-1"), callable(sum)}));
  EXPECT_EQ(typeText(result), "<[8], fp32>");
  EXPECT_EQ(emitter.ops(), "\"tt.reduce\"(%arg0) <{axis = 1 : i32}> ({\n"
                           "^bb0(%arg1: f32, %arg2: f32):\n"
                           "  %1 = arith.addf %arg1, %arg2 : f32\n"
                           "  tt.reduce.return %1 : f32\n"
                           "}) : (tensor<8x16xf32>) -> tensor<8xf32>\n");
  EXPECT_TRUE(emitter.verifies());
}

TEST_F(TritonCombine, KeepsDimensions) {
  auto *x = emitter.argument("fp32[8, 16]");
  CallArguments call = listed({x, emitter.number("0"), callable(sum)});
  call.named = {{"keep_dims", emitter.number("True")}};
  EXPECT_EQ(typeText(emitter.method("reduce", call)), "<[1, 16], fp32>");
  call.positional[1] = emitter.values.none();
  EXPECT_EQ(typeText(emitter.method("reduce", call)), "<[1, 1], fp32>");
  std::string ops = emitter.ops();
  EXPECT_TRUE(llvm::StringRef(ops).contains(
      "tt.reshape %arg0 allow_reorder : tensor<8x16xf32> -> tensor<128xf32>"))
      << ops;
  EXPECT_TRUE(llvm::StringRef(ops).ends_with(
      "tt.splat %3 : f32 -> tensor<1xf32>\n"
      "tt.expand_dims %4 {axis = 0 : i32} : tensor<1xf32> -> "
      "tensor<1x1xf32>\n"))
      << ops;
  EXPECT_TRUE(emitter.verifies());
}

TEST_F(TritonCombine, ReducesAndScansSeveralAtOnce) {
  auto *pair = emitter.tuple(
      {emitter.argument("fp32[16]"), emitter.argument("int32[16]")});
  auto *reduced = emitter.function(
      "reduce", listed({pair, emitter.number("0"), callable(sums)}));
  ASSERT_NE(reduced, nullptr);
  EXPECT_EQ(reduced->text(), "(fp32, int32)");
  CallArguments call = listed({pair, emitter.number("0"), callable(sums)});
  call.named = {{"reverse", emitter.number("True")}};
  auto *scanned = emitter.function("associative_scan", call);
  ASSERT_NE(scanned, nullptr);
  EXPECT_EQ(scanned->text(), "(<[16], fp32>, <[16], int32>)");
  EXPECT_TRUE(llvm::StringRef(emitter.ops())
                  .contains("\"tt.scan\"(%arg0, %arg1) <{axis = 0 : i32, "
                            "reverse = true}> ({"))
      << emitter.ops();
  EXPECT_TRUE(emitter.verifies());
}

TEST_F(TritonCombine, RefusesWrongInputsAndFunctions) {
  auto *x = emitter.argument("int32[8, 16]");
  auto reduce = [&](const Value *input, const char *axis, const Builtin &with) {
    return emitter.function(
        "reduce", listed({input, emitter.number(axis), callable(with)}));
  };
  expectError(emitter, reduce(x, "2", sum),
              "invalid axis 2. Expected -2 <= axis < 2");
  expectError(emitter, reduce(emitter.argument("int32"), "0", sum),
              "expected a block to reduce, found int32");
  expectError(
      emitter,
      reduce(emitter.tuple({x, emitter.argument("int32[16]")}), "0", sums),
      "all inputs must have the same shape, found [8, 16] and [16]");
  expectError(emitter, reduce(emitter.tuple({}), "0", sum),
              "expected at least one tensor as input");
  expectError(emitter, reduce(x, "0", one),
              "the combine function must return int32, but returns fp32");
  expectError(emitter, reduce(emitter.tuple({x, x}), "0", one),
              "the combine function must return 2 values, but returns 1.0");
}

TEST_F(TritonCombine, MapsAFunctionOfScalars) {
  auto *x = emitter.argument("fp32[16]");
  auto *result = emitter.function(
      "map_elementwise", listed({callable(sum), x, emitter.argument("fp32")}));
  EXPECT_EQ(typeText(result), "<[16], fp32>");
  EXPECT_EQ(emitter.ops(),
            "tt.splat %arg1 : f32 -> tensor<16xf32>\n"
            "\"tt.map_elementwise\"(%arg0, %0) <{pack = 1 : i32}> ({\n"
            "^bb0(%arg2: f32, %arg3: f32):\n"
            "  %2 = arith.addf %arg2, %arg3 : f32\n"
            "  tt.map_elementwise.return %2 : f32\n"
            "}) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>\n");
  EXPECT_TRUE(emitter.verifies());
}

TEST_F(TritonCombine, MapsSeveralElementsAtOnce) {
  auto *x = emitter.argument("fp32[16]");
  CallArguments call =
      listed({callable(sums), x, emitter.argument("fp32[16]")});
  call.named = {{"pack", emitter.number("2")}};
  auto *result = emitter.function("map_elementwise", call);
  ASSERT_NE(result, nullptr);
  EXPECT_EQ(result->text(), "(<[16], fp32>,)");
  EXPECT_TRUE(emitter.verifies()) << emitter.ops();
  call.named = {{"pack", emitter.number("0")}};
  expectError(emitter, emitter.function("map_elementwise", call),
              "pack must be >= 1, got 0");
  expectError(emitter,
              emitter.function("map_elementwise", listed({callable(sum)})),
              "map_elementwise must have at least 1 input tensor");
  call = listed({callable(one), x});
  call.named = {{"pack", emitter.number("2")}};
  expectError(emitter, emitter.function("map_elementwise", call),
              "expected 2 scalars for each result, found 1.0");
}

TEST_F(TritonCombine, CountsAndGathers) {
  auto *x = emitter.argument("int32[16]");
  EXPECT_EQ(typeText(emitter.function(
                "histogram",
                listed({x, emitter.number("4"), emitter.argument("int1")}))),
            "<[4], int32>");
  EXPECT_EQ(typeText(emitter.function("gather",
                                      listed({emitter.argument("fp32[8, 16]"),
                                              emitter.argument("int32[8, 4]"),
                                              emitter.number("-1")}))),
            "<[8, 4], fp32>");
  EXPECT_EQ(emitter.ops(),
            "tt.splat %arg1 : i1 -> tensor<16xi1>\n"
            "tt.histogram %arg0, %0 : tensor<16xi32> -> tensor<4xi32>\n"
            "tt.gather %arg2[%arg3] {axis = 1 : i32} : (tensor<8x16xf32>, "
            "tensor<8x4xi32>) -> tensor<8x4xf32>\n");
  EXPECT_TRUE(emitter.verifies());
}

TEST_F(TritonCombine, RefusesWrongCountsAndGathers) {
  auto histogram = [&](TestEmitter &in, const char *type) {
    return in.function("histogram",
                       listed({in.argument(type), in.number("4")}));
  };
  expectError(emitter, histogram(emitter, "int32[4, 4]"),
              "histogram only supports 1D input, found <[4, 4], int32>");
  expectError(emitter, histogram(emitter, "fp32[16]"),
              "histogram only supports integer input, found fp32");
  EXPECT_NE(histogram(emitter, "int8[16]"), nullptr);
  TestEmitter later(LanguageVersion::V3_9);
  expectError(later, histogram(later, "int8[16]"),
              "histogram only supports 32-bit integer input, but got int8");
  auto gather = [&](const char *index, const char *axis) {
    return emitter.function(
        "gather", listed({emitter.argument("fp32[8, 16]"),
                          emitter.argument(index), emitter.number(axis)}));
  };
  expectError(emitter, gather("fp32[8, 4]", "1"),
              "index must be an integer tensor, found <[8, 4], fp32>");
  expectError(emitter, gather("int32[8]", "0"),
              "source and index tensors must have the same rank, found <[8, "
              "16], fp32> and <[8], int32>");
  expectError(emitter, gather("int32[4, 4]", "1"),
              "index dim 0 must match the corresponding source dim, found <[4, "
              "4], int32> and <[8, 16], fp32>");
  expectError(emitter, gather("int32[8, 4]", "2"),
              "invalid axis 2. Expected -2 <= axis < 2");
}

} // namespace
} // namespace kiln::triton::test
