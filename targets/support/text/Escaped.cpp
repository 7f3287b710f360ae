#include "targets/support/text/Escaped.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ConvertUTF.h"

using namespace llvm;

namespace kiln {

static std::string hexEscape(uint8_t byte) {
  return std::string("\\x") + hexdigit(byte >> 4, /*LowerCase=*/true) +
         hexdigit(byte & 15, /*LowerCase=*/true);
}

/// Bytes of the character that begins `text`; 0: it is no UTF-8.
static size_t characterBytes(StringRef text) {
  const auto *begin = text.bytes_begin();
  unsigned bytes = getNumBytesForUTF8(*begin);
  return bytes <= text.size() && isLegalUTF8Sequence(begin, begin + bytes)
             ? bytes
             : 0;
}

std::string escapedForTerminal(StringRef text) {
  std::string result;
  while (!text.empty()) {
    uint8_t first = text.front();
    size_t bytes = characterBytes(text);
    // C1 controls are two bytes in UTF-8: 0xc2, then 0x80 to 0x9f.
    bool isControl = first < 0x20 || first == 0x7f ||
                     (bytes == 2 && first == 0xc2 && uint8_t(text[1]) < 0xa0);
    if (bytes && !isControl) {
      result += text.take_front(bytes);
    } else if (first == '\n' || first == '\t' || first == '\r') {
      result += first == '\n' ? "\\n" : first == '\t' ? "\\t" : "\\r";
    } else {
      for (char byte : text.take_front(std::max<size_t>(bytes, 1)))
        result += hexEscape(byte);
    }
    text = text.drop_front(std::max<size_t>(bytes, 1));
  }
  return result;
}

std::string escapedForMarkdown(StringRef text) {
  // A cell that is code on purpose has its backticks in pairs.
  size_t ticks = text.count('`');
  std::string plain = escapedForTerminal(text), result;
  for (auto [at, c] : enumerate(plain)) {
    // A tag begins with a letter, an end with a slash.
    bool opens =
        at + 1 < plain.size() &&
        (isAlpha(plain[at + 1]) || StringRef("/!?").contains(plain[at + 1]));
    bool escapes =
        c == '|' || (c == '`' && ticks % 2) || (c == '<' && !ticks && opens);
    result += escapes ? std::string("\\") + c : std::string(1, c);
  }
  return result;
}

std::string escapedForCsv(StringRef text) {
  std::string cell = text.str();
  double number;
  bool isFormula = text.size() > 1 && StringRef("=+-@\t\r").contains(text[0]) &&
                   text.getAsDouble(number);
  if (isFormula)
    cell.insert(0, 1, '\'');
  if (cell.find_first_of(",\"\r\n") == std::string::npos)
    return cell;
  std::string quoted = "\"";
  for (char c : cell)
    quoted += c == '"' ? "\"\"" : std::string(1, c);
  return quoted + "\"";
}

} // namespace kiln
