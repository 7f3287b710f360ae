#include "lowering/dialect/ValueFlow.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"

using namespace mlir;

namespace kiln {

void forEachHandOver(Operation *op,
                     llvm::function_ref<void(OpOperand &, Value)> handOver) {
  if (auto branch = dyn_cast<BranchOpInterface>(op))
    for (unsigned index = 0; index < op->getNumSuccessors(); ++index) {
      SuccessorOperands operands = branch.getSuccessorOperands(index);
      for (auto [number, argument] :
           llvm::enumerate(op->getSuccessor(index)->getArguments()))
        if (!operands.isOperandProduced(number))
          handOver(op->getOpOperand(operands.getOperandIndex(number)),
                   argument);
    }
  if (auto branch = dyn_cast<RegionBranchOpInterface>(op)) {
    RegionBranchSuccessorMapping mapping;
    branch.getSuccessorOperandInputMapping(mapping);
    for (auto &[operand, targets] : mapping)
      for (Value target : targets)
        handOver(*operand, target);
  }
}

SmallVector<ValueFlow> valueFlows(Operation *function) {
  SmallVector<ValueFlow> flows;
  function->walk([&](Operation *op) {
    if (isa<SelectLikeOpInterface>(op))
      for (Value operand : op->getOperands())
        flows.push_back({operand, op->getResult(0)});
    forEachHandOver(op, [&](OpOperand &operand, Value target) {
      flows.push_back({operand.get(), target});
    });
  });
  return flows;
}

} // namespace kiln
