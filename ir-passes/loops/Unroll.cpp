// unroll: loop unrolling, with the branches between iterations removed.
//
// Idea:   where `count` more iterations are certain to follow, they run as one,
//         without branches between them; the original loop runs the remainder.
//         Loads of several iterations then share a basic block, where the
//         scheduler and ptxas can have them in flight together.
// Source: loop unrolling. LLVM's own needs the trip count, which it cannot
//         compute for Triton's loops (`i += 1024; i < n`), because the addition
//         might overflow; then it keeps a branch after each iteration, across
//         which nothing moves. Here the loop's own arithmetic evaluates each
//         branch ahead of time instead (LoopIterations.h), so that nothing need
//         be proved of it.
// Wins:   short iterations without barriers whose loads are independent.
// Loses:  registers and instruction cache; where a barrier ends each iteration.
//
// With barriers, shuffles or matrix instructions in a loop, threads that run
// together must leave it together, which a uniformity analysis has to show.
#include "ir-passes/loops/LoopIterations.h"
#include "ir-passes/loops/SameForAll.h"
#include "ir-passes/loops/TranslationCheck.h"
#include "targets/isa/PtxAccess.h"
#include "targets/registration/IrPass.h"

#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/UniformityAnalysis.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/Transforms/Scalar/ADCE.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Scalar/SimplifyCFG.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/LCSSA.h"
#include "llvm/Transforms/Utils/LoopSimplify.h"
#include <deque>

using namespace llvm;

namespace kiln {
namespace {

/// Whether threads do something together in the loop, as far as LLVM or the
/// text of assembly says.
bool needsThreadsTogether(const Loop &loop) {
  return any_of(loop.blocks(), [](const BasicBlock *block) {
    return any_of(*block, [](const Instruction &instr) {
      auto *call = dyn_cast<CallBase>(&instr);
      if (!call)
        return false;
      if (!call->isInlineAsm())
        return call->isConvergent();
      auto *text = cast<InlineAsm>(call->getCalledOperand());
      return call->isConvergent() ||
             (text->hasSideEffects() && !plainPtxAccess(text->getAsmString()));
    });
  });
}

/// One loop being split in two: the unrolled loop, and the original loop for
/// the remainder.
class Unrolling {
public:
  Unrolling(const CountedLoop &loop, unsigned count)
      : loop(loop), count(count), exit(loop.loop->getUniqueExitBlock()),
        blocks(loop.loop->blocks()) {}

  void run() {
    LLVMContext &context = loop.header->getContext();
    Function *function = loop.header->getParent();
    auto make = [&](const Twine &name) {
      return BasicBlock::Create(context, loop.header->getName() + name,
                                function, loop.header);
    };
    BasicBlock *rest = make(".rest"), *enter = make(".unrolled");
    for (unsigned iteration = 0; iteration != count; ++iteration)
      copyIteration(iteration);
    BasicBlock *done = make(".done");

    // Before the loop: are there enough iterations?
    Instruction *entry = loop.preheader->getTerminator();
    IRBuilder<> before(entry);
    std::deque<Iteration> iterations;
    iterations.push_back(Iteration::first(loop, before));
    before.CreateCondBr(allStay(iterations, count - 1, before), enter, rest);
    entry->eraseFromParent();
    IRBuilder<>(enter).CreateBr(copyOf(0, loop.header));

    // Header values: they are still PHIs in the header of the unrolled loop;
    // after it, they are those of the last iteration.
    for (PHINode &phi : loop.header->phis()) {
      auto *merged = PHINode::Create(phi.getType(), 2, phi.getName() + ".rest");
      merged->insertInto(rest, rest->end());
      merged->addIncoming(phi.getIncomingValueForBlock(loop.preheader),
                          loop.preheader);
      merged->addIncoming(lastOf(loop.next(phi)), done);
      restOf[&phi] = merged;
    }
    joinIterations(enter);

    // After the last iteration: as many again, a remainder, or none?
    BasicBlock *end = copyOf(count - 1, loop.latch);
    auto *branch = cast<BranchInst>(end->getTerminator());
    Value *condition = branch->getCondition();
    branch->eraseFromParent();
    IRBuilder<> after(end);
    Value *stays = loop.staysIfTrue ? condition : after.CreateNot(condition);
    Iteration next(loop, after);
    for (PHINode &phi : loop.header->phis())
      next.set(&phi, lastOf(loop.next(phi)));
    iterations.clear();
    iterations.push_back(std::move(next));
    Value *again = allStay(iterations, count - 1, after);
    after.CreateCondBr(again ? andThen(after, stays, again) : stays,
                       copyOf(0, loop.header), done);
    IRBuilder<>(done).CreateCondBr(stays, rest, exit);
    for (PHINode &phi : exit->phis())
      phi.addIncoming(lastOf(phi.getIncomingValueForBlock(loop.latch)), done);

    // The original loop begins after the unrolled one.
    IRBuilder<>(rest).CreateBr(loop.header);
    for (PHINode &phi : loop.header->phis()) {
      int index = phi.getBasicBlockIndex(loop.preheader);
      phi.setIncomingBlock(index, rest);
      phi.setIncomingValue(index, restOf[&phi]);
    }
  }

private:
  BasicBlock *copyOf(unsigned iteration, BasicBlock *block) {
    return cast<BasicBlock>(copies[iteration].lookup(block));
  }
  /// A value of the loop at the end of the last iteration.
  Value *lastOf(Value *value) {
    if (Value *copy = copies.back().lookup(value))
      return copy;
    return value;
  }
  /// Whether `many` more iterations follow the one before `iterations`; null
  /// for none to ask about.
  static Value *allStay(std::deque<Iteration> &iterations, unsigned many,
                        IRBuilderBase &builder) {
    Value *all = nullptr;
    for (unsigned number = 0; number != many; ++number) {
      if (number)
        iterations.push_back(Iteration::after(iterations.back()));
      Value *stays = iterations.back().stays();
      all = all ? andThen(builder, all, stays) : stays;
    }
    return all;
  }

  /// The blocks of one iteration; its header values are those of the iteration
  /// before.
  void copyIteration(unsigned iteration) {
    copies.emplace_back();
    ValueToValueMapTy &map = copies.back();
    SmallVector<BasicBlock *> made;
    Function *function = loop.header->getParent();
    for (BasicBlock *block : blocks) {
      BasicBlock *copy = CloneBasicBlock(
          block, map, ".iteration" + Twine(iteration), function);
      map[block] = copy;
      made.push_back(copy);
    }
    if (iteration)
      for (PHINode &phi : loop.header->phis()) {
        auto *copy = cast<PHINode>(map[&phi]);
        Value *before = loop.next(phi);
        if (Value *mapped = copies[iteration - 1].lookup(before))
          before = mapped;
        map[&phi] = before;
        copy->eraseFromParent();
      }
    remapInstructionsInBlocks(made, map);
  }

  /// Each iteration but the last continues with the next; the first one's
  /// header values come from before the loop and from the last.
  void joinIterations(BasicBlock *enter) {
    for (unsigned iteration = 0; iteration + 1 != count; ++iteration) {
      Instruction *end = copyOf(iteration, loop.latch)->getTerminator();
      IRBuilder<>(end).CreateBr(copyOf(iteration + 1, loop.header));
      end->eraseFromParent();
    }
    for (PHINode &phi : loop.header->phis()) {
      auto *head = cast<PHINode>(copies[0].lookup(&phi));
      while (head->getNumIncomingValues())
        head->removeIncomingValue(0u, /*DeletePHIIfEmpty=*/false);
      head->addIncoming(phi.getIncomingValueForBlock(loop.preheader), enter);
      head->addIncoming(lastOf(loop.next(phi)), copyOf(count - 1, loop.latch));
    }
  }

  const CountedLoop &loop;
  unsigned count;
  BasicBlock *exit;
  SmallVector<BasicBlock *> blocks;
  std::deque<ValueToValueMapTy> copies; // by iteration
  DenseMap<PHINode *, PHINode *> restOf;
};

/// Instructions of the unrolled loop above which a loop is left alone: a guess,
/// ten times the largest loop of the corpus, where LLVM's passes begin to take
/// minutes.
constexpr size_t kMostInstructions = 50000;

/// Whether a loop's blocks may be duplicated.
bool mayBeCopied(const Loop &loop) {
  return loop.isSafeToClone() &&
         none_of(loop.blocks(), [](const BasicBlock *block) {
           return any_of(*block, [](const Instruction &instr) {
             return instr.getType()->isTokenTy();
           });
         });
}

/// Why the loop cannot be unrolled; empty: it can.
std::string obstacle(Loop &loop, unsigned count,
                     const UniformityInfo &uniformity) {
  std::optional<CountedLoop> counted = CountedLoop::of(loop);
  if (!counted || !loop.getUniqueExitBlock())
    return "a loop is left in the middle of an iteration, or in several ways";
  if (!needsOf(counted->condition(), *counted, SmallPtrSet<Instruction *, 1>())
           .canTell)
    return "how long the loop runs depends on what an iteration computes";
  if (!mayBeCopied(loop))
    return "something in it may not be copied, as it says of itself";
  size_t instructions = 0;
  for (const BasicBlock *block : loop.blocks())
    instructions += block->size();
  if (instructions * count > kMostInstructions)
    return "its iterations in one would have more than " +
           std::to_string(kMostInstructions) + " instructions";
  if (needsThreadsTogether(loop) &&
      !isSameForAll(counted->condition(), *counted, uniformity))
    return "its threads work together, and nothing says that they leave it "
           "together";
  return "";
}

/// Loops get a preheader and a dedicated exit block.
void normalize(Function &function, FunctionAnalysisManager &analyses) {
  FunctionPassManager form;
  form.addPass(LoopSimplifyPass());
  form.addPass(LCSSAPass());
  analyses.invalidate(function, form.run(function, analyses));
}

IrOutcome unroll(IrKernel &kernel) {
  Function &function = kernel.function;
  FunctionAnalysisManager &analyses = kernel.analyses;
  unsigned count = kernel.directive.getInt("count"), done = 0;
  std::string left;
  SmallVector<BasicBlock *> headers;
  std::optional<TranslationCheck> check;
  normalize(function, analyses);
  for (Loop *loop :
       analyses.getResult<LoopAnalysis>(function).getLoopsInPreorder())
    if (loop->isInnermost())
      headers.push_back(loop->getHeader());
  for (BasicBlock *header : headers) {
    Loop *loop = analyses.getResult<LoopAnalysis>(function).getLoopFor(header);
    std::string why = obstacle(
        *loop, count, analyses.getResult<UniformityInfoAnalysis>(function));
    if (!why.empty()) {
      left = std::move(why);
      continue;
    }
    if (!check)
      check.emplace(function, count, /*noalias=*/false);
    CountedLoop counted = *CountedLoop::of(*loop);
    Unrolling(counted, count).run();
    ++done;
    analyses.invalidate(function, PreservedAnalyses::none());
    normalize(function, analyses);
  }
  if (!done)
    return {0, "without effect: " +
                   (left.empty() ? "the kernel has no loop" : left)};
  if (std::string wrong = check->compare(); !wrong.empty()) {
    kernel.directives.refuse(function, kernel.directive,
                             wrong + " (a defect of Kiln)");
    return {};
  }
  FunctionPassManager clean;
  clean.addPass(EarlyCSEPass());
  clean.addPass(SimplifyCFGPass());
  clean.addPass(ADCEPass());
  clean.run(function, analyses);
  return {done, "innermost loops unrolled" +
                    (left.empty() ? "" : " (others left: " + left + ")")};
}

const RegisterIrPass registration(
    {{"unroll",
      "make several iterations of every innermost loop one",
      {ParamInfo::integer("count", 2, 2, 16, "iterations in one")}},
     IrStage::Unroll,
     unroll});

} // namespace
} // namespace kiln
