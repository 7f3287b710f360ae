// The bit fields of an instruction's operands.
#ifndef KILN_TARGETS_ISA_SASS_SASSWHERE_H
#define KILN_TARGETS_ISA_SASS_SASSWHERE_H

#include "targets/isa/sass/Sass.h"
#include "targets/isa/sass/SassInstruction.h"
#include "targets/isa/sass/SassWord.h"
#include <string>

namespace kiln {

/// The field of a slot's operand in one instruction.
struct SassWhere {
  enum Kind { Nowhere, Register, Immediate, Constant } kind;
  SassFile file = SassFile::R;
  unsigned bit = 32;
};

/// Bits of a field that names a register of a file.
unsigned sassRegisterBits(SassFile file, unsigned capability);

/// The register that a field names, the hardwired ones included: "URZ".
std::string sassRegisterAt(const SassWord &word, SassFile file, unsigned bit,
                           unsigned capability);

/// The field of a slot's operand, by the form; SassLocation explains it.
SassWhere sassWhere(const SassSlot &slot, unsigned form, const SassWord &word);

} // namespace kiln

#endif // KILN_TARGETS_ISA_SASS_SASSWHERE_H
