// tt.make_range: coordinates.
#include "frontend/dialect/Tile.h"
#include "lowering/axis/AxisArithmetic.h"
#include "lowering/emit/Coordinates.h"
#include "lowering/emit/ElementTypes.h"
#include "lowering/ops/TileLowerings.h"

using namespace mlir;

namespace kiln {
namespace {

struct MakeRange : TileLowering::ExternalModel<MakeRange, tt::MakeRangeOp> {
  bool isCheapToRepeat(Operation *) const { return true; }

  AxisInfo axisInfo(Operation *op, unsigned, ArrayRef<const AxisInfo *>) const {
    auto range = cast<tt::MakeRangeOp>(op);
    AxisInfo info = AxisInfo::pessimistic(range.getType());
    info.axes[0].contiguity = range.getPastLast() - range.getFirst();
    info.axes[0].divisibility = powerOfTwoDivisor(range.getFirst());
    info.nonNegative = range.getFirst() >= 0;
    return info;
  }

  LogicalResult emit(Operation *op, Thread &thread) const {
    auto range = cast<tt::MakeRangeOp>(op);
    LLVMOpBuilder &ir = thread.ir;
    const LinearLayout *layout = layoutOf(range.getType());
    if (!layout)
      return op->emitError("has no layout; run kiln-assign-layouts before");
    Type type = elementType(range.getType());
    Registers registers;
    for (unsigned reg = 0; reg < layout->size(HwDim::Register); ++reg) {
      Value value = ir.sextOrTrunc(type, coordinate(thread, *layout, 0, reg));
      registers.push_back(
          range.getFirst() ? ir.add(value, ir.constant(type, range.getFirst()))
                           : value);
    }
    thread.set(range, std::move(registers));
    return success();
  }
};

} // namespace

void attachMakeRange(MLIRContext &context) {
  tt::MakeRangeOp::attachInterface<MakeRange>(context);
}

} // namespace kiln
