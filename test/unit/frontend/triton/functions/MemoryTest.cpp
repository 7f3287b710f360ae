// Loads and stores: what Triton 3.6 emits for the same calls, op for op, and
// its messages.
#include "test/unit/frontend/triton/LanguageTesting.h"
#include <gtest/gtest.h>

namespace kiln::triton::test {
namespace {

/// A call with one named argument after those by position.
CallArguments with(std::initializer_list<const Value *> values,
                   llvm::StringRef name, const Value *value) {
  CallArguments arguments = listed(values);
  arguments.named.emplace_back(name.str(), value);
  return arguments;
}

TEST(TritonMemory, LoadsThroughOnePointer) {
  TestEmitter emitter;
  auto *pointer = emitter.argument("*fp32");
  auto *value = emitter.function("load", listed({pointer}));
  ASSERT_TRUE(llvm::isa_and_present<TensorValue>(value));
  EXPECT_EQ(llvm::cast<TensorValue>(value)->type->text(), "fp32");
  EXPECT_EQ(emitter.ops(), "tt.load %arg0 : !tt.ptr<f32>\n");
  EXPECT_TRUE(emitter.verifies());
}

TEST(TritonMemory, MasksAreBroadcastAndOthersConverted) {
  TestEmitter emitter;
  auto *pointers = emitter.argument("*fp32[16, 1]");
  auto *mask = emitter.argument("int1[16]");
  auto *value =
      emitter.function("load", listed({pointers, mask, emitter.number("0")}));
  ASSERT_NE(value, nullptr);
  EXPECT_EQ(llvm::cast<TensorValue>(value)->type->text(), "<[16, 16], fp32>");
  EXPECT_EQ(emitter.ops(),
            "arith.constant 0 : i32\n"
            "tt.expand_dims %arg1 {axis = 0 : i32} : tensor<16xi1> -> "
            "tensor<1x16xi1>\n"
            "tt.broadcast %arg0 : tensor<16x1x!tt.ptr<f32>> -> "
            "tensor<16x16x!tt.ptr<f32>>\n"
            "tt.broadcast %0 : tensor<1x16xi1> -> tensor<16x16xi1>\n"
            "tt.splat %c0_i32 : i32 -> tensor<16x16xi32>\n"
            "arith.sitofp %3 : tensor<16x16xi32> to tensor<16x16xf32>\n"
            "tt.load %1, %2, %4 : tensor<16x16x!tt.ptr<f32>>\n");
  EXPECT_TRUE(emitter.verifies());
}

TEST(TritonMemory, WordsSayHowCachesAreUsed) {
  TestEmitter emitter;
  auto *pointer = emitter.argument("*fp32");
  CallArguments call = listed({pointer});
  call.named = {{"cache_modifier", emitter.text(".cg")},
                {"eviction_policy", emitter.text("evict_last")},
                {"volatile", emitter.number("True")}};
  EXPECT_NE(emitter.function("load", call), nullptr);
  call.positional.push_back(emitter.number("1.5"));
  call.named = {{"cache_modifier", emitter.text(".wb")},
                {"eviction_policy", emitter.text("evict_first")}};
  EXPECT_NE(emitter.function("store", call), nullptr);
  EXPECT_EQ(emitter.ops(),
            "tt.load %arg0 cacheModifier = cg evictionPolicy = evict_last "
            "{isVolatile = true} : !tt.ptr<f32>\n"
            "arith.constant 1.500000e+00 : f32\n"
            "tt.store %arg0, %cst cacheModifier = wb evictionPolicy = "
            "evict_first : !tt.ptr<f32>\n");
  EXPECT_TRUE(emitter.verifies());
}

TEST(TritonMemory, Triton39NamesAllModifiersForLoadsAndStores) {
  TestEmitter emitter(LanguageVersion::V3_9);
  auto *pointer = emitter.argument("*fp32");
  EXPECT_NE(emitter.function(
                "load", with({pointer}, "cache_modifier", emitter.text(".cs"))),
            nullptr);
  EXPECT_NE(emitter.function("load", with({pointer}, "eviction_policy",
                                          emitter.text("evict_normal"))),
            nullptr);
  EXPECT_EQ(emitter.ops(), "tt.load %arg0 cacheModifier = cs : !tt.ptr<f32>\n"
                           "tt.load %arg0 : !tt.ptr<f32>\n");
  TestEmitter old;
  expectError(old,
              old.function("load", with({old.argument("*fp32")},
                                        "cache_modifier", old.text(".cs"))),
              "Cache modifier .cs not supported; did you mean '.ca'? (known: "
              ".ca, .cg, .cv)");
}

TEST(TritonMemory, BoolsLieInBytes) {
  TestEmitter emitter;
  auto *pointer = emitter.argument("*int1[16]");
  auto *value = emitter.function("load", listed({pointer}));
  ASSERT_NE(value, nullptr);
  EXPECT_EQ(llvm::cast<TensorValue>(value)->type->text(), "<[16], int1>");
  auto *numbers = emitter.argument("int32[16]");
  EXPECT_NE(emitter.function("store", listed({pointer, numbers})), nullptr);
  EXPECT_EQ(emitter.ops(),
            "tt.bitcast %arg0 : tensor<16x!tt.ptr<i1>> -> "
            "tensor<16x!tt.ptr<i8>>\n"
            "tt.load %0 : tensor<16x!tt.ptr<i8>>\n"
            "arith.constant 0 : i8\n"
            "tt.splat %c0_i8 : i8 -> tensor<16xi8>\n"
            "arith.cmpi ne, %1, %2 : tensor<16xi8>\n"
            "tt.bitcast %arg0 : tensor<16x!tt.ptr<i1>> -> "
            "tensor<16x!tt.ptr<i8>>\n"
            "arith.trunci %arg1 : tensor<16xi32> to tensor<16xi8>\n"
            "tt.store %4, %5 : tensor<16x!tt.ptr<i8>>\n");
  EXPECT_TRUE(emitter.verifies());
}

TEST(TritonMemory, Triton39MakesStoredNumbersBoolsFirst) {
  TestEmitter emitter(LanguageVersion::V3_9);
  EXPECT_NE(emitter.function("store", listed({emitter.argument("*int1[16]"),
                                              emitter.argument("int32[16]")})),
            nullptr);
  EXPECT_EQ(emitter.ops(), "arith.constant 0 : i32\n"
                           "tt.splat %c0_i32 : i32 -> tensor<16xi32>\n"
                           "arith.cmpi ne, %arg1, %0 : tensor<16xi32>\n"
                           "tt.bitcast %arg0 : tensor<16x!tt.ptr<i1>> -> "
                           "tensor<16x!tt.ptr<i8>>\n"
                           "arith.extui %1 : tensor<16xi1> to tensor<16xi8>\n"
                           "tt.store %2, %3 : tensor<16x!tt.ptr<i8>>\n");
}

TEST(TritonMemory, StoredValuesTakeThePointersShapeAndType) {
  TestEmitter emitter;
  auto *pointers = emitter.argument("*fp16[16]");
  auto *mask = emitter.argument("int1");
  EXPECT_NE(
      emitter.method("store", listed({pointers, emitter.number("2"), mask})),
      nullptr);
  EXPECT_EQ(emitter.ops(),
            "arith.constant 2 : i32\n"
            "tt.splat %c2_i32 : i32 -> tensor<16xi32>\n"
            "tt.splat %arg1 : i1 -> tensor<16xi1>\n"
            "arith.sitofp %0 : tensor<16xi32> to tensor<16xf16>\n"
            "tt.store %arg0, %2, %1 : tensor<16x!tt.ptr<f16>>\n");
  EXPECT_TRUE(emitter.verifies());
}

TEST(TritonMemory, RefusesAccessesThatTritonRefuses) {
  TestEmitter emitter;
  auto *pointer = emitter.argument("*fp32");
  auto *pointers = emitter.argument("*fp32[16]");
  auto *block = emitter.argument("int1[16]");
  auto *number = emitter.argument("int32[16]");
  auto *matrix = emitter.argument("fp32[16, 16]");
  const Value *zero = emitter.number("0");
  expectError(emitter, emitter.function("load", listed({zero})),
              "Unsupported ptr type 0 in `tl.load`");
  expectError(emitter, emitter.function("load", listed({number})),
              "Unsupported ptr type <[16], int32> in `tl.load`");
  expectError(emitter,
              emitter.function("load", with({pointers}, "other", zero)),
              "`other` cannot be provided without `mask`");
  expectError(emitter, emitter.function("load", listed({pointer, block})),
              "Mask argument cannot be block type if pointer argument is not a "
              "block");
  expectError(emitter, emitter.function("load", listed({pointers, number})),
              "Mask must have boolean scalar type, found <[16], int32>");
  expectError(emitter, emitter.function("store", listed({pointer, matrix})),
              "Value argument cannot be block type if pointer argument is not "
              "a block");
  expectError(emitter, emitter.function("store", listed({pointers, matrix})),
              "Expected pointer argument to have shape [16, 16] but got [16]");
  expectError(emitter,
              emitter.function("store", listed({pointers, zero, number})),
              "Mask must have boolean scalar type, found <[16], int32>");
  auto *constPointer = emitter.tensor(
      pointer->handle,
      emitter.types.pointer(emitter.scalar(Scalar::FP32), 1, true));
  expectError(emitter, emitter.function("store", listed({constPointer, zero})),
              "Cannot store to a constant pointer");
  expectError(
      emitter,
      emitter.function("store", with({pointer, zero}, "boundary_check",
                                     emitter.tuple({zero}))),
      "`boundary_check` argument is not supported for storing a tensor of "
      "pointers or storing a scalar. Because the compiler does not know the "
      "boundary; please use block pointers (defined by `make_block_ptr`) "
      "instead");
}

//===- Block pointers -----------------------------------------------------===//

TEST(TritonMemory, BlockPointers) {
  TestEmitter emitter;
  auto *base = emitter.argument("*fp32");
  auto *extent = emitter.argument("int32");
  auto n = [&](const char *text) { return emitter.number(text); };
  auto *block = emitter.function(
      "make_block_ptr",
      listed({base, emitter.tuple({extent, n("64")}),
              emitter.tuple({n("64"), n("1")}), emitter.tuple({n("0"), extent}),
              emitter.tuple({n("16"), n("32")}),
              emitter.tuple({n("1"), n("0")})}));
  ASSERT_NE(block, nullptr);
  EXPECT_EQ(llvm::cast<TensorValue>(block)->type->text(),
            "pointer<<[16, 32], fp32>>");
  CallArguments call = listed({block});
  call.named = {{"boundary_check", emitter.tuple({n("1"), n("0")})},
                {"padding_option", emitter.text("nan")}};
  auto *value = emitter.function("load", call);
  ASSERT_NE(value, nullptr);
  auto *next = emitter.method(
      "advance", listed({block, emitter.tuple({n("0"), n("32")})}));
  ASSERT_NE(next, nullptr);
  EXPECT_NE(emitter.function("store", with({next, value}, "boundary_check",
                                           emitter.tuple({n("0")}))),
            nullptr);
  EXPECT_EQ(emitter.ops(),
            "arith.extsi %arg1 : i32 to i64\n"
            "arith.constant 64 : i64\n"
            "arith.constant 64 : i64\n"
            "arith.constant 1 : i64\n"
            "arith.constant 0 : i32\n"
            "tt.make_tensor_ptr %arg0, [%0, %c64_i64], [%c64_i64_0, %c1_i64], "
            "[%c0_i32, %arg1] {order = array<i32: 1, 0>} : "
            "<tensor<16x32xf32>>\n"
            "tt.load %1 {boundaryCheck = array<i32: 0, 1>, padding = 2 : i32} "
            ": !tt.ptr<tensor<16x32xf32>>\n"
            "arith.constant 0 : i32\n"
            "arith.constant 32 : i32\n"
            "tt.advance %1, [%c0_i32_1, %c32_i32] : <tensor<16x32xf32>>\n"
            "tt.store %3, %2 {boundaryCheck = array<i32: 0>} : "
            "!tt.ptr<tensor<16x32xf32>>\n");
  EXPECT_TRUE(emitter.verifies());
}

TEST(TritonMemory, RefusesWrongBlockPointers) {
  TestEmitter emitter;
  auto *base = emitter.argument("*int32");
  auto n = [&](const char *text) { return emitter.number(text); };
  auto make = [&](const Value *offset, const Value *order) {
    return emitter.function(
        "make_block_ptr",
        listed({base, emitter.tuple({n("64")}), emitter.tuple({n("1")}), offset,
                emitter.tuple({n("16")}), order}));
  };
  expectError(emitter, make(emitter.argument("int64"), n("0")),
              "Block pointers only support 32 bit `offsets/block_shape`, add a "
              "`.to(tl.int32)` or use regular indexing for 64 bit support");
  expectError(emitter, make(n("2147483648"), n("0")),
              "Block pointers only support 32 bit `offsets/block_shape`, got a "
              "value 2147483648 which is out of the range");
  expectError(emitter, make(emitter.argument("fp32"), n("0")),
              "Expected an integer scalar type in shape/strides/offsets, found "
              "fp32");
  expectError(emitter, make(n("0"), n("1")),
              "Expected a permutation of (0, 1, ..., len(order)-1) in order, "
              "found [1]");
  expectError(emitter, make(emitter.tuple({n("0"), n("0")}), n("0")),
              "Expected shape/strides/offsets/block_shape/order to have the "
              "same length");
  auto *block = make(n("0"), n("0"));
  ASSERT_NE(block, nullptr);
  expectError(emitter,
              emitter.function("load", with({block}, "boundary_check",
                                            emitter.tuple({n("1")}))),
              "expected dimensions from 0 to 0 in `boundary_check`, found 1");
  expectError(emitter,
              emitter.function(
                  "load", with({block}, "padding_option", emitter.text("nan"))),
              "Padding option `nan` is not supported for integer blocks");
  expectError(emitter,
              emitter.function("load", listed({block, emitter.number("True")})),
              "`mask` and `other` arguments cannot be specified for loading "
              "block pointers");
  expectError(
      emitter,
      emitter.function("store", listed({block, emitter.argument("fp32[16]")})),
      "Block element type(int32) and value element type(fp32) "
      "mismatch");
  expectError(
      emitter,
      emitter.function("store", listed({block, emitter.argument("int32[32]")})),
      "Block shape([16]) and value shape([32]) mismatch");
  TestEmitter later(LanguageVersion::V3_9);
  expectError(later,
              later.function("advance", listed({later.argument("*fp32"),
                                                later.number("0")})),
              "Block pointers have been removed in favor of the tensor "
              "descriptor API");
}

} // namespace
} // namespace kiln::triton::test
