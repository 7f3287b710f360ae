#include "lowering/pipeline/SlotCounters.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/pipeline/Schedule.h"
#include "lowering/tma/SlotBarriers.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include <map>

using namespace mlir;

namespace kiln {

/// One counter for the buffers with so many slots.
static scf::ForOp addCounter(RewriterBase &rewriter, scf::ForOp kernel,
                             unsigned last, int64_t slots,
                             ArrayRef<gpu::IndexOp> indices) {
  Location loc = kernel.getLoc();
  rewriter.setInsertionPoint(kernel);
  Value zero = arith::ConstantIntOp::create(rewriter, loc, 0, 32),
        one = arith::ConstantIntOp::create(rewriter, loc, 1, 32),
        slotCount = arith::ConstantIntOp::create(rewriter, loc, slots, 32);
  // Those that wait for an mbarrier wait for its other phase each time that
  // the slots begin anew.
  SmallVector<gpu::MbarrierWaitOp> waits;
  for (gpu::IndexOp index : indices)
    for (Operation *user : index->getUsers())
      if (auto wait = dyn_cast<gpu::MbarrierWaitOp>(user))
        waits.push_back(wait);
  auto next = [&](OpBuilder &builder, Location, ArrayRef<BlockArgument> at) {
    Value sum = arith::AddIOp::create(builder, loc, at.front(), one);
    Value wraps = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                        sum, slotCount);
    SmallVector<Value> results = {
        arith::SelectOp::create(builder, loc, wraps, zero, sum)};
    if (!waits.empty()) {
      Value other = arith::XOrIOp::create(builder, loc, at.back(), one);
      results.push_back(
          arith::SelectOp::create(builder, loc, wraps, other, at.back()));
    }
    return results;
  };
  SmallVector<Value> begin(waits.empty() ? 1 : 2, zero);
  auto counted = cast<scf::ForOp>(*kernel.replaceWithAdditionalYields(
      rewriter, begin, /*replaceInitOperandUsesInLoop=*/false, next));
  ArrayRef<BlockArgument> counters =
      counted.getRegionIterArgs().take_back(begin.size());
  for (gpu::IndexOp index : indices) {
    index.getIndexMutable().assign(counters.front());
    index.setAhead((last - stageOf(index)) % slots);
  }
  for (gpu::MbarrierWaitOp wait : waits) {
    rewriter.setInsertionPoint(wait);
    auto slot = wait.getBarrier().getDefiningOp<gpu::IndexOp>();
    wait.getPhaseMutable().assign(phaseAt(rewriter, loc, counters.front(),
                                          counters.back(), slot.getAhead(),
                                          slots));
  }
  return counted;
}

scf::ForOp countSlots(RewriterBase &rewriter, scf::ForOp kernel,
                      unsigned last) {
  std::map<int64_t, SmallVector<gpu::IndexOp>> bySlots;
  for (auto index : kernel.getBody()->getOps<gpu::IndexOp>())
    if (int64_t slots = index.getSource().getType().slots();
        slots > 1 && index->hasAttr(gpu::kStageAttr))
      bySlots[slots].push_back(index);
  for (auto &[slots, indices] : bySlots)
    kernel = addCounter(rewriter, kernel, last, slots, indices);
  return kernel;
}

} // namespace kiln
