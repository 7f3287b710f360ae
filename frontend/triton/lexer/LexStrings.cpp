//===- LexStrings.cpp - the strings of Python -----------------------------===//
//
// A plain string is one token, whose escapes are left to who needs its value.
// Of an f-string the text and the expressions are tokens: whether the lexer
// reads the one or the other follows from the brackets that are open.
//
//===----------------------------------------------------------------------===//

#include "frontend/triton/lexer/LexerState.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln::triton {

/// Whether the next characters are the quotes that end a string.
bool Lexer::isAtQuote(char quote, bool isTriple) const {
  return *cur == quote && (!isTriple || (cur[1] == quote && cur[2] == quote));
}

/// With the next character a quote and a name from `first` before it, maybe
/// empty: a string, if the name is one of the prefixes. Else false.
bool Lexer::lexStringAfterPrefix(const char *first) {
  StringRef prefix(first, cur - first);
  if (prefix.size() > 2)
    return false;
  std::string lower = prefix.lower();
  bool isRaw = StringRef(lower).contains('r');
  bool isFormatted = StringRef(lower).contains('f');
  if (!is_contained({"", "b", "f", "r", "u", "br", "rb", "fr", "rf"}, lower))
    return false;
  char quote = *cur;
  bool isTriple = cur[1] == quote && cur[2] == quote;
  cur += isTriple ? 3 : 1;
  if (!isFormatted) {
    lexString(first, quote, isTriple);
    return true;
  }
  if (fstrings.size() == kMaxFStrings) {
    fail(first, cur,
         "f-strings are nested too deeply; at most " + Twine(kMaxFStrings) +
             " may be open");
    return true;
  }
  fstrings.push_back(
      {offsetOf(first), quote, isTriple, isRaw, brackets.size()});
  add(TokenKind::FStringStart, first);
  return true;
}

/// The rest of a string after its opening quotes.
void Lexer::lexString(const char *first, char quote, bool isTriple) {
  for (;; ++cur) {
    if (cur == end || (!isTriple && isAtLineEnd())) {
      // Of a string of many lines, its beginning is enough to see.
      const char *last = isTriple ? first + 3 : cur;
      Diagnostic &error = fail(
          first, last,
          isTriple
              ? "the string of several lines that begins here is never closed"
              : "the string is not closed at the end of the line");
      if (!fstrings.empty() && !brackets.empty())
        error.note(
            {&file, {brackets.back().offset, brackets.back().offset + 1}},
            "in an f-string in which this bracket is not closed before");
      return;
    }
    if (isAtQuote(quote, isTriple))
      break;
    if (*cur == '\\' && cur + 1 != end)
      cur += StringRef(cur + 1, end - cur - 1).starts_with("\r\n") ? 2 : 1;
  }
  cur += isTriple ? 3 : 1;
  add(TokenKind::String, first);
}

bool Lexer::isInFStringText() const {
  if (fstrings.empty())
    return false;
  return brackets.size() == fstrings.back().numBrackets ||
         brackets.back().role == Bracket::FormatSpec;
}

/// At the end of a piece of text that began at `first`: adds it, if it is not
/// empty.
void Lexer::endFStringText(const char *first) {
  if (cur != first)
    add(TokenKind::FStringMiddle, first);
}

/// What names of characters in \N{...} consist of.
static constexpr StringLiteral kNameOfCharacter =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 -";

/// The text of an f-string up to a field or to what ends the text, and the
/// bracket or the quotes there.
void Lexer::lexFStringText() {
  const FString string = fstrings.back();
  bool isInSpec = brackets.size() != string.numBrackets;
  const char *first = cur;
  for (;; ++cur) {
    if (cur == end || (!string.isTriple && isAtLineEnd())) {
      const char *start = begin + string.offset;
      fail(start, cur == end || isInSpec ? start + 1 : cur,
           string.isTriple
               ? "the f-string of several lines that begins here is never "
                 "closed"
               : "the f-string is not closed at the end of the line");
      return;
    }
    if (isAtQuote(string.quote, string.isTriple)) {
      if (isInSpec) {
        fail(cur, cur + 1, "expected '}' before the end of the f-string")
            .note({&file, {brackets.back().offset, brackets.back().offset + 1}},
                  "to close this '{'");
        return;
      }
      endFStringText(first);
      first = cur;
      cur += string.isTriple ? 3 : 1;
      fstrings.pop_back();
      return add(TokenKind::FStringEnd, first);
    }
    if (*cur == '\\') {
      // A backslash does not keep a brace from being one, but for that of the
      // name of a character.
      size_t name = 0;
      if (!string.isRaw && rest().starts_with("\\N{"))
        name = rest().find_first_not_of(kNameOfCharacter, 3);
      if (name && name < rest().size() && cur[name] == '}') {
        cur += name;
      } else if (cur + 1 != end && cur[1] != '{' && cur[1] != '}') {
        cur += StringRef(cur + 1, end - cur - 1).starts_with("\r\n") ? 2 : 1;
      }
      continue;
    }
    if (*cur != '{' && *cur != '}')
      continue;
    if (!isInSpec && cur[1] == *cur) {
      ++cur; // {{ is a brace of the text
      continue;
    }
    break;
  }

  endFStringText(first);
  first = cur;
  if (*cur == '}') {
    if (!isInSpec) {
      fail(cur, cur + 1,
           "this '}' of the f-string closes no field; write '}}' for a brace");
      return;
    }
    brackets.pop_back();
    ++cur;
    return add(TokenKind::RBrace, first);
  }
  size_t depth = count_if(
      ArrayRef(brackets).drop_front(string.numBrackets),
      [](const Bracket &bracket) { return bracket.role != Bracket::Plain; });
  if (depth > kMaxFormatSpecs) {
    fail(cur, cur + 1,
         "format specifications are nested too deeply; at most " +
             Twine(kMaxFormatSpecs) + " may be");
    return;
  }
  openBracket();
  if (isDone)
    return;
  brackets.back().role = Bracket::Field;
  ++cur;
  add(TokenKind::LBrace, first);
}

} // namespace kiln::triton
