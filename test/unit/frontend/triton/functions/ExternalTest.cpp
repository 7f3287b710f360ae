// Inline assembly and functions of device libraries.
#include "test/unit/frontend/triton/LanguageTesting.h"
#include <gtest/gtest.h>

namespace kiln::triton::test {
namespace {

LanguageOptions amd(llvm::StringRef arch,
                    LanguageVersion version = LanguageVersion::V3_6) {
  LanguageOptions options;
  options.version = version;
  options.backend = "hip";
  options.arch = arch.str();
  options.warpSize = arch.starts_with("gfx9") ? 64 : 32;
  return options;
}

TEST(TritonExternal, AssemblyReturnsOneOrSeveral) {
  TestEmitter emitter;
  auto *block = emitter.argument("int32[16]");
  auto *scalar = emitter.argument("int32");
  auto *i32 = emitter.ofType(emitter.scalar(Scalar::Int32));
  auto *f32 = emitter.ofType(emitter.scalar(Scalar::FP32));
  auto *one = emitter.function(
      "inline_asm_elementwise",
      listed({emitter.text("a"), emitter.text("=r,r"), emitter.tuple({block}),
              i32, emitter.number("True"), emitter.number("1")}));
  ASSERT_NE(one, nullptr);
  EXPECT_EQ(one->text(), "<[16], int32>");
  auto *two = emitter.function(
      "inline_asm_elementwise",
      listed({emitter.text("b"), emitter.text("=r,=r,r,r"),
              emitter.tuple({block, scalar}), emitter.tuple({i32, f32}),
              emitter.number("False"), emitter.number("4")}));
  ASSERT_NE(two, nullptr);
  EXPECT_EQ(two->text(), "(<[16], int32>, <[16], fp32>)");
  EXPECT_EQ(emitter.ops(),
            "tt.elementwise_inline_asm \"a\" {constraints = \"=r,r\", "
            "packed_element = 1 : i32, pure = true} %arg0 : tensor<16xi32> -> "
            "tensor<16xi32>\n"
            "tt.splat %arg1 : i32 -> tensor<16xi32>\n"
            "tt.elementwise_inline_asm \"b\" {constraints = \"=r,=r,r,r\", "
            "packed_element = 4 : i32, pure = false} %arg0, %1 : "
            "tensor<16xi32>, tensor<16xi32> -> tensor<16xi32>, "
            "tensor<16xf32>\n");
  EXPECT_TRUE(emitter.verifies());
  expectError(
      emitter,
      emitter.function("inline_asm_elementwise",
                       listed({emitter.text("c"), emitter.text(""),
                               emitter.tuple({}), emitter.tuple({}),
                               emitter.number("False"), emitter.number("1")})),
      "assembly must return at least one tensor");
}

TEST(TritonExternal, RegistersAreReadByAssembly) {
  TestEmitter emitter;
  for (const char *name : {"globaltimer", "smid", "gdc_wait"})
    EXPECT_NE(emitter.function(name, {}, "triton.language.extra.cuda"),
              nullptr);
  EXPECT_EQ(emitter.ops(),
            "tt.elementwise_inline_asm \"mov.u64 $0, %globaltimer;\" "
            "{constraints = \"=l\", packed_element = 1 : i32, pure = false} -> "
            "i64\n"
            "tt.elementwise_inline_asm \"mov.u32 $0, %smid;\" {constraints = "
            "\"=r\", packed_element = 1 : i32, pure = true} -> i32\n"
            "tt.elementwise_inline_asm \"griddepcontrol.wait; // dummy $0\" "
            "{constraints = \"=r\", packed_element = 1 : i32, pure = false} -> "
            "i32\n");
  EXPECT_EQ(
      emitter.function("num_threads", {}, "triton.language.extra.cuda")->text(),
      "128");
  TestEmitter later(LanguageVersion::V3_9);
  EXPECT_NE(later.function("gdc_wait", {}, "triton.language.extra.cuda"),
            nullptr);
  EXPECT_NE(
      later.function("gdc_launch_dependents", {}, "triton.language.extra.cuda"),
      nullptr);
  EXPECT_EQ(later.ops(), "tt.grid_dependency_wait\n"
                         "tt.grid_dependency_launch_dependents\n");
}

TEST(TritonExternal, ClocksOfAmdFollowTheGeneration) {
  auto clock = [](LanguageOptions options) {
    TestEmitter emitter(options);
    EXPECT_NE(emitter.function("memrealtime", {}, "triton.language.extra.hip"),
              nullptr);
    return emitter.ops();
  };
  auto has = [](const std::string &text, llvm::StringRef part) {
    return llvm::StringRef(text).contains(part);
  };
  EXPECT_TRUE(has(clock(amd("gfx942")), "s_memrealtime $0"));
  EXPECT_TRUE(has(clock(amd("gfx1100")), "s_waitcnt lgkmcnt(0)"));
  EXPECT_TRUE(has(clock(amd("gfx1201")), "s_waitcnt lgkmcnt(0)"));
  EXPECT_TRUE(
      has(clock(amd("gfx1201", LanguageVersion::V3_9)), "s_wait_kmcnt 0"));
  TestEmitter old(amd("gfx1030", LanguageVersion::V3_9));
  expectError(old, old.function("smid", {}, "triton.language.extra.hip"),
              "smid is not supported on gfx1030");
}

TEST(TritonExternal, ProgramsNameFunctionsOfLibraries) {
  TestEmitter emitter;
  auto type = [&](Scalar scalar) {
    return emitter.ofType(emitter.scalar(scalar));
  };
  auto *symbols = emitter.values.make<DictValue>(DictValue::Entries{
      {emitter.tuple({type(Scalar::FP32)}),
       emitter.tuple({emitter.text("f"), type(Scalar::FP32)})},
      {emitter.tuple({type(Scalar::FP64)}),
       emitter.tuple({emitter.text("d"), type(Scalar::Int32)})}});
  auto call = [&](const char *argument) {
    return emitter.function("extern_elementwise",
                            listed({emitter.text("lib"), emitter.text("path"),
                                    emitter.tuple({emitter.argument(argument)}),
                                    symbols, emitter.number("False")}));
  };
  auto *result = call("fp64[16]");
  ASSERT_NE(result, nullptr);
  EXPECT_EQ(result->text(), "<[16], int32>");
  EXPECT_EQ(emitter.ops(),
            "tt.extern_elementwise %arg0 {libname = \"lib\", libpath = "
            "\"path\", pure = false, symbol = \"d\"} : (tensor<16xf64>) -> "
            "tensor<16xi32>\n");
  EXPECT_TRUE(emitter.verifies());
  expectError(emitter, call("fp16"),
              "input arg type does not match. Expect one of {(fp32,): ('f', "
              "fp32), (fp64,): ('d', int32)}, got (fp16)");
}

TEST(TritonExternal, LibdeviceIsThatOfTheGpu) {
  constexpr const char *module = "triton.language.extra.libdevice";
  TestEmitter cuda;
  EXPECT_NE(
      cuda.function("pow",
                    listed({cuda.argument("fp32[16]"), cuda.argument("fp32")}),
                    module),
      nullptr);
  auto *isInfinite =
      cuda.function("isinf", listed({cuda.argument("fp64")}), module);
  ASSERT_NE(isInfinite, nullptr);
  EXPECT_EQ(isInfinite->text(), "int1");
  EXPECT_EQ(cuda.ops(),
            "tt.splat %arg1 : f32 -> tensor<16xf32>\n"
            "tt.extern_elementwise %arg0, %0 {libname = \"\", libpath = \"\", "
            "pure = true, symbol = \"__nv_powf\"} : (tensor<16xf32>, "
            "tensor<16xf32>) -> tensor<16xf32>\n"
            "tt.extern_elementwise %arg2 {libname = \"\", libpath = \"\", pure "
            "= true, symbol = \"__nv_isinfd\"} : (f64) -> i32\n"
            "arith.constant 0 : i32\n"
            "arith.cmpi ne, %2, %c0_i32 : i32\n");
  EXPECT_TRUE(cuda.verifies());
  expectError(cuda,
              cuda.function(
                  "pow", listed({cuda.argument("fp16"), cuda.argument("fp16")}),
                  module),
              "libdevice.pow: expected one of (fp32, int32), (fp64, int32), "
              "(fp32, fp32), (fp64, fp64), got (fp16, fp16)");
  TestEmitter hip(amd("gfx942"));
  EXPECT_NE(hip.function("pow",
                         listed({hip.argument("fp64"), hip.argument("fp64")}),
                         module),
            nullptr);
  EXPECT_TRUE(llvm::StringRef(hip.ops()).contains("__ocml_pow_f64"));
  expectError(hip, hip.function("clz", listed({hip.argument("int32")}), module),
              "the device library of hip has no function clz");
  TestEmitter later(amd("gfx942", LanguageVersion::V3_9));
  EXPECT_NE(later.function("clz", listed({later.argument("int64")}), module),
            nullptr);
  EXPECT_TRUE(llvm::StringRef(later.ops()).contains("__ockl_clz_u64"));
}

TEST(TritonExternal, EveryFunctionOfTheLibraryEmits) {
  TestEmitter cuda;
  std::vector<std::string> left;
  for (llvm::StringRef name :
       namesOf("triton.language.extra.cuda.libdevice", LanguageVersion::V3_6)) {
    cuda.clear();
    bool found = false;
    for (const char *type :
         {"fp32", "fp64", "int32", "int64", "uint32", "uint64"})
      for (unsigned count = 1; count != 5 && !found; ++count) {
        CallArguments call;
        for (unsigned i = 0; i != count; ++i)
          call.positional.push_back(cuda.argument(type));
        found =
            cuda.function(name, call, "triton.language.extra.cuda.libdevice");
      }
    if (found)
      EXPECT_TRUE(cuda.verifies()) << name.str();
    else
      left.push_back(name.str());
  }
  // These have parameters of several types.
  EXPECT_EQ(left, (std::vector<std::string>{"yn", "jn", "ldexp", "scalbn"}));
}

} // namespace
} // namespace kiln::triton::test
