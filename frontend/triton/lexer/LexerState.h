//===- LexerState.h - where the lexer is in a file --------------*- C++ -*-===//
//
// For the files of the lexer alone.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_FRONTEND_TRITON_LEXER_LEXERSTATE_H
#define KILN_FRONTEND_TRITON_LEXER_LEXERSTATE_H

#include "frontend/triton/lexer/Lexer.h"
#include "llvm/ADT/SmallVector.h"

namespace kiln::triton {

class Lexer {
public:
  explicit Lexer(const SourceFile &file);

  /// Finds all tokens.
  LexedFile run();

private:
  /// A bracket that is open. In an f-string it may be the `{` of a field,
  /// whose format specification, after the colon, is text again.
  struct Bracket {
    enum Role : uint8_t { Plain, Field, FormatSpec };
    char open;
    Role role;
    uint32_t offset;
  };

  /// An f-string that is open.
  struct FString {
    uint32_t offset;
    char quote;
    bool isTriple, isRaw;
    /// How many brackets were open where it began.
    size_t numBrackets;
  };

  /// A block that is open: its indentation with tabs of 8 columns and of 1.
  /// Both have to compare alike, or what the block is depends on who reads it.
  struct Indentation {
    unsigned column, alternative;
  };

  // Lexer.cpp: lines, names and operators.
  void lexLineBegin();
  void lexToken();
  void lexEnd();
  void lexName();
  void lexOperator();
  std::optional<TokenKind> takeOperator();
  void openBracket();
  void closeBracket();
  bool skipContinuation();
  void changeBlock(Indentation next);

  // LexNumbers.cpp.
  void lexNumber();
  bool skipDigits();
  bool lexRadixNumber(const char *first, llvm::StringRef digits,
                      llvm::StringRef what);
  bool checkNumberEnd(const char *first, llvm::StringRef what);

  // LexStrings.cpp.
  bool lexStringAfterPrefix(const char *first);
  void lexString(const char *first, char quote, bool isTriple);
  void lexFStringText();
  void endFStringText(const char *first);
  bool isAtQuote(char quote, bool isTriple) const;
  bool isInFStringText() const;

  uint32_t offsetOf(const char *at) const { return at - begin; }
  llvm::StringRef rest() const { return {cur, size_t(end - cur)}; }
  bool isAtLineEnd() const { return *cur == '\n' || *cur == '\r'; }
  void skipLineEnd() { cur += rest().starts_with("\r\n") ? 2 : 1; }

  void add(TokenKind kind, const char *first) {
    out.tokens.push_back({kind, offsetOf(first), offsetOf(cur)});
  }

  /// Says what is wrong from `first` up to `last`, and ends the tokens there.
  Diagnostic &fail(const char *first, const char *last,
                   const llvm::Twine &message);

  const SourceFile &file;
  /// The text, which ends with a NUL that does not belong to it.
  const char *begin, *end;
  const char *cur;
  LexedFile out;
  llvm::SmallVector<Bracket> brackets;
  llvm::SmallVector<FString, 4> fstrings;
  llvm::SmallVector<Indentation> blocks;
  bool isAtLineBegin = true;
  bool isDone = false;
};

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_LEXER_LEXERSTATE_H
