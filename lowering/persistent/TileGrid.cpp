#include "lowering/persistent/TileGrid.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace kiln {

TileValues::TileValues(tt::FuncOp kernel) {
  SmallVector<Value> work;
  auto add = [&](Value value) {
    if (values.insert(value).second)
      work.push_back(value);
  };
  kernel.walk([&](tt::GetProgramIdOp id) { add(id.getResult()); });
  while (!work.empty()) {
    Value value = work.pop_back_val();
    for (OpOperand &use : value.getUses()) {
      Operation *user = use.getOwner();
      for (Value result : user->getResults())
        add(result);
      for (Region &region : user->getRegions())
        for (BlockArgument argument : region.getArguments())
          add(argument);
      // Of loops and conditionals every result, and what loops carry.
      Operation *parent = user->getParentOp();
      if (user->hasTrait<OpTrait::IsTerminator>() && parent != kernel) {
        for (Value result : parent->getResults())
          add(result);
        for (Region &region : parent->getRegions())
          for (BlockArgument argument : region.getArguments())
            add(argument);
      }
    }
  }
}

bool TileValues::reach(Operation *op) const {
  return op
      ->walk([&](Operation *nested) {
        return llvm::any_of(nested->getOperands(),
                            [&](Value value) { return contains(value); })
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Whether the op does the same whichever programs run at once, and in what
/// sequence.
static bool isIndependent(Operation *op) {
  if (auto load = dyn_cast<tt::LoadOp>(op))
    return !load.getIsVolatile();
  return isa<tt::StoreOp, LLVM::AssumeOp, scf::ForOp, scf::IfOp>(op) ||
         op->hasTrait<OpTrait::IsTerminator>() || isMemoryEffectFree(op);
}

/// Why not, as far as single ops say.
static Refusal whyNotIndependent(tt::FuncOp kernel) {
  Refusal why;
  kernel.getBody().walk([&](Operation *op) {
    if (isIndependent(op))
      return WalkResult::advance();
    why = {RefusalCode::GridDepends, op->getName().getStringRef()};
    return WalkResult::interrupt();
  });
  return why;
}

static Refusal whyNoLoop(tt::FuncOp kernel, TileGrid &tileGrid) {
  SmallVector<tt::DotLike> dots;
  kernel.walk([&](tt::DotLike dot) { dots.push_back(dot); });
  if (dots.size() != 1)
    return dots.empty() ? Refusal(RefusalCode::GridNoDot)
                        : Refusal(RefusalCode::GridDots, dots.size());
  tileGrid.dot = dots.front();
  tileGrid.loop = dyn_cast<scf::ForOp>(tileGrid.dot->getParentOp());
  if (!tileGrid.loop || tileGrid.loop->getParentOp() != kernel)
    return RefusalCode::GridNoLoop;
  unsigned loops = 0;
  kernel.walk([&](scf::ForOp) { ++loops; });
  if (loops != 1)
    return {RefusalCode::GridLoops, loops};
  return {};
}

static Refusal whyNoTile(tt::FuncOp kernel, const TileGrid &tileGrid,
                         const TileValues &values) {
  Refusal why;
  bool loads = false, stores = false;
  auto isBehind = [&](Operation *op) {
    return tileGrid.loop->isBeforeInBlock(
        kernel.front().findAncestorOpInBlock(*op));
  };
  kernel.walk([&](Operation *op) {
    bool isInLoop = tileGrid.loop->isProperAncestor(op);
    if (isa<tt::LoadOp>(op) && !isInLoop && !isBehind(op))
      why = RefusalCode::GridLoadsBefore;
    if (isa<tt::StoreOp>(op) && !isBehind(op))
      why = RefusalCode::GridStoresEarly;
    loads |= isa<tt::LoadOp>(op) && isInLoop && values.reach(op);
    stores |= isa<tt::StoreOp>(op) && values.reach(op);
  });
  if (!why && !loads)
    why = RefusalCode::GridSameLoads;
  if (!why && !stores)
    why = RefusalCode::GridSameStores;
  return why;
}

Refusal TileGrid::find(tt::FuncOp kernel, const TileValues &values,
                       TileGrid &tileGrid) {
  kernel.walk([&](tt::GetProgramIdOp id) {
    tileGrid.axes[unsigned(id.getAxis())] = true;
  });
  if (!kernel.getBody().hasOneBlock())
    return RefusalCode::GridBranches;
  if (!llvm::is_contained(tileGrid.axes, true))
    return RefusalCode::GridNoProgram;
  if (Refusal why = whyNotIndependent(kernel))
    return why;
  if (Refusal why = whyNoLoop(kernel, tileGrid))
    return why;
  return whyNoTile(kernel, tileGrid, values);
}

} // namespace kiln
