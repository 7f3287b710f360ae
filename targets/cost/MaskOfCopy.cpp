#include "targets/cost/MaskOfCopy.h"

#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

using namespace llvm;

namespace kiln {

Register maskOfCopy(const MachineInstr &instr) {
  if (!instr.isCopyLike() && !instr.isRegSequence() && !instr.isInsertSubreg())
    return Register();
  const MachineFunction &function = *instr.getMF();
  const TargetRegisterInfo &registers =
      *function.getSubtarget().getRegisterInfo();
  Register to = instr.getOperand(0).getReg();
  if (!to.isVirtual() ||
      !registers.isDivergentRegClass(function.getRegInfo().getRegClass(to)))
    return Register();
  // LLVM keeps its number to itself, which is the same for all of AMD's GPUs.
  static const unsigned exec = [&] {
    for (unsigned reg = 1; reg != registers.getNumRegs(); ++reg)
      if (StringRef(registers.getName(reg)) == "EXEC")
        return reg;
    llvm_unreachable("only AMDGPU has divergent register classes");
  }();
  return exec;
}

} // namespace kiln
