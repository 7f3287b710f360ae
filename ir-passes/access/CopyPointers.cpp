//===- CopyPointers.cpp - the pointers that a loop's copies advance -------===//
//
// A pipelined loop copies from pointers that it carries and advances, one
// addition for each copy. Loop strength reduction sees that many of them begin
// at a sum with the thread's own offset, takes that out of all of them, and
// pays a second addition for each copy to put it back: where a loop has many
// pointers its search prunes itself, and keeps what most of them share. On GPUs
// with additions of 32 bits these are four instructions for two.
//
// Where its recurrence goes through a freeze, it leaves a pointer as it is. The
// freeze itself is nothing to instruction selection. What strength reduction
// would have done well is done before: pointers at constant distances from each
// other become one, as far as instructions have the distance.
//
//===----------------------------------------------------------------------===//
#include "ir-passes/access/MaskedAccessImpl.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Operator.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

namespace kiln {
namespace {

/// Bits of the signed distance that an access to global memory has (SASS).
constexpr unsigned kDistanceBits = 24;

/// Pointers that are one and its constant distances from it.
struct Group {
  PHINode *first;
  SmallVector<std::pair<PHINode *, int64_t>> others;
};

} // namespace

/// What a chain of address computations begins with.
static Value *beginOf(Value *pointer) {
  while (auto *step = dyn_cast<GEPOperator>(pointer))
    pointer = step->getPointerOperand();
  return pointer;
}

static SmallSetVector<PHINode *, 16> carriedPointers(Function &function) {
  constexpr unsigned sourceOperand = 1;
  SmallSetVector<PHINode *, 16> carried;
  for (Instruction &instruction : instructions(function)) {
    if (!isAsyncCopy(instruction))
      continue;
    auto *phi =
        dyn_cast<PHINode>(beginOf(instruction.getOperand(sourceOperand)));
    if (phi && any_of(phi->incoming_values(),
                      [&](Value *next) { return beginOf(next) == phi; }))
      carried.insert(phi);
  }
  return carried;
}

/// How far `pointer` is from `first` in every iteration, if that is constant
/// and an instruction has it.
static std::optional<int64_t> distanceFrom(PHINode *first, PHINode *pointer,
                                           ScalarEvolution &scalars) {
  if (pointer->getParent() != first->getParent())
    return std::nullopt;
  auto *distance = dyn_cast<SCEVConstant>(
      scalars.getMinusSCEV(scalars.getSCEV(pointer), scalars.getSCEV(first)));
  if (!distance || !distance->getAPInt().isSignedIntN(kDistanceBits))
    return std::nullopt;
  return distance->getAPInt().getSExtValue();
}

static SmallVector<Group> groupPointers(ArrayRef<PHINode *> pointers,
                                        ScalarEvolution &scalars) {
  SmallVector<Group> groups;
  for (PHINode *pointer : pointers) {
    std::optional<int64_t> distance;
    auto *group = find_if(groups, [&](const Group &each) {
      distance = distanceFrom(each.first, pointer, scalars);
      return distance.has_value();
    });
    if (group == groups.end())
      groups.push_back({pointer, {}});
    else
      group->others.emplace_back(pointer, *distance);
  }
  return groups;
}

void keepCopyPointers(Function &function) {
  SmallSetVector<PHINode *, 16> carried = carriedPointers(function);
  if (carried.empty())
    return;
  FunctionAnalysisManager analyses;
  PassBuilder().registerFunctionAnalyses(analyses);
  SmallVector<Group> groups =
      groupPointers(carried.getArrayRef(),
                    analyses.getResult<ScalarEvolutionAnalysis>(function));
  for (const Group &group : groups) {
    BasicBlock *header = group.first->getParent();
    IRBuilder<> ir(header, header->getFirstInsertionPt());
    auto *kept = cast<Instruction>(ir.CreateFreeze(group.first));
    group.first->replaceUsesWithIf(
        kept, [&](Use &use) { return use.getUser() != kept; });
    for (auto [pointer, distance] : group.others) {
      pointer->replaceAllUsesWith(ir.CreatePtrAdd(kept, ir.getInt64(distance)));
      RecursivelyDeleteTriviallyDeadInstructions(pointer);
    }
  }
}

} // namespace kiln
