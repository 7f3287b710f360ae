// What single functions emit, warn of and refuse. What follows from the types
// and shapes of operands is in PromotionTest and ShapesTest.
#include "frontend/triton/language/Semantics.h"
#include "test/unit/frontend/triton/LanguageTesting.h"
#include "llvm/ADT/StringExtras.h"
#include <gtest/gtest.h>

namespace kiln::triton::test {
namespace {

class Functions : public testing::Test {
protected:
  /// What a call emits, or its error.
  std::string call(llvm::StringRef name, CallArguments arguments) {
    const Value *value = emitter.function(name, std::move(arguments));
    std::string result =
        value ? emitter.ops() : llvm::join(emitter.errors, "; ");
    EXPECT_EQ(value == nullptr, !emitter.errors.empty());
    emitter.clear();
    return result;
  }
  const Value *number(llvm::StringRef text) { return emitter.number(text); }

  TestEmitter emitter;
};

TEST_F(Functions, OfPrograms) {
  EXPECT_EQ(call("program_id", listed({number("0")})),
            "tt.get_program_id x : i32\n");
  EXPECT_EQ(call("num_programs", listed({number("2")})),
            "tt.get_num_programs z : i32\n");
  EXPECT_EQ(call("program_id", listed({number("3")})),
            "program_id axis must be 0, 1, or 2 but got 3");
  EXPECT_EQ(call("program_id", listed({number("0.5")})),
            "program_id's axis must be an integer that is known at compile "
            "time, but is 0.5");
}

TEST_F(Functions, Arange) {
  auto arange = [&](llvm::StringRef start, llvm::StringRef end) {
    return call("arange", listed({number(start), number(end)}));
  };
  EXPECT_EQ(arange("0", "64"),
            "tt.make_range {end = 64 : i32, start = 0 : i32} : "
            "tensor<64xi32>\n");
  EXPECT_EQ(arange("3", "11"),
            "tt.make_range {end = 11 : i32, start = 3 : i32} : "
            "tensor<8xi32>\n");
  EXPECT_EQ(arange("4", "4"), "arange's end argument must be greater than the "
                              "start argument");
  EXPECT_EQ(arange("0", "48"), "arange's range must be a power of 2");
  EXPECT_EQ(arange("-4", "4"), "arange must fit in int32");
  EXPECT_EQ(arange("0", "4294967296"), "arange must fit in int32");
  EXPECT_EQ(arange("0", "2097152"),
            "numel (2097152) exceeds triton maximum tensor numel (1048576)");
  EXPECT_EQ(call("arange", listed({number("0"), emitter.argument("int32")})),
            "arange's arguments must be of type tl.constexpr");
}

TEST_F(Functions, Full) {
  const Value *shape = emitter.tuple({number("4"), number("8")});
  const Value *half = emitter.ofType(emitter.type("fp16"));
  EXPECT_EQ(call("full", listed({shape, number("0.1"), half})),
            "arith.constant 9.997550e-02 : f16\n"
            "tt.splat %cst : f16 -> tensor<4x8xf16>\n");
  EXPECT_EQ(call("full", listed({shape, emitter.argument("fp32"), half})),
            "arith.truncf %arg0 : f32 to f16\n"
            "tt.splat %0 : f16 -> tensor<4x8xf16>\n");
  EXPECT_EQ(call("full", listed({emitter.tuple({}), number("1"), half})),
            "arith.constant 1.000000e+00 : f16\n");
  EXPECT_EQ(
      call("full", listed({emitter.tuple({number("3")}), number("1"), half})),
      "Shape element 0 must be a power of 2, but is 3");
  EXPECT_EQ(
      call("full", listed({emitter.tuple({number("65536"), number("65536")}),
                           number("1"), half})),
      "numel (4294967296) exceeds triton maximum tensor numel (1048576)");
  EXPECT_EQ(call("full", listed({shape, number("1"), emitter.values.none()})),
            "dtype must be specified when value is not a tensor");
  EXPECT_EQ(call("full", listed({shape, emitter.argument("fp32[2]"), half})),
            "full() takes a scalar, but got a tensor of type <[2], fp32>");
}

TEST_F(Functions, CastsToWhatTheGpuHas) {
  const Value *type = emitter.ofType(emitter.type("fp8e4b8"));
  EXPECT_EQ(call("cast", listed({emitter.argument("fp32"), type})),
            "type fp8e4b8 not supported in this architecture. The supported "
            "fp8 dtypes are ('fp8e4b15', 'fp8e4nv', 'fp8e5')");
  LanguageOptions options;
  options.arch = "80";
  TestEmitter ampere(options);
  EXPECT_EQ(
      ampere.function("cast", listed({ampere.argument("fp32"),
                                      ampere.ofType(ampere.type("fp8e4nv"))})),
      nullptr);
  EXPECT_EQ(ampere.errors.back(),
            "type fp8e4nv not supported in this architecture. The supported "
            "fp8 dtypes are ('fp8e4b15', 'fp8e5')");
  options.backend = "hip";
  options.arch = "gfx942";
  TestEmitter instinct(options);
  EXPECT_NE(instinct.function(
                "cast", listed({instinct.argument("fp32"),
                                instinct.ofType(instinct.type("fp8e4b8"))})),
            nullptr);
  EXPECT_EQ(instinct.ops(),
            "tt.fp_to_fp %arg0, rounding = rtne : f32 -> f8E4M3FNUZ\n");
}

TEST_F(Functions, CastsRoundAsTheyAreTold) {
  CallArguments arguments =
      listed({emitter.argument("fp32"), emitter.ofType(emitter.type("bf16"))});
  arguments.named = {{"fp_downcast_rounding", emitter.text("up")}};
  EXPECT_EQ(call("cast", arguments),
            "Invalid rounding mode: up. Supported rounding modes are 'rtne' "
            "and 'rtz'.");
  EXPECT_EQ(call("cast", listed({emitter.argument("fp32"), number("1")})),
            "cast()'s dtype must be a type, such as tl.float32, but is 1");
}

// The first operand says the sign.
TEST_F(Functions, JoinIntegersOfOtherSigns) {
  const Value *a = emitter.argument("int8[4]"),
              *b = emitter.argument("uint8[4]");
  for (llvm::StringRef name : {"join", "cat"}) {
    CallArguments arguments = listed({a, b});
    if (name == "cat")
      arguments.named = {{"can_reorder", emitter.values.get(true)}};
    auto *value =
        llvm::dyn_cast_or_null<TensorValue>(emitter.function(name, arguments));
    ASSERT_NE(value, nullptr) << llvm::join(emitter.errors, "; ");
    EXPECT_EQ(value->scalar()->text(), "int8");
  }
  EXPECT_EQ(call("join", listed({a, emitter.argument("int16[4]")})),
            "join() takes two tensors of one type, but got int8 and int16");
}

TEST_F(Functions, WarnOfWhatIsDeprecated) {
  emitter.function("where", listed({emitter.argument("int32"),
                                    emitter.argument("fp32"), number("0")}));
  ASSERT_EQ(emitter.warnings.size(), 1u);
  EXPECT_EQ(emitter.warnings[0],
            "tl.where with a non-boolean condition is deprecated and will "
            "error out in a future triton release. Got int32");
  emitter.clear();
  emitBinary(emitter, BinaryOperator::ShiftLeft, emitter.argument("int8"),
             number("8"));
  ASSERT_EQ(emitter.warnings.size(), 1u);
  EXPECT_EQ(emitter.warnings[0],
            "Value 8 exceeds the maximum bitwidth (8) for type 'int8'. This "
            "may result in undefined behavior.");
  emitter.clear();
  emitBinary(emitter, BinaryOperator::ShiftLeft, emitter.argument("int8"),
             number("7"));
  EXPECT_TRUE(emitter.warnings.empty());
}

TEST_F(Functions, RefuseWhatIsNoNumber) {
  EXPECT_EQ(emitBinary(emitter, BinaryOperator::Add, emitter.argument("int8"),
                       emitter.values.none()),
            nullptr);
  EXPECT_EQ(emitter.errors.back(), "cannot convert None to tensor");
  EXPECT_EQ(emitBinary(emitter, BinaryOperator::Pow, emitter.argument("fp32"),
                       number("2")),
            nullptr);
  emitter.clear();
  EXPECT_EQ(call("minimum", listed({emitter.argument("fp32"), number("1"),
                                    emitter.text("ALL")})),
            "Unexpected propagate_nan 'ALL'; expected tl.PropagateNan.NONE or "
            "tl.PropagateNan.ALL");
}

TEST_F(Functions, DivideAsExactlyAsTold) {
  TestEmitter later(LanguageVersion::V3_9);
  auto divide = [&](llvm::StringRef type, bool isPrecise, bool isApproximate) {
    later.clear();
    const Value *x = later.argument(type);
    const Value *value =
        later.function("fdiv", listed({x, x, later.values.get(isPrecise),
                                       later.values.get(isApproximate)}));
    return value ? later.ops() : later.errors.back();
  };
  EXPECT_EQ(divide("fp32", false, false), "arith.divf %arg0, %arg0 : f32\n");
  EXPECT_EQ(divide("fp32", false, true), "arith.divf %arg0, %arg0 : f32\n");
  EXPECT_EQ(divide("fp32", true, false),
            "tt.precise_divf %arg0, %arg0 : f32\n");
  EXPECT_EQ(divide("fp32", true, true),
            "approx and ieee_rounding cannot both be True");
  EXPECT_EQ(divide("fp64", false, true),
            "approx division requires float32 operands");
}

TEST_F(Functions, ExpectZeroAssertsInDebugBuildsAlone) {
  LanguageOptions options;
  options.version = LanguageVersion::V3_9;
  TestEmitter release(options);
  EXPECT_NE(release.function("expect_zero", listed({release.argument("fp32"),
                                                    release.argument("int1")})),
            nullptr);
  EXPECT_EQ(release.ops(), "");
  options.debug = true;
  TestEmitter debug(options);
  debug.function("expect_zero",
                 listed({debug.argument("fp32"), debug.argument("int1")}));
  EXPECT_NE(debug.ops().find("tt.assert"), std::string::npos) << debug.ops();
  EXPECT_TRUE(debug.verifies());
}

TEST(Condition, IsABitOfAScalar) {
  TestEmitter emitter;
  EXPECT_EQ(toCondition(emitter, emitter.argument("int1"))->type->text(),
            "int1");
  EXPECT_EQ(emitter.ops(), "");
  toCondition(emitter, emitter.argument("int8[1]"));
  EXPECT_EQ(emitter.shortOps(),
            "=0:i8 tt.unsplat:tensor<1xi8 arith.cmpi.ne:i8");
  EXPECT_EQ(toCondition(emitter, emitter.argument("int1[2]")), nullptr);
  EXPECT_EQ(emitter.errors.back(),
            "Boolean value of Tensor with more than one value is ambiguous; "
            "choose by element with tl.where, or make one value of it, as "
            "tl.max does");
}

// As Triton 3.6 emits them with debug=True; 3.9 the same.
TEST(Overflow, IsAssertedOfIntegersBelow64Bits) {
  LanguageOptions options;
  options.debug = options.sanitizeOverflow = true;
  TestEmitter emitter(options);
  auto emit = [&](BinaryOperator op, llvm::StringRef a, llvm::StringRef b) {
    emitter.clear();
    const Value *left = emitter.argument(a);
    emitBinary(emitter, op, left, emitter.argument(b));
    EXPECT_TRUE(emitter.verifies());
    return emitter.shortOps();
  };
  EXPECT_EQ(emit(BinaryOperator::Add, "int8[16]", "uint8[16]"),
            "=0:i64 =255:i64 arith.extui:i64 arith.extui:i64 arith.addi:i64 "
            "arith.cmpi.sle:i64 arith.cmpi.sge:i64 arith.andi:i1 "
            "tt.assert:i1 arith.addi:i8");
  EXPECT_EQ(emit(BinaryOperator::Mul, "int32[16]", "int32[16]"),
            "=-2147483648:i64 =2147483647:i64 arith.extsi:i64 arith.extsi:i64 "
            "arith.muli:i64 arith.cmpi.sle:i64 arith.cmpi.sge:i64 "
            "arith.andi:i1 tt.assert:i1 arith.muli:i32");
  EXPECT_NE(emitter.ops().find(
                "tt.assert %7, \"int32 overflow detected for operation mul\""),
            std::string::npos)
      << emitter.ops();
  EXPECT_EQ(emit(BinaryOperator::Mul, "int64[16]", "int32[16]"),
            "arith.extsi:i64 arith.muli:i64");
  EXPECT_EQ(emit(BinaryOperator::Mul, "fp32[16]", "fp32[16]"),
            "arith.mulf:f32");
  // A pointer's offset is negated with a check and added without one.
  EXPECT_EQ(emit(BinaryOperator::Sub, "*fp32[16]", "int32[16]"),
            "=-2147483648:i64 =0:i32 =2147483647:i64 arith.extsi:i64 "
            "arith.extsi:i64 arith.subi:i64 arith.cmpi.sle:i64 "
            "arith.cmpi.sge:i64 arith.andi:i1 tt.assert:i1 arith.subi:i32 "
            "tt.addptr:i32");
  emitter.clear();
  const Value *x = emitter.argument("int32");
  emitter.function("add", listed({x, x, emitter.values.get(false)}));
  EXPECT_EQ(emitter.ops(), "arith.addi %arg0, %arg0 : i32\n");
}

} // namespace
} // namespace kiln::triton::test
