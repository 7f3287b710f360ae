#include "lowering/interface/FeedsDot.h"
#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
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

} // namespace kiln
