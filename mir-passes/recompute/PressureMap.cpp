#include "mir-passes/recompute/PressureMap.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

using namespace llvm;

namespace kiln {

PressureMap::PressureMap(const MachineFunction &function,
                         const LiveIntervals &intervals, Vendor vendor,
                         int gate)
    : function(function), intervals(intervals), vendor(vendor), gate(gate) {
  RegisterUnits units(function, intervals);
  LiveWalk walk(units);
  for (const MachineBasicBlock &block : function) {
    size_t first = points.size();
    walk.enterBlockEnd(block);
    for (const MachineInstr &instr : reverse(block)) {
      if (instr.isDebugOrPseudoInstr())
        continue;
      walk.stepAbove(instr);
      points.push_back(intervals.getInstructionIndex(instr).getRegSlot());
      pressure.push_back(walk.atInstr().budgeted());
    }
    std::reverse(points.begin() + first, points.end());
    std::reverse(pressure.begin() + first, pressure.end());
  }
}

int PressureMap::weight(Register reg) const {
  const TargetRegisterInfo &registers =
      *function.getSubtarget().getRegisterInfo();
  const TargetRegisterClass &regClass = *function.getRegInfo().getRegClass(reg);
  return budgetedWeight(vendor, regClass, registers);
}

bool PressureMap::isHot(const LiveRange &range) const {
  for (const LiveRange::Segment &segment : range) {
    auto point = lower_bound(points, segment.start);
    for (; point != points.end() && *point < segment.end; ++point)
      if (pressure[point - points.begin()] > gate)
        return true;
  }
  return false;
}

void PressureMap::add(Register reg, int sign) {
  int change = sign * weight(reg);
  if (!change || !intervals.hasInterval(reg))
    return;
  for (const LiveRange::Segment &segment : intervals.getInterval(reg)) {
    auto point = lower_bound(points, segment.start);
    for (; point != points.end() && *point < segment.end; ++point)
      pressure[point - points.begin()] += change;
  }
}

} // namespace kiln
