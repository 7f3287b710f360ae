//===- AmdInstructions.h - counting AMD's machine code ===//
#ifndef KILN_TARGETS_AMDINSTRUCTIONS_H
#define KILN_TARGETS_AMDINSTRUCTIONS_H

#include "targets/Resources.h"
#include "llvm/ADT/ArrayRef.h"

namespace kiln {

/// Counts a kernel's instructions with LLVM's disassembler. `wave64`: RDNA code
/// for 64 lanes.
InstructionMix countAmd(llvm::ArrayRef<uint8_t> code, const GpuTarget &gpu,
                        bool wave64);

} // namespace kiln

#endif // KILN_TARGETS_AMDINSTRUCTIONS_H
