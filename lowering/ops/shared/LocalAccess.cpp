// kiln.local_store and kiln.local_load: registers to shared memory and back.
#include "lowering/emit/ElementTypes.h"
#include "lowering/emit/SharedMemory.h"
#include "lowering/ops/TileLowerings.h"
#include "lowering/places/MatrixAccess.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

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

/// Whether `load` may happen as late as where its result is used: there is one
/// use, and between them nobody waits and nothing of the block's memory is
/// written that a barrier has to keep apart from the load.
bool mayComeLater(gpu::LocalLoadOp load) {
  if (!load->hasOneUse())
    return false;
  Operation *user = *load->getUsers().begin();
  if (user->getBlock() != load->getBlock())
    return false;
  for (Operation *op = load->getNextNode(); op != user; op = op->getNextNode())
    if (op->hasAttr(gpu::kSharedOffsetAttr) ||
        !(isMemoryEffectFree(op) ||
          isa<gpu::LocalLoadOp, gpu::AsyncCopyOp, gpu::AsyncCommitOp>(op)))
      return false;
  return true;
}

/// Loads registers of a tensor, one access after the other as they are needed.
class LoadWriter {
public:
  LoadWriter(Thread &thread, gpu::LocalLoadOp load, LocalAccess plan)
      : thread(thread), plan(std::move(plan)), loc(load.getLoc()),
        base(thread.get(load.getSource()).front()),
        type(elementType(load.getType())),
        free(layoutOf(load.getType())->freeMask(HwDim::Register)) {}

  void write(unsigned reg, Registers &result) const {
    Location before = thread.ir.getLoc();
    thread.ir.setLoc(loc);
    unsigned first = reg & ~free;
    for (const SharedAccess &access : plan.side.accesses)
      if (!result[first] && llvm::is_contained(access.registers, first))
        write(access, result);
    result[reg] = result[first];
    thread.ir.setLoc(before);
  }

private:
  void write(const SharedAccess &access, Registers &result) const {
    if (plan.matrices)
      loadMatrices(thread, plan, access, base, type, result);
    else
      loadVector(thread, plan.side, access, base, type, result);
  }

  Thread &thread;
  LocalAccess plan;
  Location loc;
  Value base;
  Type type;
  uint32_t free;
};

struct LocalLoad : TileLowering::ExternalModel<LocalLoad, gpu::LocalLoadOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    auto load = cast<gpu::LocalLoadOp>(op);
    FailureOr<LocalAccess> plan =
        planFor(op, load.getType(), load.getSource().getType(), thread.target,
                /*stores=*/false);
    if (failed(plan))
      return failure();
    LoadWriter writer(thread, load, std::move(*plan));
    thread.defer(load, [writer](unsigned reg, Registers &registers) {
      writer.write(reg, registers);
    });
    if (!mayComeLater(load))
      thread.get(load);
    return success();
  }
};

} // namespace

void attachLocalAccess(MLIRContext &context) {
  gpu::LocalStoreOp::attachInterface<LocalStore>(context);
  gpu::LocalLoadOp::attachInterface<LocalLoad>(context);
}

} // namespace kiln
