// unroll: a loop's rounds, several in one.
//
// Idea:   LLVM's loop unrolling with a count of the kernel's choice. Loads of
//         several rounds stand side by side, where the scheduler and ptxas can
//         have them under way together, and induction variables become
//         constants in addresses.
// Source: LLVM's UnrollLoop. Its own choice, made for CPUs, has run before us.
// Wins:   short rounds without barriers whose loads are independent.
// Loses:  registers and instruction cache; where a barrier ends each round.
//
// A remainder loop for the last rounds is made where the count of rounds is the
// same for all threads that run together, which LLVM's uniformity analysis has
// to show if the loop has barriers or shuffles; else each copy keeps its exit.
#include "targets/orders/IrPass.h"

#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/Analysis/UniformityAnalysis.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/Transforms/Scalar/ADCE.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Utils/LCSSA.h"
#include "llvm/Transforms/Utils/LoopSimplify.h"
#include "llvm/Transforms/Utils/UnrollLoop.h"

using namespace llvm;

namespace kiln {
namespace {

bool hasConvergent(const Loop &loop) {
  return any_of(loop.blocks(), [](const BasicBlock *block) {
    return any_of(*block, [](const Instruction &instr) {
      auto *call = dyn_cast<CallBase>(&instr);
      return call && call->isConvergent();
    });
  });
}

/// Whether every thread that runs together leaves the loop in the same round.
bool leavesTogether(const Loop &loop, const UniformityInfo &uniformity) {
  SmallVector<BasicBlock *> exiting;
  loop.getExitingBlocks(exiting);
  return all_of(exiting, [&](const BasicBlock *block) {
    return uniformity.isUniform(block->getTerminator());
  });
}

IrOutcome unroll(IrKernel &kernel) {
  Function &function = kernel.function;
  FunctionAnalysisManager &analyses = kernel.analyses;
  FunctionPassManager form;
  form.addPass(LoopSimplifyPass());
  form.addPass(LCSSAPass());
  analyses.invalidate(function, form.run(function, analyses));
  auto &loops = analyses.getResult<LoopAnalysis>(function);
  auto &tree = analyses.getResult<DominatorTreeAnalysis>(function);
  auto &scev = analyses.getResult<ScalarEvolutionAnalysis>(function);
  auto &assumptions = analyses.getResult<AssumptionAnalysis>(function);
  auto &costs = analyses.getResult<TargetIRAnalysis>(function);
  auto &remarks =
      analyses.getResult<OptimizationRemarkEmitterAnalysis>(function);
  const auto &uniformity = analyses.getResult<UniformityInfoAnalysis>(function);

  struct Candidate {
    Loop *loop;
    bool remainder;
  };
  SmallVector<Candidate> innermost;
  for (Loop *loop : loops.getLoopsInPreorder())
    if (loop->isInnermost())
      innermost.push_back(
          {loop, !hasConvergent(*loop) || leavesTogether(*loop, uniformity)});
  unsigned count = kernel.order.getInt("count"), done = 0;
  for (auto [loop, remainder] : innermost) {
    UnrollLoopOptions options{};
    options.Count = count;
    options.Force = true;
    options.Runtime = remainder;
    options.AllowExpensiveTripCount = true;
    options.UnrollRemainder = false;
    options.ForgetAllSCEV = false;
    options.SCEVExpansionBudget = 8;
    unsigned rounds = scev.getSmallConstantTripCount(loop);
    if (rounds && rounds < count)
      options.Count = rounds;
    if (options.Count < 2)
      continue;
    LoopUnrollResult result =
        UnrollLoop(loop, options, &loops, &scev, &tree, &assumptions, &costs,
                   &remarks, /*PreserveLCSSA=*/true);
    done += result != LoopUnrollResult::Unmodified;
  }
  if (!done)
    return {0, innermost.empty()
                   ? "without effect: the kernel has no loop"
                   : "without effect: LLVM can unroll none of the loops"};
  analyses.invalidate(function, PreservedAnalyses::none());
  FunctionPassManager clean;
  clean.addPass(EarlyCSEPass());
  clean.addPass(ADCEPass());
  clean.run(function, analyses);
  return {done, "innermost loops unrolled"};
}

const RegisterIrPass
    registration({{"unroll",
                   "make several rounds of every innermost loop one",
                   {ParamInfo::integer("count", 2, 2, 16, "rounds in one")}},
                  IrPass::Policy,
                  IrStage::Unroll,
                  unroll});

} // namespace
} // namespace kiln
