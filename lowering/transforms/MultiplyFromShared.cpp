// The pass kiln-multiply-from-shared: operands of dots that no matrix
// instruction computes stay in shared memory, where a conversion puts them
// anyway, and are read as they are multiplied. A thread multiplies whole rows
// by whole columns: held at once they are hundreds of registers (640 of a
// product of 64x64x64 in 8 warps), slice by slice a dozen.
#include "frontend/dialect/Tile.h"
#include "lowering/conversion/ConversionPlan.h"
#include "lowering/conversion/LocalAccess.h"
#include "lowering/conversion/SharedPlan.h"
#include "lowering/conversion/StagingLayout.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/interface/DotOpProblem.h"
#include "lowering/interface/Scratch.h"
#include "lowering/interface/TileLowering.h"
#include "lowering/passes/Passes.h"
#include "mlir/IR/BuiltinOps.h"
#include "targets/gpu/GpuTarget.h"

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_MULTIPLYFROMSHARED
#include "lowering/passes/Passes.h.inc"

namespace {

bool isThroughShared(gpu::ConvertLayoutOp convert) {
  return planConversion(gpu::getLayout(convert.getSrc().getType()),
                        gpu::getLayout(convert.getType()),
                        elementBits(convert.getType()))
             .kind == ConversionKind::Shared;
}

/// What the conversion's result takes in shared memory. A read has neighbours
/// along k, which are multiplied one after the other: the dots take k as it is,
/// and any other vector would be held for most of the product.
gpu::MemDescType bufferFor(gpu::ConvertLayoutOp convert) {
  auto type = cast<RankedTensorType>(convert.getType());
  const LinearLayout &source = gpu::getLayout(convert.getSrc().getType()),
                     &operand = gpu::getLayout(type);
  std::optional<LinearLayout> memory =
      readersLayout(source, operand, elementBits(type), kMaxVectorBytes);
  if (!memory)
    memory = exchangeLayout(source, operand, elementBits(type));
  MLIRContext *context = convert.getContext();
  return gpu::MemDescType::get(
      context, type.getShape(), type.getElementType(),
      gpu::SharedLayoutAttr::get(context, std::move(*memory)));
}

/// Bytes of the kernel's buffers as they are, which mostly live together.
int64_t bytesOfBuffers(ModuleOp module) {
  int64_t bytes = 0;
  module.walk([&](gpu::AllocOp alloc) { bytes += alloc.getType().bytes(); });
  return bytes;
}

class MultiplyFromShared
    : public impl::MultiplyFromSharedBase<MultiplyFromShared> {
  void runOnOperation() override {
    // Conversions by the operands of dots that are their results.
    llvm::MapVector<gpu::ConvertLayoutOp, SmallVector<OpOperand *>> operands;
    WalkResult result = getOperation().walk([&](tt::DotOp dot) {
      FailureOr<DotPlan> plan = planAsAssigned(dot);
      if (failed(plan))
        return WalkResult::interrupt();
      if (plan->instruction)
        return WalkResult::advance();
      for (OpOperand *operand : {&dot.getAMutable(), &dot.getBMutable()})
        if (auto convert = operand->get().getDefiningOp<gpu::ConvertLayoutOp>();
            convert && isThroughShared(convert))
          operands[convert].push_back(operand);
      return WalkResult::advance();
    });
    if (result.wasInterrupted())
      return signalPassFailure();
    int64_t bytes = bytesOfBuffers(getOperation());
    for (auto &[convert, uses] : operands) {
      gpu::MemDescType type = bufferFor(convert);
      // The other half is for what else needs memory for a while.
      if (bytes + type.bytes() > gpuOf(convert).maxSharedPerBlock / 2)
        continue;
      bytes += type.bytes();
      readFrom(type, convert, uses);
    }
  }

  static void readFrom(gpu::MemDescType type, gpu::ConvertLayoutOp convert,
                       ArrayRef<OpOperand *> uses) {
    OpBuilder builder(convert);
    auto buffer = gpu::AllocOp::create(builder, convert.getLoc(), type);
    gpu::LocalStoreOp::create(builder, convert.getLoc(), convert.getSrc(),
                              buffer);
    for (OpOperand *use : uses) {
      Operation *dot = use->getOwner();
      builder.setInsertionPoint(dot);
      use->set(gpu::LocalLoadOp::create(builder, dot->getLoc(),
                                        convert.getType(), buffer, Value()));
    }
    if (convert->use_empty())
      convert.erase();
  }
};

} // namespace
} // namespace kiln
