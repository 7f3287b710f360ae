#include "ir-passes/CompareDistances.h"
#include "targets/registration/TargetPass.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace kiln {

namespace {

/// `base + constant`, without overflow.
struct Sum {
  Value *base;
  const ConstantInt *constant;
};

/// A comparison `value predicate sum`.
struct Compare {
  ICmpInst *compare;
  CmpInst::Predicate predicate;
  /// None: the sum is the base alone.
  const ConstantInt *constant;
};

/// The comparisons with sums of one base in one basic block.
struct Key {
  BasicBlock *block;
  Value *value, *base;
  bool operator==(const Key &) const = default;
};

} // namespace

static std::optional<Sum> sumOf(Value *value) {
  auto *sum = dyn_cast<BinaryOperator>(value);
  if (!sum)
    return std::nullopt;
  auto *constant = dyn_cast<ConstantInt>(sum->getOperand(1));
  auto *disjoint = dyn_cast<PossiblyDisjointInst>(sum);
  // Disjoint bits carry nothing, not into the sign either; a negative constant
  // has the sign itself.
  bool isSum =
      constant &&
      ((sum->getOpcode() == Instruction::Add && sum->hasNoSignedWrap()) ||
       (disjoint && disjoint->isDisjoint() && !constant->isNegative()));
  if (!isSum)
    return std::nullopt;
  return Sum{sum->getOperand(0), constant};
}

} // namespace kiln

template <> struct llvm::DenseMapInfo<kiln::Key> {
  using Pointer = DenseMapInfo<Value *>;
  static kiln::Key getEmptyKey() {
    return {nullptr, Pointer::getEmptyKey(), nullptr};
  }
  static kiln::Key getTombstoneKey() {
    return {nullptr, Pointer::getTombstoneKey(), nullptr};
  }
  static unsigned getHashValue(const kiln::Key &key) {
    return hash_combine(key.block, key.value, key.base);
  }
  static bool isEqual(const kiln::Key &a, const kiln::Key &b) { return a == b; }
};

namespace kiln {

using Groups = MapVector<Key, SmallVector<Compare>>;

static void addCompare(ICmpInst *compare, Groups &groups) {
  if (!compare->isRelational() || !compare->isSigned() ||
      !compare->getOperand(0)->getType()->isIntegerTy(32))
    return;
  for (unsigned side : {1, 0}) {
    Value *value = compare->getOperand(1 - side),
          *other = compare->getOperand(side);
    if (isa<Constant>(value) || isa<Constant>(other))
      continue;
    auto predicate =
        side ? compare->getPredicate() : compare->getSwappedPredicate();
    if (std::optional<Sum> sum = sumOf(other)) {
      groups[{compare->getParent(), value, sum->base}].push_back(
          {compare, predicate, sum->constant});
      return;
    }
  }
}

/// Comparisons with a base alone join those with its sums.
static void addBases(BasicBlock &block, Groups &groups) {
  for (Instruction &instruction : block) {
    auto *compare = dyn_cast<ICmpInst>(&instruction);
    if (!compare || !compare->isRelational() || !compare->isSigned())
      continue;
    for (unsigned side : {1, 0}) {
      Key key{&block, compare->getOperand(1 - side), compare->getOperand(side)};
      auto *group = groups.find(key);
      bool isKnown = group != groups.end() &&
                     any_of(group->second, [&](const Compare &known) {
                       return known.compare == compare;
                     });
      if (group == groups.end() || isKnown)
        continue;
      group->second.push_back(
          {compare,
           side ? compare->getPredicate() : compare->getSwappedPredicate(),
           nullptr});
      break;
    }
  }
}

/// Sums that only the group's comparisons use.
static unsigned countDying(ArrayRef<Compare> group) {
  SmallPtrSet<Value *, 8> compares, sums;
  for (const Compare &one : group) {
    compares.insert(one.compare);
    if (one.constant)
      for (Value *operand : one.compare->operands())
        if (std::optional<Sum> sum = sumOf(operand);
            sum && sum->constant == one.constant)
          sums.insert(operand);
  }
  return count_if(sums, [&](Value *sum) {
    return all_of(sum->users(),
                  [&](User *user) { return compares.contains(user); });
  });
}

static void rewrite(const Key &key, ArrayRef<Compare> group) {
  auto *first = std::min_element(group.begin(), group.end(),
                                 [](const Compare &a, const Compare &b) {
                                   return a.compare->comesBefore(b.compare);
                                 });
  IRBuilder<> ir(first->compare);
  Value *distance =
      ir.CreateBinaryIntrinsic(Intrinsic::ssub_sat, key.value, key.base);
  for (const Compare &one : group) {
    ir.SetInsertPoint(one.compare);
    Value *constant =
        one.constant ? ir.getInt(one.constant->getValue()) : ir.getInt32(0);
    one.compare->replaceAllUsesWith(
        ir.CreateICmp(one.predicate, distance, constant));
    one.compare->eraseFromParent();
  }
}

/// Saturated, a distance is still on the same side of any constant but the
/// extremes.
static bool isExtreme(const Compare &one) {
  return one.constant && (one.constant->isMaxValue(/*IsSigned=*/true) ||
                          one.constant->isMinValue(/*IsSigned=*/true));
}

PreservedAnalyses CompareDistances::run(Function &function,
                                        FunctionAnalysisManager &) {
  bool changed = false;
  for (BasicBlock &block : function) {
    Groups groups;
    for (Instruction &instruction : block)
      if (auto *compare = dyn_cast<ICmpInst>(&instruction))
        addCompare(compare, groups);
    addBases(block, groups);
    SmallPtrSet<ICmpInst *, 16> gone; // a compare may be in two groups
    for (auto &[key, group] : groups) {
      erase_if(group, [&](const Compare &one) {
        return gone.contains(one.compare) || isExtreme(one);
      });
      // One instruction is the distance.
      if (countDying(group) < 2)
        continue;
      for (const Compare &one : group)
        gone.insert(one.compare);
      rewrite(key, group);
      changed = true;
    }
  }
  return changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

static const RegisterTargetPass
    registration("compare-distances",
                 [](FunctionPassManager &passes, const GpuTarget &) {
                   passes.addPass(CompareDistances());
                 });

} // namespace kiln
