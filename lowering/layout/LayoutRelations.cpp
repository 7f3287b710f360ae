#include "lowering/layout/LayoutRelations.h"
#include "lowering/TileLowering.h"
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

/// What is known, or what `ask` says; a null op has the same layout throughout.
template <typename Answers, typename Ask>
static LinearLayoutAttr answer(Answers &answers, Operation *op,
                               LinearLayoutAttr layout, unsigned number,
                               Ask ask) {
  if (!op)
    return layout;
  auto [known, isNew] = answers.try_emplace({op, layout, number});
  if (isNew)
    known->second = ask();
  return known->second;
}

LinearLayoutAttr RememberedRelations::operandLayout(Operation *op,
                                                    LinearLayoutAttr label,
                                                    unsigned operand) {
  return answer(ofOperand, op, label, operand,
                [&] { return kiln::operandLayout(op, label, operand); });
}

LinearLayoutAttr RememberedRelations::resultLayout(Operation *op,
                                                   LinearLayoutAttr label,
                                                   unsigned result) {
  return answer(ofResult, op, label, result,
                [&] { return kiln::resultLayout(op, label, result); });
}

LinearLayoutAttr
RememberedRelations::labelFromOperand(Operation *op, unsigned operand,
                                      LinearLayoutAttr layout) {
  return answer(fromOperand, op, layout, operand,
                [&] { return kiln::labelFromOperand(op, operand, layout); });
}

LinearLayoutAttr RememberedRelations::labelFromResult(Operation *op,
                                                      unsigned result,
                                                      LinearLayoutAttr layout) {
  return answer(fromResult, op, layout, result,
                [&] { return kiln::labelFromResult(op, result, layout); });
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
