//===- CompareDistancesTest.cpp - compares with neighbours need one sum ---===//
#include "ir-passes/CompareDistances.h"
#include "targets/support/PassAnalyses.h"
#include "test/unit/targets/CompileForTest.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Transforms/Scalar/ADCE.h"
#include "llvm/Transforms/Scalar/InstSimplifyPass.h"
#include <gtest/gtest.h>

using namespace kiln;
using namespace llvm;

namespace {

template <typename... Passes> void run(Function &function, Passes... passes) {
  PassBuilder builder;
  PassAnalyses analyses(builder);
  FunctionPassManager manager;
  (manager.addPass(std::move(passes)), ...);
  manager.run(function, analyses.functions);
}

unsigned countOf(Function &function, function_ref<bool(Instruction &)> is) {
  return count_if(instructions(function), is);
}
bool isDistance(Instruction &op) {
  auto *call = dyn_cast<IntrinsicInst>(&op);
  return call && call->getIntrinsicID() == Intrinsic::ssub_sat;
}

/// Six comparisons of %x and a multiple of eight, as bits of a number.
constexpr StringLiteral masks = R"(
define i32 @f(i32 %x, i32 %y) {
  %base = and i32 %y, -8
  %one = or disjoint i32 %base, 1
  %six = or disjoint i32 %base, 6
  %less = add nsw i32 %base, -8
  %a = icmp slt i32 %x, %base
  %b = icmp sge i32 %x, %one
  %c = icmp sgt i32 %six, %x
  %d = icmp sle i32 %x, %six
  %e = icmp slt i32 %x, %less
  %f = icmp eq i32 %x, %one
  %a.0 = zext i1 %a to i32
  %b.0 = select i1 %b, i32 2, i32 0
  %c.0 = select i1 %c, i32 4, i32 0
  %d.0 = select i1 %d, i32 8, i32 0
  %e.0 = select i1 %e, i32 16, i32 0
  %ab = or i32 %a.0, %b.0
  %cd = or i32 %c.0, %d.0
  %abcd = or i32 %ab, %cd
  %all = or i32 %abcd, %e.0
  ret i32 %all
}
)";

int64_t valueFor(const Module &module, int32_t x, int32_t y) {
  std::unique_ptr<Module> copy = CloneModule(module);
  Function &function = *copy->getFunction("f");
  Type *type = Type::getInt32Ty(copy->getContext());
  function.getArg(0)->replaceAllUsesWith(ConstantInt::getSigned(type, x));
  function.getArg(1)->replaceAllUsesWith(ConstantInt::getSigned(type, y));
  run(function, InstSimplifyPass());
  auto *end = cast<ReturnInst>(function.getEntryBlock().getTerminator());
  auto *value = dyn_cast<ConstantInt>(end->getReturnValue());
  EXPECT_NE(value, nullptr);
  return value ? value->getSExtValue() : -1;
}

TEST(CompareDistances, SameAnswersAtTheEnds) {
  LLVMContext context;
  auto before = parseForTest(masks, context), after = CloneModule(*before);
  Function &function = *after->getFunction("f");
  run(function, CompareDistances(), ADCEPass());
  EXPECT_EQ(countOf(function, isDistance), 1u);
  EXPECT_EQ(countOf(function,
                    [](Instruction &op) {
                      auto *compare = dyn_cast<ICmpInst>(&op);
                      return compare &&
                             isa<ConstantInt>(compare->getOperand(1));
                    }),
            5u);
  constexpr int32_t least = INT32_MIN, most = INT32_MAX;
  // No base from which subtracting eight overflows: that sum is nsw.
  for (int32_t y : {least + 8, least + 16, -16, -8, 0, 8, 1000, most - 7, most})
    for (int32_t x : {least, least + 1, least + 15, -9, -8, -1, 0, 1, 5, 6, 7,
                      8, 14, most - 8, most - 7, most - 1, most})
      EXPECT_EQ(valueFor(*before, x, y), valueFor(*after, x, y))
          << x << " and " << y;
}

TEST(CompareDistances, LeavesWhatMayOverflowOrSavesNothing) {
  auto distances = [](StringRef sums, StringRef comparisons) {
    LLVMContext context;
    auto module = parseForTest(
        ("define void @f(i32 %x, i32 %base, ptr %p) {\n" + sums + comparisons +
         "  store i1 %a, ptr %p\n  store i1 %b, ptr %p\n  ret void\n}\n")
            .str(),
        context);
    Function &function = *module->getFunction("f");
    run(function, CompareDistances());
    return countOf(function, isDistance);
  };
  StringRef comparisons = "  %a = icmp slt i32 %x, %one\n"
                          "  %b = icmp slt i32 %x, %two\n";
  EXPECT_EQ(distances("  %one = add nsw i32 %base, 1\n"
                      "  %two = add nsw i32 %base, 2\n",
                      comparisons),
            1u);
  EXPECT_EQ(distances("  %one = add i32 %base, 1\n"
                      "  %two = add i32 %base, 2\n",
                      comparisons),
            0u);
  EXPECT_EQ(distances("  %one = add nsw i32 %base, 1\n"
                      "  %two = add nsw i32 %base, 2\n"
                      "  store i32 %two, ptr %p\n",
                      comparisons),
            0u);
  EXPECT_EQ(distances("  %one = add nuw i32 %base, 1\n"
                      "  %two = add nuw i32 %base, 2\n",
                      "  %a = icmp ult i32 %x, %one\n"
                      "  %b = icmp ult i32 %x, %two\n"),
            0u);
}

} // namespace
