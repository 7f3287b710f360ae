#include "lowering/layout/LayoutCosts.h"
#include "lowering/TileLowering.h"
#include <bit>

using namespace mlir;

namespace kiln {

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
  return coalescedLayouts(*access, context.block, context.axes);
}

} // namespace kiln
