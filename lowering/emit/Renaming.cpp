#include "lowering/emit/Renaming.h"

using namespace mlir;

namespace kiln {

// Both layouts and the renaming are linear, so it is enough that bases
// correspond: then thread and register do everywhere.
LogicalResult emitRenaming(Thread &thread, Operation *op,
                           ElementRenaming sourceElement) {
  Value source = op->getOperand(0), result = op->getResult(0);
  const Registers &from = thread.get(source);
  const LinearLayout *fromLayout = layoutOf(source.getType()),
                     *toLayout = layoutOf(result.getType());
  if (!fromLayout || !toLayout)
    return op->emitError("has no layout; run kiln-assign-layouts before");
  auto mismatch = [&] {
    return op->emitError("the layouts of operand and result place elements in "
                         "different threads; convert the layout first");
  };
  for (HwDim hardware : {HwDim::Lane, HwDim::Warp}) {
    if (fromLayout->bases(hardware).size() != toLayout->bases(hardware).size())
      return mismatch();
    for (auto [fromBasis, toBasis] : llvm::zip_equal(
             fromLayout->bases(hardware), toLayout->bases(hardware))) {
      SmallVector<int64_t> at(toBasis.begin(), toBasis.end());
      if (!llvm::equal(sourceElement(at), fromBasis))
        return mismatch();
    }
  }
  Registers registers;
  for (unsigned reg = 0; reg < toLayout->size(HwDim::Register); ++reg) {
    SmallVector<int64_t> element = sourceElement(toLayout->apply(reg, 0, 0));
    unsigned holder = 0;
    while (holder < from.size() && fromLayout->apply(holder, 0, 0) != element)
      ++holder;
    if (holder == from.size())
      return mismatch();
    registers.push_back(from[holder]);
  }
  thread.set(result, std::move(registers));
  return success();
}

} // namespace kiln
