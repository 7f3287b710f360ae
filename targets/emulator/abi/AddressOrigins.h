// What the addresses of a kernel's accesses are made of, for messages of
// accesses out of bounds: the same form as of an instruction of machine code
// (tools/locate).
#ifndef KILN_TARGETS_EMULATOR_ABI_ADDRESSORIGINS_H
#define KILN_TARGETS_EMULATOR_ABI_ADDRESSORIGINS_H

#include "targets/emulator/abi/Abi.h"

namespace llvm {
class Function;
class Instruction;
} // namespace llvm

namespace kiln::emu {

/// Writes down for each access of the kernel, which still has its own arguments
/// and instructions, what its addresses are made of, and marks it.
void describeAddresses(llvm::Function &kernel, KernelShape &shape);

/// The mark of an instruction goes to the one that replaces it.
void inheritAddress(llvm::Instruction *made, const llvm::Instruction &from);

/// By the mark: an index into KernelShape::accesses; KernelShape::noAccess
/// without one.
uint32_t accessOf(const llvm::Instruction &inst);

/// The access with its line of the source, and below it the instructions that
/// its address is made of: "\n" and lines; empty for a site that is none.
std::string addressText(const KernelShape &shape, const Site &site);

} // namespace kiln::emu

#endif // KILN_TARGETS_EMULATOR_ABI_ADDRESSORIGINS_H
