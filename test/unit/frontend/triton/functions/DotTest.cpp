// Products of matrices: what Triton emits for the same calls, and its messages.
#include "test/unit/frontend/triton/LanguageTesting.h"
#include <gtest/gtest.h>

namespace kiln::triton::test {
namespace {

using Named = llvm::SmallVector<std::pair<std::string, const Value *>, 2>;

const Value *dot(TestEmitter &emitter, const char *a, const char *b,
                 Named named = {}) {
  CallArguments call = listed({emitter.argument(a), emitter.argument(b)});
  call.named = std::move(named);
  return emitter.function("dot", call);
}

TEST(TritonDot, AddsToZerosOrToAnAccumulator) {
  TestEmitter emitter;
  auto *sum = dot(emitter, "fp16[16, 32]", "fp16[32, 16]");
  ASSERT_NE(sum, nullptr);
  EXPECT_NE(dot(emitter, "fp16[16, 32]", "fp16[32, 16]",
                {{"acc", sum}, {"input_precision", emitter.text("IEEE")}}),
            nullptr);
  EXPECT_EQ(emitter.ops(),
            "arith.constant 0.000000e+00 : f32\n"
            "tt.splat %cst : f32 -> tensor<16x16xf32>\n"
            "tt.dot %arg0, %arg1, %0, inputPrecision = tf32 : "
            "tensor<16x32xf16> * tensor<32x16xf16> -> tensor<16x16xf32>\n"
            "tt.dot %arg2, %arg3, %1 : tensor<16x32xf16> * tensor<32x16xf16> "
            "-> tensor<16x16xf32>\n");
  EXPECT_TRUE(emitter.verifies());
}

TEST(TritonDot, ElementsFollowTheOperands) {
  TestEmitter emitter;
  const Value *half = emitter.ofType(emitter.scalar(Scalar::FP16));
  auto element = [&](const char *a, const char *b, Named named = {}) {
    auto *value = dot(emitter, a, b, std::move(named));
    return value ? llvm::cast<TensorValue>(value)->scalar()->text()
                 : emitter.errors.front();
  };
  EXPECT_EQ(element("fp16[16, 16]", "fp16[16, 16]"), "fp32");
  EXPECT_EQ(element("fp16[16, 16]", "fp16[16, 16]", {{"out_dtype", half}}),
            "fp16");
  EXPECT_EQ(element("bf16[16, 16]", "bf16[16, 16]", {{"out_dtype", half}}),
            "fp32");
  EXPECT_EQ(element("fp64[16, 16]", "fp64[16, 16]"), "fp64");
  EXPECT_EQ(element("int8[16, 32]", "int8[32, 16]"), "int32");
  EXPECT_EQ(element("fp8e5[16, 32]", "fp8e4nv[32, 16]"), "fp32");
  EXPECT_TRUE(emitter.verifies());
}

TEST(TritonDot, HoppersCoresAddFloatsOfEightBitsImprecisely) {
  TestEmitter emitter;
  EXPECT_NE(dot(emitter, "fp8e5[16, 32]", "fp8e5[32, 16]"), nullptr);
  EXPECT_TRUE(llvm::StringRef(emitter.ops())
                  .contains("{maxNumImpreciseAcc = 1073741824 : i32}"));
  emitter.clear();
  EXPECT_NE(dot(emitter, "fp8e5[16, 32]", "fp8e5[32, 16]",
                {{"max_num_imprecise_acc", emitter.number("0")}}),
            nullptr);
  EXPECT_FALSE(llvm::StringRef(emitter.ops()).contains("maxNumImpreciseAcc"));
  expectError(emitter,
              dot(emitter, "fp8e5[16, 32]", "fp8e5[32, 16]",
                  {{"max_num_imprecise_acc", emitter.number("64")}}),
              "max_num_imprecise_acc (64) must be <= K (32)");
  LanguageOptions options;
  options.arch = "100";
  TestEmitter blackwell(options);
  EXPECT_NE(dot(blackwell, "fp8e5[16, 32]", "fp8e5[32, 16]"), nullptr);
  EXPECT_FALSE(llvm::StringRef(blackwell.ops()).contains("maxNumImprecise"));
}

TEST(TritonDot, BatchesAreOneDimension) {
  TestEmitter emitter;
  auto *result = dot(emitter, "fp16[2, 2, 16, 32]", "fp16[2, 2, 32, 16]");
  ASSERT_NE(result, nullptr);
  EXPECT_EQ(llvm::cast<TensorValue>(result)->type->text(),
            "<[2, 2, 16, 16], fp32>");
  EXPECT_EQ(emitter.ops(),
            "tt.reshape %arg0 : tensor<2x2x16x32xf16> -> tensor<4x16x32xf16>\n"
            "tt.reshape %arg1 : tensor<2x2x32x16xf16> -> tensor<4x32x16xf16>\n"
            "arith.constant 0.000000e+00 : f32\n"
            "tt.splat %cst : f32 -> tensor<4x16x16xf32>\n"
            "tt.dot %0, %1, %2, inputPrecision = tf32 : tensor<4x16x32xf16> * "
            "tensor<4x32x16xf16> -> tensor<4x16x16xf32>\n"
            "tt.reshape %3 : tensor<4x16x16xf32> -> tensor<2x2x16x16xf32>\n");
  EXPECT_TRUE(emitter.verifies());
}

TEST(TritonDot, PrecisionsAreThoseOfTheGpu) {
  TestEmitter cuda;
  auto precision = [](TestEmitter &emitter, Named named) {
    emitter.clear();
    if (!dot(emitter, "fp32[16, 16]", "fp32[16, 16]", std::move(named)))
      return emitter.errors.front();
    std::string text = emitter.ops();
    size_t at = text.find("inputPrecision = ");
    return at == std::string::npos
               ? std::string("ieee")
               : llvm::StringRef(text).substr(at + 17).split(' ').first.str();
  };
  EXPECT_EQ(precision(cuda, {}), "tf32");
  EXPECT_EQ(precision(cuda, {{"allow_tf32", cuda.number("False")}}), "ieee");
  EXPECT_EQ(precision(cuda, {{"allow_tf32", cuda.number("True")}}), "tf32");
  EXPECT_EQ(precision(cuda, {{"allow_tf32", cuda.number("None")}}), "ieee");
  EXPECT_EQ(precision(cuda, {{"input_precision", cuda.text("bf16x3")}}),
            "bf16x3");
  EXPECT_EQ(precision(cuda, {{"input_precision", cuda.text("fp16")}}),
            "input_precision must be one of tf32, tf32x3, ieee, bf16x3, "
            "bf16x6. Got fp16");
  EXPECT_EQ(precision(cuda, {{"input_precision", cuda.text("tf32")},
                             {"allow_tf32", cuda.number("True")}}),
            "Only one of input_precision and allow_tf32 can be specified");
  LanguageOptions options;
  options.backend = "hip";
  options.arch = "gfx950";
  TestEmitter hip(options);
  EXPECT_EQ(precision(hip, {}), "ieee");
  EXPECT_EQ(precision(hip, {{"allow_tf32", hip.number("True")}}), "ieee");
  EXPECT_EQ(precision(hip, {{"input_precision", hip.text("tf32x3")}}),
            "input_precision must be one of ieee, bf16x3, bf16x6. Got tf32x3");
  // Of AMD's, CDNA 3 alone has tf32, and Triton takes it where it is.
  options.arch = "gfx942";
  TestEmitter cdna3(options);
  EXPECT_EQ(precision(cdna3, {}), "tf32");
}

TEST(TritonDot, RefusesWhatTritonRefuses) {
  TestEmitter emitter;
  expectError(emitter, dot(emitter, "fp16", "fp16"),
              "dot operands must be block tensors (not scalars)");
  expectError(emitter, dot(emitter, "fp16[16, 16]", "fp32[16, 16]"),
              "Both operands must be same dtype. Got fp16 and fp32");
  expectError(emitter, dot(emitter, "int32[16, 16]", "int32[16, 16]"),
              "Unsupported lhs dtype int32");
  expectError(emitter, dot(emitter, "uint8[16, 32]", "uint8[32, 16]"),
              "only int8 supported!");
  expectError(emitter, dot(emitter, "fp16[16, 32]", "fp16[16, 16]"),
              "First input shape ([16, 32]) and second input shape [16, 16] "
              "are not compatible for matmul (second index of first shape (32) "
              "must be equal to first index of second shape (16)");
  expectError(emitter, dot(emitter, "fp16[16]", "fp16[16]"),
              "input and other must have equal ranks >= 2; (lhs: [16] vs rhs: "
              "[16])");
  expectError(emitter, dot(emitter, "fp16[16, 8]", "fp16[8, 16]"),
              "Input shapes should have M >= 1, N >= 1 and K >= 16");
  expectError(emitter, dot(emitter, "int8[16, 16]", "int8[16, 16]"),
              "Input shapes should have M >= 1, N >= 1 and K >= 32");
  expectError(
      emitter,
      dot(emitter, "fp16[16, 16]", "fp16[16, 16]",
          {{"out_dtype", emitter.ofType(emitter.scalar(Scalar::BF16))}}),
      "out_dtype=bfloat16 is unsupported. Please use "
      "out_dtype=float32/float16 and cast with `.to(tl.bfloat16)`");
  expectError(emitter,
              dot(emitter, "fp16[16, 16]", "fp16[16, 16]",
                  {{"acc", emitter.argument("fp32[16, 32]")}}),
              "accumulator shape is incompatible: expected [16, 16], got [16, "
              "32]");
  expectError(emitter,
              dot(emitter, "fp16[16, 16]", "fp16[16, 16]",
                  {{"acc", emitter.argument("fp16[16, 16]")}}),
              "expected accumulator dtype fp32, got fp16; pass out_dtype=fp16 "
              "to use this accumulator dtype");
}

TEST(TritonDot, Triton39TakesTheAccumulatorsTypeAndSmallerDots) {
  TestEmitter emitter(LanguageVersion::V3_9);
  auto *result = dot(emitter, "fp16[16, 16]", "fp16[16, 16]",
                     {{"acc", emitter.argument("fp16[16, 16]")}});
  ASSERT_NE(result, nullptr);
  EXPECT_EQ(llvm::cast<TensorValue>(result)->scalar()->text(), "fp16");
  EXPECT_NE(dot(emitter, "fp32[16, 8]", "fp32[8, 16]"), nullptr);
  EXPECT_NE(dot(emitter, "fp64[16, 4]", "fp64[4, 16]"), nullptr);
  expectError(emitter, dot(emitter, "fp16[16, 8]", "fp16[8, 16]"),
              "Input shapes should have M >= 1, N >= 1 and K >= 16");
}

//===- dot_scaled ---------------------------------------------------------===//

const Value *scaled(TestEmitter &emitter, const char *a, const char *aScale,
                    const char *aFormat, const char *b, const char *bScale,
                    const char *bFormat, Named named = {}) {
  auto scale = [&](const char *type) -> const Value * {
    return type ? emitter.argument(type)
                : static_cast<const Value *>(emitter.values.none());
  };
  CallArguments call =
      listed({emitter.argument(a), scale(aScale), emitter.text(aFormat),
              emitter.argument(b), scale(bScale), emitter.text(bFormat)});
  call.named = std::move(named);
  return emitter.function("dot_scaled", call);
}

TEST(TritonScaledDot, MultipliesPackedAndPlainElements) {
  TestEmitter emitter;
  EXPECT_NE(scaled(emitter, "uint8[16, 32]", "uint8[16, 2]", "e2m1",
                   "uint16[64, 16]", nullptr, "bf16",
                   {{"fast_math", emitter.number("True")}}),
            nullptr);
  EXPECT_EQ(emitter.ops(),
            "tt.bitcast %arg2 : tensor<64x16xi16> -> tensor<64x16xbf16>\n"
            "arith.constant 0.000000e+00 : f32\n"
            "tt.splat %cst : f32 -> tensor<16x16xf32>\n"
            "tt.dot_scaled %arg0 scale %arg1, %0, %1 lhs = e2m1 rhs = bf16 "
            "{fastMath = true} : tensor<16x32xi8>, tensor<16x2xi8> * "
            "tensor<64x16xbf16> -> tensor<16x16xf32>\n");
  EXPECT_TRUE(emitter.verifies());
  emitter.clear();
  auto *result =
      scaled(emitter, "uint8[16, 64]", nullptr, "e2m1", "fp8e4nv[64, 16]",
             "uint8[16, 2]", "e4m3", {{"lhs_k_pack", emitter.number("False")}});
  ASSERT_NE(result, nullptr);
  EXPECT_EQ(llvm::cast<TensorValue>(result)->type->text(), "<[32, 16], fp32>");
  EXPECT_TRUE(emitter.verifies());
}

TEST(TritonScaledDot, ScalesOfSixteenElements) {
  TestEmitter emitter;
  EXPECT_NE(scaled(emitter, "fp8e4nv[16, 64]", "fp8e4nv[16, 4]", "e4m3",
                   "fp8e4nv[64, 16]", nullptr, "e4m3"),
            nullptr);
  expectError(emitter,
              scaled(emitter, "fp8e4nv[16, 64]", "uint8[16, 4]", "e4m3",
                     "fp8e4nv[64, 16]", nullptr, "e4m3"),
              "lhs_scale must be a tensor of shape [16, 2]. Got [16, 4]");
  // 3.9 tells by the shape.
  TestEmitter later(LanguageVersion::V3_9);
  EXPECT_NE(scaled(later, "fp8e4nv[16, 64]", "uint8[16, 4]", "e4m3",
                   "fp8e4nv[64, 16]", nullptr, "e4m3"),
            nullptr);
  expectError(later,
              scaled(later, "fp8e4nv[16, 64]", "uint8[16, 4]", "e4m3",
                     "fp8e4nv[64, 16]", "uint8[16, 2]", "e4m3"),
              "Operands must have the same scale factor; (lhs: 16 vs rhs: 32)");
  expectError(later,
              scaled(later, "fp8e4nv[16, 64]", "uint8[16, 1]", "e4m3",
                     "fp8e4nv[64, 16]", nullptr, "e4m3"),
              "scale factor must be 16 or 32. Got 64");
}

TEST(TritonScaledDot, RefusesWhatTritonRefuses) {
  TestEmitter emitter;
  expectError(emitter,
              scaled(emitter, "uint8[16, 32]", nullptr, "e3m3", "uint8[32, 16]",
                     nullptr, "e2m1"),
              "Invalid float format: e3m3, expected e2m1, e4m3, e5m2, bf16 or "
              "fp16");
  expectError(emitter,
              scaled(emitter, "int8[16, 32]", nullptr, "e2m1", "uint8[32, 16]",
                     nullptr, "e2m1"),
              "e2m1 format must be packed as uint8. Got int8");
  expectError(emitter,
              scaled(emitter, "int8[16, 32]", nullptr, "e4m3", "uint8[32, 16]",
                     nullptr, "e2m1"),
              "Unexpected dtype for e4m3. Got int8");
  expectError(emitter,
              scaled(emitter, "uint8[16, 32]", nullptr, "e4m3", "uint8[64, 16]",
                     nullptr, "e4m3"),
              "Reduction dimension should pack the same number of elements; "
              "(lhs: [16, 32] vs rhs: [64, 16])");
  expectError(emitter,
              scaled(emitter, "uint8[16, 32]", nullptr, "e4m3", "uint8[32, 16]",
                     nullptr, "e4m3",
                     {{"rhs_k_pack", emitter.number("False")}}),
              "only mxfp4 inputs can be packed along a dimension different "
              "than K");
  expectError(
      emitter,
      scaled(emitter, "uint8[16, 32]", nullptr, "e4m3", "uint8[32, 16]",
             nullptr, "e4m3",
             {{"out_dtype", emitter.ofType(emitter.scalar(Scalar::FP16))}}),
      "Only float32 is supported for out_dtype at the moment");
}

} // namespace
} // namespace kiln::triton::test
