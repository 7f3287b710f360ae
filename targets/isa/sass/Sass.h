//===- Sass.h - NVIDIA's machine code, instruction by instruction ---------===//
//
// Since Volta an instruction has 16 bytes, the low 12 bits are its opcode, and
// of those the low 9 name the operation and the others its operand form. What
// an opcode means on which GPU is a record (Sass.td).
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_ISA_SASS_H
#define KILN_TARGETS_ISA_SASS_H

#include "targets/gpu/GpuFamily.h"
#include "targets/isa/InstructionMix.h"
#include "targets/isa/OpClass.h"
#include "llvm/ADT/ArrayRef.h"
#include <map>
#include <optional>
#include <vector>

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

/// The four register files of SASS: general and predicate, of a thread and of a
/// warp.
enum class SassFile : uint8_t { R, UR, P, UP };
inline constexpr unsigned sassFiles = 4;

/// The role of an operand. Hazards depend on it: the addend of a wide
/// multiplication is read later than its factors.
enum class SassRole : uint8_t {
  Guard,       ///< @P0
  Destination, ///< a result
  A,
  B,
  C,          ///< sources of arithmetic, by their slot
  Address,    ///< what an address is made of
  Descriptor, ///< uniform registers that describe memory or a matrix
  Data,       ///< what a store or an atomic operation takes along
  Source      ///< any other source: a predicate, a lane, a mask
};

/// The field of an operand.
enum class SassLocation : uint8_t {
  /// In a field of the instruction that no form moves.
  Bits,
  /// The second source: at bit 32, unless the third is no register (forms 2, 3
  /// and 7): then at 64. None in forms 4 and 5; a uniform register in 6.
  B,
  /// The third source: at bit 64, none in forms 2 and 3, a uniform register at
  /// 32 in form 7.
  C,
  /// The second source of an instruction without a third: at 32 in form 1, a
  /// uniform register in 7, else none.
  Last,
  /// SHFL: the lane is in a register in forms 1 and 2, the mask in 1 and 4.
  Lane,
  LaneMask,
  /// PLOP3: bit 67 makes it a predicate of the warp.
  Either,
  /// wgmma: registers in form 6, else uniform registers that describe shared
  /// memory.
  GroupA,
  /// wgmma: in form 6.
  GroupB,
  /// wgmma: the predicate's number is subtracted from 7.
  GroupScale
};

/// How many registers of 32 bits an operand is.
enum class SassCount : uint8_t {
  One,
  Two,
  Four,
  /// Two where bit 80 says 64 bits.
  Wide,
  /// Two floats, or one that stands for both (bits 82, 88 and 85).
  PackedA,
  PackedB,
  PackedC,
  /// As many as the access has words (bits 73 to 75).
  Access,
  /// Two for an address of 64 bits (bit 72), unless it is 32 bits added to
  /// uniform registers.
  AddressPair,
  /// Two for an address of 64 bits (bit 72).
  AddressWide,
  /// One, two or four by bits 72 and 73.
  Matrices,
  /// Two for 64 bits by the format of the result (75 and 76) or of the source
  /// (84 and 85).
  ConvertTo,
  ConvertFrom,
  /// By the type of an atomic operation (73 to 75; of floats 73 to 76).
  Atom,
  AtomFloat,
  /// As Atom, but nothing for a count of lanes (POPC.INC in bits 87 to 90).
  AtomData,
  /// Two where bit 73 says 64 bits: IADD, MATCH.
  Wide73,
  /// TMA copies: coordinates alone; with an address in shared memory; with that
  /// and a barrier.
  Tensor,
  TensorStore,
  TensorLoad,
  /// What a bulk copy reads: two in global memory (bit 73), one in shared.
  Bulk,
  /// By the shape and types of a matrix instruction of a warp.
  MmaA,
  MmaB,
  MmaC,
  MmaD,
  /// By the columns and type of one of a warp group.
  GroupD,
  /// Of a product on tensor memory: the addresses of both scales, or a mask of
  /// the lanes of D that stay as they are.
  TensorMore,
  /// Words of a lane by the shape of a load or store of tensor memory.
  TensorWords,
  /// One register for each bit of a number (bits 32 to 38).
  Mask
};

/// One operand of a row.
struct SassSlot {
  SassFile file;
  SassRole role;
  SassLocation location;
  uint8_t bit;
  SassCount count;
  /// The bit that must be set for the operand to be there; 255: none.
  uint8_t when;
};

/// A row of Sass.td, which explains the fields.
struct SassOpcode {
  uint16_t opcode, firstCapability, lastCapability;
  const char *mnemonic;
  OpClass opClass;
  const char *variant;
  uint8_t bytes;
  SassFlow flow;
  uint8_t forms;
  bool uniformGuard, decodable;
  uint64_t refused;
  uint8_t slotCount;
  SassSlot slots[8];
};

/// Every row, by opcode.
llvm::ArrayRef<SassOpcode> allSassOpcodes();

/// The row of an instruction; null if there is none for this GPU. Where none
/// has its form, a row of the same opcode. `bytes` holds at least
/// sassInstructionBytes, here and below.
const SassOpcode *lookupSass(llvm::ArrayRef<uint8_t> bytes,
                             const GpuTarget &gpu);

/// The cost class of an instruction: its row, and the width or shape that its
/// encoding states.
OpKind kindOfSass(llvm::ArrayRef<uint8_t> bytes, const GpuTarget &gpu);

/// Bytes a load or store moves in each thread: 1 to 16. 0 for a width no known
/// instruction has.
unsigned sassAccessBytes(llvm::ArrayRef<uint8_t> bytes);

/// Columns of the result of a wgmma, from the lower half of its bytes; absent
/// for a shape no known one has.
std::optional<unsigned> sassGroupColumns(const SassOpcode &row, uint64_t low);

/// The control word, an instruction's upper bits for the hardware scheduler: an
/// encoding that has not changed since Volta (Jia et al., arXiv 1804.06826,
/// section 2; read off nvdisasm for sm_75 to sm_121).
struct SassControl {
  static constexpr unsigned barriers = 6;
  static constexpr unsigned none = 7;
  /// Cycles before the same warp issues again. 0 does not mean at once: the
  /// warp drains, that is, waits for everything outstanding.
  unsigned stall = 0;
  bool drains() const { return stall == 0; }
  /// False: the machine may prefer another warp next.
  bool keepsTurn = true;
  /// Scoreboards set until the result is written, and until the operands are
  /// read; `none`: neither.
  unsigned writeBarrier = none, readBarrier = none;
  /// Barriers that must be down before it issues, one bit each.
  unsigned waitMask = 0;
};
SassControl sassControl(llvm::ArrayRef<uint8_t> bytes);

/// The three bits above the opcode: what replaces a register operand.
unsigned sassForm(llvm::ArrayRef<uint8_t> bytes);

/// Whether an instruction has a predicate other than PT.
bool sassPredicated(llvm::ArrayRef<uint8_t> bytes);

/// Distance in bytes from the end of a BRA to its target.
int64_t sassBranchOffset(llvm::ArrayRef<uint8_t> bytes, const GpuTarget &gpu);

/// Where the indirect branches of a section of code may go: by the offset of
/// the branch, in bytes, the offsets of all instructions that may follow it. An
/// indirect branch that is not in it may go anywhere.
using SassBranchTargets = std::map<uint64_t, std::vector<uint64_t>>;

/// The code without ptxas's padding after the last instruction: a jump to
/// itself, and NOPs.
llvm::ArrayRef<uint8_t> withoutSassPadding(llvm::ArrayRef<uint8_t> code,
                                           const GpuTarget &gpu);

/// Counts a kernel's instructions without the padding.
InstructionMix countSass(llvm::ArrayRef<uint8_t> code, const GpuTarget &gpu);

} // namespace kiln

#endif // KILN_TARGETS_ISA_SASS_H
