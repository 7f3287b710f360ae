#include "targets/directives/DirectiveRules.h"
#include "targets/support/Errors.h"

#include "targets/directives/DirectiveParser.h"
#include "llvm/Support/Regex.h"

using namespace llvm;

namespace kiln {

bool DirectiveRule::matches(StringRef kernel) const {
  return Regex("^(" + regex + ")$").match(kernel);
}

/// Where the text begins whose closing quote is at `end`; 0 if nowhere.
static size_t openingQuote(StringRef text, size_t end) {
  while (end > 0) {
    --end;
    StringRef before = text.take_front(end);
    size_t backslashes = before.size() - before.rtrim('\\').size();
    if (text[end] == '"' && backslashes % 2 == 0)
      break;
  }
  return end;
}

/// Where the spec starts in `regex=name(...)`: after the last '=' outside of
/// the trailing parentheses. npos: no regex.
static size_t findSpec(StringRef piece) {
  size_t end = piece.size();
  if (piece.ends_with(")")) {
    int depth = 0;
    while (end > 0) {
      --end;
      if (piece[end] == '"')
        end = openingQuote(piece, end);
      depth += piece[end] == ')' ? 1 : piece[end] == '(' ? -1 : 0;
      if (depth == 0)
        break;
    }
  }
  size_t equals = piece.substr(0, end).rfind('=');
  return equals == StringRef::npos ? equals : equals + 1;
}

Expected<std::vector<DirectiveRule>> parseRules(StringRef text) {
  std::vector<DirectiveRule> rules;
  Expected<SmallVector<StringRef>> pieces = piecesOf(text);
  if (!pieces)
    return pieces.takeError();
  for (StringRef piece : *pieces) {
    piece = piece.trim();
    size_t spec = findSpec(piece);
    if (spec == StringRef::npos) {
      if (rules.empty())
        return failure("expected 'regex=spec', found '" + piece + "'");
      rules.back().spec += "; " + piece.str();
      continue;
    }
    StringRef regex = piece.take_front(spec - 1).trim();
    std::string why;
    if (regex.empty() || !Regex(regex).isValid(why))
      return failure("'" + piece + "': '" + regex +
                     "' is not a regular expression" +
                     (why.empty() ? "" : ": " + why));
    rules.push_back({regex.str(), piece.drop_front(spec).trim().str()});
  }
  return rules;
}

} // namespace kiln
