// Ops that make tensors or only say where their elements are: every register of
// the result is a register of the source.
#include "lowering/emit/ThreadEmitter.h"

using namespace mlir;

namespace kiln {

LogicalResult ThreadEmitter::emitMakeRange(tt::MakeRangeOp op) {
  const LinearLayout *layout = layoutOf(op.getType());
  if (!layout)
    return op.emitError("has no layout; run kiln-assign-layouts before");
  Type type = elementType(op.getType());
  Registers registers;
  for (unsigned reg = 0; reg < layout->size(HwDim::Register); ++reg) {
    Value value = ir.sextOrTrunc(type, coordinate(*layout, 0, reg));
    registers.push_back(op.getFirst()
                            ? ir.add(value, ir.constant(type, op.getFirst()))
                            : value);
  }
  set(op, std::move(registers));
  return success();
}

LogicalResult ThreadEmitter::emitSplat(tt::SplatOp op) {
  Value value = get(op.getSrc()).front();
  set(op, Registers(registersOf(op.getType()), value));
  return success();
}

/// The element of the source that element `at` of the result is.
static SmallVector<int64_t> sourceElement(Operation *op, ArrayRef<int64_t> at,
                                          const LinearLayout &from,
                                          const LinearLayout &to) {
  SmallVector<int64_t> source(at);
  if (auto expand = dyn_cast<tt::ExpandDimsOp>(op))
    source.erase(source.begin() + expand.getAxis());
  else if (isa<tt::BroadcastOp>(op))
    for (auto [coordinate, extent] : llvm::zip_equal(source, from.shape()))
      coordinate = extent == 1 ? 0 : coordinate;
  else if (auto trans = dyn_cast<tt::TransOp>(op))
    for (auto [dim, sourceDim] : llvm::enumerate(trans.getOrder()))
      source[sourceDim] = at[dim];
  else if (isa<tt::ReshapeOp>(op))
    source = from.unflatten(to.flatten(at));
  return source;
}

// Both layouts and the renaming are linear, so it is enough that bases
// correspond: then thread and register do everywhere.
LogicalResult ThreadEmitter::emitRenaming(Operation *op) {
  Value source = op->getOperand(0), result = op->getResult(0);
  const Registers &from = get(source);
  if (isa<tt::UnsplatOp>(op)) {
    set(result, {from.front()});
    return success();
  }
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
      if (!llvm::equal(sourceElement(op, at, *fromLayout, *toLayout),
                       fromBasis))
        return mismatch();
    }
  }
  Registers registers;
  for (unsigned reg = 0; reg < toLayout->size(HwDim::Register); ++reg) {
    SmallVector<int64_t> element =
        sourceElement(op, toLayout->apply(reg, 0, 0), *fromLayout, *toLayout);
    unsigned holder = 0;
    while (holder < from.size() && fromLayout->apply(holder, 0, 0) != element)
      ++holder;
    if (holder == from.size())
      return mismatch();
    registers.push_back(from[holder]);
  }
  set(result, std::move(registers));
  return success();
}

} // namespace kiln
