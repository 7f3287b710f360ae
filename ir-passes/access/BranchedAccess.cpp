//===- BranchedAccess.cpp - masked accesses as branches -------------------===//
//
// AMD's machines skip lanes by their execution mask, which LLVM sets at
// branches. A branch costs a few scalar instructions and ends a scheduling
// region, so accesses with the same mask share one: a run collects them as long
// as nothing between them touches memory or depends on them.
//
//===----------------------------------------------------------------------===//
#include "ir-passes/access/MaskedAccessImpl.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace llvm;

namespace kiln {
namespace {

/// Accesses under one branch, and the instructions among them that need their
/// results.
struct Run {
  SmallVector<MaskedCall> accesses;
  SmallVector<Instruction *> dependent;
};

class RunBuilder {
public:
  explicit RunBuilder(ArrayRef<MaskedCall> calls) {
    for (const MaskedCall &call : calls)
      byInstruction[call.call] = call;
  }

  /// The runs of one block, in order.
  SmallVector<Run> find(BasicBlock &block) {
    SmallVector<Run> runs;
    SmallPtrSet<Value *, 16> results;
    Run run;
    auto finish = [&] {
      if (!run.accesses.empty())
        runs.push_back(std::move(run));
      run = Run();
      results.clear();
    };
    for (Instruction &instruction : block) {
      bool depends = any_of(instruction.operands(), [&](Value *operand) {
        return results.contains(operand);
      });
      auto found = byInstruction.find(&instruction);
      if (found != byInstruction.end()) {
        const MaskedCall &call = found->second;
        if (depends || (!run.accesses.empty() &&
                        run.accesses.front().condition != call.condition))
          finish();
        run.accesses.push_back(call);
        results.insert(&instruction);
      } else if (run.accesses.empty()) {
        continue;
      } else if (isa<PHINode>(instruction) || instruction.isTerminator() ||
                 instruction.mayHaveSideEffects() ||
                 instruction.mayReadFromMemory() ||
                 isa<AllocaInst>(instruction)) {
        finish();
      } else if (depends) {
        run.dependent.push_back(&instruction);
        results.insert(&instruction);
      }
    }
    finish();
    return runs;
  }

private:
  DenseMap<Instruction *, MaskedCall> byInstruction;
};

void rewrite(const Run &run) {
  Instruction *first = run.accesses.front().call,
              *last = run.accesses.back().call;
  // Users of a result move after the run, in order; others stay and so come
  // before the branch.
  Instruction *end = last->getNextNode();
  for (Instruction *instruction : run.dependent)
    if (instruction->comesBefore(last))
      instruction->moveBefore(end->getIterator());
  SmallVector<Instruction *> between;
  for (Instruction *i = first; i != last; i = i->getNextNode())
    if (none_of(run.accesses,
                [&](const MaskedCall &call) { return call.call == i; }))
      between.push_back(i);
  for (Instruction *instruction : between)
    instruction->moveBefore(first->getIterator());

  BasicBlock *before = first->getParent();
  Instruction *taken =
      SplitBlockAndInsertIfThen(run.accesses.front().condition,
                                first->getIterator(), /*Unreachable=*/false);
  BasicBlock *after = first->getParent();
  IRBuilder<> builder(taken);
  for (const MaskedCall &call : run.accesses) {
    builder.SetInsertPoint(taken);
    builder.SetCurrentDebugLocation(call.call->getDebugLoc());
    if (call.isLoad()) {
      LoadInst *load =
          builder.CreateAlignedLoad(call.type(), call.pointer(), call.align());
      load->copyMetadata(*call.call);
      builder.SetInsertPoint(after, after->getFirstNonPHIIt());
      PHINode *result = builder.CreatePHI(call.type(), 2);
      result->addIncoming(load, taken->getParent());
      result->addIncoming(call.passThrough(), before);
      call.call->replaceAllUsesWith(result);
    } else {
      builder.CreateAlignedStore(call.stored(), call.pointer(), call.align())
          ->copyMetadata(*call.call);
    }
  }
  for (const MaskedCall &call : run.accesses)
    call.call->eraseFromParent();
}

} // namespace

Error branchAroundAccesses(ArrayRef<MaskedCall> calls) {
  RunBuilder builder(calls);
  SetVector<BasicBlock *> blocks;
  for (const MaskedCall &call : calls)
    blocks.insert(call.call->getParent());
  for (BasicBlock *block : blocks) {
    // Later runs first: splitting leaves what is before the split in place.
    SmallVector<Run> runs = builder.find(*block);
    for (const Run &run : reverse(runs))
      rewrite(run);
  }
  return Error::success();
}

} // namespace kiln
