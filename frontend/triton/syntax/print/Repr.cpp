//===- Repr.cpp - strings and floats as Python prints them ----------------===//

#include "frontend/triton/lexer/Characters.h"
#include "frontend/triton/syntax/print/Dump.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <charconv>
#include <cmath>

using namespace llvm;

namespace kiln::triton {

void printRepr(StringRef text, bool isBytes, raw_ostream &out) {
  char quote = text.contains('\'') && !text.contains('"') ? '"' : '\'';
  out << (isBytes ? "b" : "") << quote;
  while (!text.empty()) {
    unsigned size = 1;
    uint32_t character = uint8_t(text.front());
    if (!isBytes)
      character = decodeCharacter(text, size);
    text = text.drop_front(size);
    if (character == '\\' || character == uint32_t(quote))
      out << '\\' << char(character);
    else if (character == '\n')
      out << "\\n";
    else if (character == '\r')
      out << "\\r";
    else if (character == '\t')
      out << "\\t";
    else if (character >= 0x20 && character < 0x7f)
      out << char(character);
    else if (character < 0x100)
      out << format("\\x%02x", character);
    else if (character < 0x10000)
      out << format("\\u%04x", character);
    else
      out << format("\\U%08x", character);
  }
  out << quote;
}

void printRepr(double number, bool isImaginary, raw_ostream &out) {
  if (!std::isfinite(number)) { // literals have no NaN
    out << "inf";
    return;
  }
  // The fewest digits from which the number can be read back: d.ddde+XX.
  char buffer[32];
  auto end = std::to_chars(buffer, buffer + sizeof(buffer), number,
                           std::chars_format::scientific)
                 .ptr;
  auto [mantissa, power] = StringRef(buffer, end - buffer).split('e');
  int exponent = 0;
  power.consume_front("+");
  power.getAsInteger(10, exponent);
  std::string digits = mantissa.str();
  llvm::erase(digits, '.');
  int size = digits.size();
  // As in Python's float_repr_style: an exponent from 1e16 on and below 1e-4.
  if (exponent < -4 || exponent >= 16) {
    out << mantissa << 'e' << (exponent < 0 ? '-' : '+')
        << format("%02d", std::abs(exponent));
    return;
  }
  if (exponent < 0)
    out << "0." << std::string(-exponent - 1, '0') << digits;
  else if (size > exponent + 1)
    out << StringRef(digits).take_front(exponent + 1) << '.'
        << StringRef(digits).drop_front(exponent + 1);
  else
    out << digits << std::string(exponent + 1 - size, '0')
        << (isImaginary ? "" : ".0");
}

} // namespace kiln::triton
