//===- Lexer.h - a Python file to tokens ------------------------*- C++ -*-===//
#ifndef KILN_FRONTEND_TRITON_LEXER_LEXER_H
#define KILN_FRONTEND_TRITON_LEXER_LEXER_H

#include "frontend/triton/diagnose/Diagnostic.h"
#include "frontend/triton/diagnose/Limits.h"
#include "frontend/triton/lexer/Token.h"
#include <optional>

namespace kiln::triton {

/// What a file holds.
struct LexedFile {
  /// Ends with End, or with Error where the text is none of Python's. Of a line
  /// that is empty or a comment there is no token, nor is there a Newline
  /// within brackets.
  std::vector<Token> tokens;
  /// What is wrong, where the last token is Error.
  std::optional<Diagnostic> error;
  /// Where the brackets stand that are still open at the last token.
  std::vector<uint32_t> unclosed;
};

/// Finds the tokens of a whole file, up to the first that is wrong. f-strings
/// are split as since Python 3.12 (PEP 701): FStringStart, the text in
/// FStringMiddle with LBrace, the tokens of an expression and RBrace between,
/// FStringEnd. Brackets, blocks and f-strings are open at once up to the limits
/// of diagnose/Limits.h.
LexedFile lex(const SourceFile &file);

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_LEXER_LEXER_H
