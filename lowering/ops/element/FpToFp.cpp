// tt.fp_to_fp, arith.extf and arith.truncf: conversions between floating-point
// types, 8-bit ones included. The tile op saturates, arith's follow the format.
#include "frontend/dialect/Tile.h"
#include "lowering/emit/Thread.h"
#include "lowering/functions/FloatCasts.h"
#include "lowering/ops/TileLowerings.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;

namespace kiln {
namespace {

CastMode modeOf(tt::FpToFpOp op) {
  return {.towardZero = op.getRounding() == tt::RoundingMode::RTZ,
          .saturate = true};
}
CastMode modeOf(arith::ExtFOp) { return {}; }
CastMode modeOf(arith::TruncFOp op) {
  return {.towardZero =
              op.getRoundingmode() == arith::RoundingMode::toward_zero,
          .saturate = false};
}

template <typename Op>
struct FloatCast : TileLowering::ExternalModel<FloatCast<Op>, Op> {
  static Registers cast(Operation *op, Thread &thread, ValueRange values) {
    auto typeOf = [](Value value) {
      return llvm::cast<FloatType>(getElementTypeOrSelf(value));
    };
    return emitFloatCasts(thread.ir, thread.target, values,
                          typeOf(op->getOperand(0)), typeOf(op->getResult(0)),
                          modeOf(llvm::cast<Op>(op)));
  }
  FailureOr<Elements> emitElement(Operation *op, Thread &thread,
                                  ValueRange operands) const {
    return Elements(cast(op, thread, operands));
  }
  /// All registers together, since hardware converts two at once.
  LogicalResult emit(Operation *op, Thread &thread) const {
    thread.set(op->getResult(0),
               cast(op, thread, thread.get(op->getOperand(0))));
    return success();
  }
};

} // namespace

void attachFpToFp(MLIRContext &context) {
  tt::FpToFpOp::attachInterface<FloatCast<tt::FpToFpOp>>(context);
  arith::ExtFOp::attachInterface<FloatCast<arith::ExtFOp>>(context);
  arith::TruncFOp::attachInterface<FloatCast<arith::TruncFOp>>(context);
}

} // namespace kiln
