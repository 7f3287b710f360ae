#include "mir-passes/recompute/RemakeInterval.h"

#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"

using namespace llvm;

namespace kiln {

bool readsOtherLanes(const MachineOperand &def,
                     const TargetRegisterInfo &registers) {
  auto lanesOf = [&](const MachineOperand &operand) {
    return registers.getSubRegIndexLaneMask(operand.getSubReg());
  };
  return any_of(def.getParent()->all_uses(), [&](const MachineOperand &use) {
    return use.getReg() == def.getReg() && use.readsReg() &&
           (lanesOf(use) & ~lanesOf(def)).any();
  });
}

void remakeInterval(Register reg, MachineRegisterInfo &info,
                    LiveIntervals &intervals) {
  if (!reg.isVirtual())
    return;
  info.clearKillFlags(reg);
  for (MachineOperand &def : info.def_operands(reg)) {
    def.setIsDead(false);
    if (def.isUndef() && readsOtherLanes(def, *info.getTargetRegisterInfo()))
      def.setIsUndef(false);
  }
  if (intervals.hasInterval(reg))
    intervals.removeInterval(reg);
  intervals.createAndComputeVirtRegInterval(reg);
}

} // namespace kiln
