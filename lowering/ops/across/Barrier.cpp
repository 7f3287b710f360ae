// kiln.barrier and gpu.barrier: all threads of the block wait for each other.
#include "lowering/emit/Thread.h"
#include "lowering/ops/TileLowerings.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"

using namespace mlir;

namespace kiln {
namespace {

template <typename Op>
struct Barrier : TileLowering::ExternalModel<Barrier<Op>, Op> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    auto own = dyn_cast<gpu::BarrierOp>(op);
    if (own && own.getAsyncProxy())
      thread.target.fenceAsyncProxy(thread.ir);
    thread.barrier(own && own.getLocal() ? BarrierMemory::Shared
                                         : BarrierMemory::All,
                   own && own.getWithProducer());
    return success();
  }
};

} // namespace

void attachBarrier(MLIRContext &context) {
  gpu::BarrierOp::attachInterface<Barrier<gpu::BarrierOp>>(context);
  mlir::gpu::BarrierOp::attachInterface<Barrier<mlir::gpu::BarrierOp>>(context);
}

} // namespace kiln
