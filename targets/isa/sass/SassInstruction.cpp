#include "targets/isa/sass/SassInstruction.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {

StringRef sassFileName(SassFile file) {
  static constexpr const char *names[sassFiles] = {"R", "UR", "P", "UP"};
  return names[unsigned(file)];
}

std::string sassRegisterName(unsigned index) {
  SassFile file = SassRegisterSet::fileOf(index);
  return (sassFileName(file) + Twine(SassRegisterSet::numberOf(index))).str();
}

unsigned SassRegisterSet::count(SassFile file) const {
  constexpr unsigned length[sassFiles] = {256, 256, 8, 8};
  unsigned begin = indexOf(file, 0);
  // Shifted so that only this file's members remain.
  std::bitset<size> members = bits >> begin << (size - length[unsigned(file)]);
  return members.count();
}

bool SassInstruction::isUnconditional() const {
  // An address is the branch target; all other reads are its condition.
  return known && !isGuarded && !neverExecutes &&
         none_of(operands, [](const SassOperand &operand) {
           return !operand.isWritten() && operand.role != SassRole::Address;
         });
}

/// Bits that name a code location, or a barrier of convergence or a scoreboard,
/// which a compiler numbers as it likes.
static std::array<uint64_t, 2> fieldsIn(const SassInstruction &instruction) {
  StringRef mnemonic = instruction.row->mnemonic;
  // Of jumps 16 to 23 and 34 to 81; where BSSY and WARPSYNC lead ends at 63.
  // The barrier of BSSY and BSYNC is in 16 to 19.
  constexpr uint64_t target = 0xffff'fffc'00ff'0000, targetHigh = 0x3ffff;
  if (instruction.row->flow != SassFlow::Next)
    return {target, targetHigh};
  if (mnemonic == "BSSY" ||
      (mnemonic == "WARPSYNC" && instruction.form == SassForm::Registers))
    return {target, 0};
  if (mnemonic == "BSYNC" || mnemonic == "BREAK" || mnemonic == "BMOV")
    return {0xf'0000, 0};
  if (mnemonic == "DEPBAR")
    return {0x7000'0000'0000, 0}; // 44 to 46
  return {0, 0};
}

std::array<uint64_t, 2> sassModifiers(const SassInstruction &instruction) {
  std::array<uint64_t, 2> bits = instruction.residual;
  // 122 to 125: operands that are kept for the next instruction.
  bits[1] &= ~(uint64_t(15) << 58);
  if (!instruction.row)
    return bits;
  auto [low, high] = fieldsIn(instruction);
  return {bits[0] & ~low, bits[1] & ~high};
}

} // namespace kiln
