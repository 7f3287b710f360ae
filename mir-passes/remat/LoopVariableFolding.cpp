#include "mir-passes/remat/LoopVariableFolding.h"
#include "mir-passes/recompute/RemakeInterval.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

using namespace llvm;

namespace kiln {

LoopVariableFolding::LoopVariableFolding(RematKernel &kernel,
                                         const CostModel &costs)
    : function(kernel.function), info(function.getRegInfo()),
      code(*function.getSubtarget().getInstrInfo()),
      intervals(kernel.intervals), costs(costs),
      maxOps(kernel.directive.getInt("max_ops")),
      distance(kernel.directive.getInt("distance")),
      variables(function, intervals, kernel.loops),
      recompute(function, intervals, kernel.loops, costs, {maxOps, maxOps, 1}),
      map(function, intervals, costs.vendor(), kernel.gate) {}

MachineInstr *LoopVariableFolding::place(MachineInstr *instr,
                                         MachineInstr &before) {
  before.getParent()->insert(before.getIterator(), instr);
  for (MachineOperand &operand : instr->operands())
    if (operand.isReg() && operand.getReg().isVirtual()) {
      if (operand.isDef())
        operand.setIsDead(false);
      else
        operand.setIsKill(false);
    }
  intervals.InsertMachineInstrInMaps(*instr);
  return instr;
}

void LoopVariableFolding::remake(Register reg) {
  remakeInterval(reg, info, intervals);
}

void LoopVariableFolding::replace(
    const LoopVariable &variable,
    function_ref<Register(MachineInstr &user)> write) {
  for (const auto &cluster : variables.clusters(variable, distance)) {
    Register fresh = write(*cluster.front());
    for (MachineInstr *user : cluster)
      for (MachineOperand &operand : user->all_uses())
        if (operand.getReg() == variable.reg)
          operand.setReg(fresh);
    remake(fresh);
  }
  for (MachineOperand &use :
       make_early_inc_range(info.use_operands(variable.reg)))
    if (use.getParent()->isDebugValue())
      use.getParent()->setDebugValueUndef();
  SmallVector<Register, 4> read;
  for (MachineInstr *gone : {variable.start, variable.step}) {
    for (const MachineOperand &operand : gone->all_uses())
      if (operand.getReg().isVirtual() && operand.getReg() != variable.reg)
        read.push_back(operand.getReg());
    intervals.RemoveMachineInstrFromMaps(*gone);
    gone->eraseFromParent();
  }
  intervals.removeInterval(variable.reg);
  for (Register reg : read)
    recompute.shrink(reg);
}

} // namespace kiln
