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
