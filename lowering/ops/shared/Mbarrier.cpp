// Barriers in shared memory: what one thread does is thread 0's.
#include "lowering/emit/Thread.h"
#include "lowering/ops/TileLowerings.h"
#include "targets/gpu/GpuTarget.h"

using namespace mlir;

namespace kiln {
namespace {

/// The mbarrier of an op; failure and an error where the GPU has none.
template <typename Op> FailureOr<Value> barrierOf(Op op, Thread &thread) {
  if (!thread.target.hasMbarriers())
    return op.emitError("needs mbarriers, which ")
           << thread.target.gpu().name()
           << " does not have; sm_80 and later have them";
  return thread.get(op.getBarrier()).front();
}

void inOneThread(Thread &thread, function_ref<void()> body) {
  LLVMOpBuilder &ir = thread.ir;
  Value isFirst = ir.icmp(LLVM::ICmpPredicate::eq, thread.id(), ir.i32(0));
  thread.runIf(isFirst, {}, [&]() -> SmallVector<Value> {
    body();
    return {};
  });
}

struct MbarrierInit
    : TileLowering::ExternalModel<MbarrierInit, gpu::MbarrierInitOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    auto init = cast<gpu::MbarrierInitOp>(op);
    FailureOr<Value> barrier = barrierOf(init, thread);
    if (failed(barrier))
      return failure();
    inOneThread(thread, [&] {
      thread.target.initMbarrier(thread.ir, *barrier, init.getArrivals());
    });
    return success();
  }
};

struct MbarrierArrive
    : TileLowering::ExternalModel<MbarrierArrive, gpu::MbarrierArriveOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    auto arrive = cast<gpu::MbarrierArriveOp>(op);
    FailureOr<Value> barrier = barrierOf(arrive, thread);
    if (failed(barrier))
      return failure();
    auto write = [&] { thread.target.arrive(thread.ir, *barrier); };
    if (arrive.getOne())
      inOneThread(thread, write);
    else
      write();
    return success();
  }
};

struct MbarrierExpect
    : TileLowering::ExternalModel<MbarrierExpect, gpu::MbarrierExpectOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    auto expect = cast<gpu::MbarrierExpectOp>(op);
    FailureOr<Value> barrier = barrierOf(expect, thread);
    if (failed(barrier))
      return failure();
    if (!thread.target.mbarriersCountBytes())
      return op->emitError("needs mbarriers that count bytes, which ")
             << thread.target.gpu().name()
             << " does not have; sm_90 and later have them";
    inOneThread(thread, [&] {
      thread.target.arriveExpecting(thread.ir, *barrier, expect.getBytes());
    });
    return success();
  }
};

struct AsyncArrive
    : TileLowering::ExternalModel<AsyncArrive, gpu::AsyncArriveOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    FailureOr<Value> barrier = barrierOf(cast<gpu::AsyncArriveOp>(op), thread);
    if (failed(barrier))
      return failure();
    thread.target.arriveWithCopies(thread.ir, *barrier);
    return success();
  }
};

struct MbarrierWait
    : TileLowering::ExternalModel<MbarrierWait, gpu::MbarrierWaitOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    auto wait = cast<gpu::MbarrierWaitOp>(op);
    FailureOr<Value> barrier = barrierOf(wait, thread);
    if (failed(barrier))
      return failure();
    Value phase = thread.get(wait.getPhase()).front();
    thread.repeatUntil(
        [&] { return thread.target.isPhaseOver(thread.ir, *barrier, phase); });
    thread.set(op->getResult(0), {});
    return success();
  }
};

struct MbarrierInvalidate
    : TileLowering::ExternalModel<MbarrierInvalidate,
                                  gpu::MbarrierInvalidateOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    FailureOr<Value> barrier =
        barrierOf(cast<gpu::MbarrierInvalidateOp>(op), thread);
    if (failed(barrier))
      return failure();
    inOneThread(thread,
                [&] { thread.target.invalidateMbarrier(thread.ir, *barrier); });
    return success();
  }
};

} // namespace

void attachMbarrier(MLIRContext &context) {
  gpu::MbarrierInitOp::attachInterface<MbarrierInit>(context);
  gpu::MbarrierArriveOp::attachInterface<MbarrierArrive>(context);
  gpu::MbarrierExpectOp::attachInterface<MbarrierExpect>(context);
  gpu::AsyncArriveOp::attachInterface<AsyncArrive>(context);
  gpu::MbarrierWaitOp::attachInterface<MbarrierWait>(context);
  gpu::MbarrierInvalidateOp::attachInterface<MbarrierInvalidate>(context);
}

} // namespace kiln
