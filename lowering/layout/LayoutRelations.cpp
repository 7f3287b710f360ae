// One case per shape-changing op; every op that is not named works element by
// element and has one layout throughout.
#include "lowering/layout/LayoutRelations.h"
#include "frontend/dialect/Tile.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace kiln {

static RankedTensorType tensorOf(Value value) {
  return cast<RankedTensorType>(value.getType());
}

static SmallVector<unsigned> inverseOrder(ArrayRef<int32_t> order) {
  SmallVector<unsigned> inverse(order.size());
  for (auto [to, from] : llvm::enumerate(order))
    inverse[from] = to;
  return inverse;
}

LinearLayout operandLayout(Operation *op, const LinearLayout &label,
                           unsigned operand) {
  return llvm::TypeSwitch<Operation *, LinearLayout>(op)
      .Case([&](tt::ExpandDimsOp expand) {
        return label.sliced(expand.getAxis());
      })
      .Case([&](tt::BroadcastOp broadcast) {
        LinearLayout layout = label;
        for (auto [dim, extent] :
             llvm::enumerate(tensorOf(broadcast.getSrc()).getShape()))
          if (extent != label.shape()[dim])
            layout = layout.collapsed(dim);
        return layout.withoutFreeRegisters();
      })
      .Case([&](tt::TransOp trans) {
        return label.transposed(inverseOrder(trans.getOrder()));
      })
      .Case([&](tt::ReshapeOp reshape) {
        return label.reshaped(tensorOf(reshape.getSrc()).getShape());
      })
      .Default([&](Operation *) { return label; });
}

LinearLayout resultLayout(Operation *op, const LinearLayout &label) {
  if (auto reduce = dyn_cast<tt::ReduceOp>(op))
    return label.sliced(reduce.getAxis()).withoutFreeRegisters();
  return label;
}

std::optional<LinearLayout> labelFromOperand(Operation *op, unsigned operand,
                                             const LinearLayout &layout) {
  return llvm::TypeSwitch<Operation *, std::optional<LinearLayout>>(op)
      .Case([&](tt::ExpandDimsOp expand) {
        return layout.expanded(expand.getAxis());
      })
      .Case([&](tt::BroadcastOp) { return std::nullopt; })
      .Case([&](tt::TransOp trans) {
        return layout.transposed(SmallVector<unsigned>(trans.getOrder().begin(),
                                                       trans.getOrder().end()));
      })
      .Case([&](tt::ReshapeOp reshape) {
        return layout.reshaped(tensorOf(reshape.getResult()).getShape());
      })
      .Default([&](Operation *) { return layout; });
}

std::optional<LinearLayout> labelFromResult(Operation *op,
                                            const LinearLayout &layout) {
  if (isa<tt::ReduceOp>(op))
    return std::nullopt;
  return layout;
}

bool isCheapToRepeat(Operation *op) {
  if (op->hasTrait<OpTrait::ConstantLike>() ||
      isa<tt::MakeRangeOp, tt::SplatOp>(op))
    return true;
  if (isa<tt::AddPtrOp, tt::ExpandDimsOp, tt::BroadcastOp>(op))
    return true;
  // Integer arithmetic of addresses and masks; division and remainder take
  // dozens of instructions.
  return isa<arith::AddIOp, arith::SubIOp, arith::MulIOp, arith::AndIOp,
             arith::OrIOp, arith::XOrIOp, arith::ShLIOp, arith::ShRSIOp,
             arith::ShRUIOp, arith::CmpIOp, arith::ExtSIOp, arith::ExtUIOp,
             arith::TruncIOp>(op);
}

std::optional<SmallVector<int64_t>> labelShape(Operation *op) {
  auto firstTensor = [](auto values) -> std::optional<SmallVector<int64_t>> {
    for (Value value : values)
      if (auto tensor = dyn_cast<RankedTensorType>(value.getType()))
        return SmallVector<int64_t>(tensor.getShape());
    return std::nullopt;
  };
  if (auto shape = firstTensor(op->getResults());
      shape && !isa<tt::ReduceOp>(op))
    return shape;
  return firstTensor(op->getOperands());
}

} // namespace kiln
