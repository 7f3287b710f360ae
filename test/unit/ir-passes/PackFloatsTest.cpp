//===- PackFloatsTest.cpp - pairs of floats in one instruction ------------===//
#include "ir-passes/PackFloats.h"
#include "test/unit/targets/CompileForTest.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Passes/PassBuilder.h"
#include <gtest/gtest.h>

using namespace kiln;
using namespace llvm;

namespace {

/// The function after the pass; `pairs`: operations on two floats.
std::string packed(StringRef body, unsigned &pairs) {
  LLVMContext context;
  auto module = parseForTest(
      ("declare float @use(float)\n"
       "define void @f(<4 x float> %v, float %s, float %m, float %x, ptr %p) "
       "{\n" +
       body + "  ret void\n}\n")
          .str(),
      context);
  Function &function = *module->getFunction("f");
  FunctionAnalysisManager none;
  PackFloats().run(function, none);
  EXPECT_FALSE(verifyFunction(function, &errs()));
  std::string text;
  raw_string_ostream(text) << function;
  pairs = 0;
  for (BasicBlock &block : function)
    for (Instruction &op : block)
      pairs += isa<BinaryOperator>(op) && op.getType()->isVectorTy();
  return text;
}

constexpr StringLiteral scaled = "  %a = extractelement <4 x float> %v, i64 0\n"
                                 "  %b = extractelement <4 x float> %v, i64 1\n"
                                 "  %c = extractelement <4 x float> %v, i64 2\n"
                                 "  %as = fmul contract float %a, %s\n"
                                 "  %bs = fmul contract float %b, %s\n"
                                 "  %cs = fmul contract float %c, %s\n";

TEST(PackFloats, WhatSharesAnOperandAndWhatTakesIt) {
  unsigned pairs;
  std::string text = packed((scaled + "  %at = fadd contract float %as, %x\n"
                                      "  %bt = fadd contract float %bs, %m\n"
                                      "  %au = fsub float %at, %m\n"
                                      "  %bu = fsub float %bt, %m\n"
                                      "  %ae = call float @use(float %au)\n"
                                      "  %be = call float @use(float %bu)\n"
                                      "  %ce = call float @use(float %cs)\n")
                                .str(),
                            pairs);
  EXPECT_EQ(pairs, 3u) << text;
  // Neighbours stay neighbours; the third has no partner.
  EXPECT_NE(text.find("shufflevector <4 x float> %v"), std::string::npos)
      << text;
  EXPECT_NE(text.find("%cs = fmul contract float"), std::string::npos) << text;
}

TEST(PackFloats, NotWhatWaitsForTheOther) {
  unsigned pairs;
  packed("  %a = fmul float %x, %s\n"
         "  %e = call float @use(float %a)\n"
         "  %b = fmul float %e, %s\n"
         "  store float %b, ptr %p\n",
         pairs);
  EXPECT_EQ(pairs, 0u);
  // Another flag, or a shared constant.
  packed("  %a = fmul contract float %x, %s\n"
         "  %b = fmul float %m, %s\n"
         "  %c = fadd float %x, 1.0\n"
         "  %d = fadd float %m, 1.0\n"
         "  store float %a, ptr %p\n  store float %b, ptr %p\n"
         "  store float %c, ptr %p\n  store float %d, ptr %p\n",
         pairs);
  EXPECT_EQ(pairs, 0u);
}

} // namespace
