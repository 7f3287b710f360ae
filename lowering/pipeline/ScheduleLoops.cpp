// The pass kiln-schedule-loops: the schedule of a software pipeline; in which
// stage each op of a loop runs, and where in an iteration, as the attributes
// `kiln.stage` and `kiln.cluster`. Ops of one cluster keep their sequence.
//
// An iteration first waits for the copies that it reads. Then come the stores
// of values that have arrived in registers, then the ops that run ahead, later
// stages first, so that none of them waits for another of the same iteration;
// and then the work, during which all of these are in flight. The barrier
// between the wait and the first store or copy is the iteration's only one
// where buffers have one slot more than copies in flight. Where they have not
// (kiln.reuse_slots), copies come last, after a barrier of their own.
//
// Where an iteration has several dots by warpgroups, one of which it waits for,
// its first dot is issued before the ops that run ahead: the tensor cores work
// while addresses are computed and copies issued. (ptxas moves such a wait up
// to the next access to memory.) Of ten attention kernels on an H200 eight
// gained, up to 9 %, and one lost 3; perf/knob/README.md has other positions
// that were tried. With one dot, copies before it are faster.
//
// Loads that are stored at once (LoadAhead.h) wait for memory in the iteration,
// so its first dot is issued before them, also a single one: it runs meanwhile.
// Not where its accumulator is added to another one, which the loop carries:
// both would be in registers beside the loads.
//
// Dots on the tensor core begin first, too: those of the iteration before have
// ended when the slots that they read are filled, and none is left to spare.
//
// Where iterations overlap (IterationHalves.h), the second half is a stage
// after the first, with its own prefetches: so it needs no more slots, but
// waits for copies of its own.
#include "frontend/dialect/Tile.h"
#include "lowering/passes/Passes.h"
#include "lowering/pipeline/IterationHalves.h"
#include "lowering/pipeline/Schedule.h"
#include "mlir/IR/BuiltinOps.h"
#include "targets/gpu/Budget.h"
#include "targets/gpu/GpuTarget.h"

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_SCHEDULELOOPS
#include "lowering/passes/Passes.h.inc"

namespace {

/// The clusters of an iteration, in order.
enum Cluster : unsigned { Arrivals, Stores, FirstAhead };

class LoopScheduler {
public:
  /// `registers` of a thread; 0: no iteration is divided.
  LoopScheduler(scf::ForOp loop, unsigned stages, unsigned registers)
      : loop(loop), builder(loop.getContext()), early(earlyOps(loop)),
        stages(loop, early, stages) {
    if (registers)
      halves = IterationHalves::find(loop, early, registers);
  }

  void run() {
    if (halves) {
      divideGroups();
      divideMbarriers();
      loop->setAttr(gpu::kNumStagesAttr,
                    builder.getI32IntegerAttr(stages.last() + 2));
      loop->setAttr(gpu::kTwoHalvesAttr, builder.getUnitAttr());
    } else {
      findFirstDot();
      findTensorDots();
    }
    for (Operation &op : loop.getBody()->without_terminator())
      schedule(&op);
    // The slot that an op goes to, with the first op that does.
    for (auto slot : loop.getBody()->getOps<gpu::IndexOp>())
      if (Operation *user = firstInIteration(slot)) {
        slot->setAttr(gpu::kStageAttr, user->getAttr(gpu::kStageAttr));
        slot->setAttr(gpu::kClusterAttr, user->getAttr(gpu::kClusterAttr));
      }
  }

private:
  /// Whether the dot adds to an accumulator that the loop carries, or to one in
  /// tensor memory: while it runs it needs no other registers.
  bool addsToCarried(Operation *dot) {
    auto ofWarpgroups = dyn_cast<gpu::WarpgroupDotOp>(dot);
    return !ofWarpgroups ||
           llvm::is_contained(loop.getRegionIterArgs(), ofWarpgroups.getC());
  }

  /// The first dot, if the iteration waits for it and has something to do
  /// meanwhile: other dots of warpgroups, or loads that it stores at once; and
  /// what is before it.
  void findFirstDot() {
    Operation *first = nullptr;
    unsigned ofWarpgroups = 0;
    bool loads = false;
    for (Operation &op : *loop.getBody()) {
      ofWarpgroups += isa<gpu::WarpgroupDotOp>(op);
      loads |= storesAtOnce(loop, &op);
      if (!first && isa<gpu::WarpgroupDotOp, gpu::TensorDotOp>(op))
        first = &op;
    }
    if (!first || !(ofWarpgroups > 1 || (loads && addsToCarried(first))) ||
        llvm::any_of(first->getUsers(), [](Operation *user) {
          return user->hasAttr(gpu::kNextIterationAttr);
        }))
      return;
    for (Operation &op : *loop.getBody()) {
      toFirstDot.insert(&op);
      if (&op == first)
        return;
    }
  }

  /// Dots on the tensor core that end in the next iteration, and what is before
  /// them: they begin first, and then those of the iteration before are waited
  /// for, whose slots are filled next.
  void findTensorDots() {
    Operation *last = nullptr;
    for (auto wait : loop.getBody()->getOps<gpu::TensorWaitOp>())
      if (wait->hasAttr(gpu::kNextIterationAttr))
        last = wait;
    for (Operation &op : *loop.getBody()) {
      if (!last)
        return;
      toFirstDot.insert(&op);
      if (&op == last)
        last = nullptr;
    }
  }

  bool isSecond(Operation *op) const { return halves && halves->isSecond(op); }

  /// Has the second half's copies be a group of their own, which only the
  /// second half waits for.
  void divideGroups() {
    auto waits = loop.getBody()->getOps<gpu::AsyncWaitOp>();
    if (waits.empty())
      return;
    gpu::AsyncWaitOp wait = *waits.begin();
    auto group = wait.getGroups().front().getDefiningOp<gpu::AsyncCommitOp>();
    SmallVector<Value> ofFirst, ofSecond;
    for (Value copy : group.getCopies())
      (isSecond(copy.getDefiningOp()) ? ofSecond : ofFirst).push_back(copy);
    if (ofSecond.empty())
      return;
    OpBuilder inserter(group);
    Type token = wait.getType();
    secondGroup =
        gpu::AsyncCommitOp::create(inserter, group.getLoc(), token, ofSecond);
    inserter.setInsertionPoint(wait);
    secondWait = gpu::AsyncWaitOp::create(inserter, wait.getLoc(), token,
                                          secondGroup->getResults(), 0);
    wait.getArrived().replaceUsesWithIf(
        secondWait->getResult(0),
        [&](OpOperand &use) { return isSecond(use.getOwner()); });
    group.getCopiesMutable().assign(ofFirst);
    if (!ofFirst.empty())
      return;
    wait.erase();
    group.erase();
  }

  /// The same of copies that arrive at an mbarrier.
  void divideMbarriers() {
    SmallVector<gpu::TmaCopyOp> ofSecond;
    int64_t bytes = 0;
    for (auto copy : loop.getBody()->getOps<gpu::TmaCopyOp>())
      if (isSecond(copy)) {
        ofSecond.push_back(copy);
        bytes += copy.getDestination().getType().bytes();
      }
    if (ofSecond.empty())
      return;
    auto expect = *loop.getBody()->getOps<gpu::MbarrierExpectOp>().begin();
    auto wait = *loop.getBody()->getOps<gpu::MbarrierWaitOp>().begin();
    auto slot = expect.getBarrier().getDefiningOp<gpu::IndexOp>();
    OpBuilder inserter(slot.getSource().getDefiningOp());
    Value barriers =
        inserter.clone(*slot.getSource().getDefiningOp())->getResult(0);
    auto slotFor = [&](Operation *op) -> Value {
      inserter.setInsertionPoint(op);
      return gpu::IndexOp::create(inserter, op->getLoc(), slot.getType(),
                                  barriers, slot.getIndex());
    };
    Value expected = slotFor(expect);
    secondExpect = gpu::MbarrierExpectOp::create(
        inserter, expect.getLoc(), expected, bytes, expect.getPredicate());
    for (gpu::TmaCopyOp copy : ofSecond)
      copy.getBarrierMutable().assign(slotFor(copy));
    Value awaited = slotFor(wait);
    secondMbarrierWait = gpu::MbarrierWaitOp::create(
        inserter, wait.getLoc(), wait.getType(), awaited, wait.getPhase());
    wait.getArrived().replaceUsesWithIf(
        secondMbarrierWait->getResult(0),
        [&](OpOperand &use) { return isSecond(use.getOwner()); });
    expect.setBytes(expect.getBytes() - bytes);
    stageOfExpect = stages.of(expect);
    if (expect.getBytes())
      return;
    early.remove(expect);
    expect.erase();
    wait.erase();
  }

  void schedule(Operation *op) {
    bool isLate =
        isSecond(op) ||
        llvm::is_contained(
            {secondGroup, secondWait, secondExpect, secondMbarrierWait}, op);
    unsigned lastAhead = stages.lastAhead() + (halves ? 1 : 0);
    // Copies come after the reads of the slots that they go to; loads into
    // registers need no slot.
    bool copiesAreLast = loop->hasAttr(gpu::kReuseSlotsAttr);
    unsigned firstAhead = FirstAhead + (copiesAreLast        ? 2
                                        : toFirstDot.empty() ? 0
                                                             : 1);
    auto ahead = [&](unsigned stage) {
      set(op, stage + isLate, firstAhead + lastAhead - stage - isLate);
    };
    if (copiesAreLast && early.contains(op) &&
        stages.of(op) == stages.ofRegisters())
      set(op, stages.ofRegisters(), FirstAhead);
    else if (early.contains(op))
      ahead(stages.of(op));
    else if (op == secondExpect)
      ahead(stageOfExpect);
    else if (isa<gpu::AsyncCommitOp>(op))
      ahead(stages.ofCopies());
    else if (isa<gpu::AsyncWaitOp, gpu::MbarrierWaitOp>(op))
      set(op, stages.last() + isLate, Arrivals);
    else if (storesAtOnce(loop, op))
      ahead(stages.ofRegisters());
    else if (isSlotStore(loop, op))
      set(op, stages.ofStores() + isLate, Stores);
    else if (toFirstDot.contains(op))
      set(op, stages.last(), FirstAhead);
    else if (copiesAreLast)
      set(op, stages.last(), FirstAhead + 1);
    else
      set(op, stages.last() + isLate,
          firstAhead + lastAhead + 1 + (halves ? halves->partOf(op) : 0));
  }

  /// The earliest user of a slot in an iteration.
  static Operation *firstInIteration(gpu::IndexOp slot) {
    Operation *first = nullptr;
    auto place = [](Operation *op) {
      return op->getAttrOfType<IntegerAttr>(gpu::kClusterAttr).getInt();
    };
    for (Operation *user : slot->getUsers())
      if (user->hasAttr(gpu::kClusterAttr) &&
          (!first || place(user) < place(first)))
        first = user;
    return first;
  }

  void set(Operation *op, unsigned stage, unsigned cluster) {
    op->setAttr(gpu::kStageAttr, builder.getI32IntegerAttr(stage));
    op->setAttr(gpu::kClusterAttr, builder.getI32IntegerAttr(cluster));
  }

  scf::ForOp loop;
  Builder builder;
  OpSet early;
  Stages stages;
  std::optional<IterationHalves> halves;
  /// What the second half's own copies are told and waited for by.
  Operation *secondGroup = nullptr, *secondWait = nullptr,
            *secondExpect = nullptr, *secondMbarrierWait = nullptr;
  unsigned stageOfExpect = 0;
  OpSet toFirstDot;
};

class ScheduleLoops : public impl::ScheduleLoopsBase<ScheduleLoops> {
public:
  using ScheduleLoopsBase::ScheduleLoopsBase;

private:
  void runOnOperation() override {
    getOperation().walk([&](scf::ForOp loop) {
      if (auto count = loop->getAttrOfType<IntegerAttr>(gpu::kNumStagesAttr))
        LoopScheduler(loop, count.getInt(),
                      overlapIterations ? registersFor(loop) : 0)
            .run();
    });
  }

  /// Registers of a thread; 0 where the loop has no dots by warpgroups.
  static unsigned registersFor(scf::ForOp loop) {
    if (loop.getBody()->getOps<gpu::WarpgroupDotOp>().empty())
      return 0;
    FailureOr<const GpuTarget *> target =
        gpu::getTarget(loop->getParentOfType<ModuleOp>());
    FailureOr<int64_t> warps = gpu::getModuleInt(loop, gpu::kNumWarpsAttr);
    if (failed(target) || failed(warps))
      return 0;
    return Budget::forKernel(**target, *warps * (*target)->warpSize, 0, 0)
        .limit();
  }
};

} // namespace
} // namespace kiln
