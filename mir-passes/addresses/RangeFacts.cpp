#include "mir-passes/addresses/RangeFacts.h"
#include "mir-passes/addresses/SpelledAddress.h"
#include "targets/support/Kernel.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/LazyValueInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsAMDGPU.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/Operator.h"
#include <set>
#include <vector>

using namespace llvm;

namespace kiln {
namespace {

bool isThreadNumber(Intrinsic::ID id) {
  switch (id) {
  case Intrinsic::nvvm_read_ptx_sreg_tid_x:
  case Intrinsic::nvvm_read_ptx_sreg_tid_y:
  case Intrinsic::nvvm_read_ptx_sreg_tid_z:
  case Intrinsic::amdgcn_workitem_id_x:
  case Intrinsic::amdgcn_workitem_id_y:
  case Intrinsic::amdgcn_workitem_id_z:
    return true;
  default:
    return false;
  }
}

/// What was written, so that it can be taken back.
class Marks {
public:
  void range(IntrinsicInst &call, const ConstantRange &range) {
    ranges.emplace_back(&call,
                        call.getAttributes().getRetAttr(Attribute::Range));
    call.addRangeRetAttr(range);
  }
  void disjoint(Instruction &inst) {
    cast<PossiblyDisjointInst>(inst).setIsDisjoint(true);
    bits.push_back(&inst);
  }
  void noUnsignedWrap(Instruction &inst) {
    inst.setHasNoUnsignedWrap();
    unsignedSums.push_back(&inst);
  }
  void noSignedWrap(Instruction &inst) {
    inst.setHasNoSignedWrap();
    signedSums.push_back(&inst);
  }
  unsigned count() const {
    return bits.size() + unsignedSums.size() + signedSums.size();
  }
  void takeBack();

private:
  SmallVector<std::pair<IntrinsicInst *, Attribute>> ranges;
  SmallVector<Instruction *> bits, unsignedSums, signedSums;
};

void Marks::takeBack() {
  for (auto &[call, before] : ranges)
    if (before.isValid())
      call->addRetAttr(before);
    else
      call->removeRetAttr(Attribute::Range);
  for (Instruction *inst : bits)
    cast<PossiblyDisjointInst>(inst)->setIsDisjoint(false);
  for (Instruction *inst : unsignedSums)
    inst->setHasNoUnsignedWrap(false);
  for (Instruction *inst : signedSums)
    inst->setHasNoSignedWrap(false);
}

/// No coordinate of a thread reaches the number of threads in its block.
void boundThreadNumbers(Function &function, Marks &marks) {
  unsigned threads = threadsPerBlock(function);
  if (!threads)
    return;
  for (Instruction &inst : instructions(function)) {
    auto *call = dyn_cast<IntrinsicInst>(&inst);
    if (!call || !isThreadNumber(call->getIntrinsicID()) ||
        !call->getType()->isIntegerTy(32))
      continue;
    ConstantRange range(APInt(32, 0), APInt(32, threads));
    if (std::optional<ConstantRange> known = call->getRange())
      range = range.intersectWith(*known);
    if (!range.isEmptySet())
      marks.range(*call, range);
  }
}

/// How many registers the function's addresses take: those that differ by a
/// constant take one.
size_t differentAddresses(Function &function) {
  using Term = std::tuple<Value *, int, int64_t>;
  std::set<std::pair<Value *, std::vector<Term>>> different;
  const DataLayout &layout = function.getDataLayout();
  for (Instruction &inst : instructions(function))
    for (Use *use : addressUses(inst, layout)) {
      SpelledAddress form = spellAddress(use->get(), layout);
      std::vector<Term> terms;
      for (const AddressTerm &term : form.terms)
        terms.emplace_back(term.value, term.extension, term.scale);
      llvm::sort(terms);
      different.emplace(form.base, std::move(terms));
    }
  return different.size();
}

/// The integer operations from which the function's addresses are made.
SetVector<Instruction *> addressArithmetic(Function &function) {
  const DataLayout &layout = function.getDataLayout();
  SetVector<Instruction *> found;
  auto note = [&](Value *value) {
    auto *inst = dyn_cast<Instruction>(value);
    if (inst && (isa<GetElementPtrInst, PHINode, CastInst>(inst) ||
                 (isa<BinaryOperator>(inst) && inst->getType()->isIntegerTy())))
      found.insert(inst);
  };
  for (Instruction &inst : instructions(function))
    for (Use *use : addressUses(inst, layout))
      note(use->get());
  for (size_t at = 0; at < found.size(); ++at)
    for (Value *operand : found[at]->operands())
      note(operand);
  return found;
}

bool cannotWrap(BinaryOperator &op, LazyValueInfo &ranges, unsigned kind) {
  ConstantRange a = ranges.getConstantRangeAtUse(op.getOperandUse(0), false);
  ConstantRange b = ranges.getConstantRangeAtUse(op.getOperandUse(1), false);
  return ConstantRange::makeGuaranteedNoWrapRegion(op.getOpcode(), b, kind)
      .contains(a);
}

/// Marks a sum, product or shift that cannot wrap.
void markNoWrap(BinaryOperator &op, LazyValueInfo &ranges, Marks &marks) {
  using Flags = OverflowingBinaryOperator;
  if (!op.hasNoUnsignedWrap() && cannotWrap(op, ranges, Flags::NoUnsignedWrap))
    marks.noUnsignedWrap(op);
  if (!op.hasNoSignedWrap() && cannotWrap(op, ranges, Flags::NoSignedWrap))
    marks.noSignedWrap(op);
}

} // namespace

RangeFacts writeRangeFacts(Function &function,
                           FunctionAnalysisManager &analyses) {
  RangeFacts facts;
  facts.addressesBefore = differentAddresses(function);
  Marks marks;
  boundThreadNumbers(function, marks);
  auto &assumptions = analyses.getResult<AssumptionAnalysis>(function);
  auto &dominators = analyses.getResult<DominatorTreeAnalysis>(function);
  auto &ranges = analyses.getResult<LazyValueAnalysis>(function);
  for (Instruction *inst : addressArithmetic(function)) {
    SimplifyQuery query(function.getDataLayout(), &dominators, &assumptions,
                        inst);
    if (auto *either = dyn_cast<PossiblyDisjointInst>(inst)) {
      if (!either->isDisjoint() &&
          haveNoCommonBitsSet(inst->getOperand(0), inst->getOperand(1), query))
        marks.disjoint(*inst);
    } else if (isa<OverflowingBinaryOperator>(inst)) {
      markNoWrap(cast<BinaryOperator>(*inst), ranges, marks);
    }
  }
  facts.addressesAfter = differentAddresses(function);
  facts.marked = marks.count();
  if (facts.addressesAfter >= facts.addressesBefore) {
    marks.takeBack();
    facts = {0, facts.addressesBefore, facts.addressesBefore};
  }
  return facts;
}

} // namespace kiln
