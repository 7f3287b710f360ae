#include "mir-passes/remat/LoopVariables.h"
#include "targets/cost/MaskOfCopy.h"
#include "targets/isa/LinearOp.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

using namespace llvm;

namespace kiln {

LoopVariables::LoopVariables(MachineFunction &function,
                             const LiveIntervals &intervals,
                             const MachineLoopInfo &loops)
    : function(function), info(function.getRegInfo()), intervals(intervals),
      loops(loops), dominators(function) {
  find();
}

void LoopVariables::find() {
  variables.clear();
  for (MachineBasicBlock &block : function)
    for (MachineInstr &instr : block)
      if (!instr.isDebugOrPseudoInstr() && instr.getNumOperands() > 2 &&
          instr.getOperand(0).isReg())
        if (std::optional<LoopVariable> found = asVariable(instr))
          variables.push_back(*found);
}

bool LoopVariables::isMovable(const MachineInstr &instr) const {
  if (instr.mayLoadOrStore() || instr.hasUnmodeledSideEffects() ||
      instr.isCall() || instr.isInlineAsm() || instr.isConvergent() ||
      instr.isPHI() || instr.mayRaiseFPException() ||
      range_size(instr.all_defs()) != 1)
    return false;
  const MachineOperand &result = instr.getOperand(0);
  if (!result.isReg() || !result.isDef() || !result.getReg().isVirtual() ||
      result.getSubReg() || result.isTied())
    return false;
  const TargetRegisterInfo &registers =
      *function.getSubtarget().getRegisterInfo();
  auto isNeverWritten = [&](Register reg) {
    if (!info.isReserved(reg))
      return false;
    for (MCRegAliasIterator alias(reg, &registers, true); alias.isValid();
         ++alias)
      if (!info.def_empty(*alias))
        return false;
    return true;
  };
  if (Register mask = maskOfCopy(instr); mask && !isNeverWritten(mask))
    return false;
  return all_of(instr.all_uses(), [&](const MachineOperand &operand) {
    if (operand.getReg().isVirtual())
      return !operand.getSubReg() && !operand.isUndef() &&
             !intervals.getInterval(operand.getReg()).hasSubRanges();
    return isNeverWritten(operand.getReg());
  });
}

/// One of two operands is the variable, the other is loop-invariant.
bool LoopVariables::findStride(LoopVariable &variable) const {
  for (unsigned i : {1u, 2u}) {
    const MachineOperand &operand = variable.step->getOperand(i);
    bool isSelf = operand.isReg() && operand.getReg() == variable.reg;
    if (!isSelf && variable.strideIndex)
      return false;
    if (!isSelf)
      variable.strideIndex = i;
  }
  if (!variable.strideIndex)
    return false;
  const MachineOperand &stride = variable.stride();
  if (!stride.isReg())
    return stride.isImm();
  return stride.getReg().isVirtual() && !stride.getSubReg() &&
         info.hasOneDef(stride.getReg()) &&
         !variable.loop->contains(info.getUniqueVRegDef(stride.getReg()));
}

bool LoopVariables::findStart(LoopVariable &variable) const {
  for (MachineInstr &def : info.def_instructions(variable.reg)) {
    if (&def == variable.step)
      continue;
    if (variable.start || variable.loop->contains(&def) ||
        !dominators.dominates(def.getParent(), variable.loop->getHeader()))
      return false;
    variable.start = &def;
  }
  return variable.start && isMovable(*variable.start);
}

std::optional<LoopVariable>
LoopVariables::asVariable(MachineInstr &step) const {
  StringRef opcode =
      function.getSubtarget().getInstrInfo()->getName(step.getOpcode());
  if (linearOp(opcode) != LinearOp::Add)
    return std::nullopt;
  MachineBasicBlock *block = step.getParent();
  LoopVariable found{step.getOperand(0).getReg(), loops.getLoopFor(block),
                     nullptr, &step, 0};
  if (!found.loop || !found.reg.isVirtual() || step.getOperand(0).getSubReg() ||
      intervals.getInterval(found.reg).hasSubRanges() || !findStride(found))
    return std::nullopt;
  SmallVector<MachineBasicBlock *, 2> latches;
  found.loop->getLoopLatches(latches);
  bool isAlways = all_of(latches, [&](MachineBasicBlock *latch) {
    return dominators.dominates(block, latch);
  });
  if (!isAlways || !findStart(found))
    return std::nullopt;
  // After the loop its value would have to be kept, or computed there.
  for (const MachineInstr &user : info.use_nodbg_instructions(found.reg))
    if (!found.loop->contains(&user))
      return std::nullopt;
  return found;
}

bool LoopVariables::readsOnItsSide(const LoopVariable &variable,
                                   const MachineInstr &step) const {
  SlotIndex own = intervals.getInstructionIndex(*variable.step),
            other = intervals.getInstructionIndex(step);
  return all_of(
      info.use_nodbg_instructions(variable.reg), [&](const MachineInstr &user) {
        SlotIndex here = intervals.getInstructionIndex(user);
        return &user == variable.step || user.getParent() != step.getParent() ||
               (here < own) == (here < other);
      });
}

SmallVector<SmallVector<MachineInstr *, 4>, 4>
LoopVariables::clusters(const LoopVariable &variable, unsigned distance) const {
  std::vector<MachineInstr *> users;
  for (MachineInstr &user : info.use_nodbg_instructions(variable.reg))
    if (&user != variable.step && !is_contained(users, &user))
      users.push_back(&user);
  auto index = [&](const MachineInstr *instr) {
    return intervals.getInstructionIndex(*instr);
  };
  llvm::sort(users, [&](auto *a, auto *b) { return index(a) < index(b); });
  SmallVector<SmallVector<MachineInstr *, 4>, 4> result;
  for (MachineInstr *user : users) {
    MachineInstr *last = result.empty() ? nullptr : result.back().back();
    SlotIndex step = index(variable.step);
    if (!last || last->getParent() != user->getParent() ||
        (index(last) < step) != (index(user) < step) ||
        index(last).getApproxInstrDistance(index(user)) > int(distance))
      result.emplace_back();
    result.back().push_back(user);
  }
  return result;
}

} // namespace kiln
