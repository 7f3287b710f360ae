// Atomic updates: what Triton emits for the same calls, and its messages.
#include "test/unit/frontend/triton/LanguageTesting.h"
#include <gtest/gtest.h>

namespace kiln::triton::test {
namespace {

TEST(TritonAtomics, AddsWithoutAndWithAMask) {
  TestEmitter emitter;
  EXPECT_NE(emitter.function("atomic_add", listed({emitter.argument("*fp32"),
                                                   emitter.number("1.0")})),
            nullptr);
  CallArguments call =
      listed({emitter.argument("*int32[16]"), emitter.number("1"),
              emitter.argument("int1[16]")});
  call.named = {{"sem", emitter.text("relaxed")},
                {"scope", emitter.text("cta")}};
  auto *old = emitter.method("atomic_add", call);
  ASSERT_NE(old, nullptr);
  EXPECT_EQ(llvm::cast<TensorValue>(old)->type->text(), "<[16], int32>");
  EXPECT_EQ(emitter.ops(),
            "arith.constant 1.000000e+00 : f32\n"
            "arith.constant true\n"
            "tt.atomic_rmw fadd, acq_rel, gpu, %arg0, %cst, %true : "
            "(!tt.ptr<f32>, f32, i1) -> f32\n"
            "arith.constant 1 : i32\n"
            "tt.splat %c1_i32 : i32 -> tensor<16xi32>\n"
            "tt.atomic_rmw add, relaxed, cta, %arg1, %1, %arg2 : "
            "(tensor<16x!tt.ptr<i32>>, tensor<16xi32>, tensor<16xi1>) -> "
            "tensor<16xi32>\n");
  EXPECT_TRUE(emitter.verifies());
}

TEST(TritonAtomics, ExtremesOfIntegersFollowTheSign) {
  TestEmitter emitter;
  auto *mask = emitter.argument("int1");
  for (const char *type : {"int32", "uint32", "int64", "uint64"})
    for (const char *name : {"atomic_max", "atomic_min"}) {
      emitter.clear();
      mask = emitter.argument("int1");
      auto *pointer = emitter.argument(std::string("*") + type);
      auto *value = emitter.argument(type);
      auto *old = emitter.function(name, listed({pointer, value, mask}));
      ASSERT_NE(old, nullptr);
      std::string kind = std::string(type[0] == 'u' ? "u" : "") + (name + 7);
      EXPECT_TRUE(llvm::StringRef(emitter.ops())
                      .starts_with("tt.atomic_rmw " + kind + ", acq_rel, gpu"))
          << emitter.ops();
      EXPECT_TRUE(emitter.verifies());
    }
}

TEST(TritonAtomics, ExtremesOfFloatsAreThoseOfTheirBits) {
  TestEmitter emitter;
  auto *pointer = emitter.argument("*fp32");
  auto *value = emitter.argument("fp32");
  auto *mask = emitter.argument("int1");
  auto *old = emitter.function("atomic_min", listed({pointer, value, mask}));
  ASSERT_NE(old, nullptr);
  EXPECT_EQ(llvm::cast<TensorValue>(old)->type->text(), "fp32");
  EXPECT_EQ(emitter.ops(),
            "tt.bitcast %arg1 : f32 -> i32\n"
            "tt.bitcast %arg0 : !tt.ptr<f32> -> !tt.ptr<i32>\n"
            "tt.bitcast %arg1 : f32 -> i32\n"
            "tt.bitcast %arg0 : !tt.ptr<f32> -> !tt.ptr<i32>\n"
            "tt.bitcast %arg1 : f32 -> i32\n"
            "arith.constant 31 : i32\n"
            "arith.shrui %4, %c31_i32 : i32\n"
            "arith.constant 0 : i32\n"
            "arith.cmpi ne, %5, %c0_i32 : i32\n"
            "arith.constant true\n"
            "arith.xori %6, %true : i1\n"
            "arith.andi %arg2, %7 : i1\n"
            "tt.atomic_rmw min, acq_rel, gpu, %1, %0, %8 : (!tt.ptr<i32>, i32, "
            "i1) -> i32\n"
            "arith.andi %arg2, %6 : i1\n"
            "tt.atomic_rmw umax, acq_rel, gpu, %3, %2, %10 : (!tt.ptr<i32>, "
            "i32, i1) -> i32\n"
            "arith.select %7, %9, %11 : i32\n"
            "tt.bitcast %12 : i32 -> f32\n");
  EXPECT_TRUE(emitter.verifies());
}

TEST(TritonAtomics, BitsExchangesAndSwaps) {
  TestEmitter emitter;
  auto *pointer = emitter.argument("*int32");
  auto *value = emitter.argument("int32");
  auto *mask = emitter.argument("int1");
  std::string expected;
  for (auto [name, kind] :
       {std::pair("atomic_and", "and"), std::pair("atomic_or", "or"),
        std::pair("atomic_xor", "xor"), std::pair("atomic_xchg", "exch")}) {
    EXPECT_NE(emitter.function(name, listed({pointer, value, mask})), nullptr);
    expected += std::string("tt.atomic_rmw ") + kind +
                ", acq_rel, gpu, %arg0, %arg1, %arg2 : (!tt.ptr<i32>, i32, i1) "
                "-> i32\n";
  }
  CallArguments call = listed({pointer, value, value});
  call.named = {{"sem", emitter.text("release")},
                {"scope", emitter.text("sys")}};
  EXPECT_NE(emitter.function("atomic_cas", call), nullptr);
  expected += "tt.atomic_cas release, sys, %arg0, %arg1, %arg1 : "
              "(!tt.ptr<i32>, i32, i32) -> i32\n";
  EXPECT_EQ(emitter.ops(), expected);
  EXPECT_TRUE(emitter.verifies());
}

TEST(TritonAtomics, RefusesWhatTritonRefuses) {
  TestEmitter emitter;
  auto update = [&](const char *name, const char *type) {
    return emitter.function(
        name, listed({emitter.argument(type), emitter.number("1")}));
  };
  expectError(emitter, update("atomic_add", "*int16"),
              "atomic_add does not support int16");
  expectError(emitter, update("atomic_xchg", "*int8"),
              "atomic_xchg does not support int8");
  expectError(emitter, update("atomic_max", "*fp16"),
              "atomic_max does not support fp16");
  EXPECT_NE(update("atomic_add", "*bf16"), nullptr);
  expectError(emitter, update("atomic_add", "int32"),
              "Unsupported ptr type int32 in `tl.atomic_add`");
  CallArguments call =
      listed({emitter.argument("*int32"), emitter.number("1")});
  call.named = {{"sem", emitter.text("acq-rel")}};
  expectError(emitter, emitter.function("atomic_add", call),
              "Memory semantic acq-rel not supported; did you mean 'acq_rel'? "
              "(known: acquire, release, acq_rel, relaxed)");
  expectError(emitter,
              emitter.function("atomic_cas", listed({emitter.argument("*int64"),
                                                     emitter.number("0"),
                                                     emitter.number("1")})),
              "atomic_cas: expected values of type int64, found int32");
  expectError(emitter,
              emitter.function("atomic_cas", listed({emitter.argument("*int8"),
                                                     emitter.number("0"),
                                                     emitter.number("1")})),
              "atomic_cas only supports elements with width {16, 32, 64}");
}

TEST(TritonAtomics, LoadsAndStoresOf39AreUpdates) {
  TestEmitter emitter(LanguageVersion::V3_9);
  auto *pointer = emitter.argument("*fp32");
  auto *mask = emitter.argument("int1");
  auto *value = emitter.function("atomic_load", listed({pointer, mask}));
  ASSERT_NE(value, nullptr);
  EXPECT_EQ(llvm::cast<TensorValue>(value)->type->text(), "fp32");
  EXPECT_NE(emitter.function("atomic_store", listed({pointer, value, mask})),
            nullptr);
  EXPECT_EQ(emitter.ops(),
            "arith.constant 0 : i32\n"
            "arith.sitofp %c0_i32 : i32 to f32\n"
            "tt.bitcast %0 : f32 -> i32\n"
            "tt.bitcast %arg0 : !tt.ptr<f32> -> !tt.ptr<i32>\n"
            "tt.atomic_rmw or, acquire, gpu, %2, %1, %arg1 : (!tt.ptr<i32>, "
            "i32, i1) -> i32\n"
            "tt.bitcast %3 : i32 -> f32\n"
            "tt.bitcast %4 : f32 -> i32\n"
            "tt.bitcast %arg0 : !tt.ptr<f32> -> !tt.ptr<i32>\n"
            "tt.atomic_rmw exch, release, gpu, %6, %5, %arg1 : (!tt.ptr<i32>, "
            "i32, i1) -> i32\n");
  EXPECT_TRUE(emitter.verifies());
  CallArguments call = listed({pointer});
  call.named = {{"sem", emitter.text("release")}};
  expectError(emitter, emitter.function("atomic_load", call),
              "atomic_load only supports acquire and relaxed semantics");
  expectError(
      emitter,
      emitter.function("atomic_load", listed({emitter.argument("*fp16")})),
      "atomic_load supports elements of 32 and 64 bits, found fp16");
  TestEmitter old;
  EXPECT_EQ(
      lookupBuiltin("triton.language", "atomic_load", LanguageVersion::V3_6),
      nullptr);
}

TEST(TritonAtomics, Polls) {
  TestEmitter emitter(LanguageVersion::V3_9);
  auto *pointer = emitter.argument("*int32");
  CallArguments call = listed({pointer, emitter.argument("int32")});
  call.named = {{"timeout_ns", emitter.argument("int64")}};
  auto *seen = emitter.function("atomic_poll", call);
  ASSERT_NE(seen, nullptr);
  EXPECT_EQ(llvm::cast<TensorValue>(seen)->type->text(), "int1");
  EXPECT_TRUE(llvm::StringRef(emitter.ops())
                  .contains("tt.atomic_poll acquire, gpu, %arg0, %arg1 timeout "
                            "%arg2 : !tt.ptr<i32>, i32 -> i1"))
      << emitter.ops();
  EXPECT_TRUE(emitter.verifies());
  expectError(emitter,
              emitter.function("atomic_poll", listed({emitter.argument("*fp32"),
                                                      emitter.number("1")})),
              "atomic_poll only supports integer elements with width {16, 32, "
              "64}");
}

} // namespace
} // namespace kiln::triton::test
