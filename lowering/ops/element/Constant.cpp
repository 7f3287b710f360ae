// arith.constant and ub.poison: the same value in all registers.
#include "lowering/emit/ElementTypes.h"
#include "lowering/emit/Thread.h"
#include "lowering/ops/TileLowerings.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/UB/IR/UBOps.h"

using namespace mlir;

namespace kiln {
namespace {

struct Constant : TileLowering::ExternalModel<Constant, arith::ConstantOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    auto constant = cast<arith::ConstantOp>(op);
    Attribute value = constant.getValue();
    if (auto dense = dyn_cast<DenseElementsAttr>(value)) {
      if (!dense.isSplat())
        return op->emitError(
            "a tensor constant with different elements is not lowered yet");
      value = dense.getSplatValue<Attribute>();
    }
    Type type = elementType(constant.getType());
    if (auto integer = dyn_cast<IntegerAttr>(value))
      value = IntegerAttr::get(
          type, integer.getValue().sextOrTrunc(type.getIntOrFloatBitWidth()));
    else if (auto real = dyn_cast<FloatAttr>(value); real && type.isInteger())
      value = IntegerAttr::get(type, real.getValue().bitcastToAPInt());
    Value element =
        LLVM::ConstantOp::create(thread.ir, type, cast<TypedAttr>(value));
    thread.set(constant, Registers(registersOf(constant.getType()), element));
    return success();
  }
};

struct Poison : TileLowering::ExternalModel<Poison, ub::PoisonOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    Type type = op->getResult(0).getType();
    Value poison = LLVM::PoisonOp::create(thread.ir, elementType(type));
    thread.set(op->getResult(0), Registers(registersOf(type), poison));
    return success();
  }
};

} // namespace

void attachConstant(MLIRContext &context) {
  arith::ConstantOp::attachInterface<Constant>(context);
  ub::PoisonOp::attachInterface<Poison>(context);
}

} // namespace kiln
