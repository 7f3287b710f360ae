#include "tools/report/Table.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Unicode.h"

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
    size_t width = displayWidth(column.title);
    for (const std::vector<std::string> &cells : rows)
      width = std::max(width, displayWidth(cells[index]));
    result.push_back(width);
  }
  return result;
}

void Table::printText(raw_ostream &os) const {
  std::vector<size_t> width = widths();
  auto line = [&](auto cell) {
    std::string text;
    for (auto [index, column] : enumerate(columns)) {
      StringRef content = cell(index);
      std::string padding(width[index] - displayWidth(content), ' ');
      text += index ? "  " : "";
      text += column.align == Right ? padding + content.str()
                                    : content.str() + padding;
    }
    os << StringRef(text).rtrim() << '\n';
  };
  line([&](size_t index) -> StringRef { return columns[index].title; });
  std::vector<std::string> rules;
  for (size_t w : width)
    rules.push_back(std::string(w, '-'));
  line([&](size_t index) -> StringRef { return rules[index]; });
  for (const std::vector<std::string> &cells : rows)
    line([&](size_t index) -> StringRef { return cells[index]; });
}

void Table::printMarkdown(raw_ostream &os) const {
  auto line = [&](auto cell) {
    for (size_t index = 0; index < columns.size(); ++index) {
      std::string text = cell(index);
      os << "| ";
      for (char c : text)
        os << (c == '|' ? "\\|" : StringRef(&c, 1));
      os << ' ';
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

/// RFC 4180: a cell with a comma, a quote or a line break is quoted, quotes are
/// doubled.
static std::string csvCell(StringRef text) {
  if (text.find_first_of(",\"\r\n") == StringRef::npos)
    return text.str();
  std::string quoted = "\"";
  for (char c : text)
    quoted += c == '"' ? "\"\"" : std::string(1, c);
  return quoted + "\"";
}

void Table::printCsv(raw_ostream &os) const {
  ListSeparator comma(",");
  for (const Column &column : columns)
    os << comma << csvCell(column.title);
  os << '\n';
  for (const std::vector<std::string> &cells : rows) {
    ListSeparator separator(",");
    for (const std::string &cell : cells)
      os << separator << csvCell(cell);
    os << '\n';
  }
}

void printJson(raw_ostream &os, const json::Value &value) {
  os << formatv("{0:2}", value) << '\n';
}

} // namespace kiln
