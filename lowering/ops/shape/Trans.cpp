// tt.trans: dimensions in another order.
#include "frontend/dialect/Tile.h"
#include "lowering/axis/AxisArithmetic.h"
#include "lowering/emit/Renaming.h"
#include "lowering/ops/TileLowerings.h"

using namespace mlir;
using kiln::gpu::LinearLayoutAttr;

namespace kiln {
namespace {

struct Trans : TileLowering::ExternalModel<Trans, tt::TransOp> {
  LinearLayoutAttr operandLayout(Operation *op, LinearLayoutAttr label,
                                 unsigned) const {
    auto trans = cast<tt::TransOp>(op);
    SmallVector<unsigned> inverse(trans.getOrder().size());
    for (auto [to, from] : llvm::enumerate(trans.getOrder()))
      inverse[from] = to;
    return LinearLayoutAttr::get(op->getContext(),
                                 label.getLayout().transposed(inverse));
  }
  LinearLayoutAttr labelFromOperand(Operation *op, LinearLayoutAttr layout,
                                    unsigned) const {
    auto trans = cast<tt::TransOp>(op);
    SmallVector<unsigned> order(trans.getOrder().begin(),
                                trans.getOrder().end());
    return LinearLayoutAttr::get(op->getContext(),
                                 layout.getLayout().transposed(order));
  }
  int64_t cost(Operation *, const LinearLayout &, const LayoutContext &) const {
    return 0;
  }

  SmallVector<std::optional<unsigned>> operandDims(Operation *op,
                                                   unsigned) const {
    auto trans = cast<tt::TransOp>(op);
    SmallVector<std::optional<unsigned>> dims(trans.getOrder().size());
    for (auto [to, from] : llvm::enumerate(trans.getOrder()))
      dims[from] = to;
    return dims;
  }
  AxisInfo axisInfo(Operation *op, unsigned,
                    ArrayRef<const AxisInfo *> operands) const {
    AxisInfo info = *operands[0];
    for (auto [to, from] : llvm::enumerate(cast<tt::TransOp>(op).getOrder()))
      info.axes[to] = operands[0]->axes[from];
    return info;
  }

  LogicalResult emit(Operation *op, Thread &thread) const {
    auto trans = cast<tt::TransOp>(op);
    return emitRenaming(thread, op, [&](ArrayRef<int64_t> at) {
      SmallVector<int64_t> source(at);
      for (auto [dim, sourceDim] : llvm::enumerate(trans.getOrder()))
        source[sourceDim] = at[dim];
      return source;
    });
  }
};

} // namespace

void attachTrans(MLIRContext &context) {
  tt::TransOp::attachInterface<Trans>(context);
}

} // namespace kiln
