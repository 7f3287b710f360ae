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
  // An address says where a jump leads; all else that it reads says whether.
  return known && !isGuarded && !neverExecutes &&
         none_of(operands, [](const SassOperand &operand) {
           return !operand.isWritten() && operand.role != SassRole::Address;
         });
}

} // namespace kiln
