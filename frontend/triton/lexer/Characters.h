//===- Characters.h - characters of Python's source -------------*- C++ -*-===//
#ifndef KILN_FRONTEND_TRITON_LEXER_CHARACTERS_H
#define KILN_FRONTEND_TRITON_LEXER_CHARACTERS_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace kiln::triton {

/// The character at the beginning of a text, which has to be UTF-8 and not
/// empty; `size` becomes the number of its bytes.
uint32_t decodeCharacter(llvm::StringRef text, unsigned &size);

/// Appends a character as UTF-8. Surrogates, which strict UTF-8 has not, are
/// three bytes as well.
void appendCharacter(uint32_t character, std::string &text);

/// Whether a name may begin with a character: XID_Start or _. Names are not
/// normalized (NFKC), so that two spellings of one of Python's names are two
/// here; no package at hand has both.
bool mayBeginName(uint32_t character);

/// Whether a name may have it after its first character: XID_Continue.
bool mayFollowInName(uint32_t character);

/// A character for a message: "'$'" or "'€' (U+20AC)", and of those that
/// terminals do not show "U+00A0".
std::string describeCharacter(llvm::StringRef text);

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_LEXER_CHARACTERS_H
