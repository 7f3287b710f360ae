// kiln.async_commit and kiln.async_wait: groups of copies. Tokens are no values
// of the program.
#include "lowering/emit/Thread.h"
#include "lowering/ops/TileLowerings.h"

using namespace mlir;

namespace kiln {
namespace {

struct AsyncCommit
    : TileLowering::ExternalModel<AsyncCommit, gpu::AsyncCommitOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    thread.target.commitCopies(thread.ir);
    thread.set(op->getResult(0), {});
    return success();
  }
};

struct AsyncWait : TileLowering::ExternalModel<AsyncWait, gpu::AsyncWaitOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    thread.target.waitForCopies(thread.ir,
                                cast<gpu::AsyncWaitOp>(op).getPending());
    thread.set(op->getResult(0), {});
    return success();
  }
};

} // namespace

void attachAsyncWait(MLIRContext &context) {
  gpu::AsyncCommitOp::attachInterface<AsyncCommit>(context);
  gpu::AsyncWaitOp::attachInterface<AsyncWait>(context);
}

} // namespace kiln
