// The pass kiln-schedule-loops: in which stage each op of a loop runs, and
// where in a round, as attributes: `kiln.stage` and `kiln.cluster`. Ops of one
// cluster keep their sequence.
//
// A round waits first for what it reads. Then come the stores of what has
// arrived in registers, then what runs ahead, later stages first, so that
// nothing of one round waits for another of it; and then the work, behind which
// all of that is on its way. The barrier between the wait and the first store
// or copy is the round's only one where buffers have a slot more than what is
// on its way.
#include "frontend/dialect/Tile.h"
#include "lowering/Passes.h"
#include "lowering/pipeline/Schedule.h"
#include "mlir/IR/BuiltinOps.h"

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_SCHEDULELOOPS
#include "lowering/Passes.h.inc"

namespace {

/// The places in a round.
enum Cluster : unsigned { Arrivals, Stores, FirstAhead };

class LoopScheduler {
public:
  LoopScheduler(scf::ForOp loop, unsigned stages)
      : loop(loop), builder(loop.getContext()), early(earlyOps(loop)),
        stages(loop, early, stages) {}

  void run() {
    for (Operation &op : loop.getBody()->without_terminator())
      schedule(&op);
    // The slot that an op goes to, with the op.
    for (Operation &op : loop.getBody()->without_terminator())
      if (isa<gpu::IndexOp>(op))
        if (Operation *user = *op.user_begin();
            user->hasAttr(gpu::kStageAttr)) {
          op.setAttr(gpu::kStageAttr, user->getAttr(gpu::kStageAttr));
          op.setAttr(gpu::kClusterAttr, user->getAttr(gpu::kClusterAttr));
        }
  }

private:
  void schedule(Operation *op) {
    unsigned lastAhead = FirstAhead + stages.lastAhead();
    if (early.contains(op))
      set(op, stages.of(op), lastAhead - stages.of(op));
    else if (isa<gpu::AsyncCommitOp>(op))
      set(op, stages.ofCopies(), lastAhead - stages.ofCopies());
    else if (isa<gpu::AsyncWaitOp>(op))
      set(op, stages.last(), Arrivals);
    else if (isSlotStore(loop, op))
      set(op, stages.ofStores(), Stores);
    else
      set(op, stages.last(), lastAhead + 1);
  }

  void set(Operation *op, unsigned stage, unsigned cluster) {
    op->setAttr(gpu::kStageAttr, builder.getI32IntegerAttr(stage));
    op->setAttr(gpu::kClusterAttr, builder.getI32IntegerAttr(cluster));
  }

  scf::ForOp loop;
  Builder builder;
  OpSet early;
  Stages stages;
};

class ScheduleLoops : public impl::ScheduleLoopsBase<ScheduleLoops> {
  void runOnOperation() override {
    getOperation().walk([](scf::ForOp loop) {
      if (auto count = loop->getAttrOfType<IntegerAttr>(gpu::kNumStagesAttr))
        LoopScheduler(loop, count.getInt()).run();
    });
  }
};

} // namespace
} // namespace kiln
