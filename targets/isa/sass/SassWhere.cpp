#include "targets/isa/sass/SassWhere.h"

#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace kiln {

unsigned sassRegisterBits(SassFile file, unsigned capability) {
  switch (file) {
  case SassFile::R:
    return 8;
  case SassFile::UR:
    return capability >= 100 ? 8 : 6;
  case SassFile::P:
  case SassFile::UP:
    return 3;
  }
  llvm_unreachable("four files");
}

std::string sassRegisterAt(const SassWord &word, SassFile file, unsigned bit,
                           unsigned capability) {
  unsigned bits = sassRegisterBits(file, capability),
           number = word.field(bit, bits);
  bool predicates = file == SassFile::P || file == SassFile::UP;
  if (number != maskTrailingOnes<unsigned>(bits))
    return (sassFileName(file) + Twine(number)).str();
  return (file == SassFile::UR || file == SassFile::UP ? "U" : "") +
         std::string(predicates ? "PT" : "RZ");
}

/// By the form; SassLocation explains it.
SassWhere sassWhere(const SassSlot &slot, unsigned form, const SassWord &word) {
  bool later = form == 2 || form == 3 || form == 7;
  SassWhere number{form == 2 || form == 4 ? SassWhere::Immediate
                                          : SassWhere::Constant};
  SassWhere uniform{SassWhere::Register, SassFile::UR, 32};
  switch (slot.location) {
  case SassLocation::B:
    if (form == 4 || form == 5)
      return number;
    return form == 6 ? uniform
                     : SassWhere{SassWhere::Register, slot.file,
                                 unsigned(later ? 64 : 32)};
  case SassLocation::C:
  case SassLocation::Last:
    if (form == 2 || form == 3)
      return number;
    if (form == 7)
      return uniform;
    return {SassWhere::Register, slot.file,
            unsigned(slot.location == SassLocation::C ? 64 : 32)};
  case SassLocation::Lane:
    return form == 1 || form == 2
               ? SassWhere{SassWhere::Register, slot.file, 32}
               : SassWhere{SassWhere::Nowhere};
  case SassLocation::LaneMask:
    return form == 1 || form == 4
               ? SassWhere{SassWhere::Register, slot.file, 64}
               : SassWhere{SassWhere::Nowhere};
  case SassLocation::Either:
    return {SassWhere::Register, word.bit(67) ? SassFile::UP : SassFile::P,
            slot.bit};
  case SassLocation::GroupA:
    return {SassWhere::Register, form == 6 ? SassFile::R : SassFile::UR, 24};
  case SassLocation::GroupB:
    return form == 6 ? SassWhere{SassWhere::Register, slot.file, slot.bit}
                     : SassWhere{SassWhere::Nowhere};
  case SassLocation::GroupScale:
    return {SassWhere::Nowhere};
  case SassLocation::Bits:
    return {SassWhere::Register, slot.file, slot.bit};
  }
  llvm_unreachable("every location is above");
}

} // namespace kiln
