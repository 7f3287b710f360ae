// tt.expand_dims: a new dimension of extent one.
#include "frontend/dialect/Tile.h"
#include "lowering/axis/AxisArithmetic.h"
#include "lowering/emit/Renaming.h"
#include "lowering/ops/TileLowerings.h"

using namespace mlir;
using kiln::gpu::LinearLayoutAttr;

namespace kiln {
namespace {

struct ExpandDims : TileLowering::ExternalModel<ExpandDims, tt::ExpandDimsOp> {
  LinearLayoutAttr operandLayout(Operation *op, LinearLayoutAttr label,
                                 unsigned) const {
    auto expand = cast<tt::ExpandDimsOp>(op);
    return LinearLayoutAttr::get(op->getContext(),
                                 label.getLayout().sliced(expand.getAxis()));
  }
  LinearLayoutAttr labelFromOperand(Operation *op, LinearLayoutAttr layout,
                                    unsigned) const {
    auto expand = cast<tt::ExpandDimsOp>(op);
    return LinearLayoutAttr::get(op->getContext(),
                                 layout.getLayout().expanded(expand.getAxis()));
  }
  bool isCheapToRepeat(Operation *) const { return true; }
  int64_t cost(Operation *, const LinearLayout &, const LayoutContext &) const {
    return 0;
  }

  SmallVector<std::optional<unsigned>> operandDims(Operation *op,
                                                   unsigned) const {
    auto expand = cast<tt::ExpandDimsOp>(op);
    SmallVector<std::optional<unsigned>> dims;
    for (unsigned dim = 0;
         dim < cast<RankedTensorType>(expand.getType()).getRank(); ++dim)
      if (dim != expand.getAxis())
        dims.push_back(dim);
    return dims;
  }
  AxisInfo axisInfo(Operation *op, unsigned,
                    ArrayRef<const AxisInfo *> operands) const {
    auto expand = cast<tt::ExpandDimsOp>(op);
    AxisInfo info = *operands[0];
    if (cast<RankedTensorType>(expand.getType()).getRank() ==
        int64_t(info.axes.size())) // from rank 0
      return AxisInfo::pessimistic(expand.getType());
    AxisFacts fresh = {1, divisorOfAll(info, stepBytes(expand.getType())), 1};
    info.axes.insert(info.axes.begin() + expand.getAxis(), fresh);
    return info;
  }

  LogicalResult emit(Operation *op, Thread &thread) const {
    auto expand = cast<tt::ExpandDimsOp>(op);
    return emitRenaming(thread, op, [&](ArrayRef<int64_t> at) {
      SmallVector<int64_t> source(at);
      source.erase(source.begin() + expand.getAxis());
      return source;
    });
  }
};

} // namespace

void attachExpandDims(MLIRContext &context) {
  tt::ExpandDimsOp::attachInterface<ExpandDims>(context);
}

} // namespace kiln
