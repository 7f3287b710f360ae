// tt.fp_to_fp: conversions between floating-point types.
#include "frontend/dialect/Tile.h"
#include "lowering/emit/ElementTypes.h"
#include "lowering/emit/Thread.h"
#include "lowering/ops/TileLowerings.h"

using namespace mlir;

namespace kiln {
namespace {

/// A conversion between floating-point types that is not an 8-bit one.
FailureOr<Value> emitFloatCast(LLVMOpBuilder &ir, tt::FpToFpOp op,
                               Value operand, Type type) {
  Type from = getElementTypeOrSelf(op.getSrc());
  unsigned fromBits = from.getIntOrFloatBitWidth();
  if (fromBits == 8 ||
      getElementTypeOrSelf(op.getType()).getIntOrFloatBitWidth() == 8)
    return op.emitError("'tt.fp_to_fp' with an 8-bit float is not lowered yet");
  unsigned toBits = type.getIntOrFloatBitWidth();
  if (toBits > fromBits)
    return Value(LLVM::FPExtOp::create(ir, type, operand));
  if (op.getRounding() && *op.getRounding() == tt::RoundingMode::RTZ)
    return op.emitError("'tt.fp_to_fp' rounding to zero is not lowered yet");
  if (toBits < fromBits)
    return Value(LLVM::FPTruncOp::create(ir, type, operand));
  if (from == getElementTypeOrSelf(op.getType()))
    return operand;
  // f16 and bf16: every value of either is an f32.
  return Value(LLVM::FPTruncOp::create(
      ir, type, LLVM::FPExtOp::create(ir, ir.getF32Type(), operand)));
}

struct FpToFp : TileLowering::ExternalModel<FpToFp, tt::FpToFpOp> {
  FailureOr<Elements> emitElement(Operation *op, Thread &thread,
                                  ValueRange operands) const {
    FailureOr<Value> value =
        emitFloatCast(thread.ir, cast<tt::FpToFpOp>(op), operands[0],
                      elementType(op->getResult(0).getType()));
    if (failed(value))
      return failure();
    return Elements{*value};
  }
};

} // namespace

void attachFpToFp(MLIRContext &context) {
  tt::FpToFpOp::attachInterface<FpToFp>(context);
}

} // namespace kiln
