#include "mir-passes/recompute/WaysBetween.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"

using namespace llvm;

namespace kiln {

static bool ordersMemory(const MachineInstr &instr) {
  return instr.isCall() || instr.hasUnmodeledSideEffects() ||
         instr.isPosition() || instr.hasOrderedMemoryRef();
}

WaysBetween::WaysBetween(const MachineFunction &function,
                         const LiveIntervals &intervals, AAResults *aliases)
    : function(function), intervals(intervals), aliases(aliases),
      writers(function.getNumBlockIDs()) {
  for (const MachineBasicBlock &block : function)
    for (const MachineInstr &instr : block) {
      if (instr.isDebugOrPseudoInstr())
        continue;
      hasCalls |= any_of(instr.operands(), [](const MachineOperand &operand) {
        return operand.isRegMask();
      });
      if (instr.mayStore() || ordersMemory(instr))
        writers[block.getNumber()].push_back(&instr);
    }
}

/// The blocks all of whose instructions are on the way.
const BitVector &WaysBetween::blocksOn(const Way &way) {
  auto [known, isNew] = between.try_emplace({way.above, way.below});
  BitVector &blocks = known->second;
  if (!isNew)
    return blocks;
  blocks.resize(function.getNumBlockIDs());
  SmallVector<const MachineBasicBlock *> work{way.below};
  while (!work.empty())
    for (const MachineBasicBlock *pred : work.pop_back_val()->predecessors())
      if (pred != way.above && !blocks.test(pred->getNumber())) {
        blocks.set(pred->getNumber());
        work.push_back(pred);
      }
  return blocks;
}

bool WaysBetween::isOn(const MachineInstr &instr, const Way &way) {
  const MachineBasicBlock *block = instr.getParent();
  SlotIndex index = intervals.getInstructionIndex(instr);
  if (block == way.above)
    return index >= way.first;
  return blocksOn(way).test(block->getNumber()) ||
         (block == way.below && index < way.last);
}

bool WaysBetween::keepsPhysical(const MachineInstr &instr, const Way &way) {
  const MachineRegisterInfo &info = function.getRegInfo();
  const TargetRegisterInfo &registers = *info.getTargetRegisterInfo();
  for (const MachineOperand &operand : instr.all_uses()) {
    if (!operand.getReg().isPhysical() || operand.isUndef())
      continue;
    MCRegister reg = operand.getReg().asMCReg();
    if (registers.isConstantPhysReg(reg))
      continue;
    // Others end their life at their reader.
    if (!info.isReserved(reg) || hasCalls)
      return false;
    for (MCRegAliasIterator alias(reg, &registers, /*IncludeSelf=*/true);
         alias.isValid(); ++alias)
      for (const MachineInstr &def : info.def_instructions(*alias))
        if (isOn(def, way))
          return false;
  }
  return true;
}

bool WaysBetween::keepsMemory(const MachineInstr &load, const Way &way) {
  // Guess: thousands of loads, each behind thousands of stores, are too many to
  // ask about.
  constexpr unsigned mostStores = 256;
  unsigned stores = 0;
  auto mayPass = [&](const MachineInstr *writer) {
    return !isOn(*writer, way) ||
           (++stores <= mostStores && !ordersMemory(*writer) &&
            !load.mayAlias(aliases, *writer, /*UseTBAA=*/false));
  };
  const BitVector &blocks = blocksOn(way);
  for (unsigned number : blocks.set_bits())
    if (!all_of(writers[number], mayPass))
      return false;
  return all_of(writers[way.above->getNumber()], mayPass) &&
         all_of(writers[way.below->getNumber()], mayPass);
}

bool WaysBetween::isWrittenIn(const MachineInstr &load,
                              const MachineBasicBlock &block) const {
  return any_of(writers[block.getNumber()], [&](const MachineInstr *writer) {
    return writer->mayStore() &&
           load.mayAlias(aliases, *writer, /*UseTBAA=*/false);
  });
}

bool WaysBetween::repeatsWithout(const MachineBasicBlock &block,
                                 const MachineBasicBlock &other) const {
  BitVector seen(function.getNumBlockIDs());
  SmallVector<const MachineBasicBlock *> work{&block};
  while (!work.empty())
    for (const MachineBasicBlock *next : work.pop_back_val()->successors()) {
      if (next == &block)
        return true;
      if (next != &other && !seen.test(next->getNumber())) {
        seen.set(next->getNumber());
        work.push_back(next);
      }
    }
  return false;
}

} // namespace kiln
