#include "lowering/pipeline/Staging.h"
#include "frontend/dialect/Tile.h"
#include "lowering/layout/ConversionPlan.h"
#include "lowering/layout/FeedsDot.h"
#include "lowering/shared/Scratch.h"

using namespace mlir;

namespace kiln {

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
