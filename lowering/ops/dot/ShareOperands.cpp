// The pass kiln-share-operands: what a warpgroup's dot takes first and its loop
// does not change, lies in shared memory instead of registers. Threads have
// those for sums then, and ptxas is not asked to keep them: up to 13.0 it gives
// registers of such an operand to what another dot of the loop takes, where
// both are equally many, and the next round multiplies by that.
#include "frontend/dialect/Tile.h"
#include "lowering/GpuDialect.h"
#include "lowering/Passes.h"
#include "lowering/TileLowering.h"
#include "lowering/ops/dot/Problem.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "targets/gpu/GpuTarget.h"

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_SHAREOPERANDS
#include "lowering/Passes.h.inc"

namespace {

constexpr unsigned kA = 0;

/// The buffer that warpgroups read `a` from for this dot; null: they do not.
gpu::MemDescType bufferFor(tt::DotOp dot) {
  auto type = cast<RankedTensorType>(dot.getA().getType());
  std::optional<LinearLayout> places =
      cast<TileLowering>(dot.getOperation())
          .operandPlaces(kA, gpu::getLayout(type), type.getRank() - 1);
  if (!places)
    return {};
  MLIRContext *context = dot.getContext();
  return gpu::MemDescType::get(
      context, type.getShape(), type.getElementType(),
      gpu::SharedLayoutAttr::get(context, std::move(*places)));
}

class ShareOperands : public impl::ShareOperandsBase<ShareOperands> {
  void runOnOperation() override {
    SmallVector<tt::DotOp> dots;
    getOperation().walk([&](tt::DotOp dot) {
      auto loop = dot->getParentOfType<LoopLikeOpInterface>();
      if (loop && loop.isDefinedOutsideOfLoop(dot.getA()))
        dots.push_back(dot);
    });
    llvm::DenseMap<std::pair<Value, Type>, Value> buffers;
    int64_t bytes = 0;
    for (tt::DotOp dot : dots) {
      FailureOr<DotPlan> plan = planAsAssigned(dot);
      if (failed(plan))
        return signalPassFailure();
      gpu::MemDescType type =
          plan->warpgroup ? bufferFor(dot) : gpu::MemDescType();
      if (!type)
        continue;
      Value a = dot.getA();
      OpBuilder builder(dot);
      Value &buffer = buffers[{a, type}];
      if (!buffer) {
        // Half of it is for what the loop loads ahead.
        if (bytes + type.bytes() > gpuOf(dot).maxSharedPerBlock / 2)
          continue;
        bytes += type.bytes();
        builder.setInsertionPointAfterValue(a);
        auto alloc = gpu::AllocOp::create(builder, a.getLoc(), type);
        alloc.setAlignment(gpu::kSharedAlignment);
        gpu::LocalStoreOp::create(builder, a.getLoc(), a, alloc);
        buffer = alloc;
        builder.setInsertionPoint(dot);
      }
      dot.getAMutable().assign(gpu::LocalLoadOp::create(
          builder, dot.getLoc(), a.getType(), buffer, Value()));
    }
  }
};

} // namespace
} // namespace kiln
