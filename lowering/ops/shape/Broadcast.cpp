// tt.broadcast: elements repeated along dimensions of extent one. Its label is
// the layout of the result; the source has those dimensions collapsed.
#include "frontend/dialect/Tile.h"
#include "lowering/axis/AxisArithmetic.h"
#include "lowering/emit/Renaming.h"
#include "lowering/ops/TileLowerings.h"

using namespace mlir;
using kiln::gpu::LinearLayoutAttr;

namespace kiln {
namespace {

struct Broadcast : TileLowering::ExternalModel<Broadcast, tt::BroadcastOp> {
  LinearLayoutAttr operandLayout(Operation *op, LinearLayoutAttr label,
                                 unsigned) const {
    LinearLayout layout = label.getLayout();
    for (auto [dim, extent] : llvm::enumerate(sourceShape(op)))
      if (extent != layout.shape()[dim])
        layout = layout.collapsed(dim);
    return LinearLayoutAttr::get(op->getContext(),
                                 layout.withoutFreeRegisters());
  }
  /// The source's layout does not determine the repeated elements.
  LinearLayoutAttr labelFromOperand(Operation *, LinearLayoutAttr,
                                    unsigned) const {
    return {};
  }
  bool isCheapToRepeat(Operation *) const { return true; }
  int64_t cost(Operation *, const LinearLayout &, const LayoutContext &) const {
    return 0;
  }

  SmallVector<std::optional<unsigned>> operandDims(Operation *op,
                                                   unsigned) const {
    SmallVector<std::optional<unsigned>> dims;
    for (auto [dim, extent] : llvm::enumerate(sourceShape(op)))
      dims.push_back(extent == 1 ? std::nullopt : std::optional<unsigned>(dim));
    return dims;
  }
  AxisInfo axisInfo(Operation *op, unsigned,
                    ArrayRef<const AxisInfo *> operands) const {
    AxisInfo info = *operands[0];
    auto to = cast<RankedTensorType>(op->getResult(0).getType());
    for (auto [dim, extent] : llvm::enumerate(sourceShape(op)))
      if (extent != to.getDimSize(dim))
        info.axes[dim].constancy = to.getDimSize(dim);
    return info;
  }

  LogicalResult emit(Operation *op, Thread &thread) const {
    return emitRenaming(thread, op, [&](ArrayRef<int64_t> at) {
      SmallVector<int64_t> source(at);
      for (auto [coordinate, extent] : llvm::zip_equal(source, sourceShape(op)))
        coordinate = extent == 1 ? 0 : coordinate;
      return source;
    });
  }

private:
  static ArrayRef<int64_t> sourceShape(Operation *op) {
    return cast<RankedTensorType>(op->getOperand(0).getType()).getShape();
  }
};

} // namespace

void attachBroadcast(MLIRContext &context) {
  tt::BroadcastOp::attachInterface<Broadcast>(context);
}

} // namespace kiln
