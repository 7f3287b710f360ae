// The live interval of a register whose definitions or uses have moved.
#ifndef KILN_MIR_PASSES_RECOMPUTE_REMAKEINTERVAL_H
#define KILN_MIR_PASSES_RECOMPUTE_REMAKEINTERVAL_H

#include "llvm/CodeGen/Register.h"

namespace llvm {
class LiveIntervals;
class MachineRegisterInfo;
} // namespace llvm

namespace kiln {

/// Computes the register's live interval anew, and clears the marks on its
/// operands that may have become wrong. Nothing happens to a physical register.
void remakeInterval(llvm::Register reg, llvm::MachineRegisterInfo &info,
                    llvm::LiveIntervals &intervals);

} // namespace kiln

#endif
