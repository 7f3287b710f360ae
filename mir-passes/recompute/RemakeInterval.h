// The live interval of a register whose definitions or uses have moved.
#ifndef KILN_MIR_PASSES_RECOMPUTE_REMAKEINTERVAL_H
#define KILN_MIR_PASSES_RECOMPUTE_REMAKEINTERVAL_H

#include "llvm/CodeGen/Register.h"

namespace llvm {
class LiveIntervals;
class MachineOperand;
class MachineRegisterInfo;
class TargetRegisterInfo;
} // namespace llvm

namespace kiln {

/// Whether the instruction of this definition of some lanes of a virtual
/// register reads others of them. Such a definition cannot be marked "undef":
/// LLVM takes the lanes that it does not write for undefined from before the
/// instruction on, and loses the one that is read.
bool readsOtherLanes(const llvm::MachineOperand &def,
                     const llvm::TargetRegisterInfo &registers);

/// Computes the register's live interval anew, and clears the marks on its
/// operands that may have become wrong. Nothing happens to a physical register.
void remakeInterval(llvm::Register reg, llvm::MachineRegisterInfo &info,
                    llvm::LiveIntervals &intervals);

} // namespace kiln

#endif
