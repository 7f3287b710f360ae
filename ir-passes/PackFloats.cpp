#include "ir-passes/PackFloats.h"
#include "targets/registration/TargetPass.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace kiln {

/// An addition, subtraction or multiplication of floats; else null.
static BinaryOperator *floatOp(Value *value) {
  auto *op = dyn_cast<BinaryOperator>(value);
  bool isOne =
      op && op->getType()->isFloatTy() &&
      is_contained({Instruction::FAdd, Instruction::FSub, Instruction::FMul},
                   op->getOpcode());
  return isOne ? op : nullptr;
}

/// Where both can be computed: before this one; null if nowhere. `second`
/// comes later.
static Instruction *placeFor(BinaryOperator *first, BinaryOperator *second) {
  auto isEarly = [&](Value *value) {
    auto *op = dyn_cast<Instruction>(value);
    return !op || op->getParent() != first->getParent() ||
           op->comesBefore(first);
  };
  if (all_of(second->operands(), isEarly))
    return first;
  auto isLate = [&](User *user) {
    auto *op = cast<Instruction>(user);
    return op->getParent() != first->getParent() || isa<PHINode>(op) ||
           second->comesBefore(op);
  };
  return all_of(first->users(), isLate) ? second : nullptr;
}

/// The vector that has both as a pair of neighbours, and where; else null.
static Value *vectorOf(Value *low, Value *high, uint64_t &at) {
  Value *from = nullptr;
  bool isPair =
      match(low, m_ExtractElt(m_Value(from), m_ConstantInt(at))) &&
      match(high, m_ExtractElt(m_Specific(from), m_SpecificInt(at + 1))) &&
      at % 2 == 0;
  return isPair ? from : nullptr;
}

/// A vector of two values; those that are neighbours in a vector already stay.
static Value *pairOf(IRBuilder<> &ir, Value *low, Value *high) {
  auto *two = FixedVectorType::get(low->getType(), 2);
  uint64_t at = 0;
  if (Value *from = vectorOf(low, high, at)) {
    if (from->getType() == two)
      return from;
    return ir.CreateShuffleVector(from, {int(at), int(at) + 1});
  }
  Value *pair = ir.CreateInsertElement(PoisonValue::get(two), low, uint64_t(0));
  return ir.CreateInsertElement(pair, high, uint64_t(1));
}

namespace {

/// The pairs of one block.
class BlockPacking {
public:
  explicit BlockPacking(BasicBlock &block) : block(block) {}

  bool run() {
    // Elements that meet one and the same operand, in the order of the program.
    MapVector<std::tuple<unsigned, Value *, unsigned>,
              SmallVector<BinaryOperator *>>
        groups;
    for (Instruction &instruction : block)
      if (BinaryOperator *op = floatOp(&instruction))
        for (unsigned side : {1, 0})
          if (Value *shared = op->getOperand(side);
              !isa<Constant>(shared) && shared->hasNUsesOrMore(2))
            groups[{op->getOpcode(), shared, side}].push_back(op);
    for (auto &[key, group] : groups) {
      auto other = [&, side = std::get<2>(key)](BinaryOperator *op) {
        return op->getOperand(1 - side);
      };
      uint64_t at;
      for (size_t first = 0; first + 1 < group.size(); ++first)
        if (vectorOf(other(group[first]), other(group[first + 1]), at))
          pack(group[first], group[first + 1]);
      // Elements of vectors that are no pair would have to be moved.
      erase_if(group, [&](BinaryOperator *op) {
        return gone.contains(op) || isa<ExtractElementInst>(other(op));
      });
      for (size_t first = 0; first + 1 < group.size(); first += 2)
        pack(group[first], group[first + 1]);
    }
    for (BinaryOperator *op : gone)
      op->eraseFromParent();
    return !gone.empty();
  }

private:
  /// Then those that take one of them each.
  void pack(BinaryOperator *low, BinaryOperator *high) {
    while (packOne(low, high)) {
      BinaryOperator *nextLow = onlyFloatUser(low),
                     *nextHigh = onlyFloatUser(high);
      low = nextLow;
      high = nextHigh;
    }
  }

  bool packOne(BinaryOperator *low, BinaryOperator *high) {
    if (!low || !high || low == high || gone.contains(low) ||
        gone.contains(high) || low->getOpcode() != high->getOpcode() ||
        low->getFastMathFlags() != high->getFastMathFlags() ||
        low->getParent() != &block || high->getParent() != &block)
      return false;
    bool inOrder = low->comesBefore(high);
    Instruction *place = inOrder ? placeFor(low, high) : placeFor(high, low);
    if (!place)
      return false;
    IRBuilder<> ir(place);
    ir.setFastMathFlags(low->getFastMathFlags());
    Value *pair = ir.CreateBinOp(
        low->getOpcode(), pairOf(ir, low->getOperand(0), high->getOperand(0)),
        pairOf(ir, low->getOperand(1), high->getOperand(1)));
    results[low] = ir.CreateExtractElement(pair, uint64_t(0));
    results[high] = ir.CreateExtractElement(pair, uint64_t(1));
    low->replaceAllUsesWith(results[low]);
    high->replaceAllUsesWith(results[high]);
    gone.insert(low);
    gone.insert(high);
    return true;
  }

  /// The one addition, subtraction or multiplication that takes the element of
  /// a pair; null if there are others.
  BinaryOperator *onlyFloatUser(BinaryOperator *op) {
    BinaryOperator *found = nullptr;
    for (User *user : results.lookup(op)->users())
      if (BinaryOperator *next = floatOp(user); next && !gone.contains(next)) {
        if (found)
          return nullptr;
        found = next;
      }
    return found;
  }

  BasicBlock &block;
  SetVector<BinaryOperator *> gone;
  DenseMap<BinaryOperator *, Value *> results;
};

} // namespace

PreservedAnalyses PackFloats::run(Function &function,
                                  FunctionAnalysisManager &) {
  bool changed = false;
  for (BasicBlock &block : function)
    changed |= BlockPacking(block).run();
  return changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

static const RegisterTargetPass registration("pack-floats",
                                             [](FunctionPassManager &passes,
                                                const GpuTarget &) {
                                               passes.addPass(PackFloats());
                                             });

} // namespace kiln
