// The pass kiln-share-operands: puts the loop-invariant first operand of a
// warpgroup's dot into shared memory where its registers are not safe. ptxas
// (12.8, 12.9 and 13.0 with any -O) gives the registers of such an operand to
// the operand of another dot of the loop where both need equally many, and the
// next iteration multiplies by the wrong one: attention with as many keys an
// iteration as a head has columns (H200, 2026-11-23; seen in SASS).
#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/interface/DotOpProblem.h"
#include "lowering/interface/Scratch.h"
#include "lowering/interface/TileLowering.h"
#include "lowering/passes/Passes.h"
#include "lowering/remarks/Refuse.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "targets/gpu/GpuTarget.h"

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_SHAREOPERANDS
#include "lowering/passes/Passes.h.inc"

namespace {

constexpr unsigned kA = 0;

/// Bits of a thread's registers for a dot's first operand.
int64_t bitsOfA(tt::DotOp dot) {
  auto type = cast<RankedTensorType>(dot.getA().getType());
  return int64_t(gpu::getLayout(type).size(HwDim::Register)) *
         elementBits(type);
}

/// Whether ptxas may mistake the registers of `dot`'s first operand for those
/// of another dot's in the loop.
bool isMistaken(tt::DotOp dot, LoopLikeOpInterface loop) {
  return loop
      ->walk([&](tt::DotOp other) {
        return other.getA() != dot.getA() && bitsOfA(other) == bitsOfA(dot)
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

/// The buffer that warpgroups read `a` from for this dot; null: they do not.
gpu::MemDescType bufferFor(tt::DotOp dot) {
  auto type = cast<RankedTensorType>(dot.getA().getType());
  std::optional<LinearLayout> sharedLayout =
      cast<TileLowering>(dot.getOperation())
          .operandSharedLayout(kA, gpu::getLayout(type), type.getRank() - 1);
  if (!sharedLayout)
    return {};
  MLIRContext *context = dot.getContext();
  return gpu::MemDescType::get(
      context, type.getShape(), type.getElementType(),
      gpu::SharedLayoutAttr::get(context, std::move(*sharedLayout)));
}

class ShareOperands : public impl::ShareOperandsBase<ShareOperands> {
  void runOnOperation() override {
    SmallVector<tt::DotOp> dots;
    getOperation().walk([&](tt::DotOp dot) {
      auto loop = dot->getParentOfType<LoopLikeOpInterface>();
      if (loop && loop.isDefinedOutsideOfLoop(dot.getA()) &&
          isMistaken(dot, loop))
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
      // As it was before a conversion to registers of the dot's own.
      auto converted = dot.getA().getDefiningOp<gpu::ConvertLayoutOp>();
      Value a = converted ? converted.getSrc() : dot.getA();
      OpBuilder builder(dot);
      Value &buffer = buffers[{a, type}];
      if (!buffer) {
        // Half of it is for the loop's prefetches.
        if (bytes + type.bytes() > gpuOf(dot).maxSharedPerBlock / 2) {
          refuse(dot, RefusalCode::OperandTooLarge);
          dot->setAttr(gpu::kNoWarpgroupAttr, builder.getUnitAttr());
          continue;
        }
        bytes += type.bytes();
        builder.setInsertionPointAfterValue(a);
        auto alloc = gpu::AllocOp::create(builder, a.getLoc(), type);
        alloc.setAlignment(gpu::kSharedAlignment);
        gpu::LocalStoreOp::create(builder, a.getLoc(), a, alloc);
        buffer = alloc;
        builder.setInsertionPoint(dot);
      }
      dot.getAMutable().assign(gpu::LocalLoadOp::create(
          builder, dot.getLoc(), dot.getA().getType(), buffer, Value()));
      if (converted && converted->use_empty())
        converted.erase();
    }
  }
};

} // namespace
} // namespace kiln
