// Arithmetic that the tile dialect has beside arith's: tt.clampf, tt.mulhiui,
// tt.precise_sqrt and tt.precise_divf.
#include "frontend/dialect/Tile.h"
#include "lowering/emit/Thread.h"
#include "lowering/ops/TileLowerings.h"

using namespace mlir;

namespace kiln {
namespace {

struct Clamp : TileLowering::ExternalModel<Clamp, tt::ClampFOp> {
  FailureOr<Elements> emitElement(Operation *op, Thread &thread,
                                  ValueRange operands) const {
    LLVMOpBuilder &ir = thread.ir;
    Value x = operands[0], low = operands[1], high = operands[2];
    if (cast<tt::ClampFOp>(op).getPropagateNan() == tt::PropagateNan::ALL)
      return Elements{LLVM::MinimumOp::create(
          ir, LLVM::MaximumOp::create(ir, x, low), high)};
    return Elements{
        LLVM::MinNumOp::create(ir, LLVM::MaxNumOp::create(ir, x, low), high)};
  }
};

/// The upper half of a product; LLVM finds the instruction for it in this form.
struct MulhiUI : TileLowering::ExternalModel<MulhiUI, tt::MulhiUIOp> {
  FailureOr<Elements> emitElement(Operation *, Thread &thread,
                                  ValueRange operands) const {
    LLVMOpBuilder &ir = thread.ir;
    Type type = operands[0].getType();
    unsigned width = type.getIntOrFloatBitWidth();
    Type wide = ir.getIntegerType(width * 2);
    Value a = ir.zextOrTrunc(wide, operands[0]),
          b = ir.zextOrTrunc(wide, operands[1]);
    return Elements{ir.zextOrTrunc(type, ir.lshr(ir.mul(a, b), width))};
  }
};

struct PreciseSqrt
    : TileLowering::ExternalModel<PreciseSqrt, tt::PreciseSqrtOp> {
  FailureOr<Elements> emitElement(Operation *, Thread &thread,
                                  ValueRange operands) const {
    return Elements{LLVM::SqrtOp::create(thread.ir, operands[0])};
  }
};

struct PreciseDiv : TileLowering::ExternalModel<PreciseDiv, tt::PreciseDivFOp> {
  FailureOr<Elements> emitElement(Operation *, Thread &thread,
                                  ValueRange operands) const {
    return Elements{LLVM::FDivOp::create(thread.ir, operands[0], operands[1])};
  }
};

} // namespace

void attachArithmetic(MLIRContext &context) {
  tt::ClampFOp::attachInterface<Clamp>(context);
  tt::MulhiUIOp::attachInterface<MulhiUI>(context);
  tt::PreciseSqrtOp::attachInterface<PreciseSqrt>(context);
  tt::PreciseDivFOp::attachInterface<PreciseDiv>(context);
}

} // namespace kiln
