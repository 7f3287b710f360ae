//===- SassInstruction.h - one instruction of SASS, taken apart -----------===//
//
// A decoded instruction: its row of Sass.td, the registers it reads and writes
// with their roles, and its control word. Bits that the row's form does not
// name stay in `residual`, so that encodeSass gives back the same bytes. An
// instruction without a row or of a form the row does not list is `unknown`:
// its operands are empty and must not be used.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_ISA_SASS_SASSINSTRUCTION_H
#define KILN_TARGETS_ISA_SASS_SASSINSTRUCTION_H

#include "targets/isa/sass/Sass.h"
#include "llvm/ADT/SmallVector.h"
#include <array>
#include <bitset>
#include <string>

namespace kiln {

/// "R", "UR", "P", "UP".
llvm::StringRef sassFileName(SassFile file);

/// A set of registers of all four files. The hardwired ones (RZ, URZ, PT, UPT)
/// are never members.
class SassRegisterSet {
public:
  /// A register's index: R0 to R254 at 0, UR0 to UR254 at 256, P0 to P6 at 512,
  /// UP0 to UP6 at 520.
  static constexpr unsigned size = 528;
  static constexpr unsigned indexOf(SassFile file, unsigned number) {
    constexpr unsigned base[sassFiles] = {0, 256, 512, 520};
    return base[unsigned(file)] + number;
  }
  static constexpr SassFile fileOf(unsigned index) {
    return index < 256   ? SassFile::R
           : index < 512 ? SassFile::UR
           : index < 520 ? SassFile::P
                         : SassFile::UP;
  }
  static constexpr unsigned numberOf(unsigned index) {
    return index - indexOf(fileOf(index), 0);
  }

  void insert(SassFile file, unsigned number) {
    bits.set(indexOf(file, number));
  }
  bool contains(SassFile file, unsigned number) const {
    return bits.test(indexOf(file, number));
  }
  bool test(unsigned index) const { return bits.test(index); }
  bool any() const { return bits.any(); }
  bool intersects(const SassRegisterSet &other) const {
    return (bits & other.bits).any();
  }
  /// Members in one file.
  unsigned count(SassFile file) const;
  SassRegisterSet &operator|=(const SassRegisterSet &other) {
    bits |= other.bits;
    return *this;
  }
  SassRegisterSet &operator&=(const SassRegisterSet &other) {
    bits &= other.bits;
    return *this;
  }
  SassRegisterSet &remove(const SassRegisterSet &other) {
    bits &= ~other.bits;
    return *this;
  }
  bool operator==(const SassRegisterSet &other) const = default;
  /// Calls `visit(index)` for each member, ascending.
  template <typename Visit> void forEach(Visit visit) const {
    for (size_t i = bits._Find_first(); i < size; i = bits._Find_next(i))
      visit(unsigned(i));
  }

private:
  std::bitset<size> bits;
};

/// "R4", "UP1".
std::string sassRegisterName(unsigned index);

/// Consecutive registers in one role.
struct SassOperand {
  SassFile file;
  SassRole role;
  /// Number of the first register; the hardwired ones are left out.
  uint8_t first;
  /// Registers of 32 bits (predicates: 1).
  uint8_t count;
  /// An inverted predicate: @!P0.
  bool inverted = false;
  /// The field that holds its number, in bits of the instruction; no field
  /// (bits 0) where another number says which predicates are meant.
  uint8_t bit = 0, bits = 0;

  bool isWritten() const { return role == SassRole::Destination; }
};

/// Where the value comes from that replaces a register operand.
enum class SassForm : uint8_t {
  None = 0,
  Registers = 1,  ///< a, b, c in registers
  ImmediateC = 2, ///< c is a number, b stands in c's place
  ConstantC = 3,  ///< c is in a constant bank
  ImmediateB = 4,
  ConstantB = 5,
  UniformB = 6,
  UniformC = 7
};

/// One instruction. See the head of this file.
struct SassInstruction {
  /// Null: there is none for this opcode and GPU.
  const SassOpcode *row = nullptr;
  SassForm form = SassForm::None;
  /// Of the GPU it was decoded for, times ten.
  unsigned computeCapability = 0;
  SassControl control;
  llvm::SmallVector<SassOperand, 8> operands;
  SassRegisterSet reads, writes;
  /// A guard other than PT (or UPT) decides at run time whether it executes.
  bool isGuarded = false;
  /// A guard that is always false (@!PT): it never executes.
  bool neverExecutes = false;
  /// Bytes that a load, store or copy moves in each thread; 0 for others.
  unsigned accessBytes = 0;
  /// Bits that neither an operand nor the control word accounts for: opcode,
  /// form, modifiers, immediates.
  std::array<uint64_t, 2> residual = {};

  /// The opcode's row holds for this form, too, and what it reads and writes is
  /// established.
  bool isKnown() const { return known; }
  bool known = false;

  /// A branch, return or exit that every warp takes that reaches it: it has no
  /// guard predicate, and no second condition either (BRA and EXIT read a
  /// predicate beside their guard, BRA.U a uniform one, BRA.DIV which lanes are
  /// converged). False where the instruction is unknown.
  bool isUnconditional() const;
};

/// Decodes an instruction. `bytes` holds at least sassInstructionBytes.
SassInstruction decodeSass(llvm::ArrayRef<uint8_t> bytes, const GpuTarget &gpu);

/// Encodes it: the inverse of decodeSass for every 16 bytes, known or not.
std::array<uint8_t, sassInstructionBytes>
encodeSass(const SassInstruction &instruction);

/// What tells an instruction from others of the same text (sassText), as bits
/// of its encoding: modifiers, numbers, and where the zero register stands. Not
/// which registers it names, where it jumps, and what the scheduler wrote into
/// it. To be compared between instructions of one GPU only.
std::array<uint64_t, 2> sassModifiers(const SassInstruction &instruction);

/// "@!P0 LDG.128 R4, [R2.64+UR4+0x10]": guard, mnemonic, results, sources.
/// Branch targets are left out. Unknown parts have a question mark.
std::string sassText(const SassInstruction &instruction);

} // namespace kiln

#endif // KILN_TARGETS_ISA_SASS_SASSINSTRUCTION_H
