// Barriers in shared memory: what one thread does is the elected one's.
#include "lowering/emit/Thread.h"
#include "lowering/ops/TileLowerings.h"
#include "lowering/vendor/MbarrierOps.h"
#include "targets/gpu/GpuTraits.h"

using namespace mlir;

namespace kiln {
namespace {

void inOneThread(Thread &thread, function_ref<void()> body) {
  thread.runIf(thread.isElected(), body);
}

/// The barrier of an op, and what a thread can do to it.
struct Mbarrier {
  Value pointer;
  const MbarrierOps &ops;
};

void write(gpu::MbarrierInitOp init, Mbarrier barrier, Thread &thread) {
  inOneThread(thread, [&] {
    barrier.ops.init(thread.ir, barrier.pointer, init.getArrivals());
  });
}

void write(gpu::MbarrierArriveOp arrive, Mbarrier barrier, Thread &thread) {
  auto arriveNow = [&] { barrier.ops.arrive(thread.ir, barrier.pointer); };
  if (arrive.getOne()) {
    inOneThread(thread, arriveNow);
  } else if (arrive.getWarps()) {
    thread.target.syncWarp(thread.ir);
    thread.runIf(thread.ir.equal(thread.lane(), thread.ir.i32(0)), arriveNow);
  } else
    arriveNow();
}

void write(gpu::MbarrierExpectOp expect, Mbarrier barrier, Thread &thread) {
  Value condition = thread.isElected();
  if (Value predicate = expect.getPredicate())
    condition = thread.ir.bitAnd(condition, thread.get(predicate).front());
  thread.runIf(condition, [&] {
    barrier.ops.arriveExpecting(thread.ir, barrier.pointer, expect.getBytes());
  });
}

void write(gpu::AsyncArriveOp, Mbarrier barrier, Thread &thread) {
  barrier.ops.arriveWithCopies(thread.ir, barrier.pointer);
}

void write(gpu::MbarrierWaitOp wait, Mbarrier barrier, Thread &thread) {
  Value phase = thread.get(wait.getPhase()).front();
  thread.runIf(wait.getOneWarp() ? thread.isInElectedWarp() : Value(), [&] {
    thread.repeatUntil([&] {
      return barrier.ops.isPhaseOver(thread.ir, barrier.pointer, phase);
    });
  });
  thread.set(wait.getArrived(), {});
}

void write(gpu::MbarrierWaitWarpOp wait, Mbarrier barrier, Thread &thread) {
  Value condition = thread.isInElectedWarp(),
        phase = thread.get(wait.getPhase()).front();
  if (Value predicate = wait.getPredicate()) {
    Value holds = thread.get(predicate).front();
    condition = condition ? thread.ir.bitAnd(condition, holds) : holds;
  }
  thread.runIf(condition, [&] {
    thread.repeatUntil([&] {
      return barrier.ops.isPhaseOver(thread.ir, barrier.pointer, phase);
    });
  });
  thread.set(wait.getFreed(), {});
}

void write(gpu::MbarrierInvalidateOp, Mbarrier barrier, Thread &thread) {
  inOneThread(thread,
              [&] { barrier.ops.invalidate(thread.ir, barrier.pointer); });
}

/// What the GPU can do to mbarriers; null and an error where it has none such
/// as `op` needs.
const MbarrierOps *opsFor(Operation *op, const TargetOps &target) {
  auto refuse = [&](StringRef what, StringRef who) {
    op->emitError("needs mbarriers")
        << what << ", which " << gpuName(target.gpu()) << " does not have; "
        << who << " and later have them";
    return nullptr;
  };
  const MbarrierOps *ops = target.mbarriers();
  if (!ops)
    return refuse("", "sm_80");
  if (isa<gpu::MbarrierExpectOp>(op) && !ops->countBytes())
    return refuse(" that count bytes", "sm_90");
  return ops;
}

struct SyncWarps : TileLowering::ExternalModel<SyncWarps, gpu::WarpSyncOp> {
  LogicalResult emit(Operation *, Thread &thread) const {
    thread.target.syncWarp(thread.ir);
    return success();
  }
};

template <typename Op>
struct OnMbarrier : TileLowering::ExternalModel<OnMbarrier<Op>, Op> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    const MbarrierOps *ops = opsFor(op, thread.target);
    if (!ops)
      return failure();
    auto onBarrier = cast<Op>(op);
    Value pointer = thread.get(onBarrier.getBarrier()).front();
    write(onBarrier, {pointer, *ops}, thread);
    return success();
  }
};

template <typename... Ops> void attach(MLIRContext &context) {
  (Ops::template attachInterface<OnMbarrier<Ops>>(context), ...);
}

} // namespace

void attachMbarrier(MLIRContext &context) {
  gpu::WarpSyncOp::attachInterface<SyncWarps>(context);
  attach<gpu::MbarrierInitOp, gpu::MbarrierArriveOp, gpu::MbarrierExpectOp,
         gpu::AsyncArriveOp, gpu::MbarrierWaitOp, gpu::MbarrierWaitWarpOp,
         gpu::MbarrierInvalidateOp>(context);
}

} // namespace kiln
