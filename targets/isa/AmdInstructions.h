//===- AmdInstructions.h - reading AMD's machine code ---------------------===//
#ifndef KILN_TARGETS_ISA_AMDINSTRUCTIONS_H
#define KILN_TARGETS_ISA_AMDINSTRUCTIONS_H

#include "targets/gpu/GpuTarget.h"
#include "targets/isa/InstructionMix.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace kiln {

/// One decoded instruction: LLVM's name of its opcode, its immediate operands
/// in their order, and where it lies in the code.
struct AmdInstruction {
  llvm::StringRef name;
  llvm::SmallVector<int64_t, 4> immediates;
  uint64_t offset = 0, size = 0;
};

/// Decodes the code from its start with LLVM's disassembler; what is no
/// instruction is skipped. `wave64`: RDNA code for 64 lanes.
void forEachAmdInstruction(
    llvm::ArrayRef<uint8_t> code, const GpuTarget &gpu, bool wave64,
    llvm::function_ref<void(const AmdInstruction &)> visit);

/// Counts a kernel's instructions.
InstructionMix countAmd(llvm::ArrayRef<uint8_t> code, const GpuTarget &gpu,
                        bool wave64);

} // namespace kiln

#endif // KILN_TARGETS_ISA_AMDINSTRUCTIONS_H
