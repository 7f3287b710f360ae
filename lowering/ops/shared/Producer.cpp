// kiln.producer: the producer warp's program (lowering/emit/Kernel.cpp), a
// no-op for the other warps.
#include "lowering/emit/Thread.h"
#include "lowering/ops/TileLowerings.h"

using namespace mlir;

namespace kiln {
namespace {

struct Producer : TileLowering::ExternalModel<Producer, gpu::ProducerOp> {
  LogicalResult emit(Operation *, Thread &) const { return success(); }
};

struct Leave : TileLowering::ExternalModel<Leave, gpu::LeaveOp> {
  LogicalResult emit(Operation *, Thread &thread) const {
    LLVM::ReturnOp::create(thread.ir, ValueRange());
    return success();
  }
};

} // namespace

void attachProducer(MLIRContext &context) {
  gpu::ProducerOp::attachInterface<Producer>(context);
  gpu::LeaveOp::attachInterface<Leave>(context);
}

} // namespace kiln
