#include "mir-passes/recompute/LiveSides.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"

using namespace llvm;

namespace kiln {

LiveSides::LiveSides(const MachineFunction &function,
                     const LiveIntervals &intervals, Vendor vendor)
    : function(function), intervals(intervals), vendor(vendor) {
  for (const MachineBasicBlock &block : function)
    for (const MachineInstr &instr : block)
      if (!instr.isDebugOrPseudoInstr()) {
        points.push_back(intervals.getInstructionIndex(instr).getBaseIndex());
        blocks.push_back(block.getNumber());
      }
  live.resize(points.size());
  for (unsigned i = 0; i != function.getRegInfo().getNumVirtRegs(); ++i)
    add(Register::index2VirtReg(i), 1);
}

void LiveSides::add(Register reg, int sign) {
  const MachineRegisterInfo &info = function.getRegInfo();
  const TargetRegisterClass *regClass = info.getRegClassOrNull(reg);
  if (!regClass || !intervals.hasInterval(reg))
    return;
  const TargetRegisterInfo &registers = *info.getTargetRegisterInfo();
  RegisterFile file = registerFile(vendor, *regClass, registers);
  int weight = sign * registerWeight(file, *regClass, registers);
  for (const LiveRange::Segment &segment : intervals.getInterval(reg)) {
    auto point = lower_bound(points, segment.start.getBaseIndex());
    for (; point != points.end() && *point < segment.end; ++point) {
      unsigned place = point - points.begin();
      before.try_emplace(place, live[place]);
      if (segment.start <= *point)
        live[place].in[file] += weight;
      if (point->getRegSlot() < segment.end)
        live[place].out[file] += weight;
    }
  }
}

bool LiveSides::raises(int limit) const {
  return any_of(before, [&](const auto &changed) {
    auto exceeds = [&](auto countOf, int room) {
      const Sides &old = changed.second, &now = live[changed.first];
      return std::max(countOf(now.in), countOf(now.out)) >
             std::max({room, countOf(old.in), countOf(old.out)});
    };
    auto of = [](RegisterFile file) {
      return [file](const LiveCount &count) { return count[file]; };
    };
    auto budgeted = [](const LiveCount &count) {
      return count[RegisterFile::General] + count[RegisterFile::Accumulator];
    };
    return exceeds(budgeted, limit) ||
           exceeds(of(RegisterFile::Predicate), kPredicates) ||
           exceeds(of(RegisterFile::Scalar), kScalars);
  });
}

double LiveSides::change(ArrayRef<double> frequency) const {
  double sum = 0;
  for (const auto &[place, old] : before)
    for (size_t file = 0; file != old.out.byFile.size(); ++file)
      sum += (live[place].out.byFile[file] - old.out.byFile[file]) *
             frequency[blocks[place]];
  return sum;
}

} // namespace kiln
