// What stands around an operand of SASS: signs, absolute values, halves.
#ifndef KILN_TARGETS_ISA_SASS_SASSSIGNS_H
#define KILN_TARGETS_ISA_SASS_SASSSIGNS_H

#include "targets/isa/sass/SassWhere.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace kiln {

/// An operand's text with what its flags (SassSpelling.td) ask for. Sign and
/// absolute value stand beside the operand's field.
std::string sassWithSigns(const SassWord &word, std::string text,
                          const SassWhere &where, llvm::StringRef flags);

} // namespace kiln

#endif // KILN_TARGETS_ISA_SASS_SASSSIGNS_H
