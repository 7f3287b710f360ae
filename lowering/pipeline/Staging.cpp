#include "lowering/pipeline/Staging.h"
#include "frontend/dialect/Tile.h"
#include "lowering/layout/ConversionPlan.h"
#include "lowering/shared/Scratch.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace kiln {

bool feedsDot(Value value) {
  llvm::SmallSetVector<Value, 8> reached;
  reached.insert(value);
  for (unsigned next = 0; next < reached.size(); ++next)
    for (OpOperand &use : reached[next].getUses()) {
      Operation *user = use.getOwner();
      if (isa<tt::DotOp>(user)) {
        if (use.getOperandNumber() < 2)
          return true;
        continue; // a sum of products is no operand of this chain any more
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

SmallVector<gpu::ConvertLayoutOp> stagedConversions(Block &block) {
  SmallVector<gpu::ConvertLayoutOp> conversions;
  for (auto convert : block.getOps<gpu::ConvertLayoutOp>()) {
    ConversionPlan plan = planConversion(
        gpu::getLayout(convert.getSrc().getType()),
        gpu::getLayout(convert.getType()), elementBits(convert.getType()));
    if (plan.kind == ConversionKind::Shared && feedsDot(convert))
      conversions.push_back(convert);
  }
  return conversions;
}

gpu::MemDescType stagingBuffer(RankedTensorType tensor, LinearLayout places) {
  MLIRContext *context = tensor.getContext();
  return gpu::MemDescType::get(
      context, tensor.getShape(), tensor.getElementType(),
      gpu::SharedLayoutAttr::get(context, std::move(places)));
}

Operation *firstUser(Value value) {
  Operation *first = nullptr;
  for (Operation *user : value.getUsers()) {
    Operation *here = value.getParentBlock()->findAncestorOpInBlock(*user);
    if (!first || here->isBeforeInBlock(first))
      first = here;
  }
  return first;
}

} // namespace kiln
