#include "lowering/layout/LayoutCosts.h"
#include "frontend/dialect/Tile.h"
#include "lowering/TileLowering.h"
#include "lowering/layout/FeedsDot.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/Support/MathExtras.h"
#include <bit>

using namespace mlir;

namespace kiln {

/// What cp.async copies at least (PTX ISA), and what a read takes at most.
static constexpr int64_t kLeastCopyBytes = 4, kReadBytes = 16;
/// As ConversionPlan.cpp has them: a shared access, and the operand's part of
/// the one barrier of a round.
static constexpr int64_t kSharedReadCost = 2, kRoundCost = 32;

int64_t distinctRegisters(const LinearLayout &layout) {
  return layout.size(HwDim::Register) >>
         std::popcount(layout.freeMask(HwDim::Register));
}

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
  return arithmeticCost(label, context);
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
  // Where registers, not a copy past them, take an operand to shared memory, a
  // thread that holds neighbours of both dimensions can transpose them.
  bool squares = !context.block.copiesOperands && op->getNumResults() == 1 &&
                 feedsDot(op->getResult(0));
  return coalescedLayouts(*access, context.block, context.axes, squares);
}

std::optional<int64_t> copyCost(Value loaded, const LinearLayout &from,
                                const LinearLayout &to,
                                const LayoutContext &context) {
  Operation *load = loaded.getDefiningOp();
  std::optional<GlobalAccess> access =
      load ? globalAccessOf(load) : std::nullopt;
  if (!context.block.copiesOperands || !access || !loaded.hasOneUse() ||
      !load->getParentOfType<LoopLikeOpInterface>())
    return std::nullopt;
  OpOperand &use = *loaded.use_begin();
  int64_t bytes = stepBytes(access->pointer.getType());
  if (!isa<tt::DotOp>(use.getOwner()) || use.getOperandNumber() > 1 ||
      bytes * accessVector(*access, from, context.axes) < kLeastCopyBytes)
    return std::nullopt;
  auto lowering = cast<TileLowering>(use.getOwner());
  int64_t reads = llvm::divideCeil(distinctRegisters(to) * bytes, kReadBytes);
  if (lowering.operandPlaces(use.getOperandNumber(), to,
                             from.registerDim().value_or(to.rank() - 1)))
    reads = 0;
  return context.block.warps * (kSharedReadCost * reads + kRoundCost);
}

} // namespace kiln
