#include "lowering/interface/FeedsDot.h"
#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace kiln {

bool isFactorOfDot(OpOperand &use) {
  auto dot = dyn_cast<tt::DotLike>(use.getOwner());
  return dot && &use != &dot.getCMutable();
}

bool isScales(OpOperand &use) {
  constexpr unsigned lastMatrix = 2;
  return isFactorOfDot(use) && use.getOperandNumber() > lastMatrix;
}

bool isView(Operation *op) {
  return tt::isReshapeOrTrans(op) || isa<gpu::ConvertLayoutOp>(op);
}

OpOperand *useAsScales(Value value) {
  while (value.hasOneUse()) {
    OpOperand &use = *value.use_begin();
    if (isScales(use))
      return &use;
    if (!isView(use.getOwner()))
      return nullptr;
    value = use.getOwner()->getResult(0);
  }
  return nullptr;
}

bool feedsDot(Value value) {
  llvm::SmallSetVector<Value, 8> reached;
  reached.insert(value);
  for (unsigned next = 0; next < reached.size(); ++next)
    for (OpOperand &use : reached[next].getUses()) {
      Operation *user = use.getOwner();
      if (isa<tt::DotLike>(user)) {
        if (isFactorOfDot(use))
          return true;
        continue; // an accumulator is no operand of this chain any more
      }
      if (user->getBlock() != value.getParentBlock() ||
          user->hasTrait<OpTrait::IsTerminator>() || !isMemoryEffectFree(user))
        continue;
      for (Value result : user->getResults())
        if (isa<RankedTensorType>(result.getType()))
          reached.insert(result);
    }
  return false;
}

bool isConvertedLoad(Value tensor) {
  // Longer computations are no conversions. The number is a guess.
  constexpr unsigned longest = 64;
  Block *block =
      tensor.getDefiningOp() ? tensor.getDefiningOp()->getBlock() : nullptr;
  llvm::SetVector<Value> values;
  values.insert(tensor);
  bool computes = false;
  for (unsigned next = 0; next < values.size(); ++next) {
    Operation *op = values[next].getDefiningOp();
    if (!op || next == longest)
      return false;
    if (matchPattern(op, m_Constant()) || isa<gpu::LocalLoadOp, tt::LoadOp>(op))
      continue;
    if (op->getBlock() != block || op->getNumRegions() ||
        !isMemoryEffectFree(op))
      return false;
    computes |= op->hasTrait<OpTrait::Elementwise>();
    for (Value operand : op->getOperands())
      if (isa<RankedTensorType>(operand.getType()))
        values.insert(operand);
  }
  return computes;
}

} // namespace kiln
