#include "lowering/assign/LayoutRelations.h"
#include "frontend/dialect/Tile.h"
#include "lowering/interface/TileLowering.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using kiln::gpu::LinearLayoutAttr;

namespace kiln {

LinearLayoutAttr operandLayout(Operation *op, LinearLayoutAttr label,
                               unsigned operand) {
  auto lowering = dyn_cast_or_null<TileLowering>(op);
  return lowering ? lowering.operandLayout(label, operand) : label;
}

LinearLayoutAttr resultLayout(Operation *op, LinearLayoutAttr label,
                              unsigned result) {
  auto lowering = dyn_cast_or_null<TileLowering>(op);
  return lowering ? lowering.resultLayout(label, result) : label;
}

LinearLayoutAttr labelFromOperand(Operation *op, unsigned operand,
                                  LinearLayoutAttr layout) {
  auto lowering = dyn_cast_or_null<TileLowering>(op);
  return lowering ? lowering.labelFromOperand(layout, operand) : layout;
}

LinearLayoutAttr labelFromResult(Operation *op, unsigned result,
                                 LinearLayoutAttr layout) {
  auto lowering = dyn_cast_or_null<TileLowering>(op);
  return lowering ? lowering.labelFromResult(layout, result) : layout;
}

LinearLayoutAttr layoutToFollow(Operation *op, LinearLayoutAttr label,
                                unsigned operand) {
  LinearLayoutAttr layout = operandLayout(op, label, operand);
  if (!layout || operand != 1 || !isa_and_nonnull<tt::DotOp>(op))
    return layout;
  unsigned rank = layout.getLayout().rank();
  bool isInPlace = cast<TileLowering>(op)
                       .operandSharedLayout(operand, layout.getLayout(),
                                            /*contiguous=*/rank - 1)
                       .has_value();
  return isInPlace ? LinearLayoutAttr() : layout;
}

bool isCheapToRepeat(Operation *op) {
  if (op->hasTrait<OpTrait::ConstantLike>())
    return true;
  if (auto lowering = dyn_cast<TileLowering>(op))
    return lowering.isCheapToRepeat();
  // Integer arithmetic of addresses and masks; division and remainder take
  // dozens of instructions.
  return isa<arith::AddIOp, arith::SubIOp, arith::MulIOp, arith::AndIOp,
             arith::OrIOp, arith::XOrIOp, arith::ShLIOp, arith::ShRSIOp,
             arith::ShRUIOp, arith::CmpIOp, arith::ExtSIOp, arith::ExtUIOp,
             arith::TruncIOp>(op);
}

std::optional<SmallVector<int64_t>> labelShape(Operation *op) {
  auto lowering = dyn_cast<TileLowering>(op);
  return lowering ? lowering.labelShape() : firstTensorShape(op);
}

} // namespace kiln
