#include "targets/isa/PtxStatement.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {

bool PtxStatement::has(StringRef part) const {
  return is_contained(parts, part);
}

std::optional<std::pair<StringRef, int64_t>>
PtxStatement::address(unsigned index) const {
  if (index >= addresses.size())
    return std::nullopt;
  auto [base, number] = addresses[index].split('+');
  base = base.trim();
  int64_t offset = 0;
  if (base.empty() || base.find_first_of(" ,{") != StringRef::npos)
    return std::nullopt;
  if (addresses[index].contains('+') && number.trim().getAsInteger(0, offset))
    return std::nullopt;
  return std::pair(base, offset);
}

namespace {

constexpr StringLiteral blanks = " \t\r\n";

class Scanner {
public:
  explicit Scanner(StringRef text) : rest(text) {}

  /// The next statement; false at the end of the text.
  bool next(PtxStatement &statement);

private:
  /// Drops comments and any of these characters.
  void skip(StringRef characters);
  StringRef take(StringRef stop) {
    StringRef word = rest.take_front(rest.find_first_of(stop));
    rest = rest.drop_front(word.size());
    return word;
  }
  void readOperands(PtxStatement &statement);

  StringRef rest;
};

void Scanner::skip(StringRef characters) {
  while (true) {
    rest = rest.ltrim(characters);
    if (rest.starts_with("//"))
      rest = rest.drop_until([](char c) { return c == '\n'; });
    else if (rest.starts_with("/*"))
      rest = rest.drop_front(2).split("*/").second;
    else
      return;
  }
}

bool Scanner::next(PtxStatement &statement) {
  statement = {};
  while (true) {
    skip(" \t\r\n{};");
    if (rest.empty())
      return false;
    if (rest.consume_front("@")) { // "@p" and "@!$5"
      statement.predicate = take(blanks);
      continue;
    }
    if (rest.starts_with(".")) { // a declaration
      take(";\n");
      continue;
    }
    statement.mnemonic = take(" \t\r\n;{[");
    if (!statement.mnemonic.ends_with(":"))
      break;
    statement.predicate = {}; // that was a label
  }
  statement.mnemonic.split(statement.parts, '.');
  readOperands(statement);
  const char *begin = statement.mnemonic.data();
  statement.text = StringRef(begin, rest.data() - begin).rtrim(blanks);
  return true;
}

void Scanner::readOperands(PtxStatement &statement) {
  const char *first = nullptr, *last = nullptr; // of the argument
  unsigned depth = 0;
  auto endArgument = [&] {
    if (first)
      statement.arguments.push_back(StringRef(first, last - first));
    first = nullptr;
  };
  for (skip(blanks); !rest.empty() && rest.front() != ';'; skip(blanks)) {
    char c = rest.front();
    const char *start = rest.data();
    if (c == ',' && depth == 0) {
      endArgument();
      rest = rest.drop_front();
      continue;
    }
    if (c == '[') {
      StringRef inside =
          rest.drop_front().take_until([](char other) { return other == ']'; });
      statement.addresses.push_back(inside.trim(blanks));
      statement.firstAddress = statement.addresses.front();
      rest = rest.drop_front(std::min(rest.size(), inside.size() + 2));
    } else if (c == '{' || c == '}' || c == ',') {
      depth += c == '{' ? 1 : c == '}' && depth ? -1 : 0;
      rest = rest.drop_front();
    } else {
      statement.operands.push_back(take(" \t\r\n,{}[;"));
    }
    first = first ? first : start;
    last = rest.data();
  }
  endArgument();
}

} // namespace

SmallVector<PtxStatement, 4> parsePtx(StringRef text) {
  SmallVector<PtxStatement, 4> statements;
  Scanner scanner(text);
  for (PtxStatement statement; scanner.next(statement);)
    statements.push_back(std::move(statement));
  return statements;
}

} // namespace kiln
