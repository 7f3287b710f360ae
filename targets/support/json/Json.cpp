#include "targets/support/json/Json.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

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

/// The name of a member as its object has it: escapes may spell it otherwise.
static std::string memberName(StringRef literal) {
  Expected<json::Value> name = json::parse(literal);
  return cantFail(std::move(name)).getAsString()->str();
}

/// Of text that is JSON.
static Error checkMembers(StringRef text) {
  SmallVector<StringSet<>> open; // members of the objects around `i`
  unsigned line = 1;
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    line += c == '\n';
    if (c == '{' || c == '[')
      open.emplace_back();
    else if (c == '}' || c == ']')
      open.pop_back();
    if (c != '"')
      continue;
    size_t end = i + 1;
    while (text[end] != '"')
      end += text[end] == '\\' ? 2 : 1;
    StringRef literal = text.slice(i, end + 1);
    i = end;
    if (!text.drop_front(end + 1).ltrim(" \t\r\n").starts_with(":"))
      continue;
    std::string name = memberName(literal);
    if (!open.back().insert(name).second)
      return createStringError("line " + utostr(line) +
                               " has a second member \"" + name +
                               "\" of one object");
  }
  return Error::success();
}

Expected<json::Value> parseStrictJson(StringRef text) {
  Expected<json::Value> value = parseJson(text);
  if (value)
    if (Error error = checkMembers(text))
      return std::move(error);
  return value;
}

} // namespace kiln
