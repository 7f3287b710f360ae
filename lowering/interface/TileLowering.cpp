#include "lowering/interface/TileLowering.h"
#include "frontend/dialect/Tile.h"

using namespace mlir;

#include "lowering/interface/TileLowering.cpp.inc"

namespace kiln {

SmallVector<std::optional<unsigned>> elementwiseDims(Operation *op,
                                                     unsigned operand) {
  SmallVector<std::optional<unsigned>> dims;
  if (auto type = dyn_cast<RankedTensorType>(op->getOperand(operand).getType()))
    for (unsigned dim = 0; dim < type.getRank(); ++dim)
      dims.push_back(op->hasTrait<OpTrait::Elementwise>() ? std::optional(dim)
                                                          : std::nullopt);
  return dims;
}

bool transposes(Operation *op) {
  auto model = dyn_cast_if_present<TileLowering>(op);
  if (!model || op->getNumOperands() != 1 || op->getNumResults() != 1 ||
      op->getNumRegions() || isa<gpu::ConvertLayoutOp>(op))
    return false;
  auto from = dyn_cast<RankedTensorType>(op->getOperand(0).getType()),
       to = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  if (!from || !to || from.getRank() != 2 || to.getRank() != 2 ||
      from.getElementType() != to.getElementType())
    return false;
  auto layout = cast<gpu::LinearLayoutAttr>(from.getEncoding());
  gpu::LinearLayoutAttr label = model.labelFromOperand(layout, 0);
  return label && label.getLayout() == layout.getLayout().transposed({1, 0});
}

std::optional<SmallVector<int64_t>> firstTensorShape(Operation *op) {
  for (Type type :
       llvm::concat<const Type>(SmallVector<Type>(op->getResultTypes()),
                                SmallVector<Type>(op->getOperandTypes())))
    if (auto tensor = dyn_cast<RankedTensorType>(type))
      return SmallVector<int64_t>(tensor.getShape());
  return std::nullopt;
}

InFlightDiagnostic refuseOp(Operation *op) {
  return op->emitError("'") << op->getName() << "' is not lowered yet";
}

LogicalResult checkLowered(Operation *op) {
  if (auto lowering = dyn_cast<TileLowering>(op))
    return lowering.checkLowered();
  return isa<tt::TileDialect>(op->getDialect()) ? LogicalResult(refuseOp(op))
                                                : success();
}

} // namespace kiln
