#include "tools/align/CodeSequence.h"

#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {
namespace {

/// Letters before a number that make it a register: general, uniform,
/// predicate, barrier registers of SASS; vector, scalar, accumulator and trap
/// registers of AMD.
bool isRegisterPrefix(StringRef letters) {
  for (StringRef known :
       {"R", "UR", "P", "UP", "B", "SB", "v", "s", "a", "ttmp"})
    if (letters == known)
      return true;
  return false;
}

/// Mnemonics whose operand is a location in the code. A predicate before them,
/// as SASS has, is no mnemonic.
bool leadsElsewhere(StringRef text) {
  if (text.starts_with("@"))
    text = text.split(' ').second.ltrim();
  StringRef mnemonic = text.split(' ').first.split('.').first;
  for (StringRef known : {"BRA", "BSSY", "BSYNC", "CALL", "JMP", "JMX", "BRX",
                          "WARPSYNC", "BMOV", "LEPC", "s_branch"})
    if (mnemonic == known)
      return true;
  return mnemonic.starts_with("s_cbranch") || mnemonic.starts_with("s_call");
}

bool isWord(char letter) { return isAlnum(letter) || letter == '_'; }

/// "[4:7]" after v, s or a: how many registers it holds, 0 if it is none.
/// `size` becomes its letters.
unsigned rangeWidth(StringRef text, size_t &size) {
  size_t end = text.find(']');
  if (!text.starts_with("[") || end == StringRef::npos)
    return 0;
  auto [low, high] = text.slice(1, end).split(':');
  unsigned first, last;
  if (low.getAsInteger(10, first) ||
      (high.empty() ? low : high).getAsInteger(10, last) || last < first)
    return 0;
  size = end + 1;
  return last - first + 1;
}

} // namespace

std::string maskedText(StringRef text) {
  bool isBranch = leadsElsewhere(text);
  std::string masked;
  for (size_t at = 0; at < text.size();) {
    char letter = text[at];
    if (!isWord(letter)) {
      masked += letter;
      ++at;
      continue;
    }
    size_t end = at;
    while (end < text.size() && isWord(text[end]))
      ++end;
    StringRef word = text.slice(at, end);
    size_t letters = word.find_first_of("0123456789");
    StringRef prefix = word.take_front(letters);
    StringRef digits = letters == StringRef::npos ? "" : word.substr(letters);
    size_t range = 0;
    // The mnemonic is no operand: "s_load_b64", "R2UR".
    bool isFirst = masked.empty();
    if (!isFirst && isRegisterPrefix(prefix) && !digits.empty() &&
        all_of(digits, isDigit)) {
      masked += prefix.str() + "#";
      at = end;
    } else if (unsigned width =
                   (word == "v" || word == "s" || word == "a" || word == "ttmp")
                       ? rangeWidth(text.substr(end), range)
                       : 0) {
      masked += word.str() + "#" + (width > 1 ? std::to_string(width) : "");
      at = end + range;
    } else if (isBranch && isDigit(word.front())) {
      masked += "@";
      at = end;
    } else {
      masked += word;
      at = end;
    }
  }
  return masked;
}

} // namespace kiln
