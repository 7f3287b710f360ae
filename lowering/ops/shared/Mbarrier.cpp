// Barriers in shared memory: what one thread does is thread 0's.
#include "lowering/emit/Thread.h"
#include "lowering/ops/TileLowerings.h"
#include "targets/gpu/GpuTarget.h"

using namespace mlir;

namespace kiln {
namespace {

void inOneThread(Thread &thread, function_ref<void()> body) {
  LLVMOpBuilder &ir = thread.ir;
  Value isFirst = ir.icmp(LLVM::ICmpPredicate::eq, thread.id(), ir.i32(0));
  thread.runIf(isFirst, {}, [&]() -> SmallVector<Value> {
    body();
    return {};
  });
}

void write(gpu::MbarrierInitOp init, Value barrier, Thread &thread) {
  inOneThread(thread, [&] {
    thread.target.initMbarrier(thread.ir, barrier, init.getArrivals());
  });
}

void write(gpu::MbarrierArriveOp arrive, Value barrier, Thread &thread) {
  auto arriveNow = [&] { thread.target.arrive(thread.ir, barrier); };
  if (arrive.getOne())
    inOneThread(thread, arriveNow);
  else
    arriveNow();
}

void write(gpu::MbarrierExpectOp expect, Value barrier, Thread &thread) {
  inOneThread(thread, [&] {
    thread.target.arriveExpecting(thread.ir, barrier, expect.getBytes());
  });
}

void write(gpu::AsyncArriveOp, Value barrier, Thread &thread) {
  thread.target.arriveWithCopies(thread.ir, barrier);
}

void write(gpu::MbarrierWaitOp wait, Value barrier, Thread &thread) {
  Value phase = thread.get(wait.getPhase()).front();
  thread.repeatUntil(
      [&] { return thread.target.isPhaseOver(thread.ir, barrier, phase); });
  thread.set(wait.getArrived(), {});
}

void write(gpu::MbarrierInvalidateOp, Value barrier, Thread &thread) {
  inOneThread(thread,
              [&] { thread.target.invalidateMbarrier(thread.ir, barrier); });
}

/// An error where the GPU has no such barriers as `op` needs.
LogicalResult checkTarget(Operation *op, const TargetOps &target) {
  auto refuse = [&](StringRef what, StringRef who) {
    return op->emitError("needs mbarriers")
           << what << ", which " << target.gpu().name() << " does not have; "
           << who << " and later have them";
  };
  if (!target.hasMbarriers())
    return refuse("", "sm_80");
  if (isa<gpu::MbarrierExpectOp>(op) && !target.mbarriersCountBytes())
    return refuse(" that count bytes", "sm_90");
  return success();
}

template <typename Op>
struct OnMbarrier : TileLowering::ExternalModel<OnMbarrier<Op>, Op> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    if (failed(checkTarget(op, thread.target)))
      return failure();
    auto onBarrier = cast<Op>(op);
    write(onBarrier, thread.get(onBarrier.getBarrier()).front(), thread);
    return success();
  }
};

template <typename... Ops> void attach(MLIRContext &context) {
  (Ops::template attachInterface<OnMbarrier<Ops>>(context), ...);
}

} // namespace

void attachMbarrier(MLIRContext &context) {
  attach<gpu::MbarrierInitOp, gpu::MbarrierArriveOp, gpu::MbarrierExpectOp,
         gpu::AsyncArriveOp, gpu::MbarrierWaitOp, gpu::MbarrierInvalidateOp>(
      context);
}

} // namespace kiln
