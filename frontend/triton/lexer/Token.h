//===- Token.h - Python's tokens --------------------------------*- C++ -*-===//
#ifndef KILN_FRONTEND_TRITON_LEXER_TOKEN_H
#define KILN_FRONTEND_TRITON_LEXER_TOKEN_H

#include "frontend/triton/diagnose/SourceFile.h"

namespace kiln::triton {

enum class TokenKind : uint8_t {
#define KILN_TOKEN(KIND, WHAT) KIND,
#include "frontend/triton/lexer/Tokens.def"
};

/// What a message calls a kind of token: "'('", "a name".
llvm::StringRef describe(TokenKind kind);

/// Whether it is a keyword; `match`, `case`, `type` and `_` are names.
constexpr bool isKeyword(TokenKind kind) {
  return kind >= TokenKind::KwFalse && kind <= TokenKind::KwYield;
}

struct Token {
  TokenKind kind;
  uint32_t begin, end;

  SourceRange getRange() const { return {begin, end}; }
};

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_LEXER_TOKEN_H
