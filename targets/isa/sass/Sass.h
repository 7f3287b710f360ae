//===- Sass.h - NVIDIA's machine code, instruction by instruction ---------===//
//
// Since Volta an instruction has 16 bytes, the low 12 bits are its opcode, and
// of those the low 9 name the operation and the others its operand form. What
// an opcode means on which GPU is a record (Sass.td).
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_ISA_SASS_H
#define KILN_TARGETS_ISA_SASS_H

#include "targets/gpu/GpuTarget.h"
#include "targets/isa/InstructionMix.h"
#include "targets/isa/OpClass.h"
#include "llvm/ADT/ArrayRef.h"

namespace kiln {

inline constexpr unsigned sassInstructionBytes = 16;

/// Where the program goes on after an instruction.
enum class SassFlow : uint8_t {
  Next,
  Branch,
  IndirectBranch,
  Call,
  Return,
  Exit
};

/// A row of Sass.td, which explains the fields.
struct SassOpcode {
  uint16_t opcode, firstCapability, lastCapability;
  const char *mnemonic;
  OpClass opClass;
  const char *variant;
  uint8_t bytes;
  SassFlow flow;
};

/// Every row, by opcode.
llvm::ArrayRef<SassOpcode> allSassOpcodes();

/// The row of an instruction; null if there is none for this GPU. `bytes` holds
/// at least sassInstructionBytes, here and below.
const SassOpcode *lookupSass(llvm::ArrayRef<uint8_t> bytes,
                             const GpuTarget &gpu);

/// What an instruction is, as far as its cost goes: its row, and the width or
/// shape that its encoding states.
OpKind kindOfSass(llvm::ArrayRef<uint8_t> bytes, const GpuTarget &gpu);

/// Bytes a load or store moves in each thread: 1 to 16. 0 for a width no known
/// instruction has.
unsigned sassAccessBytes(llvm::ArrayRef<uint8_t> bytes);

/// What an instruction's upper bits tell the scheduler of the machine: an
/// encoding that has not changed since Volta (Jia et al., arXiv 1804.06826,
/// section 2; read off nvdisasm for sm_75 to sm_121).
struct SassControl {
  static constexpr unsigned barriers = 6;
  static constexpr unsigned none = 7;
  /// Cycles before the same warp issues again. 0 does not mean at once: the
  /// warp drains, that is waits for everything it has outstanding.
  unsigned stall = 0;
  bool drains() const { return stall == 0; }
  /// False: the machine may prefer another warp next.
  bool keepsTurn = true;
  /// Barriers raised until the result is written, and until the operands are
  /// read; `none`: neither.
  unsigned writeBarrier = none, readBarrier = none;
  /// Barriers that must be down before it issues, one bit each.
  unsigned waitMask = 0;
};
SassControl sassControl(llvm::ArrayRef<uint8_t> bytes);

/// Whether an instruction has a predicate other than PT.
bool sassPredicated(llvm::ArrayRef<uint8_t> bytes);

/// Distance in bytes from the end of a BRA to its target.
int64_t sassBranchOffset(llvm::ArrayRef<uint8_t> bytes, const GpuTarget &gpu);

/// Counts a kernel's instructions; the NOPs ptxas pads with at the end are left
/// out.
InstructionMix countSass(llvm::ArrayRef<uint8_t> code, const GpuTarget &gpu);

} // namespace kiln

#endif // KILN_TARGETS_ISA_SASS_H
