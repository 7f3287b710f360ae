#include "ir-passes/loops/LoopIterations.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/PointerIntPair.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace kiln {

std::optional<CountedLoop> CountedLoop::of(Loop &loop) {
  CountedLoop found{&loop,
                    loop.getLoopPreheader(),
                    loop.getHeader(),
                    loop.getLoopLatch(),
                    nullptr,
                    false};
  if (!found.preheader || !found.latch || loop.getExitingBlock() != found.latch)
    return std::nullopt;
  found.branch = dyn_cast<BranchInst>(found.latch->getTerminator());
  if (!found.branch || !found.branch->isConditional())
    return std::nullopt;
  found.staysIfTrue = found.branch->getSuccessor(0) == found.header;
  return found;
}

Value *CountedLoop::condition() const { return branch->getCondition(); }

Value *CountedLoop::next(const PHINode &phi) const {
  return phi.getIncomingValueForBlock(latch);
}

/// Whether an instruction gives the same result wherever it is computed, and
/// does nothing else.
static bool isArithmetic(const Instruction &instr) {
  if (isa<PHINode>(instr) || instr.mayReadOrWriteMemory() ||
      instr.mayHaveSideEffects() || instr.isTerminator())
    return false;
  if (auto *call = dyn_cast<CallBase>(&instr))
    if (call->isConvergent())
      return false;
  return isSafeToSpeculativelyExecute(&instr);
}

IterationNeeds needsOf(Value *value, const CountedLoop &loop,
                       const SmallPtrSetImpl<Instruction *> &loads) {
  IterationNeeds needs;
  // Each value with whether it is meant in an earlier iteration.
  using Meant = PointerIntPair<Value *, 1, bool>;
  SmallVector<Meant> work = {{value, false}};
  DenseSet<Meant> seen;
  while (!work.empty()) {
    Meant meant = work.pop_back_val();
    bool isEarlier = meant.getInt();
    auto *instr = dyn_cast<Instruction>(meant.getPointer());
    if (!instr || !loop.loop->contains(instr) || !seen.insert(meant).second)
      continue;
    if (loads.contains(instr)) {
      needs.varies = true;
      if (isEarlier)
        needs.earlierLoads = true;
      else
        needs.loads.insert(instr);
    } else if (auto *phi = dyn_cast<PHINode>(instr);
               phi && phi->getParent() == loop.header) {
      needs.varies = true;
      work.emplace_back(loop.next(*phi), true);
    } else if (isArithmetic(*instr)) {
      for (Value *operand : instr->operands())
        work.emplace_back(operand, isEarlier);
    } else {
      needs.canTell = false;
      return needs;
    }
  }
  return needs;
}

Value *andThen(IRBuilderBase &builder, Value *first, Value *second) {
  if (impliesPoison(second, first) || isGuaranteedNotToBePoison(second))
    return builder.CreateAnd(second, first);
  return builder.CreateLogicalAnd(first, second);
}

Iteration Iteration::first(const CountedLoop &loop, IRBuilderBase &builder) {
  Iteration iteration(loop, builder);
  for (PHINode &phi : loop.header->phis())
    iteration.set(&phi, phi.getIncomingValueForBlock(loop.preheader));
  return iteration;
}

Iteration Iteration::current(const CountedLoop &loop, IRBuilderBase &builder) {
  Iteration iteration(loop, builder);
  iteration.isCurrent = true;
  return iteration;
}

Iteration Iteration::after(Iteration &previous) {
  Iteration iteration(previous.loop, previous.builder);
  iteration.previous = &previous;
  return iteration;
}

Value *Iteration::here(Value *value) const {
  auto *instr = dyn_cast<Instruction>(value);
  return instr && loop.loop->contains(instr) ? known.lookup(value) : value;
}

// What its flags assert of its operands (no overflow, in range) holds in
// iterations that exist; this one may not.
Value *Iteration::copyOf(Instruction &instr) {
  Instruction *copy = instr.clone();
  for (Use &operand : copy->operands())
    operand.set(here(operand));
  copy->dropPoisonGeneratingAnnotations();
  copy->dropUBImplyingAttrsAndMetadata();
  return builder.Insert(copy, instr.getName());
}

// Not by recursion: a chain of sums may be as long as the kernel.
Value *Iteration::of(Value *value) {
  SmallVector<Value *> work = {value};
  while (!work.empty()) {
    Value *at = work.back();
    if (here(at)) {
      work.pop_back();
      continue;
    }
    auto &instr = cast<Instruction>(*at);
    if (auto *phi = dyn_cast<PHINode>(&instr)) {
      assert(phi->getParent() == loop.header &&
             "asked for what nobody can tell");
      known[at] = isCurrent ? phi : previous->of(loop.next(*phi));
      continue;
    }
    size_t waits = work.size();
    for (Value *operand : reverse(instr.operand_values()))
      if (!here(operand))
        work.push_back(operand);
    if (work.size() == waits)
      known[at] = copyOf(instr);
  }
  return here(value);
}

Value *Iteration::stays() {
  Value *condition = of(loop.condition());
  return loop.staysIfTrue ? condition : builder.CreateNot(condition);
}

} // namespace kiln
