// Fields of an instruction as records name them, and modifiers that no list of
// names gives.
#ifndef KILN_TARGETS_ISA_SASS_SASSNAMES_H
#define KILN_TARGETS_ISA_SASS_SASSNAMES_H

#include "targets/isa/sass/Sass.h"
#include "targets/isa/sass/SassWord.h"
#include <string>

namespace kiln {

/// The number in "76-78", or in several ranges, the lowest bits first.
uint64_t sassField(const SassWord &word, llvm::StringRef ranges);

/// What "@name" writes in a record's modifiers, but for "@imad".
std::string sassComputedModifier(llvm::StringRef name, const SassWord &word,
                                 const SassOpcode &row, unsigned capability);

} // namespace kiln

#endif // KILN_TARGETS_ISA_SASS_SASSNAMES_H
