// Tensor descriptors: what Triton emits for the same calls, and its messages.
#include "frontend/triton/language/Attributes.h"
#include "test/unit/frontend/triton/LanguageTesting.h"
#include <gtest/gtest.h>

namespace kiln::triton::test {
namespace {

/// `tl.make_tensor_descriptor(base, [64, 64], strides, block)`.
const Value *make(TestEmitter &emitter, const Value *base,
                  std::initializer_list<const char *> strides,
                  std::initializer_list<const char *> block) {
  auto numbers = [&](std::initializer_list<const char *> texts) {
    std::vector<const Value *> values;
    for (const char *text : texts)
      values.push_back(emitter.number(text));
    return emitter.tuple(values);
  };
  return emitter.function(
      "make_tensor_descriptor",
      listed({base, numbers({"64", "64"}), numbers(strides), numbers(block)}));
}

/// `descriptor.name(arguments...)`.
const Value *method(TestEmitter &emitter, llvm::StringRef name,
                    std::initializer_list<const Value *> arguments) {
  return emitter.function(name, listed(arguments), descriptorModule);
}

TEST(TritonDescriptors, LoadsStoresAndReduces) {
  TestEmitter emitter;
  auto *descriptor =
      make(emitter, emitter.argument("*uint32"), {"64", "1"}, {"16", "32"});
  ASSERT_NE(descriptor, nullptr);
  EXPECT_EQ(descriptor->text(), "tensor_descriptor<<[16, 32], uint32>>");
  auto *offsets =
      emitter.tuple({emitter.number("0"), emitter.argument("int32")});
  auto *value = method(emitter, "load", {descriptor, offsets});
  ASSERT_NE(value, nullptr);
  EXPECT_EQ(llvm::cast<TensorValue>(value)->type->text(), "<[16, 32], uint32>");
  EXPECT_NE(method(emitter, "store", {descriptor, offsets, value}), nullptr);
  EXPECT_NE(method(emitter, "atomic_min", {descriptor, offsets, value}),
            nullptr);
  EXPECT_EQ(emitter.ops(),
            "arith.constant 64 : i32\n"
            "arith.constant 64 : i32\n"
            "arith.constant 64 : i64\n"
            "arith.constant 1 : i64\n"
            "tt.make_tensor_descriptor %arg0, [%c64_i32, %c64_i32_0], "
            "[%c64_i64, %c1_i64] : <i32>, <tensor<16x32xui32>>\n"
            "arith.constant 0 : i32\n"
            "tt.descriptor_load %0[%c0_i32, %arg1] : "
            "!tt.tensordesc<tensor<16x32xui32>> -> tensor<16x32xi32>\n"
            "arith.constant 0 : i32\n"
            "tt.descriptor_store %0[%c0_i32_1, %arg1], %1 : "
            "!tt.tensordesc<tensor<16x32xui32>>, tensor<16x32xi32>\n"
            "arith.constant 0 : i32\n"
            "tt.descriptor_reduce min, %0[%c0_i32_2, %arg1], %1 : "
            "!tt.tensordesc<tensor<16x32xui32>>, tensor<16x32xi32>\n");
  EXPECT_TRUE(emitter.verifies());
}

TEST(TritonDescriptors, StoredValuesAreConverted) {
  TestEmitter emitter;
  auto *descriptor =
      make(emitter, emitter.argument("*fp16"), {"64", "1"}, {"16", "32"});
  auto *offsets = emitter.tuple({emitter.number("0"), emitter.number("0")});
  EXPECT_NE(emitter.function("store_tensor_descriptor",
                             listed({descriptor, offsets,
                                     emitter.argument("fp32[16, 32]")})),
            nullptr);
  EXPECT_TRUE(llvm::StringRef(emitter.ops()).contains("arith.truncf %arg1"))
      << emitter.ops();
  EXPECT_TRUE(emitter.verifies());
}

TEST(TritonDescriptors, GathersAndScattersRows) {
  TestEmitter emitter;
  auto *descriptor =
      make(emitter, emitter.argument("*fp16"), {"64", "1"}, {"1", "32"});
  auto *rows = emitter.argument("int32[16]");
  auto *column = emitter.argument("int32");
  auto *value = method(emitter, "gather", {descriptor, rows, column});
  ASSERT_NE(value, nullptr);
  EXPECT_EQ(llvm::cast<TensorValue>(value)->type->text(), "<[16, 32], fp16>");
  EXPECT_NE(method(emitter, "scatter", {descriptor, value, rows, column}),
            nullptr);
  std::string ops = emitter.ops();
  EXPECT_TRUE(llvm::StringRef(ops).contains(
      "tt.descriptor_gather %0[%arg1, %arg2] : "
      "(!tt.tensordesc<tensor<1x32xf16>>, tensor<16xi32>, i32) -> "
      "tensor<16x32xf16>\n"
      "tt.descriptor_scatter %0[%arg1, %arg2], %1 : "
      "!tt.tensordesc<tensor<1x32xf16>>, tensor<16xi32>, i32, "
      "tensor<16x32xf16>\n"))
      << ops;
  EXPECT_TRUE(emitter.verifies());
}

TEST(TritonDescriptors, HaveAttributes) {
  TestEmitter emitter;
  auto *descriptor =
      make(emitter, emitter.argument("*fp16"), {"64", "1"}, {"16", "32"});
  auto text = [&](llvm::StringRef name) {
    const Value *value = attributeOf(emitter, descriptor, name);
    return value ? value->text() : "none";
  };
  EXPECT_EQ(text("shape"), "(int32, int32)");
  EXPECT_EQ(text("strides"), "(int64, int64)");
  EXPECT_EQ(text("block_shape"), "(16, 32)");
  EXPECT_EQ(text("dtype"), "fp16");
  EXPECT_EQ(text("block_type"), "<[16, 32], fp16>");
  EXPECT_EQ(text("order"), "none");
}

TEST(TritonDescriptors, RefusesWhatNoTensorMapHas) {
  TestEmitter emitter;
  auto *base = emitter.argument("*fp16");
  expectError(emitter, make(emitter, base, {"64", "2"}, {"16", "32"}),
              "Tensor descriptor last dim must be 1 but got 2");
  expectError(emitter, make(emitter, base, {"64", "1"}, {"16", "4"}),
              "Descriptor block shape must have at least 16 bytes in the last "
              "dimension, but got 4 * 2 = 8 bytes");
  expectError(emitter, make(emitter, base, {"1"}, {"16", "32"}),
              "Expected 2 strides but got 1");
  expectError(emitter, make(emitter, base, {"64", "1"}, {"32"}),
              "Expected block_shape to have 2 dimensions but got 1");
  expectError(emitter,
              make(emitter, emitter.number("0"), {"64", "1"}, {"16", "32"}),
              "base must be a pointer type, got 0");
  EXPECT_NE(make(emitter, base, {"63", "1"}, {"16", "32"}), nullptr);
  TestEmitter later(LanguageVersion::V3_9);
  expectError(later,
              make(later, later.argument("*fp16"), {"63", "1"}, {"16", "32"}),
              "Tensor descriptor strides must be 16-byte aligned, but got a "
              "stride of 63 * 2 bytes");
}

TEST(TritonDescriptors, RefusesWrongAccesses) {
  TestEmitter emitter;
  auto *descriptor =
      make(emitter, emitter.argument("*fp32"), {"64", "1"}, {"16", "32"});
  auto *zero = emitter.number("0");
  auto *offsets = emitter.tuple({zero, zero});
  expectError(emitter,
              method(emitter, "load", {descriptor, emitter.tuple({zero})}),
              "expected 2 offsets, but got 1");
  expectError(emitter, method(emitter, "load", {zero, offsets}),
              "expected a tensor descriptor, got 0");
  expectError(emitter,
              method(emitter, "store",
                     {descriptor, offsets, emitter.argument("fp32[16]")}),
              "expected value shape [16, 32], got [16]");
  auto *value = emitter.argument("fp32[16, 32]");
  expectError(emitter,
              method(emitter, "atomic_max", {descriptor, offsets, value}),
              "Unsupported dtype fp32 of an atomic_max through a descriptor");
  EXPECT_NE(method(emitter, "atomic_add", {descriptor, offsets, value}),
            nullptr);
  expectError(emitter,
              method(emitter, "gather",
                     {descriptor, emitter.argument("int32[16]"), zero}),
              "descriptor block must have 1 row, but got [16, 32]");
  auto *rows =
      make(emitter, emitter.argument("*fp32"), {"64", "1"}, {"1", "32"});
  expectError(
      emitter,
      method(emitter, "gather", {rows, emitter.argument("int32[4]"), zero}),
      "descriptor gather must have at least 8 rows, but got [4]");
  expectError(
      emitter,
      method(emitter, "gather", {rows, emitter.argument("fp32[16]"), zero}),
      "x offsets must have dtype int32, but got fp32");
  expectError(
      emitter,
      method(emitter, "gather", {rows, emitter.argument("int16[16]"), zero}),
      "x offsets must have dtype int32, but got int16");
  auto *wide =
      make(emitter, emitter.argument("*fp64"), {"64", "1"}, {"1", "32"});
  expectError(
      emitter,
      method(emitter, "gather", {wide, emitter.argument("int32[16]"), zero}),
      "descriptor gather supports elements of at most 32 bits, found fp64");
  TestEmitter later(LanguageVersion::V3_9);
  auto *row = make(later, later.argument("*fp32"), {"64", "1"}, {"1", "32"});
  auto *first = later.number("0");
  EXPECT_NE(method(later, "gather", {row, later.argument("int16[16]"), first}),
            nullptr);
  expectError(
      later,
      method(later, "gather", {row, later.argument("uint32[16]"), first}),
      "x offsets must have dtype int16 or int32, but got uint32");
}

TEST(TritonDescriptors, HalvesAreCombinedByTensorMapsAlone) {
  LanguageOptions options;
  options.arch = "80";
  TestEmitter emitter(options);
  auto *descriptor =
      make(emitter, emitter.argument("*fp16"), {"64", "1"}, {"16", "32"});
  auto *zero = emitter.number("0");
  expectError(emitter,
              method(emitter, "atomic_max",
                     {descriptor, emitter.tuple({zero, zero}),
                      emitter.argument("fp16[16, 32]")}),
              "16-bit float types require native tma support");
}

} // namespace
} // namespace kiln::triton::test
