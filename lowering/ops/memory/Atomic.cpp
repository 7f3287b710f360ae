// Atomics. Each element is updated by exactly one thread: an element that
// several threads hold, and a scalar, by the first of them, which then tells
// the others the old value through shared memory.
//
// Memory order is the program's, not the thread's: all threads wait for each
// other before an atomic that releases, so that what they wrote is released
// with it, and after one that acquires. A barrier that stands there already
// serves as well.
#include "frontend/dialect/Tile.h"
#include "lowering/emit/Coordinates.h"
#include "lowering/emit/ElementTypes.h"
#include "lowering/emit/SharedMemory.h"
#include "lowering/ops/TileLowerings.h"
#include "lowering/ops/memory/VectorAccess.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "targets/gpu/GpuTraits.h"

using namespace mlir;

namespace kiln {
namespace {

bool releases(tt::MemSemantic order) {
  return order == tt::MemSemantic::RELEASE ||
         order == tt::MemSemantic::ACQUIRE_RELEASE;
}
bool acquires(tt::MemSemantic order) {
  return order == tt::MemSemantic::ACQUIRE ||
         order == tt::MemSemantic::ACQUIRE_RELEASE;
}

LLVM::AtomicOrdering orderingOf(tt::MemSemantic order) {
  switch (order) {
  case tt::MemSemantic::RELAXED:
    return LLVM::AtomicOrdering::monotonic;
  case tt::MemSemantic::ACQUIRE:
    return LLVM::AtomicOrdering::acquire;
  case tt::MemSemantic::RELEASE:
    return LLVM::AtomicOrdering::release;
  case tt::MemSemantic::ACQUIRE_RELEASE:
    return LLVM::AtomicOrdering::acq_rel;
  }
  llvm_unreachable("unknown memory order");
}

Scope scopeOf(tt::MemSyncScope scope) {
  return scope == tt::MemSyncScope::CTA   ? Scope::Block
         : scope == tt::MemSyncScope::GPU ? Scope::Device
                                          : Scope::System;
}

LLVM::AtomicBinOp binOpOf(tt::RMWOp op) {
  switch (op) {
  case tt::RMWOp::AND:
    return LLVM::AtomicBinOp::_and;
  case tt::RMWOp::OR:
    return LLVM::AtomicBinOp::_or;
  case tt::RMWOp::XOR:
    return LLVM::AtomicBinOp::_xor;
  case tt::RMWOp::ADD:
    return LLVM::AtomicBinOp::add;
  case tt::RMWOp::FADD:
    return LLVM::AtomicBinOp::fadd;
  case tt::RMWOp::MAX:
    return LLVM::AtomicBinOp::max;
  case tt::RMWOp::MIN:
    return LLVM::AtomicBinOp::min;
  case tt::RMWOp::UMAX:
    return LLVM::AtomicBinOp::umax;
  case tt::RMWOp::UMIN:
    return LLVM::AtomicBinOp::umin;
  case tt::RMWOp::XCHG:
    return LLVM::AtomicBinOp::xchg;
  }
  llvm_unreachable("unknown atomic operation");
}

/// What a tt.atomic_rmw and a tt.atomic_cas have in common.
struct Atomic {
  Value pointer, mask, result;
  tt::MemSemantic order;
  tt::MemSyncScope scope;
};

Atomic describe(Operation *op) {
  if (auto rmw = dyn_cast<tt::AtomicRMWOp>(op))
    return {rmw.getPtr(), rmw.getMask(), rmw.getResult(), rmw.getSem(),
            rmw.getScope()};
  auto cas = cast<tt::AtomicCASOp>(op);
  return {cas.getPtr(), Value(), cas.getResult(), cas.getSem(), cas.getScope()};
}

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
bool hasBarrierAfter(Operation *op) {
  Operation *after = op->getNextNode();
  while (after && isMemoryEffectFree(after) &&
         !after->hasTrait<OpTrait::IsTerminator>())
    after = after->getNextNode();
  // Nothing of this program comes after its return.
  return isBarrier(after) || isa_and_nonnull<tt::ReturnOp>(after);
}

/// One element's update; the result is the old value.
Value update(LLVMOpBuilder &ir, const TargetOps &target, Operation *op,
             Value pointer, ValueRange operands) {
  Atomic atomic = describe(op);
  StringRef scope = target.syncScope(scopeOf(atomic.scope));
  LLVM::AtomicOrdering order = orderingOf(atomic.order);
  if (auto rmw = dyn_cast<tt::AtomicRMWOp>(op)) {
    bool fences = !target.atomicsHaveOrder();
    if (fences && releases(atomic.order))
      LLVM::FenceOp::create(ir, LLVM::AtomicOrdering::release, scope);
    auto result = LLVM::AtomicRMWOp::create(
        ir, binOpOf(rmw.getAtomicRmwOp()), pointer, operands[0],
        fences ? LLVM::AtomicOrdering::monotonic : order, scope);
    target.annotateAtomic(result);
    if (fences && acquires(atomic.order))
      LLVM::FenceOp::create(ir, LLVM::AtomicOrdering::acquire, scope);
    return result;
  }
  // Comparing is by bits, so floats are compared as integers.
  Type type = operands[0].getType(), bits = type;
  if (isa<FloatType>(type))
    bits = ir.getIntegerType(type.getIntOrFloatBitWidth());
  LLVM::AtomicOrdering failureOrder = acquires(atomic.order)
                                          ? LLVM::AtomicOrdering::acquire
                                          : LLVM::AtomicOrdering::monotonic;
  Value pair = LLVM::AtomicCmpXchgOp::create(
      ir, pointer, ir.bitcast(bits, operands[0]), ir.bitcast(bits, operands[1]),
      order, failureOrder, scope);
  return ir.bitcast(type, LLVM::ExtractValueOp::create(ir, pair, 0));
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

LogicalResult emitAtomic(Thread &thread, Operation *op) {
  LLVMOpBuilder &ir = thread.ir;
  Atomic atomic = describe(op);
  Type type = elementType(atomic.result.getType());
  if (memoryType(atomic.result.getType()) != type)
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
  const LinearLayout *layout = layoutOf(atomic.result.getType());
  bool isUsed = !atomic.result.use_empty();
  Value owner = ownerPredicate(thread, layout);
  bool tellsOthers = isUsed && owner;
  int64_t offset = 0;
  if (tellsOthers) {
    FailureOr<int64_t> scratch = sharedOffset(op);
    if (failed(scratch))
      return failure();
    offset = *scratch;
  }

  if (releases(atomic.order) && !hasBarrierBefore(op))
    thread.barrier(BarrierMemory::All);

  Registers pointers = thread.get(atomic.pointer), masks;
  Value maskOperand = usefulMask(atomic.mask);
  if (maskOperand)
    masks = thread.get(maskOperand);
  SmallVector<Registers, 2> data;
  unsigned firstData = 1, lastData = isa<tt::AtomicCASOp>(op) ? 2 : 1;
  for (unsigned index = firstData; index <= lastData; ++index)
    data.push_back(thread.get(op->getOperand(index)));

  uint32_t free = layout ? layout->freeMask(HwDim::Register) : 0;
  Registers result(pointers.size());
  for (unsigned reg = 0; reg < pointers.size(); ++reg) {
    if (reg & free) {
      result[reg] = result[reg & ~free];
      continue;
    }
    SmallVector<Value> operands;
    for (const Registers &registers : data)
      operands.push_back(registers[reg]);
    auto once = [&]() -> SmallVector<Value> {
      return {update(ir, thread.target, op, pointers[reg], operands)};
    };
    Value mask = owner;
    if (maskOperand)
      mask = owner ? ir.bitAnd(owner, masks[reg]) : masks[reg];
    result[reg] =
        mask ? thread.runIf(mask, type, once).front() : once().front();
  }

  if (tellsOthers)
    shareOldValues(thread, layout, owner, offset, type,
                   acquires(atomic.order) ? BarrierMemory::All
                                          : BarrierMemory::Shared,
                   result);
  else if (acquires(atomic.order) && !hasBarrierAfter(op))
    thread.barrier(BarrierMemory::All);
  thread.set(atomic.result, std::move(result));
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
  /// Atomics go element by element.
  std::optional<GlobalAccess> globalAccess(Operation *op) const {
    Atomic atomic = describe(op);
    return GlobalAccess{atomic.pointer, atomic.mask, /*isVector=*/false};
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
    return GlobalAccess{reduce.getPointers(), reduce.getMask(),
                        /*isVector=*/false};
  }
};

} // namespace

void attachAtomic(MLIRContext &context) {
  tt::AtomicRMWOp::attachInterface<AtomicModel<tt::AtomicRMWOp>>(context);
  tt::AtomicCASOp::attachInterface<AtomicModel<tt::AtomicCASOp>>(context);
  gpu::ReduceBlockOp::attachInterface<ReduceBlock>(context);
}

} // namespace kiln
