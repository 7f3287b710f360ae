//===- AmdInstructions.h - reading AMD's machine code ---------------------===//
#ifndef KILN_TARGETS_ISA_AMD_AMDINSTRUCTIONS_H
#define KILN_TARGETS_ISA_AMD_AMDINSTRUCTIONS_H

#include "targets/isa/InstructionMix.h"
#include "targets/isa/amd/AmdDecoder.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace kiln {

/// Decodes the code from its start with LLVM's disassembler; what is no
/// instruction is skipped. `wave64`: RDNA code for 64 lanes.
void forEachAmdInstruction(
    llvm::ArrayRef<uint8_t> code, const GpuTarget &gpu, bool wave64,
    llvm::function_ref<void(const AmdInstruction &)> visit);

/// Counts a kernel's instructions.
InstructionMix countAmd(llvm::ArrayRef<uint8_t> code, const GpuTarget &gpu,
                        bool wave64);

} // namespace kiln

#endif // KILN_TARGETS_ISA_AMD_AMDINSTRUCTIONS_H
