// SASS assembly syntax: the records of SassSpelling.td.
#ifndef KILN_TARGETS_ISA_SASS_SASSSPELLING_H
#define KILN_TARGETS_ISA_SASS_SASSSPELLING_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace kiln {

/// A record of SassSpelling.td, which explains the fields.
struct SassSpelling {
  const char *mnemonic, *name;
  uint16_t firstCapability;
  const char *modifiers, *operands, *number;
};

/// The record of a row's mnemonic for a GPU; null: there is none.
const SassSpelling *lookupSassSpelling(llvm::StringRef mnemonic,
                                       unsigned capability);

/// An immediate of 32 bits; `kind` as in a record's `number`.
std::string sassNumber(uint32_t bits, llvm::StringRef kind);

/// "SR_TID.X"; "SR34" for one that is not named here.
std::string sassSpecialRegister(unsigned number);

} // namespace kiln

#endif // KILN_TARGETS_ISA_SASS_SASSSPELLING_H
