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
      pressure.push_back({walk.atInstr().budgeted(), walk.atInstr()});
      blocks.push_back(block.getNumber());
      above += std::max(0, pressure.back().budgeted - gate);
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
      if (pressure[point - points.begin()].budgeted > gate)
        return true;
  }
  return false;
}

void PressureMap::add(Register reg, int sign) {
  if (!intervals.hasInterval(reg))
    return;
  const TargetRegisterInfo &registers =
      *function.getSubtarget().getRegisterInfo();
  const TargetRegisterClass &regClass = *function.getRegInfo().getRegClass(reg);
  RegisterFile file = registerFile(vendor, regClass, registers);
  int weight = sign * registerWeight(file, regClass, registers);
  int change = budgetedWeight(file, weight);
  for (const LiveRange::Segment &segment : intervals.getInterval(reg)) {
    auto point = lower_bound(points, segment.start);
    for (; point != points.end() && *point < segment.end; ++point) {
      unsigned place = point - points.begin();
      Point &here = pressure[place];
      if (isTrial)
        before.try_emplace(place, here);
      above += std::max(0, here.budgeted + change - gate) -
               std::max(0, here.budgeted - gate);
      here.budgeted += change;
      here.live[file] += weight;
    }
  }
}

int PressureMap::peak() const {
  int most = 0;
  for (const Point &point : pressure)
    most = std::max(most, point.budgeted);
  return most;
}

bool PressureMap::raises(int limit) const {
  return any_of(before, [&](const auto &changed) {
    const Point &old = changed.second, &now = pressure[changed.first];
    auto exceeds = [&](RegisterFile file, int room) {
      return now.live[file] > std::max(room, old.live[file]);
    };
    return now.budgeted > std::max(limit, old.budgeted) ||
           exceeds(RegisterFile::Predicate, kPredicates) ||
           exceeds(RegisterFile::Scalar, kScalars);
  });
}

double PressureMap::change(ArrayRef<double> frequency) const {
  double sum = 0;
  for (const auto &[place, old] : before)
    for (size_t file = 0; file != old.live.byFile.size(); ++file)
      sum += (pressure[place].live.byFile[file] - old.live.byFile[file]) *
             frequency[blocks[place]];
  return sum;
}

} // namespace kiln
