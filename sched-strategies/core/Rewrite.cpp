#include "sched-strategies/core/Rewrite.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/CodeGen/MachineInstr.h"

using namespace llvm;

namespace kiln {

/// "undef" on a subregister definition says that no other lane of the register
/// is alive there. Which definition of a register comes first depends on the
/// schedule, so the flags are derived anew from the lanes alive at each
/// definition.
static void setUndefFlags(const Region &region, ArrayRef<unsigned> sequence,
                          const LiveWalk &atEnd) {
  auto regOf = [&](unsigned value) {
    return region.registerUnits().units()[region.values()[value].unit].reg;
  };
  DenseSet<Register> split; // registers with a subregister definition here
  for (unsigned node : sequence)
    for (const MachineOperand &operand : region.instr(node).all_defs())
      if (operand.getReg().isVirtual() && operand.getSubReg())
        split.insert(operand.getReg());
  if (split.empty())
    return;
  DenseMap<Register, int> liveUnits;
  DenseSet<unsigned> touched;
  std::vector<unsigned> remaining(region.values().size());
  for (unsigned value = 0; value != remaining.size(); ++value) {
    touched.insert(region.values()[value].unit);
    remaining[value] = region.users(value).size();
    if (region.values()[value].def < 0)
      ++liveUnits[regOf(value)];
  }
  ArrayRef<RegisterUnit> units = region.registerUnits().units();
  for (unsigned unit = 0; unit != units.size(); ++unit)
    if (split.contains(units[unit].reg) && atEnd.isLive(unit) &&
        !touched.contains(unit))
      ++liveUnits[units[unit].reg];
  for (unsigned node : sequence) {
    for (unsigned value : region.reads(node))
      if (--remaining[value] == 0 && !region.values()[value].liveOut)
        --liveUnits[regOf(value)];
    for (MachineOperand &operand : region.instr(node).all_defs())
      if (operand.getReg().isVirtual() && operand.getSubReg())
        operand.setIsUndef(liveUnits.lookup(operand.getReg()) == 0);
    for (unsigned value : region.writes(node))
      if (remaining[value] || region.values()[value].liveOut)
        ++liveUnits[regOf(value)];
  }
}

void rewriteRegion(const Region &region, ArrayRef<unsigned> sequence,
                   MachineBasicBlock &block, MachineBasicBlock::iterator begin,
                   MachineBasicBlock::iterator end, const LiveWalk &atEnd) {
  DenseMap<const MachineInstr *, unsigned> nodes;
  for (unsigned node = 0; node != region.size(); ++node)
    nodes[&region.instr(node)] = node;
  std::vector<SmallVector<MachineInstr *, 0>> followers(
      region.size() + 1); // the last row: before every instruction
  unsigned leader = region.size();
  for (MachineInstr &instr : make_range(begin, end)) {
    auto known = nodes.find(&instr);
    if (known == nodes.end())
      followers[leader].push_back(&instr);
    else
      leader = known->second;
  }
  auto place = [&](MachineInstr *instr) {
    block.splice(end, &block, MachineBasicBlock::iterator(instr));
  };
  for_each(followers[region.size()], place);
  for (unsigned node : sequence) {
    MachineInstr &instr = region.instr(node);
    for (MachineOperand &operand : instr.all_uses())
      operand.setIsKill(false);
    place(&instr);
    for_each(followers[node], place);
  }
  setUndefFlags(region, sequence, atEnd);
}

} // namespace kiln
