#include "lowering/pipeline/Schedule.h"

using namespace mlir;

namespace kiln {

bool isSlotStore(scf::ForOp loop, Operation *op) {
  auto store = dyn_cast<gpu::LocalStoreOp>(op);
  auto slot = store ? store.getDestination().getDefiningOp<gpu::IndexOp>()
                    : gpu::IndexOp();
  return slot && loop.isDefinedOutsideOfLoop(slot.getSource());
}

OpSet earlyOps(scf::ForOp loop) {
  OpSet early;
  for (Operation &op : *loop.getBody()) {
    if (isa<gpu::AsyncCopyOp, gpu::TmaCopyOp, gpu::MbarrierExpectOp>(op) ||
        op.hasAttr(gpu::kHeldAttr))
      addEarlySlice(loop, &op, early);
    if (isSlotStore(loop, &op))
      addEarlySlice(loop, op.getOperand(0).getDefiningOp(), early);
  }
  return early;
}

} // namespace kiln
