//===- LexNumbers.cpp - the numbers of Python -----------------------------===//

#include "frontend/triton/lexer/Characters.h"
#include "frontend/triton/lexer/LexerState.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln::triton {

/// Skips digits, which may have single underscores between them. False, with an
/// error, after an underscore without a digit.
bool Lexer::skipDigits() {
  for (;;) {
    while (isDigit(*cur))
      ++cur;
    if (*cur != '_')
      return true;
    ++cur;
    if (!isDigit(*cur)) {
      fail(cur - 1, cur, "expected a digit after '_' in a number");
      return false;
    }
  }
}

/// Refuses a number that a name follows: `0x1g`, `1_000b`. Keywords that may
/// stand after an operand are tolerated, as in Python (`1if x else 2`), which
/// warns of them.
bool Lexer::checkNumberEnd(const char *first, StringRef what) {
  for (StringRef keyword :
       {"and", "else", "for", "if", "in", "is", "not", "or"})
    if (rest().starts_with(keyword))
      return true;
  if (!isAlnum(*cur) && *cur != '_' && !(*cur & 0x80))
    return true;
  fail(first, cur + 1,
       "expected the end of " + what + " number, found " +
           describeCharacter(rest()));
  return false;
}

/// The rest of a number after 0x, 0o or 0b.
bool Lexer::lexRadixNumber(const char *first, StringRef digits,
                           StringRef what) {
  cur += 2;
  do {
    if (*cur == '_')
      ++cur;
    if (!digits.contains(*cur) || cur == end) {
      if (isDigit(*cur))
        fail(cur, cur + 1,
             "'" + Twine(*cur) + "' is no digit of " + what + " number");
      else
        fail(first, cur, "expected a digit of " + what + " number");
      return false;
    }
    while (digits.contains(*cur) && cur != end)
      ++cur;
  } while (*cur == '_');
  if (isDigit(*cur)) {
    fail(cur, cur + 1,
         "'" + Twine(*cur) + "' is no digit of " + what + " number");
    return false;
  }
  return checkNumberEnd(first, what);
}

void Lexer::lexNumber() {
  const char *first = cur;
  if (*cur == '0') {
    bool good = true, isRadix = true;
    switch (cur[1]) {
    case 'x':
    case 'X':
      good = lexRadixNumber(first, "0123456789abcdefABCDEF", "a hexadecimal");
      break;
    case 'o':
    case 'O':
      good = lexRadixNumber(first, "01234567", "an octal");
      break;
    case 'b':
    case 'B':
      good = lexRadixNumber(first, "01", "a binary");
      break;
    default:
      isRadix = false;
    }
    if (!good)
      return;
    if (isRadix)
      return add(TokenKind::Number, first);
  }

  if (*cur != '.' && !skipDigits())
    return;
  StringRef whole(first, cur - first);
  bool isInteger = true;
  if (*cur == '.') {
    isInteger = false;
    ++cur;
    if (isDigit(*cur) && !skipDigits())
      return;
  }
  if (*cur == 'e' || *cur == 'E') {
    bool hasSign = cur[1] == '+' || cur[1] == '-';
    if (isDigit(cur[1 + hasSign])) {
      isInteger = false;
      cur += 1 + hasSign;
      if (!skipDigits())
        return;
    } else if (hasSign) {
      fail(first, cur + 2, "expected a digit in the exponent of a number");
      return;
    }
  }
  StringRef what = "a decimal";
  if (*cur == 'j' || *cur == 'J') {
    isInteger = false;
    ++cur;
    what = "an imaginary";
  }
  // 00 is a way to write 0; of 012 nobody knows whether it was to be octal.
  if (isInteger && whole.size() > 1 && whole.front() == '0' &&
      whole.find_first_not_of("0_") != StringRef::npos) {
    fail(first, cur,
         "a decimal number may not begin with 0; octal numbers begin with 0o");
    return;
  }
  if (checkNumberEnd(first, what))
    add(TokenKind::Number, first);
}

} // namespace kiln::triton
