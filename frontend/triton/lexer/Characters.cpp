//===- Characters.cpp - characters of Python's source ---------------------===//

#include "frontend/triton/lexer/Characters.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Unicode.h"
#include "llvm/Support/UnicodeCharRanges.h"

using namespace llvm;

namespace kiln::triton {

#include "frontend/triton/lexer/IdentifierRanges.inc"

uint32_t decodeCharacter(StringRef text, unsigned &size) {
  auto follow = [&](unsigned i) { return uint32_t(text[i] & 0x3f); };
  uint8_t first = text.front();
  if (first < 0x80) {
    size = 1;
    return first;
  }
  if (first < 0xe0) {
    size = 2;
    return (first & 0x1f) << 6 | follow(1);
  }
  if (first < 0xf0) {
    size = 3;
    return (first & 0x0f) << 12 | follow(1) << 6 | follow(2);
  }
  size = 4;
  return (first & 0x07) << 18 | follow(1) << 12 | follow(2) << 6 | follow(3);
}

void appendCharacter(uint32_t character, std::string &text) {
  auto follow = [&](unsigned shift) {
    text += char(0x80 | (character >> shift & 0x3f));
  };
  if (character < 0x80) {
    text += char(character);
  } else if (character < 0x800) {
    text += char(0xc0 | character >> 6);
    follow(0);
  } else if (character < 0x10000) {
    text += char(0xe0 | character >> 12);
    follow(6);
    follow(0);
  } else {
    text += char(0xf0 | character >> 18);
    follow(12);
    follow(6);
    follow(0);
  }
}

bool mayBeginName(uint32_t character) {
  if (character < 0x80)
    return isAlpha(char(character)) || character == '_';
  return sys::UnicodeCharSet(kStartRanges).contains(character);
}

bool mayFollowInName(uint32_t character) {
  if (character < 0x80)
    return isAlnum(char(character)) || character == '_';
  return sys::UnicodeCharSet(kStartRanges).contains(character) ||
         sys::UnicodeCharSet(kFollowRanges).contains(character);
}

std::string describeCharacter(StringRef text) {
  unsigned size;
  uint32_t character = decodeCharacter(text, size);
  std::string code = "U+" + utohexstr(character, /*LowerCase=*/false, 4);
  // A space of another kind looks like the space that it is not.
  if (!sys::unicode::isPrintable(character) || character == 0xa0 ||
      (character >= 0x2000 && character <= 0x200b) || character == 0x3000)
    return code;
  std::string quoted = ("'" + text.take_front(size) + "'").str();
  return character < 0x80 ? quoted : quoted + " (" + code + ")";
}

} // namespace kiln::triton
