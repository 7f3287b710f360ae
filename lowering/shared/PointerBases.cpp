#include "lowering/shared/PointerBases.h"
#include "frontend/dialect/Tile.h"
#include "lowering/dialect/ValueFlow.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace kiln {

static bool isPointer(Type type) {
  return isa<tt::PointerType>(getElementTypeOrSelf(type));
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
    if (isPointer(way.second.getType()))
      flows.push_back(way);
  // A pointer computed from pointers has their bases; one read from memory, or
  // made of an integer, may have any.
  function->walk([&](Operation *op) {
    if (isa<RegionBranchOpInterface, SelectLikeOpInterface>(op))
      return;
    for (Value result : op->getResults()) {
      if (!isPointer(result.getType()))
        continue;
      bool computes = isMemoryEffectFree(op) &&
                      llvm::any_of(op->getOperandTypes(), isPointer);
      if (!computes) {
        basesOf[result].insert(kAnyBase);
        continue;
      }
      for (Value operand : op->getOperands())
        if (isPointer(operand.getType()))
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
