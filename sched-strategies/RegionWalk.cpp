#include "sched-strategies/RegionWalk.h"

#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

using namespace llvm;

namespace kiln {

SmallVector<RegionBounds, 8> regionsOf(MachineBasicBlock &block) {
  const MachineFunction &function = *block.getParent();
  const TargetInstrInfo &info = *function.getSubtarget().getInstrInfo();
  auto isBoundary = [&](const MachineInstr &instr) {
    return instr.isCall() || instr.isFakeUse() ||
           info.isSchedulingBoundary(instr, &block, function);
  };
  SmallVector<RegionBounds, 8> regions;
  MachineBasicBlock::iterator end = block.end();
  while (end != block.begin()) {
    // A boundary belongs to no region; neither does the last instruction of a
    // block that the walk stands on.
    if (end != block.end() || isBoundary(*std::prev(end)))
      --end;
    RegionBounds region{end, end};
    while (region.begin != block.begin() &&
           !isBoundary(*std::prev(region.begin))) {
      --region.begin;
      region.size += !region.begin->isDebugOrPseudoInstr();
    }
    if (region.size)
      regions.push_back(region);
    end = region.begin;
  }
  return regions;
}

} // namespace kiln
