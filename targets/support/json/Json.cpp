#include "targets/support/json/Json.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {

/// The line on which brackets outside strings nest deeper than `limit`; 0: none
/// does.
static unsigned lineOfNesting(StringRef text, unsigned limit) {
  unsigned depth = 0, line = 1;
  bool inString = false;
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    line += c == '\n';
    if (inString && c == '\\')
      ++i; // whatever is escaped
    else if (c == '"')
      inString = !inString;
    else if (!inString && (c == '[' || c == '{') && ++depth > limit)
      return line;
    else if (!inString && (c == ']' || c == '}') && depth)
      --depth;
  }
  return 0;
}

Expected<json::Value> parseJson(StringRef text) {
  constexpr unsigned limit = 64; // guess: our own files nest five deep
  if (unsigned line = lineOfNesting(text, limit))
    return createStringError("JSON that nests deeper than " + utostr(limit) +
                             " on line " + utostr(line));
  return json::parse(text);
}

} // namespace kiln
