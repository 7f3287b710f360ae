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

static std::string quoted(Operation *op) {
  return ("'" + op->getName().getStringRef() + "'").str();
}

/// Why not, as far as single ops say.
static std::string whyNotIndependent(tt::FuncOp kernel) {
  std::string why;
  kernel.getBody().walk([&](Operation *op) {
    if (isIndependent(op))
      return WalkResult::advance();
    why = "its " + quoted(op) +
          " may have programs wait for each other, or "
          "says which one it is";
    return WalkResult::interrupt();
  });
  return why;
}

static std::string whyNoLoop(tt::FuncOp kernel, TileGrid &tileGrid) {
  SmallVector<tt::DotOp> dots;
  kernel.walk([&](tt::DotOp dot) { dots.push_back(dot); });
  if (dots.size() != 1)
    return dots.empty() ? "it has no dot"
                        : "it has " + std::to_string(dots.size()) + " dots";
  tileGrid.dot = dots.front();
  tileGrid.loop = dyn_cast<scf::ForOp>(tileGrid.dot->getParentOp());
  if (!tileGrid.loop || tileGrid.loop->getParentOp() != kernel)
    return "its dot is not in a loop of its own";
  unsigned loops = 0;
  kernel.walk([&](scf::ForOp) { ++loops; });
  if (loops != 1)
    return "it has " + std::to_string(loops) + " loops";
  return "";
}

static std::string whyNoTile(tt::FuncOp kernel, const TileGrid &tileGrid,
                             const TileValues &values) {
  std::string why;
  bool loads = false, stores = false;
  auto isBehind = [&](Operation *op) {
    return tileGrid.loop->isBeforeInBlock(
        kernel.front().findAncestorOpInBlock(*op));
  };
  kernel.walk([&](Operation *op) {
    bool isInLoop = tileGrid.loop->isProperAncestor(op);
    if (isa<tt::LoadOp>(op) && !isInLoop && !isBehind(op))
      why = "a load before its loop may decide what a program computes";
    if (isa<tt::StoreOp>(op) && !isBehind(op))
      why = "it stores before its loop has ended";
    loads |= isa<tt::LoadOp>(op) && isInLoop && values.reach(op);
    stores |= isa<tt::StoreOp>(op) && values.reach(op);
  });
  if (why.empty() && !loads)
    why = "no load of its loop depends on which program it is";
  if (why.empty() && !stores)
    why = "what it stores does not depend on which program it is";
  return why;
}

FailureOr<TileGrid> TileGrid::find(tt::FuncOp kernel, const TileValues &values,
                                   std::string &why) {
  TileGrid tileGrid;
  kernel.walk([&](tt::GetProgramIdOp id) {
    tileGrid.axes[unsigned(id.getAxis())] = true;
  });
  if (!kernel.getBody().hasOneBlock())
    why = "it branches";
  else if (!llvm::is_contained(tileGrid.axes, true))
    why = "it does not ask which program it is";
  else if (why = whyNotIndependent(kernel); why.empty())
    if (why = whyNoLoop(kernel, tileGrid); why.empty())
      why = whyNoTile(kernel, tileGrid, values);
  if (!why.empty())
    return failure();
  return tileGrid;
}

} // namespace kiln
