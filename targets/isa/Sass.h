//===- Sass.h - the little of NVIDIA's machine code that reports need -----===//
//
// Since Volta an instruction has 16 bytes, the low 12 bits are its opcode, and
// of those the low 9 name the operation and the others its operand form. The
// opcodes here were read off nvdisasm 13.2 over cubins of sm_75 to sm_121 made
// by ptxas 13.0; no two operations shared the low 9 bits but variants of one
// thing (RED and REDG, the UTC*MMA).
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_ISA_SASS_H
#define KILN_TARGETS_ISA_SASS_H

#include "targets/gpu/GpuTarget.h"
#include "targets/isa/InstructionMix.h"
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

/// What an instruction's upper bits tell the scheduler of the machine: an
/// encoding that has not changed since Volta (Jia et al., arXiv 1804.06826,
/// section 2; read off nvdisasm for sm_75 to sm_121).
struct SassControl {
  static constexpr unsigned barriers = 6;
  static constexpr unsigned none = 7;
  /// Cycles before the same warp issues again; 0 counts as 1.
  unsigned stall = 0;
  /// False: the machine may prefer another warp next.
  bool keepsTurn = true;
  /// Barriers raised until the result is written, and until the operands are
  /// read; `none`: neither.
  unsigned writeBarrier = none, readBarrier = none;
  /// Barriers that must be down before it issues, one bit each.
  unsigned waitMask = 0;
};
SassControl sassControl(llvm::ArrayRef<uint8_t> bytes);

/// Whether an instruction has a predicate other than PT. `bytes` as above.
bool sassPredicated(llvm::ArrayRef<uint8_t> bytes);

/// Distance in bytes from the end of a BRA to its target.
int64_t sassBranchOffset(llvm::ArrayRef<uint8_t> bytes, const GpuTarget &gpu);

/// Counts a kernel's instructions; the NOPs ptxas pads with at the end are left
/// out.
InstructionMix countSass(llvm::ArrayRef<uint8_t> code);

} // namespace kiln

#endif // KILN_TARGETS_ISA_SASS_H
