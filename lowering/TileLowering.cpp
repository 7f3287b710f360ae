#include "lowering/TileLowering.h"
#include "frontend/dialect/Tile.h"

using namespace mlir;

#include "lowering/TileLowering.cpp.inc"

namespace kiln {

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
