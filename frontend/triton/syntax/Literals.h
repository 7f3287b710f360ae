//===- Literals.h - what numbers and strings mean ---------------*- C++ -*-===//
#ifndef KILN_FRONTEND_TRITON_SYNTAX_LITERALS_H
#define KILN_FRONTEND_TRITON_SYNTAX_LITERALS_H

#include "frontend/triton/diagnose/Limits.h"
#include "frontend/triton/syntax/Constant.h"
#include <optional>
#include <string>

namespace kiln::triton {

/// What is wrong with a literal: a range of its text, and a message.
struct LiteralError {
  size_t begin, end;
  std::string message;
};

/// The value of a token that is a number. Floats are rounded to the nearest
/// double, and to infinity where they are too large; integers have at most
/// kMaxDecimalDigits decimal digits.
std::optional<LiteralError> readNumber(llvm::StringRef token, ast::Arena &arena,
                                       ast::ConstantValue &value);

/// What stands around the text of a string, and says what it means.
struct StringFrame {
  bool isRaw = false;
  bool isBytes = false;
  /// u"...", which means the same as without; Python's tree says so of u, not
  /// of U.
  bool hasU = false;
  /// How long the prefix and the opening quotes are, and the closing ones.
  size_t opening = 0, closing = 0;
};

/// The frame of a token that is a string, or that begins an f-string.
StringFrame readStringFrame(llvm::StringRef token);

/// Appends what a text within quotes means: its escapes, unless it is raw, and
/// its ends of lines, which are all \n. Of `hasDoubledBraces`, {{ and }} are
/// one brace each, as in the text of f-strings.
std::optional<LiteralError> readText(llvm::StringRef text,
                                     const StringFrame &frame,
                                     bool hasDoubledBraces, std::string &value);

/// Appends a text with all its ends of lines as \n.
void appendWithLines(llvm::StringRef text, std::string &value);

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_SYNTAX_LITERALS_H
