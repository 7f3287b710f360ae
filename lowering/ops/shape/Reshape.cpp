// tt.reshape: the same elements in row-major order under another shape.
#include "frontend/dialect/Tile.h"
#include "lowering/emit/Renaming.h"
#include "lowering/ops/TileLowerings.h"

using namespace mlir;
using kiln::gpu::LinearLayoutAttr;

namespace kiln {
namespace {

struct Reshape : TileLowering::ExternalModel<Reshape, tt::ReshapeOp> {
  LinearLayoutAttr operandLayout(Operation *op, LinearLayoutAttr label,
                                 unsigned) const {
    return reshaped(label, op->getOperand(0));
  }
  LinearLayoutAttr labelFromOperand(Operation *op, LinearLayoutAttr layout,
                                    unsigned) const {
    return reshaped(layout, op->getResult(0));
  }
  int64_t cost(Operation *, const LinearLayout &, const LayoutContext &) const {
    return 0;
  }

  /// A dimension stays if those before it have as many elements together.
  SmallVector<std::optional<unsigned>> operandDims(Operation *op,
                                                   unsigned) const {
    auto shapeOf = [](Value tensor) {
      return cast<RankedTensorType>(tensor.getType()).getShape();
    };
    ArrayRef<int64_t> from = shapeOf(op->getOperand(0)),
                      to = shapeOf(op->getResult(0));
    SmallVector<std::optional<unsigned>> dims;
    int64_t before = 1, beforeIt = 1;
    unsigned it = 0;
    for (int64_t size : from) {
      while (it < to.size() && (beforeIt < before || (to[it] == 1 && size > 1)))
        beforeIt *= to[it++];
      bool stays = it < to.size() && beforeIt == before && to[it] == size;
      dims.push_back(stays ? std::optional(it) : std::nullopt);
      before *= size;
    }
    return dims;
  }
  LogicalResult emit(Operation *op, Thread &thread) const {
    const LinearLayout *from = layoutOf(op->getOperand(0).getType()),
                       *to = layoutOf(op->getResult(0).getType());
    return emitRenaming(thread, op, [&](ArrayRef<int64_t> at) {
      return from->unflatten(to->flatten(at));
    });
  }

private:
  static LinearLayoutAttr reshaped(LinearLayoutAttr layout, Value like) {
    auto shape = cast<RankedTensorType>(like.getType()).getShape();
    return LinearLayoutAttr::get(layout.getContext(),
                                 layout.getLayout().reshaped(shape));
  }
};

} // namespace

void attachReshape(MLIRContext &context) {
  tt::ReshapeOp::attachInterface<Reshape>(context);
}

} // namespace kiln
