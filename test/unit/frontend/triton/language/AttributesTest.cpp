// What tensors, types and the language's module say of themselves.
#include "frontend/triton/language/Attributes.h"
#include "test/unit/frontend/triton/LanguageTesting.h"
#include <gtest/gtest.h>

namespace kiln::triton::test {
namespace {

class Attributes : public testing::Test {
protected:
  /// `value.name` as text, "absent" where there is none; of a method what it
  /// gives.
  std::string get(const Value *value, llvm::StringRef name) {
    const Value *attribute = attributeOf(emitter, value, name);
    if (attribute && llvm::isa<BoundValue>(attribute))
      attribute = emitter.call(attribute, {});
    return attribute ? attribute->text() : "absent";
  }
  std::string ofType(llvm::StringRef type, llvm::StringRef name) {
    return get(emitter.ofType(emitter.type(type)), name);
  }

  TestEmitter emitter;
};

TEST_F(Attributes, OfTensors) {
  const Value *matrix = emitter.argument("fp16[4,16]");
  EXPECT_EQ(get(matrix, "dtype"), "fp16");
  EXPECT_EQ(get(matrix, "type"), "<[4, 16], fp16>");
  EXPECT_EQ(get(matrix, "shape"), "(4, 16)");
  EXPECT_EQ(get(matrix, "numel"), "64");
  EXPECT_EQ(get(matrix, "T"), "<[16, 4], fp16>");
  EXPECT_NE(emitter.ops().find("tt.trans"), std::string::npos);
  EXPECT_EQ(get(matrix, "sum"), "absent");

  const Value *pointer = emitter.argument("*int8");
  EXPECT_EQ(get(pointer, "dtype"), "pointer<int8>");
  EXPECT_EQ(get(pointer, "type"), "pointer<int8>");
  EXPECT_EQ(get(pointer, "shape"), "()");
  EXPECT_EQ(get(pointer, "numel"), "1");
  EXPECT_TRUE(emitter.errors.empty());
  EXPECT_EQ(get(pointer, "T"), "absent");
  EXPECT_EQ(emitter.errors.size(), 1u);
}

TEST_F(Attributes, OfTypes) {
  EXPECT_EQ(ofType("bf16", "name"), "'bf16'");
  EXPECT_EQ(ofType("bf16", "primitive_bitwidth"), "16");
  EXPECT_EQ(ofType("bf16", "itemsize"), "2");
  EXPECT_EQ(ofType("bf16", "fp_mantissa_width"), "7");
  EXPECT_EQ(ofType("bf16", "exponent_bias"), "127");
  EXPECT_EQ(ofType("bf16", "int_bitwidth"), "absent");
  EXPECT_EQ(ofType("uint8", "int_bitwidth"), "8");
  EXPECT_EQ(ofType("uint8", "fp_mantissa_width"), "absent");
  EXPECT_EQ(ofType("*fp32", "element_ty"), "fp32");
  EXPECT_EQ(ofType("fp32", "element_ty"), "absent");
  EXPECT_EQ(ofType("*fp32[8]", "element_ty"), "pointer<fp32>");
  EXPECT_EQ(ofType("*fp32[8]", "scalar"), "pointer<fp32>");
  EXPECT_EQ(ofType("fp32[8,2]", "shape"), "(8, 2)");
  EXPECT_EQ(ofType("fp32[8,2]", "numel"), "16");
  EXPECT_EQ(ofType("fp32[8,2]", "nbytes"), "64");
}

TEST_F(Attributes, MethodsOfTypes) {
  EXPECT_EQ(ofType("fp8e5", "is_fp8"), "True");
  EXPECT_EQ(ofType("*fp8e5", "is_fp8"), "True");
  EXPECT_EQ(ofType("fp16", "is_fp8"), "False");
  EXPECT_EQ(ofType("fp8e4nv", "is_fp8e4nv"), "True");
  EXPECT_EQ(ofType("fp8e5", "is_standard_floating"), "False");
  EXPECT_EQ(ofType("fp16", "is_standard_floating"), "True");
  EXPECT_EQ(ofType("fp16", "is_floating"), "True");
  EXPECT_EQ(ofType("fp16[4]", "is_floating"), "False");
  EXPECT_EQ(ofType("int1", "is_int_unsigned"), "True");
  EXPECT_EQ(ofType("int1", "is_bool"), "True");
  EXPECT_EQ(ofType("int8", "is_int_signed"), "True");
  EXPECT_EQ(ofType("int32", "is_int32"), "True");
  EXPECT_EQ(ofType("uint32", "is_int32"), "False");
  EXPECT_EQ(ofType("*fp32", "is_ptr"), "True");
  EXPECT_EQ(ofType("*fp32[4]", "is_ptr"), "False");
  EXPECT_EQ(ofType("*fp32[4]", "is_block"), "True");
  EXPECT_EQ(ofType("fp32[4]", "get_block_shapes"), "(4,)");
  EXPECT_EQ(ofType("int8", "get_int_min_value"), "-128");
  EXPECT_EQ(ofType("uint64", "get_int_max_value"), "18446744073709551615");
  EXPECT_EQ(ofType("int64", "get_int_max_value"), "9223372036854775807");
  EXPECT_EQ(ofType("int1", "get_int_max_value"), "1");
  EXPECT_EQ(ofType("fp32", "is_nothing"), "absent");
  EXPECT_TRUE(emitter.errors.empty());
  EXPECT_EQ(ofType("fp32", "get_int_max_value"), "absent");
  EXPECT_EQ(emitter.errors.size(), 1u);
}

TEST_F(Attributes, OfTheLanguage) {
  auto get = [&](llvm::StringRef name) {
    const Value *value = languageConstant(emitter, name);
    return value ? value->text() : "absent";
  };
  EXPECT_EQ(get("float32"), "fp32");
  EXPECT_EQ(get("bfloat16"), "bf16");
  EXPECT_EQ(get("float8e4nv"), "fp8e4nv");
  EXPECT_EQ(get("uint8"), "uint8");
  EXPECT_EQ(get("void"), "void");
  EXPECT_EQ(get("fp32"), "absent");
  EXPECT_EQ(get("bf16"), "absent");
  EXPECT_EQ(get("pi32_t"), "pointer<int32>");
  EXPECT_EQ(get("TRITON_MAX_TENSOR_NUMEL"), "1048576");
  auto *choice =
      llvm::cast<TupleValue>(languageConstant(emitter, "PropagateNan"));
  ASSERT_NE(choice->field("ALL"), nullptr);
  const Value *x = emitter.argument("fp32"), *y = emitter.argument("fp32");
  emitter.function("maximum", listed({x, y, choice->field("ALL")}));
  emitter.function("maximum", listed({x, y, choice->field("NONE")}));
  EXPECT_EQ(emitter.ops(), "arith.maximumf %arg0, %arg1 : f32\n"
                           "arith.maxnumf %arg0, %arg1 : f32\n");
}

} // namespace
} // namespace kiln::triton::test
