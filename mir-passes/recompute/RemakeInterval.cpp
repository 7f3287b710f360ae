#include "mir-passes/recompute/RemakeInterval.h"

#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"

using namespace llvm;

namespace kiln {

void remakeInterval(Register reg, MachineRegisterInfo &info,
                    LiveIntervals &intervals) {
  if (!reg.isVirtual())
    return;
  info.clearKillFlags(reg);
  for (MachineOperand &def : info.def_operands(reg))
    def.setIsDead(false);
  if (intervals.hasInterval(reg))
    intervals.removeInterval(reg);
  intervals.createAndComputeVirtRegInterval(reg);
}

} // namespace kiln
