// Single lanes of wide registers become registers, and copies their originals.
//
// `undef %9.sub3:vreg_256 = V_OR_B32 3, %8.sub0`, where nothing else of %9 is
// used, is a value of 32 bits. As a lane it asks for eight registers of which
// seven are someone else's, and counts as part of something larger wherever
// values are chosen by what they are. (LLVM's own pass for partly used
// registers leaves those alone that would become as narrow as one register.)
// What was copied into such lanes, bounds that each element of a vector is
// compared with, is read from where it came from.
#include "mir-passes/registers/SingleLanes.h"
#include "mir-passes/recompute/RemakeInterval.h"
#include "mir-passes/registers/IntervalPass.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/PassRegistry.h"

using namespace llvm;

namespace kiln {
namespace {

class SingleLanes : public IntervalPass {
public:
  static char ID;
  SingleLanes() : IntervalPass(ID) {}
  StringRef getPassName() const override {
    return "Kiln registers for single lanes";
  }

private:
  bool run(MachineFunction &function) override;
  unsigned onlyLane(Register reg) const;
  bool narrow(Register reg);
  bool forward(MachineInstr &copy);
};
char SingleLanes::ID = 0;
RegisterPass<SingleLanes> singleLanes("kiln-single-lanes",
                                      "Kiln registers for single lanes");

/// The only lanes of the register that anything names; 0 if there is more.
unsigned SingleLanes::onlyLane(Register reg) const {
  unsigned lane = 0;
  for (const MachineOperand &operand : info->reg_operands(reg)) {
    // The text of inline assembly says what width it reads.
    if (!operand.getSubReg() || (lane && operand.getSubReg() != lane) ||
        operand.getParent()->isInlineAsm())
      return 0;
    lane = operand.getSubReg();
  }
  return lane;
}

bool SingleLanes::narrow(Register reg) {
  unsigned lane = onlyLane(reg);
  if (!lane || !intervals->hasInterval(reg))
    return false;
  const TargetRegisterClass *narrower =
      registers->getSubRegisterClass(info->getRegClass(reg), lane);
  if (!narrower || !narrower->isAllocatable())
    return false;
  Register made = info->createVirtualRegister(narrower);
  for (MachineOperand &operand :
       make_early_inc_range(info->reg_operands(reg))) {
    operand.setReg(made);
    operand.setSubReg(0);
    // Of a lane's definition it says that the other lanes are not kept.
    if (operand.isDef())
      operand.setIsUndef(false);
  }
  intervals->removeInterval(reg);
  remakeInterval(made, *info, *intervals);
  return true;
}

/// Makes readers of a copy read what was copied. Both are defined once, so
/// where the copy is, the original has its value.
bool SingleLanes::forward(MachineInstr &copy) {
  Register to = copy.getOperand(0).getReg(), from = copy.getOperand(1).getReg();
  if (!to.isVirtual() || !from.isVirtual() || copy.getOperand(0).getSubReg() ||
      copy.getOperand(1).getSubReg() || copy.getNumOperands() != 2 ||
      !info->hasOneDef(to) || !info->hasOneDef(from) ||
      any_of(info->use_instructions(to),
             [](const MachineInstr &user) { return user.isInlineAsm(); }) ||
      !info->constrainRegClass(from, info->getRegClass(to)))
    return false;
  intervals->RemoveMachineInstrFromMaps(copy);
  copy.eraseFromParent();
  intervals->removeInterval(to);
  info->replaceRegWith(to, from);
  remakeInterval(from, *info, *intervals);
  return true;
}

bool SingleLanes::run(MachineFunction &function) {
  if (!getAnalysis<CompilationDirectives>()
           .of(function.getFunction())
           .wantsDescription())
    return false;
  bool changed = false;
  for (unsigned index = 0, end = info->getNumVirtRegs(); index != end; ++index)
    changed |= narrow(Register::index2VirtReg(index));
  for (MachineBasicBlock &block : function)
    for (MachineInstr &instr : make_early_inc_range(block))
      if (instr.isCopy())
        changed |= forward(instr);
  return changed;
}

} // namespace

MachineFunctionPass *createSingleLanes() { return new SingleLanes; }

} // namespace kiln
