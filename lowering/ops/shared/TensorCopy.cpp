// Copies by tensor maps: the elected thread has TMA copy the boxes that fill a
// buffer. A tensor map is a parameter, or stands in the block's global scratch
// (lowering/emit/Kernel.cpp), where the elected thread's warp makes it.
#include "lowering/axis/AxisAnalysis.h"
#include "lowering/dialect/Boxes.h"
#include "lowering/emit/Thread.h"
#include "lowering/ops/TileLowerings.h"
#include "lowering/vendor/TensorCopyOps.h"
#include "targets/gpu/GpuTraits.h"

using namespace mlir;

namespace kiln {
namespace {

/// The GPU's TMA ops; null and an error where it has none.
const TensorCopyOps *tensorCopiesFor(Operation *op, const TargetOps &target) {
  const TensorCopyOps *ops = target.tensorCopies();
  if (!ops)
    op->emitError("needs copies by tensor maps, which ")
        << gpuName(target.gpu()) << " does not have; sm_90 and later have them";
  return ops;
}

L2Policy policyOf(tt::EvictionPolicy evict) {
  switch (evict) {
  case tt::EvictionPolicy::NORMAL:
    return L2Policy::Normal;
  case tt::EvictionPolicy::EVICT_FIRST:
    return L2Policy::EvictFirst;
  case tt::EvictionPolicy::EVICT_LAST:
    return L2Policy::EvictLast;
  }
  llvm_unreachable("all hints are policies");
}

/// The elected thread, if `predicate` is true, too.
Value inOneThread(Thread &thread, Value predicate) {
  Value elected = thread.isElected();
  return predicate ? thread.ir.bitAnd(elected, thread.get(predicate).front())
                   : elected;
}

/// The address of a tensor map, as copies take it.
Value addressOf(Thread &thread, TypedValue<gpu::TensorMapType> map) {
  Value address = thread.get(map).front();
  if (!map.getDefiningOp<gpu::MakeTensorMapOp>())
    return address;
  auto generic = LLVM::LLVMPointerType::get(thread.ir.getContext());
  return LLVM::AddrSpaceCastOp::create(thread.ir, generic, address);
}

/// Each box of the block at `coordinates`: its own coordinates, and where it is
/// in the buffer.
void forEachBox(Thread &thread, gpu::TensorMapType map, gpu::MemDescType buffer,
                Value base, ValueRange coordinates,
                function_ref<void(Value, ValueRange)> write) {
  LLVMOpBuilder &ir = thread.ir;
  SmallVector<Box> boxes = *boxesOf(map, buffer); // the op is verified
  for (const Box &box : boxes) {
    SmallVector<Value> at;
    for (auto [coordinate, offset] : llvm::zip_equal(coordinates, box.at)) {
      Value begin = thread.get(coordinate).front();
      at.push_back(offset ? ir.add(begin, ir.i32(offset)) : begin);
    }
    write(box.byte ? ir.gep(base, ir.getI8Type(), ir.i32(box.byte)) : base, at);
  }
}

struct TensorMapParameter
    : TileLowering::ExternalModel<TensorMapParameter, gpu::TensorMapOp> {
  LogicalResult emit(Operation *, Thread &) const { return success(); }
};

/// The value as it is known in the program of a thread, widened as a signed
/// one.
Value widened(Thread &thread, Value tileValue, Type type) {
  return thread.ir.sextOrTrunc(type, thread.get(tileValue).front());
}

struct MakeTensorMap
    : TileLowering::ExternalModel<MakeTensorMap, gpu::MakeTensorMapOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    const TensorCopyOps *copies = tensorCopiesFor(op, thread.target);
    if (!copies)
      return failure();
    auto make = cast<gpu::MakeTensorMapOp>(op);
    LLVMOpBuilder &ir = thread.ir;
    gpu::TensorMapType type = make.getType();
    TensorMapElement element = *tensorMapElement(type.getElementType());
    MadeTensorMap map{thread.get(make.getBase()).front(),
                      element,
                      {},
                      {},
                      type.getBox(),
                      type.getSwizzleBytes(),
                      make.getNan()};
    for (Value size : make.getSizes())
      map.sizes.push_back(widened(thread, size, ir.getI32Type()));
    for (Value stride : make.getStrides())
      map.strides.push_back(ir.mul(widened(thread, stride, ir.getI64Type()),
                                   ir.i64(bytesOf(element))));
    // A store by the map that was here before may be reading it.
    bool isForStores =
        llvm::any_of(make->getUsers(), llvm::IsaPred<gpu::TmaStoreOp>);
    Value shared = thread.get(make.getScratch()).front(),
          global = thread.get(make).front(), lane = thread.lane(),
          elected = inOneThread(thread, Value());
    thread.runIf(thread.isInElectedWarp(), [&] {
      unsigned bytes = kTensorMapBytes / thread.lanes;
      LLVM::StoreOp::create(ir, ir.constant(ir.getIntegerType(8 * bytes), 0),
                            ir.gep(shared, ir.getIntegerType(8 * bytes), lane),
                            bytes);
      thread.target.syncWarp(ir);
      thread.runIf(elected, [&] {
        if (isForStores)
          copies->waitForStores(ir, 0);
        copies->writeMap(ir, shared, map);
      });
      thread.target.syncWarp(ir);
      copies->publishMap(ir, shared, global);
    });
    return success();
  }
};

/// For accesses through the pointers it is a no-op.
struct BlockOf : TileLowering::ExternalModel<BlockOf, gpu::BlockOfOp> {
  bool isCheapToRepeat(Operation *) const { return true; }
  AxisInfo axisInfo(Operation *, unsigned,
                    ArrayRef<const AxisInfo *> operands) const {
    return *operands.front();
  }
  LogicalResult emit(Operation *op, Thread &thread) const {
    thread.set(op->getResult(0), thread.get(op->getOperand(0)));
    return success();
  }
};

struct TmaCopy : TileLowering::ExternalModel<TmaCopy, gpu::TmaCopyOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    const TensorCopyOps *copies = tensorCopiesFor(op, thread.target);
    if (!copies)
      return failure();
    auto copy = cast<gpu::TmaCopyOp>(op);
    Value map = addressOf(thread, copy.getMap()),
          barrier = thread.get(copy.getBarrier()).front(),
          buffer = thread.get(copy.getDestination()).front();
    thread.runIf(inOneThread(thread, copy.getPredicate()), [&] {
      forEachBox(thread, copy.getMap().getType(),
                 copy.getDestination().getType(), buffer, copy.getCoordinates(),
                 [&](Value to, ValueRange at) {
                   copies->load(thread.ir, to, map, at, barrier,
                                policyOf(copy.getEvict()));
                 });
    });
    return success();
  }
};

struct TmaStore : TileLowering::ExternalModel<TmaStore, gpu::TmaStoreOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    const TensorCopyOps *copies = tensorCopiesFor(op, thread.target);
    if (!copies)
      return failure();
    auto store = cast<gpu::TmaStoreOp>(op);
    Value map = addressOf(thread, store.getMap()),
          buffer = thread.get(store.getSource()).front();
    std::optional<TensorReduction> reduction;
    if (store.getReduction())
      reduction = reductionOf(*store.getReduction());
    thread.runIf(inOneThread(thread, Value()), [&] {
      forEachBox(thread, store.getMap().getType(), store.getSource().getType(),
                 buffer, store.getCoordinates(),
                 [&](Value from, ValueRange at) {
                   copies->store(thread.ir, from, map, at, reduction,
                                 policyOf(store.getEvict()));
                 });
      copies->commitStores(thread.ir);
    });
    return success();
  }
};

struct TmaStoreWait
    : TileLowering::ExternalModel<TmaStoreWait, gpu::TmaStoreWaitOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    const TensorCopyOps *copies = tensorCopiesFor(op, thread.target);
    if (!copies)
      return failure();
    thread.runIf(inOneThread(thread, Value()), [&] {
      copies->waitForStores(thread.ir,
                            cast<gpu::TmaStoreWaitOp>(op).getPending());
    });
    return success();
  }
};

} // namespace

void attachTensorCopy(MLIRContext &context) {
  gpu::TensorMapOp::attachInterface<TensorMapParameter>(context);
  gpu::MakeTensorMapOp::attachInterface<MakeTensorMap>(context);
  gpu::BlockOfOp::attachInterface<BlockOf>(context);
  gpu::TmaCopyOp::attachInterface<TmaCopy>(context);
  gpu::TmaStoreOp::attachInterface<TmaStore>(context);
  gpu::TmaStoreWaitOp::attachInterface<TmaStoreWait>(context);
}

} // namespace kiln
