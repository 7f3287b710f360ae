//===- Literals.cpp - what numbers and strings mean -----------------------===//

#include "frontend/triton/syntax/Literals.h"
#include "frontend/triton/lexer/Characters.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/Unicode.h"

using namespace llvm;

namespace kiln::triton {

//===- Numbers ------------------------------------------------------------===//

/// The words of digits of 1, 3 or 4 bits each, lowest first. APInt would take
/// quadratic time, and Python sets no limit to their number.
static SmallVector<uint64_t> readBits(StringRef digits, unsigned bitsOfDigit) {
  SmallVector<uint64_t> words;
  size_t bit = 0;
  for (char digit : llvm::reverse(digits)) {
    uint64_t value = hexDigitValue(digit);
    unsigned shift = bit % 64;
    if (shift == 0)
      words.push_back(0);
    words.back() |= value << shift;
    if (shift + bitsOfDigit > 64) // the rest of an octal digit
      words.push_back(value >> (64 - shift));
    bit += bitsOfDigit;
  }
  while (words.size() > 1 && words.back() == 0)
    words.pop_back();
  return words;
}

std::optional<LiteralError> readNumber(StringRef token, ast::Arena &arena,
                                       ast::ConstantValue &value) {
  std::string digits = token.lower();
  llvm::erase(digits, '_');
  StringRef text = digits;
  unsigned bitsOfDigit = text.consume_front("0x")   ? 4
                         : text.consume_front("0o") ? 3
                         : text.consume_front("0b") ? 1
                                                    : 0;
  if (bitsOfDigit) {
    value.type = ast::ConstantValue::Int;
    value.words = arena.copy(ArrayRef(readBits(text, bitsOfDigit)));
    return std::nullopt;
  }
  if (text.find_first_of(".ej") != StringRef::npos) {
    value.type = text.consume_back("j") ? ast::ConstantValue::Complex
                                        : ast::ConstantValue::Float;
    APFloat number(APFloat::IEEEdouble());
    auto status = number.convertFromString(text, APFloat::rmNearestTiesToEven);
    if (!status) { // the lexer knows what a number is
      consumeError(status.takeError());
      return LiteralError{0, token.size(), "this is no number"};
    }
    value.number = number.convertToDouble();
    return std::nullopt;
  }
  if (text.size() > kMaxDecimalDigits)
    return LiteralError{0, token.size(),
                        ("an integer of " + Twine(text.size()) +
                         " digits; at most " + Twine(kMaxDecimalDigits) +
                         " may be, or any number in hexadecimal")
                            .str()};
  APInt number(APInt::getSufficientBitsNeeded(text, 10), text, 10);
  number = number.trunc(std::max(1u, number.getActiveBits()));
  value.type = ast::ConstantValue::Int;
  value.words = arena.copy(ArrayRef(number.getRawData(), number.getNumWords()));
  return std::nullopt;
}

//===- Strings ------------------------------------------------------------===//

StringFrame readStringFrame(StringRef token) {
  StringFrame frame;
  size_t prefix = token.find_first_of("'\"");
  std::string lower = token.take_front(prefix).lower();
  frame.isRaw = StringRef(lower).contains('r');
  frame.isBytes = StringRef(lower).contains('b');
  frame.hasU = token.take_front(prefix) == "u";
  StringRef quoted = token.substr(prefix);
  // '' is a string without text; ''' begins one of several lines.
  char quote = quoted.front();
  bool isTriple =
      quoted.size() >= 3 && quoted[1] == quote && quoted[2] == quote;
  frame.closing = isTriple ? 3 : 1;
  frame.opening = prefix + frame.closing;
  return frame;
}

void appendWithLines(StringRef text, std::string &value) {
  while (!text.empty()) {
    size_t at = text.find('\r');
    value += text.take_front(at);
    if (at == StringRef::npos)
      return;
    value += '\n';
    text = text.substr(at);
    text = text.drop_front(text.starts_with("\r\n") ? 2 : 1);
  }
}

namespace {
/// Reads the text of one string.
struct TextReader {
  StringRef text;
  const StringFrame &frame;
  std::string &value;
  size_t at = 0;

  LiteralError error(size_t begin, size_t end, const Twine &message) const {
    return {begin, std::min(end, text.size()), message.str()};
  }

  std::optional<LiteralError> readEscape();
  std::optional<LiteralError> readHex(size_t begin, size_t size);
  std::optional<LiteralError> readName(size_t begin);
};
} // namespace

/// A character of `size` hexadecimal digits, after \x, \u or \U at `begin`.
std::optional<LiteralError> TextReader::readHex(size_t begin, size_t size) {
  StringRef digits = text.substr(at, size);
  uint32_t character = 0;
  if (digits.size() < size || !llvm::all_of(digits, isHexDigit) ||
      digits.getAsInteger(16, character))
    return error(begin, at + size,
                 "expected " + Twine(size) + " hexadecimal digits after '" +
                     text.slice(begin, at) + "'");
  if (character > 0x10ffff)
    return error(begin, at + size,
                 "there is no such character; the last is "
                 "'\\U0010ffff'");
  at += size;
  if (frame.isBytes)
    value += char(character);
  else
    appendCharacter(character, value);
  return std::nullopt;
}

/// A character by its name, after \N at `begin`.
std::optional<LiteralError> TextReader::readName(size_t begin) {
  size_t close = text.find('}', at);
  if (!text.substr(at).starts_with("{") || close == StringRef::npos)
    return error(begin, at,
                 "expected the name of a character in braces after "
                 "'\\N'");
  StringRef name = text.slice(at + 1, close);
  // LLVM's names are in upper case, and Python takes any.
  std::optional<char32_t> character =
      sys::unicode::nameToCodepointStrict(name.upper());
  if (!character)
    return error(begin, close + 1, "no character has the name '" + name + "'");
  at = close + 1;
  appendCharacter(*character, value);
  return std::nullopt;
}

/// An escape, whose backslash stands at `at`. What is none stays as it is.
std::optional<LiteralError> TextReader::readEscape() {
  size_t begin = at++;
  // Only before a brace of an f-string does a text end with a backslash.
  if (at == text.size()) {
    value += '\\';
    return std::nullopt;
  }
  char c = text[at++];
  static constexpr StringLiteral kFrom = "\\'\"abfnrtv",
                                 kTo = "\\'\"\a\b\f\n\r\t\v";
  if (size_t index = kFrom.find(c); index != StringRef::npos) {
    value += kTo[index];
    return std::nullopt;
  }
  switch (c) {
  case '\r':
    at += text.substr(at).starts_with("\n");
    return std::nullopt;
  case '\n':
    return std::nullopt;
  case 'x':
    return readHex(begin, 2);
  case 'u':
  case 'U':
    if (!frame.isBytes)
      return readHex(begin, c == 'u' ? 4 : 8);
    break;
  case 'N':
    if (!frame.isBytes)
      return readName(begin);
    break;
  case '0':
  case '1':
  case '2':
  case '3':
  case '4':
  case '5':
  case '6':
  case '7': {
    uint32_t character = c - '0';
    for (int i = 0;
         i < 2 && at < text.size() && text[at] >= '0' && text[at] <= '7'; ++i)
      character = character * 8 + (text[at++] - '0');
    if (frame.isBytes)
      value += char(character);
    else
      appendCharacter(character, value);
    return std::nullopt;
  }
  default:
    break;
  }
  value += '\\';
  --at; // a brace of an f-string is still to be looked at
  if (c != '{' && c != '}') {
    value += c;
    ++at;
  }
  return std::nullopt;
}

std::optional<LiteralError> readText(StringRef text, const StringFrame &frame,
                                     bool hasDoubledBraces,
                                     std::string &value) {
  TextReader reader{text, frame, value};
  // Everything else stands for itself.
  StringRef special = hasDoubledBraces ? "\\\r{}" : "\\\r";
  while (reader.at < text.size()) {
    size_t next = std::min(text.find_first_of(special, reader.at), text.size());
    StringRef plain = text.slice(reader.at, next);
    if (frame.isBytes)
      if (size_t wrong = plain.find_if([](char c) { return c & 0x80; });
          wrong != StringRef::npos)
        return reader.error(reader.at + wrong, reader.at + wrong + 1,
                            "bytes may hold only characters of ASCII; write "
                            "others as '\\x..'");
    value += plain;
    reader.at = next;
    if (next == text.size())
      break;
    if (text[next] == '\r') {
      value += '\n';
      reader.at += text.substr(next).starts_with("\r\n") ? 2 : 1;
    } else if (text[next] == '\\' && !frame.isRaw) {
      if (std::optional<LiteralError> error = reader.readEscape())
        return error;
    } else {
      // A brace, of which the lexer has made sure that there are two.
      value += text[next];
      reader.at += text[next] == '\\' ? 1 : 2;
    }
  }
  return std::nullopt;
}

} // namespace kiln::triton
