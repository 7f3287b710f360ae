//===- Lexer.h - a Python file to tokens ------------------------*- C++ -*-===//
#ifndef KILN_FRONTEND_TRITON_LEXER_LEXER_H
#define KILN_FRONTEND_TRITON_LEXER_LEXER_H

#include "frontend/triton/diagnose/Diagnostic.h"
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
/// FStringEnd.
LexedFile lex(const SourceFile &file);

/// The most brackets that may be open at once, as in Python (MAXLEVEL of its
/// tokenizer).
inline constexpr unsigned kMaxBrackets = 200;

/// The most blocks that may be open at once, as in Python (MAXINDENT).
inline constexpr unsigned kMaxBlocks = 100;

/// The most f-strings that may be open at once, as in Python
/// (MAXFSTRINGLEVEL).
inline constexpr unsigned kMaxFStrings = 150;

/// How deep format specifications of an f-string may hold others, as in Python
/// (MAX_EXPR_NESTING).
inline constexpr unsigned kMaxFormatSpecs = 2;

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_LEXER_LEXER_H
