// kiln.local_store and kiln.local_load: registers to shared memory and back.
#include "lowering/emit/ElementTypes.h"
#include "lowering/emit/SharedMemory.h"
#include "lowering/ops/TileLowerings.h"
#include "lowering/places/MatrixAccess.h"

using namespace mlir;

namespace kiln {
namespace {

FailureOr<LocalAccess> planFor(Operation *op, Type tensor,
                               gpu::MemDescType buffer, const TargetOps &target,
                               bool stores) {
  const LinearLayout *registers = layoutOf(tensor);
  if (!registers)
    return op->emitError("has no layout; run kiln-assign-layouts before");
  return planCheapestAccess(
      *registers, buffer.getLayout().getLayout(), bytesOf(memoryType(tensor)),
      stores ? target.canStoreMatrices() : target.canLoadMatrices(), stores);
}

struct LocalStore : TileLowering::ExternalModel<LocalStore, gpu::LocalStoreOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    auto store = cast<gpu::LocalStoreOp>(op);
    FailureOr<LocalAccess> plan = planFor(op, store.getValue().getType(),
                                          store.getDestination().getType(),
                                          thread.target, /*stores=*/true);
    if (failed(plan))
      return failure();
    Value base = thread.get(store.getDestination()).front();
    auto storeAll = [&]() -> SmallVector<Value> {
      for (const SharedAccess &access : plan->side.accesses)
        if (plan->matrices)
          storeMatrices(thread, *plan, access, base,
                        thread.get(store.getValue()));
        else
          storeVector(thread, plan->side, access, base,
                      thread.get(store.getValue()));
      return {};
    };
    if (Value storer = storerPredicate(thread, plan->side))
      thread.runIf(storer, {}, storeAll);
    else
      storeAll();
    return success();
  }
};

struct LocalLoad : TileLowering::ExternalModel<LocalLoad, gpu::LocalLoadOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    auto load = cast<gpu::LocalLoadOp>(op);
    FailureOr<LocalAccess> plan =
        planFor(op, load.getType(), load.getSource().getType(), thread.target,
                /*stores=*/false);
    if (failed(plan))
      return failure();
    Value base = thread.get(load.getSource()).front();
    Registers result(registersOf(load.getType()));
    for (const SharedAccess &access : plan->side.accesses)
      if (plan->matrices)
        loadMatrices(thread, *plan, access, base, elementType(load.getType()),
                     result);
      else
        loadVector(thread, plan->side, access, base,
                   elementType(load.getType()), result);
    uint32_t free = layoutOf(load.getType())->freeMask(HwDim::Register);
    for (unsigned reg = 0; reg < result.size(); ++reg)
      result[reg] = result[reg & ~free];
    thread.set(load, std::move(result));
    return success();
  }
};

} // namespace

void attachLocalAccess(MLIRContext &context) {
  gpu::LocalStoreOp::attachInterface<LocalStore>(context);
  gpu::LocalLoadOp::attachInterface<LocalLoad>(context);
}

} // namespace kiln
