// Prints, asserts, barriers, hints, loops and questions about the GPU.
#include "test/unit/frontend/triton/LanguageTesting.h"
#include <gtest/gtest.h>

namespace kiln::triton::test {
namespace {

LanguageOptions debugging(LanguageVersion version = LanguageVersion::V3_6) {
  LanguageOptions options;
  options.version = version;
  options.debug = true;
  return options;
}

TEST(TritonDebug, PrintsEndPrefixesWithAColon) {
  TestEmitter emitter;
  CallArguments call = listed({emitter.text("x"), emitter.argument("int32[16]"),
                               emitter.argument("uint8")});
  EXPECT_NE(emitter.function("device_print", call), nullptr);
  EXPECT_NE(emitter.function("device_print", listed({emitter.text("alone")})),
            nullptr);
  call = listed({emitter.text("v: "), emitter.number("1.5")});
  call.named = {{"hex", emitter.number("True")}};
  EXPECT_NE(emitter.function("device_print", call), nullptr);
  EXPECT_EQ(emitter.ops(),
            "tt.print \" x: \" {hex = false, isSigned = array<i32: 1, 0>} : "
            "%arg0, %arg1 : tensor<16xi32>, i8\n"
            "tt.print \" alone\" {hex = false, isSigned = array<i32>}\n"
            "arith.constant 1.500000e+00 : f32\n"
            "tt.print \" v: \" {hex = true, isSigned = array<i32: 0>} : %cst : "
            "f32\n");
  EXPECT_TRUE(emitter.verifies());
  expectError(emitter,
              emitter.function("device_print", listed({emitter.number("1")})),
              "1 is not string");
  expectError(emitter,
              emitter.function("device_print", listed({emitter.text("\x01")})),
              "\x01 is not an ascii string");
}

TEST(TritonDebug, AssertsAreKeptWhenDebugging) {
  TestEmitter quiet;
  EXPECT_NE(
      quiet.function("device_assert", listed({quiet.argument("int1[16]")})),
      nullptr);
  EXPECT_EQ(quiet.ops(), "");
  TestEmitter emitter(debugging());
  auto *condition = emitter.argument("int1[16]");
  auto *mask = emitter.argument("int1[16]");
  EXPECT_NE(emitter.function("device_assert",
                             listed({condition, emitter.text("small"), mask})),
            nullptr);
  EXPECT_EQ(emitter.ops(), "arith.constant true\n"
                           "tt.splat %true : i1 -> tensor<16xi1>\n"
                           "arith.xori %arg1, %0 : tensor<16xi1>\n"
                           "arith.ori %arg0, %1 : tensor<16xi1>\n"
                           "tt.assert %2, \"small\" : tensor<16xi1>\n");
  EXPECT_TRUE(emitter.verifies());
  expectError(
      emitter,
      emitter.function("device_assert", listed({emitter.argument("int32")})),
      "cond must be a boolean tensor, but is int32");
}

TEST(TritonDebug, BarriersAndAssumptions) {
  TestEmitter emitter;
  EXPECT_NE(emitter.function("debug_barrier", {}), nullptr);
  EXPECT_NE(emitter.function("assume", listed({emitter.argument("int1")})),
            nullptr);
  EXPECT_EQ(emitter.ops(), "gpu.barrier\n"
                           "llvm.intr.assume %arg0 : i1\n");
  EXPECT_TRUE(emitter.verifies());
  expectError(
      emitter,
      emitter.function("assume", listed({emitter.argument("int1[16]")})),
      "expected a scalar to assume, found <[16], int1>");
}

TEST(TritonDebug, ZerosAreExpectedByAnAssert) {
  TestEmitter quiet(LanguageVersion::V3_9);
  auto *x = quiet.argument("fp32[16]");
  EXPECT_EQ(
      quiet.function("expect_zero", listed({x, quiet.argument("int1[16]")})),
      x);
  EXPECT_EQ(quiet.ops(), "");
  TestEmitter emitter(debugging(LanguageVersion::V3_9));
  auto *value = emitter.argument("fp32[16]");
  EXPECT_EQ(emitter.function("expect_zero",
                             listed({value, emitter.argument("int1[16]")})),
            value);
  EXPECT_TRUE(llvm::StringRef(emitter.ops())
                  .contains("\"expect_zero expected x == 0 where mask is "
                            "true\""))
      << emitter.ops();
  EXPECT_TRUE(emitter.verifies());
}

TEST(TritonHints, StandOnTheOp) {
  TestEmitter emitter;
  CallArguments range = listed({emitter.number("0"), emitter.number("16")});
  auto *x = emitter.function("arange", range);
  ASSERT_NE(x, nullptr);
  EXPECT_EQ(emitter.function("multiple_of", listed({x, emitter.number("8")})),
            x);
  EXPECT_EQ(
      emitter.function("max_contiguous",
                       listed({x, emitter.tuple({emitter.number("16")})})),
      x);
  EXPECT_EQ(emitter.function("max_constancy", listed({x, emitter.number("4")})),
            x);
  EXPECT_EQ(emitter.ops(),
            "tt.make_range {end = 16 : i32, start = 0 : i32, tt.constancy = "
            "dense<4> : tensor<1xi32>, tt.contiguity = dense<16> : "
            "tensor<1xi32>, tt.divisibility = dense<8> : tensor<1xi32>} : "
            "tensor<16xi32>\n");
  auto *scalar = emitter.argument("int32");
  EXPECT_EQ(
      emitter.function("multiple_of", listed({scalar, emitter.number("8")})),
      scalar);
  expectError(
      emitter,
      emitter.function("max_contiguous", listed({scalar, emitter.number("8")})),
      "Shape of input to max_contiguous does not match the length of "
      "values: expected 0, found 1");
  expectError(emitter, emitter.function("multiple_of", listed({x, scalar})),
              "a value of multiple_of must be an integer that is known at "
              "compile time, but is int32");
}

//===- Loops --------------------------------------------------------------===//

TEST(TritonLoops, OneArgumentIsTheEnd) {
  TestEmitter emitter;
  auto *end = emitter.argument("int32");
  auto *range = llvm::dyn_cast_if_present<IteratorValue>(
      emitter.function("range", listed({end})));
  ASSERT_NE(range, nullptr);
  EXPECT_EQ(range->begin->text(), "0");
  EXPECT_EQ(range->end, end);
  EXPECT_EQ(range->step->text(), "1");
  EXPECT_FALSE(range->isStatic);
  EXPECT_TRUE(range->numStages->isNone());
  EXPECT_FALSE(range->flatten);
}

TEST(TritonLoops, AttributesAreConstants) {
  TestEmitter emitter;
  CallArguments call = listed(
      {emitter.number("1"), emitter.argument("int32"), emitter.number("2")});
  call.named = {{"num_stages", emitter.number("3")},
                {"loop_unroll_factor", emitter.number("4")},
                {"flatten", emitter.number("True")},
                {"disable_licm", emitter.number("True")}};
  auto *range =
      llvm::dyn_cast_if_present<IteratorValue>(emitter.function("range", call));
  ASSERT_NE(range, nullptr);
  EXPECT_EQ(range->begin->text(), "1");
  EXPECT_EQ(range->step->text(), "2");
  EXPECT_EQ(range->numStages->text(), "3");
  EXPECT_EQ(range->loopUnrollFactor->text(), "4");
  EXPECT_TRUE(range->flatten);
  EXPECT_TRUE(range->disableLicm);
  EXPECT_FALSE(range->warpSpecialize);
  EXPECT_FALSE(range->disallowAccMultiBuffer);
  call.named = {{"num_stages", emitter.argument("int32")}};
  expectError(emitter, emitter.function("range", call),
              "num_stages must be an integer that is known at compile time, "
              "but is int32");
  expectError(emitter,
              emitter.function("range", listed({emitter.number("1.5")})),
              "For loop bounds and step must all be ints, are 1.5 as end");
}

TEST(TritonLoops, StaticRangesHaveConstantBounds) {
  TestEmitter emitter;
  CallArguments call =
      listed({emitter.number("4"), emitter.number("0"), emitter.number("-1")});
  auto *range = llvm::dyn_cast_if_present<IteratorValue>(
      emitter.function("static_range", call));
  ASSERT_NE(range, nullptr);
  EXPECT_TRUE(range->isStatic);
  EXPECT_EQ(range->begin->text() + range->end->text() + range->step->text(),
            "40-1");
  expectError(
      emitter,
      emitter.function("static_range", listed({emitter.argument("int32")})),
      "int32 used as tl.static_range end value is not a constexpr");
  call.positional[2] = emitter.number("0");
  expectError(emitter, emitter.function("static_range", call),
              "static_range() step must not be zero");
}

TEST(TritonLoops, ConditionsOfWhile) {
  TestEmitter emitter;
  auto *test = emitter.argument("int1");
  CallArguments call = listed({test});
  call.named = {{"disable_licm", emitter.number("True")}};
  auto *condition = llvm::dyn_cast_if_present<IteratorValue>(
      emitter.function("condition", call));
  ASSERT_NE(condition, nullptr);
  EXPECT_EQ(condition->condition, test);
  EXPECT_TRUE(condition->disableLicm);
}

//===- The GPU ------------------------------------------------------------===//

TEST(TritonTarget, SaysWhichGpu) {
  constexpr const char *module = "triton.language.target_info";
  auto ask = [&](TestEmitter &emitter, llvm::StringRef name,
                 std::initializer_list<const Value *> arguments = {}) {
    const Value *value = emitter.function(name, listed(arguments), module);
    return value ? value->text() : "error";
  };
  TestEmitter hopper;
  EXPECT_EQ(ask(hopper, "current_target"),
            "(backend='cuda', arch=90, warp_size=32)");
  EXPECT_EQ(ask(hopper, "is_cuda"), "True");
  EXPECT_EQ(ask(hopper, "is_hip"), "False");
  EXPECT_EQ(ask(hopper, "cuda_capability_geq", {hopper.number("9")}), "True");
  EXPECT_EQ(ask(hopper, "cuda_capability_geq",
                {hopper.number("9"), hopper.number("1")}),
            "False");
  LanguageOptions options;
  options.backend = "hip";
  options.arch = "gfx942";
  options.warpSize = 64;
  TestEmitter cdna(options);
  EXPECT_EQ(ask(cdna, "current_target"),
            "(backend='hip', arch='gfx942', warp_size=64)");
  EXPECT_EQ(ask(cdna, "is_hip_cdna3"), "True");
  EXPECT_EQ(ask(cdna, "is_hip_cdna4"), "False");
  EXPECT_EQ(ask(cdna, "cuda_capability_geq", {cdna.number("7")}), "False");
}

} // namespace
} // namespace kiln::triton::test
