#include "mir-passes/check/ReachingLanes.h"

#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

using namespace llvm;

namespace kiln {

ReachingLanes::ReachingLanes(const MachineFunction &function)
    : written(function.getNumBlockIDs()) {
  const TargetRegisterInfo &registers =
      *function.getSubtarget().getRegisterInfo();
  for (const MachineBasicBlock &block : function)
    for (const MachineInstr &instr : block)
      for (const MachineOperand &def : instr.all_defs()) {
        if (!def.getReg().isVirtual())
          continue;
        uint64_t all = function.getRegInfo()
                           .getMaxLaneMaskForVReg(def.getReg())
                           .getAsInteger();
        uint64_t lanes = def.getSubReg()
                             ? registers.getSubRegIndexLaneMask(def.getSubReg())
                                   .getAsInteger()
                             : all;
        Written &of = written[block.getNumber()][def.getReg()];
        if (def.isUndef()) {
          of.values = 0;
          of.nothing = all;
        }
        of.values |= lanes;
        of.nothing &= ~lanes;
      }
}

bool ReachingLanes::isWritten(Register reg, unsigned lane,
                              const MachineBasicBlock &block) const {
  return written[block.getNumber()].lookup(reg).values >> lane & 1;
}

bool ReachingLanes::mayReach(Register reg, unsigned lane,
                             const MachineBasicBlock &block) const {
  return mayReachBlock(
      block, [&](const MachineBasicBlock &from) -> std::optional<bool> {
        Written there = written[from.getNumber()].lookup(reg);
        if ((there.values | there.nothing) >> lane & 1)
          return there.values >> lane & 1;
        return std::nullopt;
      });
}

} // namespace kiln
