#include "lowering/pipeline/Staging.h"
#include "frontend/dialect/Tile.h"
#include "lowering/conversion/ConversionPlan.h"
#include "lowering/interface/FeedsDot.h"
#include "lowering/interface/Scratch.h"
#include "lowering/interface/TileLowering.h"
#include "lowering/pipeline/LoadAhead.h"

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

/// Whether cp.async cannot copy what the value is: it is loaded otherwise.
static bool isLoadedByThreads(Value value, const TargetOps &target) {
  auto load = value.getDefiningOp<tt::LoadOp>();
  return load && !canCopy(load, target);
}

void convertAfterTranspositions(tt::FuncOp function, const TargetOps &target) {
  if (!target.canCopyAsync(16))
    return;
  SmallVector<Operation *> transpositions;
  function.walk([&](Operation *op) {
    if (!transposes(op) || op->use_empty())
      return;
    auto convert = op->getOperand(0).getDefiningOp<gpu::ConvertLayoutOp>();
    bool isForDots = llvm::all_of(
        op->getUsers(), [](Operation *user) { return isa<tt::DotOp>(user); });
    if (convert && isForDots && !isLoadedByThreads(convert.getSrc(), target))
      transpositions.push_back(op);
  });
  for (Operation *op : transpositions) {
    auto convert = op->getOperand(0).getDefiningOp<gpu::ConvertLayoutOp>();
    auto type = cast<RankedTensorType>(op->getResult(0).getType());
    OpBuilder builder(op);
    Value first = builder.clone(*op)->getResult(0);
    first.getDefiningOp()->setOperand(0, convert.getSrc());
    first.setType(gpu::withLayout(
        type, gpu::getLayout(convert.getSrc().getType()).transposed({1, 0})));
    auto again =
        gpu::ConvertLayoutOp::create(builder, convert.getLoc(), type, first);
    op->getResult(0).replaceAllUsesWith(again);
    op->erase();
    if (convert->use_empty())
      convert.erase();
  }
}

gpu::MemDescType stagingBuffer(RankedTensorType tensor,
                               LinearLayout sharedLayout) {
  MLIRContext *context = tensor.getContext();
  return gpu::MemDescType::get(
      context, tensor.getShape(), tensor.getElementType(),
      gpu::SharedLayoutAttr::get(context, std::move(sharedLayout)));
}

std::optional<LinearLayout> layoutReadInPlace(gpu::ConvertLayoutOp convert) {
  // As they come: neighbours of a register's number.
  const LinearLayout &from = gpu::getLayout(convert.getSrc().getType());
  return layoutReadInPlace(convert,
                           from.registerDim().value_or(from.rank() - 1));
}

std::optional<LinearLayout> layoutReadInPlace(gpu::ConvertLayoutOp convert,
                                              unsigned contiguous) {
  auto type = cast<RankedTensorType>(convert.getType());
  std::optional<LinearLayout> sharedLayout;
  for (OpOperand &use : convert->getUses()) {
    auto user = dyn_cast<TileLowering>(use.getOwner());
    std::optional<LinearLayout> wanted =
        user ? user.operandSharedLayout(use.getOperandNumber(),
                                        gpu::getLayout(type), contiguous)
             : std::nullopt;
    if (!wanted || (sharedLayout && *sharedLayout != *wanted))
      return std::nullopt;
    sharedLayout = std::move(wanted);
  }
  return sharedLayout;
}

gpu::AllocOp allocFor(OpBuilder &builder, Location loc, gpu::MemDescType type,
                      bool isInPlace) {
  gpu::AllocOp alloc = gpu::AllocOp::create(builder, loc, type);
  if (isInPlace)
    alloc.setAlignment(gpu::kSharedAlignment);
  return alloc;
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
