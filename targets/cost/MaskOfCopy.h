//===- MaskOfCopy.h - what a copy reads without saying so -----------------===//
#ifndef KILN_TARGETS_COST_MASKOFCOPY_H
#define KILN_TARGETS_COST_MASKOFCOPY_H

#include "llvm/CodeGen/MachineInstr.h"

namespace kiln {

/// AMD's copies to vector registers become instructions that write the active
/// lanes only, but have no operand for the mask of these. The mask (EXEC), or
/// no register.
llvm::Register maskOfCopy(const llvm::MachineInstr &instr);

} // namespace kiln

#endif // KILN_TARGETS_COST_MASKOFCOPY_H
