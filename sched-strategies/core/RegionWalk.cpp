#include "sched-strategies/core/RegionWalk.h"

#include "targets/isa/Opcodes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/Target/TargetMachine.h"

using namespace llvm;

namespace kiln {

bool isFence(const MachineInstr &instr) {
  if (instr.isInlineAsm())
    return instr.hasUnmodeledSideEffects() &&
           instr.getOperand(InlineAsm::MIOp_AsmString).getSymbolName()[0] ==
               '\0' &&
           none_of(instr.operands(), [](const MachineOperand &operand) {
             return operand.isReg() && operand.getReg().isVirtual();
           });
  if (!instr.getMF()->getTarget().getTargetTriple().isAMDGCN() ||
      !instr.hasUnmodeledSideEffects())
    return false;
  return hasTrait(
      instr.getMF()->getSubtarget().getInstrInfo()->getName(instr.getOpcode()),
      OpcodeTrait::FencesScheduling);
}

static SmallVector<RegionBounds, 8> cut(MachineBasicBlock &block,
                                        bool atFences) {
  const MachineFunction &function = *block.getParent();
  const TargetInstrInfo &info = *function.getSubtarget().getInstrInfo();
  auto isBoundary = [&](const MachineInstr &instr) {
    return instr.isCall() || instr.isFakeUse() ||
           info.isSchedulingBoundary(instr, &block, function) ||
           (atFences && isFence(instr));
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

SmallVector<RegionBounds, 8> regionsOf(MachineBasicBlock &block) {
  return cut(block, false);
}

SmallVector<RegionBounds, 8> fencedRegionsOf(MachineBasicBlock &block) {
  return cut(block, true);
}

} // namespace kiln
