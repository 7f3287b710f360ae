// kiln.producer: the program of other warps (lowering/emit/Kernel.cpp), which
// to those that come by it is nothing.
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
