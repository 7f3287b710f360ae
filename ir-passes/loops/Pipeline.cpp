// pipeline: software pipelining: the loads of a loop's next iterations are in
// flight while an iteration computes.
//
// Idea:   a load whose address is known before its iteration begins is
//         prefetched into registers `distance` iterations earlier: the first
//         ones before the loop, then one at the beginning of each iteration,
//         for a later one. Addresses of iterations that do not exist are
//         computed and never used: masks and predicates are made false there,
//         and an access without one repeats that of the current iteration.
//         Loads that other loads' addresses need are prefetched one iteration
//         earlier. A loop-invariant load happens once.
// Source: modulo scheduling (Rau, "Iterative modulo scheduling", MICRO 1994)
//         with all arithmetic in the last stage, on LLVM IR: after instruction
//         selection trip counts, masks and what a loop writes are no longer
//         visible, and LLVM's MachinePipeliner asks for hooks
//         (analyzeLoopForPipelining) that neither NVPTX nor AMDGPU has in LLVM
//         22. Triton pipelines loads that feed dots, through shared memory, and
//         leaves all other loops as they are.
// Wins:   loops that load, reduce and go on (normalizations over long rows,
//         cross entropy, scans, gathers), where each iteration otherwise waits
//         for memory: most with few warps on an SM.
// Loses:  where enough warps hide the wait and the registers cost some of them.
//
// A loop is left alone where it may write what it reads; see GlobalReads.h.
#include "ir-passes/loops/GlobalReads.h"
#include "ir-passes/loops/LoopIterations.h"
#include "ir-passes/loops/TranslationCheck.h"
#include "targets/registration/IrPass.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/Support/AMDGPUAddrSpace.h"
#include "llvm/Transforms/Scalar/ADCE.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Utils/LoopSimplify.h"
#include <deque>

using namespace llvm;

namespace kiln {
namespace {

/// What is to be done with one load.
struct Ahead {
  GlobalRead read;
  unsigned distance = 0; ///< iterations; 0: the same in every iteration
};

/// The loads to be moved, in program order, and why not more.
struct Plan {
  SmallVector<Ahead> loads;
  std::string left;

  unsigned furthest() const {
    unsigned most = 0;
    for (const Ahead &ahead : loads)
      most = std::max(most, ahead.distance);
    return most;
  }
};

bool isBuffer(const Value &value) {
  auto *pointer = dyn_cast<PointerType>(value.getType());
  return pointer && pointer->getAddressSpace() == AMDGPUAS::BUFFER_RESOURCE;
}

/// Keeps the reads whose operands can be computed before their iteration, each
/// with what it needs of the others.
SmallVector<std::pair<GlobalRead, IterationNeeds>>
tellable(SmallVector<GlobalRead> reads, const CountedLoop &loop) {
  SmallVector<std::pair<GlobalRead, IterationNeeds>> kept;
  for (bool changed = true; changed;) {
    changed = false;
    kept.clear();
    SmallPtrSet<Instruction *, 16> loads;
    for (const GlobalRead &read : reads)
      loads.insert(read.load);
    for (const GlobalRead &read : reads) {
      IterationNeeds all;
      for (Value *operand : read.load->operands()) {
        IterationNeeds needs = needsOf(operand, loop, loads);
        // AMD: a buffer is described in scalar registers, which nothing may
        // choose between.
        if (needs.varies && isBuffer(*operand))
          needs.canTell = false;
        all.canTell &= needs.canTell;
        all.earlierLoads |= needs.earlierLoads;
        all.varies |= needs.varies;
        all.loads.insert_range(needs.loads);
      }
      if (all.canTell && !all.earlierLoads)
        kept.emplace_back(read, std::move(all));
      else
        changed = true;
    }
    reads.clear();
    append_range(reads, make_first_range(kept));
  }
  return kept;
}

/// The prefetch distance of each load, in iterations, so that `distance`
/// iterations lie between a load and its first use that is no load's address.
/// Users come after their operands, so one walk from the last to the first
/// suffices.
void setDistances(ArrayRef<std::pair<GlobalRead, IterationNeeds>> reads,
                  unsigned distance, SmallVectorImpl<Ahead> &loads) {
  DenseMap<Instruction *, unsigned> least;
  for (const auto &[read, needs] : reverse(reads)) {
    Ahead ahead{read, 0};
    if (needs.varies)
      ahead.distance = std::max(distance, least.lookup(read.load));
    loads.push_back(ahead);
    for (Instruction *needed : needs.loads)
      least[needed] = std::max(least.lookup(needed), ahead.distance + 1);
  }
  std::reverse(loads.begin(), loads.end());
}

/// Registers that the loads in flight take, besides those of the iteration's
/// own.
unsigned registersInFlight(ArrayRef<Ahead> loads) {
  unsigned sum = 0;
  for (const Ahead &ahead : loads)
    sum += ahead.read.registers * std::max(ahead.distance, 1u);
  return sum;
}

/// Chains of addresses in memory longer than this are left; a guess.
constexpr unsigned longestChain = 4;

Plan planFor(const CountedLoop &loop, const DominatorTree &tree,
             const Directive &directive) {
  Plan plan;
  GlobalReads found =
      globalReads(*loop.loop, tree, directive.getBool("noalias"));
  plan.left = std::move(found.left);
  if (found.reads.empty())
    return plan;
  if (IterationNeeds needs =
          needsOf(loop.condition(), loop, SmallPtrSet<Instruction *, 1>());
      !needs.canTell) {
    plan.left = "how long the loop runs depends on what an iteration computes";
    return plan;
  }
  unsigned most = directive.getInt("registers");
  unsigned distance = directive.getInt("distance");
  size_t count = found.reads.size();
  while (!found.reads.empty()) {
    plan.loads.clear();
    auto reads = tellable(found.reads, loop);
    if (reads.size() < count && plan.left.empty())
      plan.left = "an address depends on what an iteration computes";
    setDistances(reads, distance, plan.loads);
    if (registersInFlight(plan.loads) <= most &&
        plan.furthest() < distance + longestChain)
      return plan;
    // The last ones go first: earlier ones may be what their addresses need.
    found.reads.clear();
    append_range(found.reads, drop_end(make_first_range(reads)));
    plan.left = "an iteration's loads take more than " + std::to_string(most) +
                " registers";
  }
  plan.loads.clear();
  return plan;
}

/// Carries one plan out.
class Rewrite {
public:
  Rewrite(const CountedLoop &loop, ArrayRef<Ahead> loads, unsigned furthest)
      : loop(loop), loads(loads), furthest(furthest),
        before(loop.preheader->getTerminator()),
        begin(loop.header, loop.header->getFirstInsertionPt()) {
    // Copies keep the source lines of what they are copies of.
    before.SetCurrentDebugLocation(DebugLoc());
    begin.SetCurrentDebugLocation(DebugLoc());
  }

  void run() {
    startInFront();
    goOnInIterations();
    for (const Ahead &ahead : reverse(loads))
      ahead.read.load->eraseFromParent();
  }

private:
  /// The load as it happens in `iteration`, which exists only if `comes` is
  /// true; null: it does. `safe` is an iteration that certainly exists.
  Value *loadIn(const GlobalRead &read, Iteration &iteration, Value *comes,
                Iteration &safe, IRBuilderBase &builder) {
    Instruction *copy = read.load->clone();
    for (Use &use : read.load->operands()) {
      unsigned index = use.getOperandNo();
      Value *there = iteration.of(use);
      if (comes && read.guard == index) {
        Value *every = comes;
        if (auto *type = dyn_cast<VectorType>(there->getType()))
          every = builder.CreateVectorSplat(type->getElementCount(), comes);
        // A loop-invariant mask is that of an iteration that exists.
        there = there == use.get() ? builder.CreateAnd(there, every)
                                   : andThen(builder, every, there);
      } else if (comes && !read.guard) {
        if (Value *here = safe.of(use); here != there)
          there = builder.CreateSelect(comes, there, here);
      }
      copy->setOperand(index, there);
    }
    // What a load's metadata asserts of its result holds in its own iteration.
    copy->dropPoisonGeneratingAnnotations();
    copy->dropUBImplyingAttrsAndMetadata();
    builder.Insert(copy, read.load->getName());
    return copy;
  }

  /// The loads of the first iterations, before the loop.
  void startInFront() {
    std::deque<Iteration> iterations;
    Value *comes = nullptr;
    started.resize(loads.size());
    for (unsigned number = 0; number != std::max(furthest, 1u); ++number) {
      if (!number)
        iterations.push_back(Iteration::first(loop, before));
      else {
        Value *stays = iterations.back().stays();
        comes = comes ? andThen(before, comes, stays) : stays;
        iterations.push_back(Iteration::after(iterations.back()));
      }
      Iteration &iteration = iterations.back();
      for (auto [ahead, mine] : zip(loads, started)) {
        if (number && number >= ahead.distance)
          continue;
        Value *made =
            loadIn(ahead.read, iteration, comes, iterations.front(), before);
        iteration.set(ahead.read.load, made);
        mine.push_back(made);
      }
    }
  }

  /// In each iteration the prefetched values move up, and a later iteration's
  /// are prefetched.
  void goOnInIterations() {
    std::deque<Iteration> iterations;
    iterations.push_back(Iteration::current(loop, begin));
    SmallVector<Value *> comes = {nullptr};
    for (unsigned number = 0; number != furthest; ++number) {
      Value *stays = iterations.back().stays();
      comes.push_back(comes.back() ? andThen(begin, comes.back(), stays)
                                   : stays);
      iterations.push_back(Iteration::after(iterations.back()));
    }
    for (auto [ahead, mine] : zip(loads, started)) {
      Instruction *load = ahead.read.load;
      if (!ahead.distance) {
        for (Iteration &iteration : iterations)
          iteration.set(load, mine[0]);
        load->replaceAllUsesWith(mine[0]);
        continue;
      }
      SmallVector<PHINode *> prefetched;
      for (unsigned number = 0; number != ahead.distance; ++number) {
        auto *phi =
            PHINode::Create(load->getType(), 2, load->getName() + ".prefetched",
                            loop.header->getFirstNonPHIIt());
        phi->addIncoming(mine[number], loop.preheader);
        iterations[number].set(load, phi);
        prefetched.push_back(phi);
      }
      Value *made = loadIn(ahead.read, iterations[ahead.distance],
                           comes[ahead.distance], iterations[0], begin);
      iterations[ahead.distance].set(load, made);
      for (unsigned number = 0; number != ahead.distance; ++number)
        prefetched[number]->addIncoming(
            number + 1 == ahead.distance ? made : prefetched[number + 1],
            loop.latch);
      load->replaceAllUsesWith(prefetched[0]);
    }
  }

  const CountedLoop &loop;
  ArrayRef<Ahead> loads;
  unsigned furthest;
  IRBuilder<> before, begin;
  SmallVector<SmallVector<Value *>> started; // by load, then by iteration
};

/// The outcome for the loops of one compilation.
struct Tally {
  unsigned ahead = 0, once = 0;
  std::string left;
};

void pipelineLoop(Loop &loop, const DominatorTree &tree,
                  const Directive &directive, Tally &tally,
                  std::optional<TranslationCheck> &check) {
  std::optional<CountedLoop> counted = CountedLoop::of(loop);
  if (!counted) {
    tally.left =
        "a loop is left in the middle of an iteration, or in several ways";
    return;
  }
  Plan plan = planFor(*counted, tree, directive);
  if (!plan.left.empty())
    tally.left = plan.left;
  if (plan.loads.empty())
    return;
  if (!check)
    check.emplace(*loop.getHeader()->getParent(),
                  directive.getInt("distance") + 1,
                  directive.getBool("noalias"));
  Rewrite(*counted, plan.loads, plan.furthest()).run();
  for (const Ahead &ahead : plan.loads)
    ++(ahead.distance ? tally.ahead : tally.once);
}

/// Merges what addresses of iterations share, and removes what is dead.
void cleanUp(Function &function, FunctionAnalysisManager &analyses) {
  FunctionPassManager passes;
  passes.addPass(EarlyCSEPass());
  passes.addPass(ADCEPass());
  passes.run(function, analyses);
}

IrOutcome pipeline(IrKernel &kernel) {
  Function &function = kernel.function;
  // Loops get a preheader.
  FunctionPassManager simplify;
  simplify.addPass(LoopSimplifyPass());
  PreservedAnalyses kept = simplify.run(function, kernel.analyses);
  kernel.analyses.invalidate(function, kept);
  const auto &loops = kernel.analyses.getResult<LoopAnalysis>(function);
  const auto &tree = kernel.analyses.getResult<DominatorTreeAnalysis>(function);
  Tally tally;
  std::optional<TranslationCheck> check;
  unsigned innermost = 0;
  for (Loop *loop : loops.getLoopsInPreorder())
    if (loop->isInnermost()) {
      ++innermost;
      pipelineLoop(*loop, tree, kernel.directive, tally, check);
    }
  unsigned moved = tally.ahead + tally.once;
  if (!moved)
    return {0, "without effect: " + (!innermost ? "the kernel has no loop"
                                     : tally.left.empty()
                                         ? "no loop loads global memory itself"
                                         : tally.left)};
  if (std::string wrong = check->compare(); !wrong.empty()) {
    kernel.directives.refuse(function, kernel.directive,
                             wrong + " (a defect of Kiln)");
    return {};
  }
  kernel.analyses.invalidate(function, PreservedAnalyses::none());
  cleanUp(function, kernel.analyses);
  std::string what = "loads of a loop moved";
  if (tally.once)
    what += ", " + std::to_string(tally.once) + " before it";
  if (tally.ahead)
    what += ", " + std::to_string(tally.ahead) + " to an earlier iteration";
  if (!tally.left.empty())
    what += " (others left: " + tally.left + ")";
  return {moved, what};
}

const RegisterIrPass registration(
    {{"pipeline",
      "ask for what later iterations of a loop load while an iteration "
      "computes",
      {ParamInfo::integer("distance", 1, 1, 4,
                          "iterations between a load and its use"),
       ParamInfo::integer("registers", 64, 1, 255,
                          "32-bit registers that loads in flight may take in "
                          "a loop; loads that do not fit stay"),
       ParamInfo::boolean("noalias", false,
                          "your guarantee that tensors of different arguments "
                          "do not overlap, for loops that write, too")}},
     IrStage::Pipeline,
     pipeline});

} // namespace
} // namespace kiln
