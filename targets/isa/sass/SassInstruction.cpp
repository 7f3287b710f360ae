#include "targets/isa/sass/SassInstruction.h"

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

} // namespace kiln
