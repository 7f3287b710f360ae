#include "lowering/interface/LayoutCosts.h"
#include "frontend/dialect/Tile.h"
#include "lowering/conversion/LocalAccess.h"
#include "lowering/conversion/SharedPlan.h"
#include "lowering/interface/FeedsDot.h"
#include "lowering/interface/Scratch.h"
#include "lowering/interface/TileLowering.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace kiln {

/// What cp.async copies at least (PTX ISA), and what a read takes at most.
static constexpr int64_t kLeastCopyBytes = 4, kReadBytes = 16;
/// As ConversionPlan.cpp has them: a shared access, and the operand's part of
/// the one barrier of an iteration.
static constexpr int64_t kSharedReadCost = 2, kRoundCost = 32;

int64_t arithmeticCost(const LinearLayout &label,
                       const LayoutContext &context) {
  return context.block.warps * distinctRegisters(label) * kArithmeticCost;
}

int64_t defaultCost(Operation *op, const LinearLayout &label,
                    const LayoutContext &context) {
  if (op->hasTrait<OpTrait::ConstantLike>())
    return 0;
  if (std::optional<GlobalAccess> access = globalAccessOf(op))
    return accessCost(*access, label, context.block, context.axes);
  // Of equal elements of a mask one is computed (kConstancyAttr). Where
  // operands are copied by cp.async, counting that gained nothing
  // (matmul_128x128 on sm_90a: 205 registers for 198).
  if (hasEqualElements(op) && !context.block.copiesOperands)
    return context.block.warps * kArithmeticCost *
           unequalRegisters(label, context.axes.lookup(op->getResult(0)));
  return arithmeticCost(label, context);
}

bool hasEqualElements(Operation *op) {
  if (op->getNumResults() != 1 || !op->hasTrait<OpTrait::Elementwise>())
    return false;
  auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  return type && type.getElementType().isInteger(1);
}

int64_t costOf(Operation *op, const LinearLayout &label,
               const LayoutContext &context) {
  auto lowering = dyn_cast<TileLowering>(op);
  return lowering ? lowering.cost(label, context)
                  : defaultCost(op, label, context);
}

std::vector<LinearLayout> proposalsOf(Operation *op,
                                      const LayoutContext &context) {
  auto lowering = dyn_cast<TileLowering>(op);
  return lowering ? lowering.layoutProposals(context)
                  : std::vector<LinearLayout>();
}

std::vector<LinearLayout> accessProposals(Operation *op,
                                          const LayoutContext &context) {
  std::optional<GlobalAccess> access = globalAccessOf(op);
  if (!access || !isa<RankedTensorType>(access->pointer.getType()))
    return {};
  // Where an operand goes to shared memory through registers, not by cp.async,
  // a thread that has neighbours of both dimensions can transpose them.
  bool squares = !context.block.copiesOperands && op->getNumResults() == 1 &&
                 feedsDot(op->getResult(0));
  return coalescedLayouts(*access, context.block, context.axes, squares);
}

/// Whether the op only names the dimensions of its operand otherwise.
static bool isTransposition(Operation *op) {
  if (op->getNumOperands() != 1 || op->getNumResults() != 1 ||
      op->hasTrait<OpTrait::Elementwise>() || !isMemoryEffectFree(op))
    return false;
  auto from = dyn_cast<RankedTensorType>(op->getOperand(0).getType()),
       to = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  auto lowering = dyn_cast<TileLowering>(op);
  return lowering && from && to &&
         from.getElementType() == to.getElementType() &&
         from.getNumElements() == to.getNumElements() &&
         llvm::all_of(lowering.operandDims(0),
                      [](std::optional<unsigned> dim) { return dim; });
}

/// The transpositions that a value goes through, each the only use of what it
/// takes, in sequence.
static SmallVector<TileLowering> transpositionsOf(Value value) {
  SmallVector<TileLowering> found;
  while (value.hasOneUse() && isTransposition(*value.user_begin())) {
    found.push_back(cast<TileLowering>(*value.user_begin()));
    value = found.back()->getResult(0);
  }
  return found;
}

/// The one use of a value that is loaded in a loop, where a dot takes it, or
/// what `transpositions` make of it, as its first or second operand; else null.
static OpOperand *onlyDotOf(Value loaded,
                            ArrayRef<TileLowering> transpositions = {}) {
  Operation *load = loaded.getDefiningOp();
  Value taken = loaded;
  for (TileLowering trans : transpositions)
    taken = trans->getResult(0);
  if (!load || !globalAccessOf(load) || !taken.hasOneUse() ||
      !load->getParentOfType<LoopLikeOpInterface>())
    return nullptr;
  OpOperand &use = *taken.use_begin();
  bool isOperand = isa<tt::DotOp>(use.getOwner()) && use.getOperandNumber() < 2;
  return isOperand ? &use : nullptr;
}

std::optional<int64_t> copyCost(Value loaded, const LinearLayout &from,
                                const LinearLayout &to,
                                const LayoutContext &context) {
  SmallVector<TileLowering> transpositions = transpositionsOf(loaded);
  OpOperand *use = context.block.copiesOperands
                       ? onlyDotOf(loaded, transpositions)
                       : nullptr;
  if (!use)
    return std::nullopt;
  GlobalAccess access = *globalAccessOf(loaded.getDefiningOp());
  int64_t bytes = stepBytes(access.pointer.getType());
  if (bytes * accessVector(access, from, context.axes) < kLeastCopyBytes)
    return std::nullopt;
  auto lowering = cast<TileLowering>(use->getOwner());
  int64_t reads = llvm::divideCeil(distinctRegisters(to) * bytes, kReadBytes);
  auto wanted = gpu::LinearLayoutAttr::get(loaded.getContext(), to);
  unsigned contiguous = from.registerDim().value_or(to.rank() - 1);
  for (TileLowering trans : transpositions) {
    wanted = trans.labelFromOperand(wanted, 0);
    contiguous = *trans.operandDims(0)[contiguous];
  }
  if (lowering.operandSharedLayout(use->getOperandNumber(), wanted.getLayout(),
                                   contiguous))
    reads = 0;
  return context.block.warps * (kSharedReadCost * reads + kRoundCost);
}

std::optional<int64_t> exchangeCost(Value loaded, const LinearLayout &from,
                                    const LinearLayout &to,
                                    const LayoutContext &context) {
  if (context.block.copiesOperands || !onlyDotOf(loaded))
    return std::nullopt;
  unsigned bits = elementBits(loaded.getType());
  unsigned bytes = sharedElementBytes(bits);
  LinearLayout sharedLayout = exchangeLayout(from, to, bits);
  LocalAccess stores = planLocalAccess(from, sharedLayout, bytes),
              reads = planLocalAccess(to, sharedLayout, bytes);
  int64_t accesses = stores.side.accesses.size() + reads.side.accesses.size(),
          packs = countPacks(stores.side, bytes, /*loads=*/false) +
                  countPacks(reads.side, bytes, /*loads=*/true);
  return context.block.warps *
         (kSharedReadCost * accesses + packs + kRoundCost);
}

} // namespace kiln
