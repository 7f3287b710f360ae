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
  FailureOr<Elements> emitElement(Operation *op, Thread &thread,
                                  ValueRange operands) const {
    auto typeOf = [](Value value) {
      return cast<FloatType>(getElementTypeOrSelf(value));
    };
    return Elements{
        emitFloatCast(thread.ir, operands[0], typeOf(op->getOperand(0)),
                      typeOf(op->getResult(0)), modeOf(cast<Op>(op)))};
  }
};

} // namespace

void attachFpToFp(MLIRContext &context) {
  tt::FpToFpOp::attachInterface<FloatCast<tt::FpToFpOp>>(context);
  arith::ExtFOp::attachInterface<FloatCast<arith::ExtFOp>>(context);
  arith::TruncFOp::attachInterface<FloatCast<arith::TruncFOp>>(context);
}

} // namespace kiln
