// The pass kiln-load-early: loads are issued before the exchanges between
// threads that stand before them. Each exchange through shared memory has a
// barrier, which no load crosses in LLVM or ptxas. A kernel that loads,
// converts, loads and converts again waits for memory once for each, where all
// of its loads could be in flight together.
#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/fit/RegisterNeed.h"
#include "lowering/passes/Passes.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "targets/gpu/GpuTraits.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_LOADEARLY
#include "lowering/passes/Passes.h.inc"

namespace {

/// Registers of a thread that values live together may take wherever a load
/// moves to; more, up to half of what a thread has, where the kernel has as
/// many live elsewhere. Addresses and what is computed come on top. A kernel
/// that has more is short of registers, and keeps its order. Guesses.
constexpr int64_t kFreeRegisters = 96, kMostRegisters = 128;

/// Whether the load is for the next iteration: it has time until then, or is
/// stored at once, since there are no registers for it (lowering/pipeline).
bool isAhead(tt::LoadOp load) {
  return llvm::all_of(load->getUsers(), [](Operation *user) {
    auto store = dyn_cast<gpu::LocalStoreOp>(user);
    auto slot = store ? store.getDestination().getDefiningOp<gpu::IndexOp>()
                      : gpu::IndexOp();
    return (slot && slot.getAhead()) || user->hasTrait<OpTrait::IsTerminator>();
  });
}

/// Whether threads wait for each other, or for what takes as long.
bool isExchange(Operation *op) {
  return isa<gpu::ConvertLayoutOp, gpu::LocalStoreOp, gpu::LocalLoadOp,
             gpu::WarpgroupWaitOp, gpu::TensorWaitOp, gpu::TensorLoadOp,
             gpu::TensorStoreOp, tt::ReduceOp, tt::ScanOp, tt::GatherOp,
             tt::HistogramOp>(op);
}

/// Whether a load may be issued before `op`, which it takes nothing from.
bool mayPass(Operation *op) {
  if (isa<tt::LoadOp>(op))
    return !cast<tt::LoadOp>(op).getIsVolatile();
  if (isa<gpu::AllocOp, gpu::LocalStoreOp, gpu::LocalLoadOp,
          gpu::WarpgroupDotOp, gpu::WarpgroupWaitOp, gpu::TensorAllocOp,
          gpu::TensorDotOp, gpu::TensorWaitOp, gpu::TensorLoadOp,
          gpu::TensorStoreOp, gpu::AsyncCopyOp, gpu::AsyncCommitOp,
          gpu::AsyncWaitOp>(op))
    return true;
  return isMemoryEffectFree(op) && !isa<LoopLikeOpInterface>(op);
}

/// Whether `op` can move with a load whose address it makes.
bool mayMove(Operation *op) {
  return isMemoryEffectFree(op) && !op->getNumRegions() && !isExchange(op) &&
         !isa<tt::DotLike>(op);
}

/// A value that stays in registers once it is made: floats. Integers are mostly
/// addresses and masks, which are computed where they are used.
bool staysInRegisters(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || !gpu::hasLayout(type) || !isa<FloatType>(type.getElementType()))
    return false;
  Operation *maker = value.getDefiningOp();
  return !maker || maker->getNumRegions() || isExchange(maker) ||
         isa<tt::LoadOp, tt::DotLike, gpu::WarpgroupDotOp>(maker);
}

/// One block: its ops in order, and the registers live before each.
class BlockOrder {
public:
  BlockOrder(Block &block, int64_t around) : block(block) {
    for (Operation &op : block)
      ops.push_back(&op);
    pressure.assign(ops.size() + 1, around);
    for (auto [index, op] : llvm::enumerate(ops))
      indexOf[op] = index;
    llvm::SmallSetVector<Value, 16> values;
    values.insert_range(block.getArguments());
    for (Operation *op : ops) {
      values.insert_range(op->getResults());
      op->walk(
          [&](Operation *inner) { values.insert_range(inner->getOperands()); });
    }
    for (Value value : values)
      if (staysInRegisters(value))
        count(value);
  }

  /// Moves what can move; `most` registers may be live.
  void loadEarly(int64_t most) {
    for (size_t index = 0; index != ops.size(); ++index)
      if (auto load = dyn_cast<tt::LoadOp>(ops[index]);
          load && !load.getIsVolatile() && !isAhead(load))
        moveUp(index, most);
  }

  int64_t at(Operation *op) const { return pressure[indexOf.lookup(op)]; }

private:
  void count(Value value) {
    Operation *maker = value.getDefiningOp();
    size_t first = 0, last = 0;
    if (maker && maker->getBlock() == &block)
      first = indexOf.lookup(maker) + 1;
    else if (value.getParentBlock() != &block &&
             (!value.getParentRegion()->isAncestor(block.getParent()) ||
              isa<LoopLikeOpInterface>(block.getParentOp())))
      last = value.getParentRegion()->isAncestor(block.getParent())
                 ? ops.size()
                 : 0; // of an inner block, or live through all iterations
    if (value.getParentBlock() != &block &&
        !value.getParentRegion()->isAncestor(block.getParent()))
      return;
    for (Operation *user : value.getUsers()) {
      Operation *here = block.findAncestorOpInBlock(*user);
      if (here)
        last = std::max<size_t>(last, indexOf.lookup(here));
      else if (value.getParentBlock() == &block)
        last = ops.size();
    }
    for (size_t index = first; index <= last && index < pressure.size();
         ++index)
      pressure[index] += registersOf(value);
  }

  static int64_t registersFor(tt::LoadOp load) {
    return isa<RankedTensorType>(load.getType()) ? registersOf(load) : 1;
  }

  void moveUp(size_t from, int64_t most) {
    auto load = cast<tt::LoadOp>(ops[from]);
    int64_t registers = registersFor(load);
    llvm::SmallPtrSet<Operation *, 16> slice;
    auto addMakers = [&](Operation *op) {
      for (Value operand : op->getOperands())
        if (Operation *maker = operand.getDefiningOp())
          slice.insert(maker);
    };
    addMakers(load);
    SmallVector<size_t> moved = {from};
    std::optional<size_t> to;
    size_t movedThen = 0;
    for (size_t index = from; index-- > 0;) {
      Operation *op = ops[index];
      if (slice.contains(op)) {
        if (!mayMove(op))
          break;
        addMakers(op);
        moved.push_back(index);
        continue;
      }
      if (!mayPass(op) || pressure[index] + registers > most ||
          pressure[index + 1] + registers > most)
        break;
      if (isExchange(op)) {
        to = index;
        movedThen = moved.size();
      }
    }
    if (!to)
      return;
    moved.truncate(movedThen);
    write(*to, from, moved, registers);
  }

  /// `moved`: the ops between `to` and `from`, the last one first.
  void write(size_t to, size_t from, ArrayRef<size_t> moved,
             int64_t registers) {
    Operation *before = ops[to];
    SmallVector<Operation *> order;
    for (size_t index : llvm::reverse(moved)) {
      ops[index]->moveBefore(before);
      order.push_back(ops[index]);
    }
    llvm::SmallPtrSet<Operation *, 16> isMoved(order.begin(), order.end());
    size_t added = order.size();
    for (size_t index = to; index <= from; ++index)
      if (!isMoved.contains(ops[index]))
        order.push_back(ops[index]);
    // What is live before an op stays, but for what has been loaded.
    SmallVector<int64_t> then(added, pressure[to]);
    for (size_t index = to; index <= from; ++index)
      if (!isMoved.contains(ops[index]))
        then.push_back(pressure[index] + registers);
    for (size_t index = 0; index != order.size(); ++index) {
      ops[to + index] = order[index];
      indexOf[order[index]] = to + index;
      pressure[to + index] = then[index];
    }
  }

  Block &block;
  SmallVector<Operation *> ops;
  llvm::DenseMap<Operation *, size_t> indexOf;
  SmallVector<int64_t> pressure;
};

void loadEarly(Region &region, int64_t around, int64_t most) {
  for (Block &block : region) {
    BlockOrder order(block, around);
    order.loadEarly(most);
    for (Operation &op : block)
      if (isa<scf::SCFDialect>(op.getDialect()))
        for (Region &inner : op.getRegions())
          loadEarly(inner, order.at(&op), most);
  }
}

class LoadEarly : public impl::LoadEarlyBase<LoadEarly> {
  void runOnOperation() override {
    FailureOr<const GpuTarget *> target = gpu::getTarget(getOperation());
    if (failed(target))
      return signalPassFailure();
    if (isAmd(**target)) // nothing is known of it there
      return;
    for (auto function : getOperation().getOps<tt::FuncOp>()) {
      if (function.isExternal())
        continue;
      int64_t needed = registersOfFloats(function);
      if (needed <= kMostRegisters)
        loadEarly(function.getBody(), 0, std::max(needed, kFreeRegisters));
    }
  }
};

} // namespace
} // namespace kiln
