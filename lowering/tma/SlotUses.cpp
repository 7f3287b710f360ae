#include "lowering/tma/SlotUses.h"
#include "lowering/tma/SlotBarriers.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace kiln {

/// After how many iterations, counted from its own, the dot has certainly ended
/// at the end of the iteration: 0 or 1; nothing if it may be later.
static std::optional<int64_t> iterationsUntilEnd(gpu::WarpgroupDotOp dot) {
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

static gpu::IndexOp slotOf(Value memory) {
  return memory.getDefiningOp<gpu::IndexOp>();
}

static Value slotAt(OpBuilder &builder, Value all, Value index, int64_t ahead) {
  return gpu::IndexOp::create(builder, all.getLoc(),
                              cast<gpu::MemDescType>(all.getType()).slot(), all,
                              index, ahead);
}

static void arrive(OpBuilder &builder, Value all, Value index, int64_t ahead,
                   bool byWarps) {
  gpu::MbarrierArriveOp::create(builder, all.getLoc(),
                                slotAt(builder, all, index, ahead),
                                /*one=*/!byWarps, /*warps=*/byWarps);
}

std::vector<SlotUses> SlotUses::findIn(scf::ForOp loop) {
  llvm::SetVector<Operation *> arrivals;
  for (auto copy : loop.getBody()->getOps<gpu::TmaCopyOp>())
    if (gpu::IndexOp slot = slotOf(copy.getBarrier()))
      if (auto all = slot.getSource().getDefiningOp<gpu::AllocOp>())
        arrivals.insert(all);
  std::vector<SlotUses> found;
  for (Operation *all : arrivals)
    if (SlotUses uses(loop, cast<gpu::AllocOp>(all)); uses.find())
      found.push_back(std::move(uses));
  return found;
}

bool SlotUses::find() {
  return findWait() && findCopies() && findReads() &&
         // The use that iteration i waits for is released in an earlier one.
         fill <= count && fill - count < released;
}

void SlotUses::releaseByWarps(unsigned warps) {
  OpBuilder builder(loop);
  Value free = makeReleases(builder, warps, /*byWarps=*/true);
  builder.setInsertionPoint(loop.getBody()->getTerminator());
  arrive(builder, free, counter, (released + count) % count, /*byWarps=*/true);
}

void SlotUses::releaseByDot(gpu::TensorDotOp dot) {
  OpBuilder builder(loop);
  Value free = makeReleases(builder, 1, /*byWarps=*/false);
  builder.setInsertionPoint(dot);
  dot.getDoneMutable().assign(
      slotAt(builder, free, counter, (released + count) % count));
}

bool SlotUses::fills(Value slot) {
  gpu::AllocOp buffer = gpu::allocBehind(slot);
  return llvm::any_of(copies, [&](gpu::TmaCopyOp copy) {
    return buffer && gpu::allocBehind(copy.getDestination()) == buffer;
  });
}

/// The first op that begins a copies' mbarrier, and the last that ends one, are
/// among these.
template <typename Op>
static SmallVector<Operation *> onSlotsOf(gpu::AllocOp arrivals) {
  SmallVector<Operation *> found;
  for (Operation *slot : arrivals->getUsers())
    for (Operation *user : slot->getUsers())
      if (isa<Op>(user))
        found.push_back(user);
  return found;
}

static bool comesFirst(Operation *a, Operation *b) {
  return a->isBeforeInBlock(b);
}

/// Mbarriers for the release of slots, which the copies wait for, and which all
/// slots arrive at once before the loop.
Value SlotUses::makeReleases(OpBuilder &builder, unsigned arrivalsOfPhase,
                             bool byWarps) {
  Location loc = arrivals.getLoc();
  builder.setInsertionPoint(arrivals);
  auto free = gpu::AllocOp::create(builder, loc, arrivals.getType());
  builder.setInsertionPoint(
      *llvm::min_element(onSlotsOf<gpu::MbarrierInitOp>(arrivals), comesFirst));
  beginMbarriers(builder, Value(free), arrivalsOfPhase);

  builder.setInsertionPoint(arrivals->getBlock()->findAncestorOpInBlock(*loop));
  auto release = [&](int64_t use) {
    Value number = arith::ConstantIntOp::create(builder, loc, use, 32);
    arrive(builder, free, number, 0, byWarps);
  };
  for (int64_t use = std::min<int64_t>(released, 0); use < released; ++use)
    release(use);
  // The last slot's first release is of the use before the first.
  for (int64_t slot = 0; slot < count + std::min<int64_t>(released, 0); ++slot)
    release(slot);

  SmallVector<Operation *> filling = moveAfterDots();
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
  builder.setInsertionPointAfter(*llvm::max_element(
      onSlotsOf<gpu::MbarrierInvalidateOp>(arrivals), comesFirst));
  endMbarriers(builder, Value(free));
  return free;
}

/// The warp that fills slots may have to wait, and its dots should be in flight
/// by then: before the iteration's first wait for a dot. The ops that fill
/// them, in their order.
SmallVector<Operation *> SlotUses::moveAfterDots() {
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
      if (Operation *firstWait = *waits.begin(); op->isBeforeInBlock(firstWait))
        op->moveBefore(firstWait);
  return filling;
}

/// A wait for the iteration's own slot: it has the counter and the phase.
bool SlotUses::findWait() {
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

/// The iteration's copies that arrive here, all into one use of their buffers.
bool SlotUses::findCopies() {
  for (auto copy : loop.getBody()->getOps<gpu::TmaCopyOp>()) {
    gpu::IndexOp barrier = slotOf(copy.getBarrier()),
                 slot = slotOf(copy.getDestination());
    if (!barrier || barrier.getSource() != arrivals)
      continue;
    if (!slot || slot.getIndex() != counter || barrier.getIndex() != counter ||
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

/// The reads of the iteration, by dots alone, and those around the loop, if it
/// runs but once in the life of the buffer.
bool SlotUses::findReads() {
  int64_t latestRead = 0;
  released = count;
  bool isAlone = loop->getBlock() == arrivals->getBlock();
  for (gpu::TmaCopyOp copy : copies)
    if (!findReadsOf(slotOf(copy.getDestination()).getSource(), isAlone,
                     latestRead))
      return false;
  if (released == count)
    return false;
  if (fill <= latestRead)
    fill += count; // what is read is filled before
  return true;
}

bool SlotUses::findReadsOf(Value buffer, bool isAlone, int64_t &latestRead) {
  for (Operation *user : buffer.getUsers()) {
    auto slot = dyn_cast<gpu::IndexOp>(user);
    if (!slot) {
      // Waits after the loop name buffers that they are for.
      if (!isa<gpu::WarpgroupWaitOp, gpu::TensorWaitOp>(user))
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
      if (isa<gpu::WarpgroupWaitOp, gpu::TensorWaitOp>(access))
        continue;
      if (!isa<gpu::WarpgroupDotOp, gpu::TensorDotOp>(access))
        return false;
      if (!loop->isProperAncestor(access)) {
        if (!isAlone)
          return false;
        continue;
      }
      std::optional<int64_t> iterations = iterationsOf(slot, access);
      if (!iterations)
        return false;
      latestRead = std::max<int64_t>(latestRead, slot.getAhead());
      released = std::min<int64_t>(released, slot.getAhead() - *iterations);
    }
  }
  return true;
}

/// After how many iterations the dot's reads of the slot end, at the end of one
/// or, on the tensor core, when the dot itself says so; nothing: not known.
std::optional<int64_t> SlotUses::iterationsOf(gpu::IndexOp slot,
                                              Operation *dot) {
  if (dot->getBlock() != loop.getBody() || slot.getIndex() != counter)
    return std::nullopt;
  if (isa<gpu::TensorDotOp>(dot))
    return 0;
  return iterationsUntilEnd(cast<gpu::WarpgroupDotOp>(dot));
}

bool SlotUses::isOfIteration(Value value) {
  auto argument = dyn_cast_if_present<BlockArgument>(value);
  return argument && argument.getOwner() == loop.getBody();
}

} // namespace kiln
