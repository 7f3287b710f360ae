// The pass kiln-release-slots: a TMA copy into a slot that all warps have read
// waits for an mbarrier of that slot instead of the block's barrier. The warps
// arrive there at the end of the iteration after which they do not read the
// slot any more, and only the warp that refills it waits. So warpgroups may be
// up to an iteration apart, and alternate on the tensor cores.
//
// Only in loops of two dots, where there is much to do between them: attention
// of two warpgroups gains up to 5 % in sequence, 8 to 20 % with both dots in
// flight (H200, 2026-11-23, perf/knob). With one dot an iteration the barrier
// is hardly waited for, and arrivals cost more: fp8 matmuls lost 3 to 18 %. A
// producer warp (kiln-specialize-warps) does not take part in that barrier, so
// with one slots are released there, too.
//
// Iterations, slots and phases. A slot has uses, numbered over all slots:
// iteration i of the loop fills use i + fill, and reads use i + read. At its
// end it releases use i + released, one of those whose reads all have ended.
// Use u lies in slot u % slots, and is use u / slots of it. Before the loop
// every slot is released once (phase 0), so the release of a slot's use n ends
// phase n + 1, and the warp that fills its use n waits for phase n: the parity
// is that of the phase in which its copies arrive. No warp can release a use
// that it has not read, or read before it is filled; so it is at most one
// release ahead of a phase, and arrivals of two phases are never taken for each
// other.
#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/passes/Passes.h"
#include "lowering/tma/SlotBarriers.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/BuiltinOps.h"
#include "targets/isa/matrix/WarpgroupMultiply.h"

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_RELEASESLOTS
#include "lowering/passes/Passes.h.inc"

namespace {

/// After how many iterations, counted from its own, the dot has certainly ended
/// at the end of the iteration: 0 or 1; nothing if it may be later.
std::optional<int64_t> iterationsUntilEnd(gpu::WarpgroupDotOp dot) {
  Block &iteration = *dot->getBlock();
  int64_t younger = 0;
  // Whether waits end it after `op`, on each path through it.
  auto ends = [&](Operation &op) {
    if (auto wait = dyn_cast<gpu::WarpgroupWaitOp>(op))
      return younger >= wait.getPending();
    if (!isa<scf::IfOp>(op))
      return false;
    return llvm::all_of(op.getRegions(), [&](Region &way) {
      return llvm::any_of(way.getOps<gpu::WarpgroupWaitOp>(),
                          [&](gpu::WarpgroupWaitOp wait) {
                            return younger >= wait.getPending();
                          });
    });
  };
  auto endsFrom = [&](Block::iterator from) {
    for (Operation &op : llvm::make_range(from, iteration.end())) {
      if (ends(op))
        return true;
      younger += isa<gpu::WarpgroupDotOp>(op);
    }
    return false;
  };
  if (endsFrom(std::next(dot->getIterator())))
    return 0;
  if (endsFrom(iteration.begin()))
    return 1;
  return std::nullopt;
}

/// The slots of one loop whose copies arrive at one buffer's mbarriers.
class Slots {
public:
  Slots(scf::ForOp loop, gpu::AllocOp arrivals)
      : loop(loop), arrivals(arrivals), count(arrivals.getType().slots()) {}

  /// Whether iterations, slots and phases are as above; reads them off.
  bool find() {
    return findWait() && findCopies() && findReads() &&
           // The use that iteration i waits for is released in an earlier one.
           fill <= count && fill - count < released;
  }

  void release(unsigned warps) {
    OpBuilder builder(arrivals);
    Location loc = arrivals.getLoc();
    auto free = gpu::AllocOp::create(builder, loc, arrivals.getType());
    builder.setInsertionPoint(firstInit());
    beginMbarriers(builder, Value(free), warps);

    builder.setInsertionPoint(
        arrivals->getBlock()->findAncestorOpInBlock(*loop));
    auto number = [&](int64_t value) -> Value {
      return arith::ConstantIntOp::create(builder, loc, value, 32);
    };
    for (int64_t use = std::min<int64_t>(released, 0); use < released; ++use)
      arrive(builder, free, number(use), 0);
    // The last slot's first release is of the use before the first.
    for (int64_t slot = 0; slot < count + std::min<int64_t>(released, 0);
         ++slot)
      arrive(builder, free, number(slot), 0);

    SmallVector<Operation *> filling = moveBehindDots();
    builder.setInsertionPoint(filling.front());
    Value slot = slotAt(builder, free, counter, fill % count);
    Value wanted = phaseAt(builder, loc, counter, phase, fill, count);
    auto wait = gpu::MbarrierWaitWarpOp::create(
        builder, loc, gpu::TokenType::get(builder.getContext()), slot, wanted,
        copies.front().getPredicate());
    for (gpu::TmaCopyOp copy : copies)
      copy.getFreedMutable().assign(wait);
    builder.setInsertionPointAfter(filling.back());
    gpu::WarpSyncOp::create(builder, loc);

    builder.setInsertionPoint(loop.getBody()->getTerminator());
    arrive(builder, free, counter, (released + count) % count);
    builder.setInsertionPointAfter(lastInvalidate());
    endMbarriers(builder, Value(free));
  }

private:
  /// The warp that fills slots may have to wait, and its dots should be in
  /// flight by then: before the iteration's first wait for a dot. The ops that
  /// fill them, in their order.
  SmallVector<Operation *> moveBehindDots() {
    SmallVector<Operation *> filling;
    for (Operation &op : *loop.getBody()) {
      Value barrier;
      if (auto expect = dyn_cast<gpu::MbarrierExpectOp>(op))
        barrier = expect.getBarrier();
      else if (auto copy = dyn_cast<gpu::TmaCopyOp>(op))
        barrier = copy.getBarrier();
      gpu::IndexOp slot = barrier ? slotOf(barrier) : nullptr;
      if (slot && slot.getSource() == arrivals)
        filling.push_back(&op);
    }
    auto waits = loop.getBody()->getOps<gpu::WarpgroupWaitOp>();
    if (!waits.empty())
      for (Operation *op : filling)
        if (Operation *firstWait = *waits.begin();
            op->isBeforeInBlock(firstWait))
          op->moveBefore(firstWait);
    return filling;
  }

  /// A wait for the iteration's own slot: it has the counter and the phase.
  bool findWait() {
    for (auto wait : loop.getBody()->getOps<gpu::MbarrierWaitOp>()) {
      auto slot = slotOf(wait.getBarrier());
      if (!slot || slot.getSource().getType().slots() != count)
        continue;
      if (slot.getAhead() == 0) {
        counter = slot.getIndex();
        phase = wait.getPhase();
      }
      if (slot.getSource() == arrivals)
        isWaitedFor = true;
    }
    return isWaitedFor && isOfIteration(counter) && isOfIteration(phase);
  }

  /// The iteration's copies that arrive here, all into one use of their
  /// buffers.
  bool findCopies() {
    for (auto copy : loop.getBody()->getOps<gpu::TmaCopyOp>()) {
      gpu::IndexOp barrier = slotOf(copy.getBarrier()),
                   slot = slotOf(copy.getDestination());
      if (!barrier || barrier.getSource() != arrivals)
        continue;
      if (!slot || slot.getIndex() != counter ||
          barrier.getIndex() != counter ||
          slot.getAhead() != barrier.getAhead() ||
          slot.getSource().getType().slots() != count ||
          (!copies.empty() &&
           (int64_t(slot.getAhead()) != fill ||
            copy.getPredicate() != copies.front().getPredicate())))
        return false;
      fill = slot.getAhead();
      copies.push_back(copy);
    }
    return !copies.empty();
  }

  /// The reads of the iteration, by warpgroups' dots alone, and those around
  /// the loop, if it runs but once in the life of the buffer.
  bool findReads() {
    int64_t latestRead = 0;
    released = count;
    bool isAlone = loop->getBlock() == arrivals->getBlock();
    for (gpu::TmaCopyOp copy : copies) {
      Value buffer = slotOf(copy.getDestination()).getSource();
      for (Operation *user : buffer.getUsers()) {
        auto slot = dyn_cast<gpu::IndexOp>(user);
        if (!slot) {
          // Waits after the loop name buffers that they are for.
          if (!isa<gpu::WarpgroupWaitOp>(user))
            return false;
          continue;
        }
        for (Operation *access : slot->getUsers()) {
          if (isa<gpu::TmaCopyOp>(access)) {
            if (loop->isProperAncestor(access) &&
                !llvm::is_contained(copies, access))
              return false;
            continue;
          }
          if (isa<gpu::WarpgroupWaitOp>(access))
            continue;
          auto dot = dyn_cast<gpu::WarpgroupDotOp>(access);
          if (!dot)
            return false;
          if (!loop->isProperAncestor(dot)) {
            if (!isAlone)
              return false;
            continue;
          }
          std::optional<int64_t> iterations;
          if (dot->getBlock() == loop.getBody() && slot.getIndex() == counter)
            iterations = iterationsUntilEnd(dot);
          if (!iterations)
            return false;
          latestRead = std::max<int64_t>(latestRead, slot.getAhead());
          released = std::min<int64_t>(released, slot.getAhead() - *iterations);
        }
      }
    }
    if (released == count)
      return false;
    if (fill <= latestRead)
      fill += count; // what is read is filled before
    return true;
  }

  bool isOfIteration(Value value) {
    auto argument = dyn_cast_if_present<BlockArgument>(value);
    return argument && argument.getOwner() == loop.getBody();
  }
  static gpu::IndexOp slotOf(Value memory) {
    return memory.getDefiningOp<gpu::IndexOp>();
  }
  static Value slotAt(OpBuilder &builder, Value all, Value index,
                      int64_t ahead) {
    return gpu::IndexOp::create(builder, all.getLoc(),
                                cast<gpu::MemDescType>(all.getType()).slot(),
                                all, index, ahead);
  }
  static void arrive(OpBuilder &builder, Value all, Value index,
                     int64_t ahead) {
    gpu::MbarrierArriveOp::create(builder, all.getLoc(),
                                  slotAt(builder, all, index, ahead),
                                  /*one=*/false, /*warps=*/true);
  }

  /// The first op that begins a copies' mbarrier, and the last that ends one.
  template <typename Op> SmallVector<Operation *> ofArrivals() {
    SmallVector<Operation *> found;
    for (Operation *slot : arrivals->getUsers())
      for (Operation *user : slot->getUsers())
        if (isa<Op>(user))
          found.push_back(user);
    return found;
  }
  Operation *firstInit() {
    return *llvm::min_element(
        ofArrivals<gpu::MbarrierInitOp>(),
        [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  }
  Operation *lastInvalidate() {
    return *llvm::max_element(
        ofArrivals<gpu::MbarrierInvalidateOp>(),
        [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  }

  scf::ForOp loop;
  gpu::AllocOp arrivals;
  int64_t count;
  Value counter, phase;
  bool isWaitedFor = false;
  SmallVector<gpu::TmaCopyOp> copies;
  int64_t fill = 0, released = 0;
};

class ReleaseSlots : public impl::ReleaseSlotsBase<ReleaseSlots> {
public:
  using ReleaseSlotsBase::ReleaseSlotsBase;

private:
  void runOnOperation() override {
    FailureOr<int64_t> warps =
        gpu::getModuleInt(getOperation(), gpu::kNumWarpsAttr);
    if (failed(warps))
      return signalPassFailure();
    // The warps of one group meet in each of its dots anyway.
    if (*warps <= WarpgroupMultiply::kWarps)
      return;
    SmallVector<Slots> found;
    getOperation().walk([&](scf::ForOp loop) {
      auto dots = loop.getBody()->getOps<gpu::WarpgroupDotOp>();
      if (std::distance(dots.begin(), dots.end()) < (warpSpecialize ? 1 : 2))
        return;
      llvm::SetVector<Operation *> arrivals;
      for (auto copy : loop.getBody()->getOps<gpu::TmaCopyOp>())
        if (auto slot = copy.getBarrier().getDefiningOp<gpu::IndexOp>())
          if (auto all = slot.getSource().getDefiningOp<gpu::AllocOp>())
            arrivals.insert(all);
      for (Operation *all : arrivals)
        if (Slots slots(loop, cast<gpu::AllocOp>(all)); slots.find())
          found.push_back(std::move(slots));
    });
    for (Slots &slots : found)
      slots.release(*warps);
  }
};

} // namespace
} // namespace kiln
