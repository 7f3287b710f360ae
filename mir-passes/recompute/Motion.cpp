#include "mir-passes/recompute/Motion.h"
#include "mir-passes/recompute/RemakeInterval.h"
#include "targets/support/AddressSpaces.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineMemOperand.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/Target/TargetMachine.h"

using namespace llvm;

namespace kiln {

SlotIndex indexOf(const Place &place, const LiveIntervals &intervals) {
  return place.before == place.block->end()
             ? intervals.getMBBEndIdx(place.block)
             : intervals.getInstructionIndex(*place.before);
}

bool readsConstantMemory(const MachineInstr &instr) {
  bool isPtx = instr.getMF()->getTarget().getTargetTriple().isNVPTX();
  return instr.isDereferenceableInvariantLoad() && !instr.memoperands_empty() &&
         all_of(instr.memoperands(), [&](const MachineMemOperand *memory) {
           unsigned space = memory->getAddrSpace();
           return space == space::Constant ||
                  space == (isPtx ? unsigned(NVPTXAS::ADDRESS_SPACE_PARAM)
                                  : unsigned(AMDGPUAS::CONSTANT_ADDRESS_32BIT));
         });
}

/// The value of the range in front of the place; null if it is dead there.
static const VNInfo *valueAt(const LiveRange &range, const Place &place,
                             const LiveIntervals &intervals) {
  return place.before == place.block->end()
             ? range.getVNInfoBefore(intervals.getMBBEndIdx(place.block))
             : range.Query(intervals.getInstructionIndex(*place.before))
                   .valueIn();
}

bool operandsHold(const MachineInstr &instr, const Place &place,
                  const MachineRegisterInfo &info,
                  const LiveIntervals &intervals,
                  const MachineDominatorTree &dominators) {
  SlotIndex here = intervals.getInstructionIndex(instr);
  for (const MachineOperand &operand : instr.all_uses()) {
    Register reg = operand.getReg();
    if (!reg.isVirtual() || operand.isUndef())
      continue;
    const LiveInterval &interval = intervals.getInterval(reg);
    // What is made once is the same behind its definition, alive or not.
    if (info.hasOneDef(reg) && interval.getNumValNums() == 1) {
      const MachineInstr &def = *info.def_instr_begin(reg);
      if (def.getParent() == place.block
              ? intervals.getInstructionIndex(def) < indexOf(place, intervals)
              : dominators.dominates(def.getParent(), place.block))
        continue;
      return false;
    }
    auto holds = [&](const LiveRange &range) {
      const VNInfo *read = range.Query(here).valueIn();
      return read && read == valueAt(range, place, intervals);
    };
    if (!holds(interval) || !all_of(interval.subranges(), holds))
      return false;
  }
  return true;
}

/// What debug information says of the register ends.
static void endDebugValues(Register reg, MachineRegisterInfo &info) {
  for (MachineOperand &use : make_early_inc_range(info.use_operands(reg)))
    if (use.getParent()->isDebugValue())
      use.getParent()->setDebugValueUndef();
}

void moveTo(MachineInstr &instr, const Place &place, MachineRegisterInfo &info,
            LiveIntervals &intervals) {
  const TargetRegisterInfo &registers = *info.getTargetRegisterInfo();
  SmallVector<Register, 4> results, read;
  for (const MachineOperand &operand : instr.operands()) {
    if (!operand.isReg() || !operand.getReg())
      continue;
    if (operand.getReg().isPhysical()) {
      for (MCRegUnit unit : registers.regunits(operand.getReg().asMCReg()))
        intervals.removeRegUnit(unit); // made again when somebody asks
      continue;
    }
    auto &list = operand.isDef() ? results : read;
    if (!is_contained(list, operand.getReg()))
      list.push_back(operand.getReg());
  }
  for (Register reg : results)
    endDebugValues(reg, info);
  intervals.RemoveMachineInstrFromMaps(instr);
  place.block->splice(place.before, instr.getParent(), instr.getIterator());
  intervals.InsertMachineInstrInMaps(instr);
  for (Register reg : results)
    remakeInterval(reg, info, intervals);
  for (Register reg : read)
    remakeInterval(reg, info, intervals);
}

bool keepsIntervalsWhole(const MachineInstr &instr, LiveIntervals &intervals) {
  return all_of(instr.all_uses(), [&](const MachineOperand &use) {
    if (!use.getReg().isVirtual())
      return true;
    const LiveInterval &interval = intervals.getInterval(use.getReg());
    return interval.getNumValNums() == 1 ||
           ConnectedVNInfoEqClasses(intervals).Classify(interval) <= 1;
  });
}

void renameResults(MachineInstr &instr, MachineRegisterInfo &info,
                   LiveIntervals &intervals) {
  for (MachineOperand &result : instr.all_defs()) {
    Register reg = result.getReg();
    if (!reg.isVirtual())
      continue;
    Register renamed = info.cloneVirtualRegister(reg);
    intervals.removeInterval(reg);
    for (MachineOperand &use : make_early_inc_range(info.reg_operands(reg)))
      use.setReg(renamed);
    remakeInterval(renamed, info, intervals);
  }
}

} // namespace kiln
