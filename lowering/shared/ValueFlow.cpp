#include "lowering/shared/ValueFlow.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"

using namespace mlir;

namespace kiln {

SmallVector<ValueFlow> controlFlows(Operation *function) {
  SmallVector<ValueFlow> flows;
  function->walk([&](Operation *op) {
    if (isa<SelectLikeOpInterface>(op))
      for (Value operand : op->getOperands())
        flows.push_back({operand, op->getResult(0)});
    if (auto branch = dyn_cast<BranchOpInterface>(op))
      for (unsigned index = 0; index < op->getNumSuccessors(); ++index) {
        SuccessorOperands operands = branch.getSuccessorOperands(index);
        for (auto [number, argument] :
             llvm::enumerate(op->getSuccessor(index)->getArguments()))
          if (!operands.isOperandProduced(number))
            flows.push_back({operands[number], argument});
      }
    if (auto branch = dyn_cast<RegionBranchOpInterface>(op)) {
      RegionBranchSuccessorMapping mapping;
      branch.getSuccessorOperandInputMapping(mapping);
      for (auto &[operand, targets] : mapping)
        for (Value target : targets)
          flows.push_back({operand->get(), target});
    }
  });
  return flows;
}

} // namespace kiln
