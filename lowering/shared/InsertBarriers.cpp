// The pass kiln-insert-barriers: a barrier before an op that touches shared
// bytes which other threads may still be using.
//
// Every op with scratch writes it, waits, and reads it; so behind the op
// exactly its own reads can be outstanding, and before it there may be no
// outstanding access to the same bytes. A forward data-flow over blocks and
// regions carries the set of outstanding reads through loops and branches until
// it is stable; then barriers are placed. kiln.barrier empties the set.
#include "frontend/dialect/Tile.h"
#include "lowering/GpuDialect.h"
#include "lowering/Passes.h"
#include "lowering/shared/Scratch.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "llvm/ADT/SetVector.h"
#include <map>
#include <set>

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_INSERTBARRIERS
#include "lowering/Passes.h.inc"

namespace {

using ByteRange = std::pair<int64_t, int64_t>; // first, past the last
using Outstanding = std::set<ByteRange>;

bool overlaps(const Outstanding &ranges, const ByteRange &range) {
  return llvm::any_of(ranges, [&](const ByteRange &other) {
    return other.first < range.second && range.first < other.second;
  });
}

/// One function. States are kept at the starts of blocks; region ops hand their
/// state to the regions they enter.
class BarrierPlacement {
public:
  explicit BarrierPlacement(Operation *function) : function(function) {}

  LogicalResult run() {
    // Barriers found needed stay needed, so growing states and growing
    // placements settle together.
    bool changed = true;
    while (changed) {
      changed = false;
      if (failed(visitRegion(function->getRegion(0), {}, changed)))
        return failure();
    }
    for (Operation *op : needsBarrier) {
      OpBuilder builder(op);
      gpu::BarrierOp::create(builder, op->getLoc());
    }
    return success();
  }

private:
  bool merge(Outstanding &into, const Outstanding &from) {
    size_t before = into.size();
    into.insert(from.begin(), from.end());
    return into.size() != before;
  }

  LogicalResult visitRegion(Region &region, const Outstanding &entry,
                            bool &changed) {
    if (region.empty())
      return success();
    changed |= merge(atStart[&region.front()], entry);
    for (Block &block : region) {
      Outstanding state = atStart[&block];
      for (Operation &op : block)
        if (failed(visit(&op, state, changed)))
          return failure();
      for (Block *successor : block.getSuccessors())
        changed |= merge(atStart[successor], state);
    }
    return success();
  }

  LogicalResult visit(Operation *op, Outstanding &state, bool &changed) {
    if (isa<gpu::BarrierOp>(op)) {
      state.clear();
      return success();
    }
    if (auto branch = dyn_cast<RegionBranchOpInterface>(op))
      return visitRegions(branch, state, changed);
    if (op->hasTrait<OpTrait::ReturnLike>() ||
        isa<RegionBranchTerminatorOpInterface>(op)) {
      handOver(op, state, changed);
      return success();
    }
    int64_t bytes = scratchBytes(op);
    if (!bytes)
      return success();
    auto offset = op->getAttrOfType<IntegerAttr>(gpu::kSharedOffsetAttr);
    if (!offset)
      return op->emitError()
             << "needs shared memory but has no " << gpu::kSharedOffsetAttr
             << "; run kiln-allocate-shared first";
    ByteRange range(offset.getInt(), offset.getInt() + bytes);
    if (needsBarrier.contains(op))
      state.clear();
    else if (overlaps(state, range)) {
      needsBarrier.insert(op);
      changed = true;
    }
    // The barrier between its writes and reads has everybody past what came
    // before.
    state = {range};
    return success();
  }

  /// Into the regions that may come first, and out of the op what its
  /// terminators (or the op itself) hand to its parent.
  LogicalResult visitRegions(RegionBranchOpInterface branch, Outstanding &state,
                             bool &changed) {
    Outstanding &after = atEnd[branch];
    SmallVector<RegionSuccessor> successors;
    branch.getSuccessorRegions(RegionBranchPoint::parent(), successors);
    for (RegionSuccessor &successor : successors) {
      if (Region *region = successor.getSuccessor())
        changed |= merge(atStart[&region->front()], state);
      else
        changed |= merge(after, state);
    }
    for (Region &region : branch->getRegions())
      if (failed(visitRegion(region, {}, changed)))
        return failure();
    state = after;
    return success();
  }

  void handOver(Operation *terminator, const Outstanding &state,
                bool &changed) {
    auto branch = dyn_cast<RegionBranchOpInterface>(terminator->getParentOp());
    auto exit = dyn_cast<RegionBranchTerminatorOpInterface>(terminator);
    if (!branch || !exit)
      return;
    SmallVector<RegionSuccessor> successors;
    branch.getSuccessorRegions(exit, successors);
    for (RegionSuccessor &successor : successors) {
      Region *region = successor.getSuccessor();
      changed |=
          merge(region ? atStart[&region->front()] : atEnd[branch], state);
    }
  }

  Operation *function;
  // Maps whose elements stay in place while others are added.
  std::map<Block *, Outstanding> atStart;
  std::map<Operation *, Outstanding> atEnd;
  llvm::SetVector<Operation *> needsBarrier;
};

class InsertBarriers : public impl::InsertBarriersBase<InsertBarriers> {
  void runOnOperation() override {
    for (auto function : getOperation().getOps<tt::FuncOp>())
      if (!function.isExternal() && failed(BarrierPlacement(function).run()))
        return signalPassFailure();
  }
};

} // namespace
} // namespace kiln
