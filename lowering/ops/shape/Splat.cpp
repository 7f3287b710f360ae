// tt.splat and tt.unsplat: one scalar in all registers, and back.
#include "frontend/dialect/Tile.h"
#include "lowering/axis/AxisArithmetic.h"
#include "lowering/emit/Thread.h"
#include "lowering/ops/TileLowerings.h"

using namespace mlir;

namespace kiln {
namespace {

struct Splat : TileLowering::ExternalModel<Splat, tt::SplatOp> {
  bool isCheapToRepeat(Operation *) const { return true; }
  int64_t cost(Operation *, const LinearLayout &, const LayoutContext &) const {
    return 0;
  }

  AxisInfo axisInfo(Operation *op, unsigned,
                    ArrayRef<const AxisInfo *> operands) const {
    const AxisInfo &source = *operands[0];
    AxisInfo info = uniform(op->getResult(0).getType(), divisorOfAll(source));
    info.constant = source.constant;
    info.nonNegative = source.nonNegative;
    return info;
  }

  LogicalResult emit(Operation *op, Thread &thread) const {
    auto splat = cast<tt::SplatOp>(op);
    Value value = thread.get(splat.getSrc()).front();
    thread.set(splat, Registers(registersOf(splat.getType()), value));
    return success();
  }
};

struct Unsplat : TileLowering::ExternalModel<Unsplat, tt::UnsplatOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    thread.set(op->getResult(0), {thread.get(op->getOperand(0)).front()});
    return success();
  }
};

} // namespace

void attachSplat(MLIRContext &context) {
  tt::SplatOp::attachInterface<Splat>(context);
  tt::UnsplatOp::attachInterface<Unsplat>(context);
}

} // namespace kiln
