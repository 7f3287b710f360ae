// kiln.local_store and kiln.local_load: registers to shared memory and back.
#include "lowering/conversion/MatrixAccess.h"
#include "lowering/emit/ElementTypes.h"
#include "lowering/emit/SharedMemory.h"
#include "lowering/ops/TileLowerings.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace kiln {
namespace {

struct LocalStore : TileLowering::ExternalModel<LocalStore, gpu::LocalStoreOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    auto store = cast<gpu::LocalStoreOp>(op);
    const LinearLayout *registers = layoutOf(store.getValue().getType());
    if (!registers)
      return op->emitError("has no layout; run kiln-assign-layouts before");
    LocalAccess plan = planCheapestAccess(
        *registers, store.getDestination().getType().getLayout().getLayout(),
        bytesOf(memoryType(store.getValue().getType())),
        matrixMovesOf(thread.target.gpu()), /*stores=*/true);
    storeTensor(thread, plan, thread.get(store.getDestination()).front(),
                thread.get(store.getValue()));
    return success();
  }
};

/// Whether `load` may happen as late as where its result is used: there is one
/// use, and between them no barrier stands and nothing of the block's memory is
/// written that a barrier has to keep apart from the load.
bool mayComeLater(gpu::LocalLoadOp load) {
  // The clusters of an iteration say where.
  if (llvm::any_of(load->getUsers(),
                   [](Operation *user) { return isa<gpu::ReadPartsOp>(user); }))
    return true;
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
  LoadWriter(Thread &thread, gpu::LocalLoadOp load)
      : thread(thread), load(load), base(thread.get(load.getSource()).front()) {
  }

  void write(ArrayRef<unsigned> needed, Registers &result) {
    if (!plan)
      choosePlan(needed);
    Location before = thread.ir.getLoc();
    thread.ir.setLoc(load.getLoc());
    uint32_t free = layoutOf(load.getType())->freeMask(HwDim::Register);
    for (unsigned reg : needed) {
      unsigned first = reg & ~free;
      for (const SharedAccess &access : plan->side.accesses)
        if (!result[first] && llvm::is_contained(access.registers, first))
          loadAccess(thread, *plan, access, base, elementType(load.getType()),
                     result);
      result[reg] = result[first];
    }
    thread.ir.setLoc(before);
  }

private:
  /// What is needed first shows in which bits registers differ that are needed
  /// at once.
  void choosePlan(ArrayRef<unsigned> needed) {
    uint32_t together = 0;
    for (unsigned reg : needed)
      together |= reg ^ needed.front();
    plan = planCheapestAccess(
        *layoutOf(load.getType()),
        load.getSource().getType().getLayout().getLayout(),
        bytesOf(memoryType(load.getType())), matrixMovesOf(thread.target.gpu()),
        /*stores=*/false, together);
  }

  Thread &thread;
  gpu::LocalLoadOp load;
  Value base;
  std::optional<LocalAccess> plan;
};

struct LocalLoad : TileLowering::ExternalModel<LocalLoad, gpu::LocalLoadOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    auto load = cast<gpu::LocalLoadOp>(op);
    if (!layoutOf(load.getType()))
      return op->emitError("has no layout; run kiln-assign-layouts before");
    LoadWriter writer(thread, load);
    thread.defer(load, [writer](ArrayRef<unsigned> needed,
                                Registers &registers) mutable {
      writer.write(needed, registers);
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
