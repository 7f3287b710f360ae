#include "tools/report/Table.h"

#include "targets/support/text/Escaped.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Unicode.h"
#include <utility>

using namespace llvm;

namespace kiln {

/// Columns a text takes on a terminal (a cell may hold a character outside
/// ASCII).
static size_t displayWidth(StringRef text) {
  int width = sys::unicode::columnWidthUTF8(text);
  return width < 0 ? text.size() : width;
}

void Table::column(StringRef title, Align align) {
  columns.push_back({title.str(), align});
}

void Table::row(std::vector<std::string> cells) {
  assert(cells.size() == columns.size() && "one cell for each column");
  rows.push_back(std::move(cells));
}

void Table::print(raw_ostream &os, Format format) const {
  switch (format) {
  case Format::Text:
    return printText(os);
  case Format::Markdown:
    return printMarkdown(os);
  case Format::Csv:
    return printCsv(os);
  case Format::Json:
  case Format::Html:
  case Format::Svg:
  case Format::JUnit:
  case Format::Sarif:
    llvm_unreachable("what has typed fields is not made from a table");
  }
}

std::vector<size_t> Table::widths() const {
  std::vector<size_t> result;
  for (auto [index, column] : enumerate(columns)) {
    size_t widest = displayWidth(column.title);
    for (const std::vector<std::string> &cells : rows)
      widest = std::max(widest, displayWidth(escapedForTerminal(cells[index])));
    result.push_back(widest);
  }
  return result;
}

unsigned terminalWidth() {
  return sys::Process::StandardOutIsDisplayed()
             ? sys::Process::StandardOutColumns()
             : 0;
}

constexpr size_t gap = 2;

/// Takes from the widest columns of words until a row fits, or nothing that
/// reads well is left.
void Table::narrow(std::vector<size_t> &given) const {
  constexpr size_t least = 8; // a guess
  size_t total = gap * (given.size() - 1);
  for (size_t one : given)
    total += one;
  // Titles of figures go on below first; figures never do.
  for (auto [index, column] : enumerate(columns)) {
    if (column.align == Left)
      continue;
    size_t enough = 0;
    for (StringRef word : split(column.title, ' '))
      enough = std::max(enough, displayWidth(word));
    for (const std::vector<std::string> &cells : rows)
      enough = std::max(enough, displayWidth(escapedForTerminal(cells[index])));
    for (; width && total > width && given[index] > enough; --total)
      --given[index];
  }
  // Names, too, but only where sentences are as narrow as they may be.
  auto hasBlanks = [&](size_t index) {
    return any_of(rows, [&](const std::vector<std::string> &cells) {
      return StringRef(cells[index]).contains(' ');
    });
  };
  bool names = false;
  while (width && total > width) {
    size_t widest = 0, at = given.size();
    for (auto [index, column] : enumerate(columns))
      if (column.align == Left && given[index] > std::max(widest, least) &&
          (names || hasBlanks(index)))
        widest = given[index], at = index;
    if (at == given.size()) {
      if (std::exchange(names, true))
        return;
      continue;
    }
    --given[at];
    --total;
  }
}

/// The first part of `text` that fits, which is taken from it: whole words, or
/// parts of a path, where there are such.
static StringRef takeLine(StringRef &text, size_t most) {
  if (displayWidth(text) <= most)
    return std::exchange(text, "");
  size_t end = std::min(most, text.size());
  // Not in the middle of a character of several bytes.
  while (end > 1 && end < text.size() && (text[end] & 0xc0) == 0x80)
    --end;
  size_t words = text.take_front(end + 1).rfind(' ');
  size_t parts = text.take_front(end).find_last_of("/,_");
  if (words != StringRef::npos && words)
    end = words;
  else if (parts != StringRef::npos && parts)
    end = parts + 1;
  StringRef line = text.take_front(end).rtrim();
  text = text.drop_front(end).ltrim();
  return line;
}

void Table::printText(raw_ostream &os) const {
  std::vector<size_t> given = widths();
  narrow(given);
  auto row = [&](auto cell) {
    std::vector<std::string> contents;
    for (size_t index = 0; index != columns.size(); ++index)
      contents.push_back(escapedForTerminal(cell(index)));
    std::vector<StringRef> left(contents.begin(), contents.end());
    do {
      std::string text;
      for (auto [index, column] : enumerate(columns)) {
        StringRef line = takeLine(left[index], given[index]);
        size_t taken = displayWidth(line);
        std::string padding(given[index] - std::min(given[index], taken), ' ');
        text += index ? std::string(gap, ' ') : "";
        text +=
            column.align == Right ? padding + line.str() : line.str() + padding;
      }
      os << StringRef(text).rtrim() << '\n';
    } while (any_of(left, [](StringRef rest) { return !rest.empty(); }));
  };
  row([&](size_t index) -> StringRef { return columns[index].title; });
  std::vector<std::string> rules;
  for (size_t w : given)
    rules.push_back(std::string(w, '-'));
  row([&](size_t index) -> StringRef { return rules[index]; });
  for (const std::vector<std::string> &cells : rows)
    row([&](size_t index) -> StringRef { return cells[index]; });
}

void Table::printMarkdown(raw_ostream &os) const {
  auto line = [&](auto cell) {
    for (size_t index = 0; index < columns.size(); ++index) {
      os << "| " << escapedForMarkdown(cell(index)) << ' ';
    }
    os << "|\n";
  };
  line([&](size_t index) { return columns[index].title; });
  line([&](size_t index) {
    return columns[index].align == Right ? std::string("---:")
                                         : std::string("---");
  });
  for (const std::vector<std::string> &cells : rows)
    line([&](size_t index) { return cells[index]; });
}

void Table::printCsv(raw_ostream &os) const {
  ListSeparator comma(",");
  for (const Column &column : columns)
    os << comma << escapedForCsv(column.title);
  os << '\n';
  for (const std::vector<std::string> &cells : rows) {
    ListSeparator separator(",");
    for (const std::string &cell : cells)
      os << separator << escapedForCsv(cell);
    os << '\n';
  }
}

void printJson(raw_ostream &os, const json::Value &value) {
  os << formatv("{0:2}", value) << '\n';
}

} // namespace kiln
