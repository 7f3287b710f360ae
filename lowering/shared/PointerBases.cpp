#include "lowering/shared/PointerBases.h"
#include "frontend/dialect/Tile.h"
#include "lowering/dialect/ValueFlow.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace kiln {

bool isPointerLike(Type type) {
  return isa<tt::TensorDescType>(type) ||
         isa<tt::PointerType>(getElementTypeOrSelf(type));
}

/// Whether pointers among its results are made from those among its operands
/// alone: not where a region makes them, or code from outside.
static bool computesPointers(Operation *op) {
  return isMemoryEffectFree(op) && !op->getNumRegions() &&
         !isa<tt::ElementwiseInlineAsmOp, tt::ExternElementwiseOp>(op) &&
         llvm::any_of(op->getOperandTypes(), isPointerLike);
}

bool PointerBases::flow(Value from, Value to) {
  PointerBaseSet sources = after(from); // a copy: the map may grow
  PointerBaseSet &target = basesOf[to];
  size_t before = target.size();
  target.insert(sources.begin(), sources.end());
  return target.size() != before;
}

PointerBases::PointerBases(Operation *function) {
  for (BlockArgument argument : function->getRegion(0).getArguments())
    basesOf[argument].insert(argument.getArgNumber());
  SmallVector<ValueFlow> flows;
  for (ValueFlow way : valueFlows(function))
    if (isPointerLike(way.second.getType()))
      flows.push_back(way);
  // A pointer computed from pointers has their bases; one read from memory, or
  // made of an integer, may have any.
  function->walk([&](Operation *op) {
    if (isa<RegionBranchOpInterface, SelectLikeOpInterface>(op))
      return;
    if (op != function)
      for (Region &region : op->getRegions())
        for (BlockArgument argument : region.getArguments())
          if (isPointerLike(argument.getType()))
            basesOf[argument].insert(kAnyBase);
    for (Value result : op->getResults()) {
      if (!isPointerLike(result.getType()))
        continue;
      if (!computesPointers(op)) {
        basesOf[result].insert(kAnyBase);
        continue;
      }
      for (Value operand : op->getOperands())
        if (isPointerLike(operand.getType()))
          flows.push_back({operand, result});
    }
  });
  for (bool changed = true; changed;) {
    changed = false;
    for (auto [from, to] : flows)
      changed |= flow(from, to);
  }
}

} // namespace kiln
