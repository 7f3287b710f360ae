//===- Sass.h - the little of NVIDIA's machine code that reports need ===//
//
// Since Volta an instruction has 16 bytes, the low 12 bits are its opcode, and
// of those the low 9 name the operation and the others its operand form. The
// opcodes here were read off nvdisasm 13.2 over cubins of sm_75 to sm_121 made
// by ptxas 13.0; no two operations shared the low 9 bits but variants of one
// thing (RED and REDG, the UTC*MMA).
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_SASS_H
#define KILN_TARGETS_SASS_H

#include "targets/Resources.h"
#include "llvm/ADT/ArrayRef.h"

namespace kiln {

inline constexpr unsigned sassInstructionBytes = 16;

enum class SassClass : uint8_t {
  Other,
  Nop,
  GlobalLoad,
  GlobalStore,
  SharedLoad,
  SharedStore,
  LocalLoad,
  LocalStore,
  Atomic,
  AsyncCopy,
  Barrier,
  Matrix,
  Branch
};

/// One instruction. `bytes` holds at least sassInstructionBytes.
SassClass classifySass(llvm::ArrayRef<uint8_t> bytes);

/// Bytes a load or store moves in each thread: 1 to 16. 0 for a width no known
/// instruction has.
unsigned sassAccessBytes(llvm::ArrayRef<uint8_t> bytes);

/// Counts a kernel's instructions; the NOPs ptxas pads with at the end are left
/// out.
InstructionMix countSass(llvm::ArrayRef<uint8_t> code);

} // namespace kiln

#endif // KILN_TARGETS_SASS_H
