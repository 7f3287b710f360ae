// Atomics. Each element is updated by exactly one thread: an element that
// several threads hold, and a scalar, by the first of them, which then tells
// the others the old value through shared memory.
//
// Memory order is the program's, not the thread's: all threads wait for each
// other before an atomic that releases, so that what they wrote is released
// with it, and after one that acquires. A barrier that stands there already
// serves as well.
#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/emit/Coordinates.h"
#include "lowering/emit/ElementTypes.h"
#include "lowering/emit/SharedMemory.h"
#include "lowering/ops/TileLowerings.h"
#include "lowering/ops/memory/AtomicUpdates.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "targets/gpu/GpuTraits.h"

using namespace mlir;

namespace kiln {
namespace {

/// One that orders global memory.
bool isBarrier(Operation *op) {
  if (auto barrier = dyn_cast_or_null<gpu::BarrierOp>(op))
    return !barrier.getLocal();
  return isa_and_nonnull<mlir::gpu::BarrierOp>(op);
}

bool hasBarrierBefore(Operation *op) {
  Operation *before = op->getPrevNode();
  while (before && isMemoryEffectFree(before))
    before = before->getPrevNode();
  return isBarrier(before);
}

/// The next op that has an effect, or ends the block.
Operation *nextEffect(Operation *op) {
  Operation *after = op->getNextNode();
  while (after && isMemoryEffectFree(after) &&
         !after->hasTrait<OpTrait::IsTerminator>())
    after = after->getNextNode();
  return after;
}

/// Broadcasts the owners' values to all threads that hold the elements. Every
/// element has its slot in shared memory, by its row-major number.
void shareOldValues(Thread &thread, const LinearLayout *layout, Value owner,
                    int64_t offset, Type type, BarrierMemory memory,
                    Registers &oldValues) {
  LLVMOpBuilder &ir = thread.ir;
  uint32_t free = layout ? layout->freeMask(HwDim::Register) : 0;
  SmallVector<Value> places(oldValues.size());
  for (unsigned reg = 0; reg < oldValues.size(); ++reg)
    places[reg] = layout ? ir.gep(sharedPointer(ir, offset), type,
                                  flatElement(thread, *layout, reg))
                         : sharedPointer(ir, offset);
  thread.runIf(owner, [&] {
    for (unsigned reg = 0; reg < oldValues.size(); ++reg)
      if (!(reg & free))
        LLVM::StoreOp::create(ir, oldValues[reg], places[reg], bytesOf(type));
  });
  thread.barrier(memory);
  for (unsigned reg = 0; reg < oldValues.size(); ++reg)
    oldValues[reg] =
        reg & free
            ? oldValues[reg & ~free]
            : Value(LLVM::LoadOp::create(ir, type, places[reg], bytesOf(type)));
}

LogicalResult checkAtomic(Thread &thread, Operation *op) {
  Atomic atomic = describeAtomic(op);
  if (memoryType(atomic.result.getType()) !=
      elementType(atomic.result.getType()))
    return op->emitError("'")
           << op->getName()
           << "' on elements smaller than a byte is not lowered yet";
  if (isa<tt::AtomicRMWOp>(op) && atomic.scope == tt::MemSyncScope::SYSTEM &&
      !thread.target.atomicsHaveOrder())
    return op->emitError(
               "'tt.atomic_rmw' with scope 'sys' is not lowered yet for ")
           << gpuName(thread.target.gpu())
           << ", where LLVM writes it with device scope; use 'gpu', or "
              "tt.atomic_cas";
  auto vector = op->getAttrOfType<IntegerAttr>(gpu::kVectorAttr);
  if (vector && vector.getInt() > maxUpdated(op))
    return op->emitError() << gpu::kVectorAttr << " must be at most "
                           << maxUpdated(op) << " here, the elements that "
                           << gpuName(thread.target.gpu())
                           << " updates at once; got " << vector.getInt();
  return success();
}

LogicalResult emitAtomic(Thread &thread, Operation *op) {
  if (failed(checkAtomic(thread, op)))
    return failure();
  Atomic atomic = describeAtomic(op);
  const LinearLayout *layout = layoutOf(atomic.result.getType());
  Value owner = ownerPredicate(thread, layout);
  bool tellsOthers = !atomic.result.use_empty() && owner;
  int64_t offset = 0;
  if (tellsOthers) {
    FailureOr<int64_t> scratch = sharedOffset(op);
    if (failed(scratch))
      return failure();
    offset = *scratch;
  }

  if (releases(atomic.order) && !hasBarrierBefore(op))
    thread.barrier(BarrierMemory::All);
  // Nothing of this program comes after its return, for which to acquire.
  Operation *next = nextEffect(op);
  bool acquire = acquires(atomic.order) && !isa_and_nonnull<tt::ReturnOp>(next);
  Registers oldValues = emitUpdates(thread, op, owner, acquire);
  if (tellsOthers)
    shareOldValues(
        thread, layout, owner, offset, elementType(atomic.result.getType()),
        acquire ? BarrierMemory::All : BarrierMemory::Shared, oldValues);
  else if (acquire && !isBarrier(next))
    thread.barrier(BarrierMemory::All);
  if (!oldValues.empty())
    thread.set(atomic.result, std::move(oldValues));
  return success();
}

/// The old values, where threads other than the one that made an update want
/// them.
int64_t oldValueBytes(Value result) {
  if (result.use_empty())
    return 0;
  int64_t elements = 1;
  if (const LinearLayout *layout = layoutOf(result.getType())) {
    if (!freeThreadBits(*layout))
      return 0;
    elements = cast<RankedTensorType>(result.getType()).getNumElements();
  }
  return elements * bytesOf(memoryType(result.getType()));
}

template <typename Op>
struct AtomicModel : TileLowering::ExternalModel<AtomicModel<Op>, Op> {
  std::optional<GlobalAccess> globalAccess(Operation *op) const {
    Atomic atomic = describeAtomic(op);
    GlobalAccess access{atomic.pointer, atomic.mask, maxUpdated(op)};
    access.kind = GlobalAccess::Kind::Atomic;
    return access;
  }
  int64_t scratchBytes(Operation *op) const {
    return oldValueBytes(op->getResult(0));
  }
  LogicalResult emit(Operation *op, Thread &thread) const {
    return emitAtomic(thread, op);
  }
};

/// Until kiln-stage-operands has made of it what is executed.
struct ReduceBlock
    : TileLowering::ExternalModel<ReduceBlock, gpu::ReduceBlockOp> {
  std::optional<GlobalAccess> globalAccess(Operation *op) const {
    auto reduce = cast<gpu::ReduceBlockOp>(op);
    GlobalAccess access{reduce.getPointers(), reduce.getMask(),
                        /*maxElements=*/1};
    access.kind = GlobalAccess::Kind::Atomic;
    return access;
  }
};

} // namespace

void attachAtomic(MLIRContext &context) {
  tt::AtomicRMWOp::attachInterface<AtomicModel<tt::AtomicRMWOp>>(context);
  tt::AtomicCASOp::attachInterface<AtomicModel<tt::AtomicCASOp>>(context);
  gpu::ReduceBlockOp::attachInterface<ReduceBlock>(context);
}

} // namespace kiln
