//===- Print.cpp - messages in clang's form -------------------------------===//

#include "frontend/triton/diagnose/Diagnostic.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/Unicode.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace kiln::triton {

/// Tabs go to the next multiple of this, as in clang.
static constexpr unsigned kTabStop = 8;

/// Of a longer line only the part around the caret is printed.
static constexpr size_t kMaxColumns = 160;

/// One character of a line as it is printed: its text without tabs and what
/// terminals do not show, and how many columns that takes.
struct Cell {
  /// Where the character stands in the line and how long it is, in bytes.
  size_t offset, size;
  std::string text;
  unsigned width;
};

/// The first character of `text` as it is printed from `column` on.
static Cell makeCell(StringRef text, size_t offset, unsigned column) {
  text = text.substr(offset);
  if (text.front() == '\t') {
    unsigned width = kTabStop - column % kTabStop;
    return {offset, 1, std::string(width, ' '), width};
  }
  unsigned size = getNumBytesForUTF8(text.front());
  const auto *begin = reinterpret_cast<const UTF8 *>(text.data());
  if (size > text.size() || !isLegalUTF8Sequence(begin, begin + size)) {
    std::string shown = "<" + toHex(text.take_front(1)) + ">";
    return {offset, 1, shown, unsigned(shown.size())};
  }
  int width = sys::unicode::columnWidthUTF8(text.take_front(size));
  if (width >= 0)
    return {offset, size, text.take_front(size).str(), unsigned(width)};
  UTF32 character = 0;
  UTF32 *end = &character;
  ConvertUTF8toUTF32(&begin, begin + size, &end, &character + 1,
                     strictConversion);
  std::string shown =
      "<U+" + utohexstr(character, /*LowerCase=*/false, 4) + ">";
  return {offset, size, shown, unsigned(shown.size())};
}

/// Prints a line and, below it, a caret under the byte `begin` and ~ up to the
/// byte `end` of it.
static void printLine(raw_ostream &out, StringRef line, size_t begin,
                      size_t end, bool colors) {
  // Far from the caret nothing is printed, so nothing is laid out.
  size_t from = begin > 4 * kMaxColumns ? begin - 4 * kMaxColumns : 0;
  while (from > 0 && (line[from] & 0xc0) == 0x80)
    --from;
  SmallVector<Cell> cells;
  unsigned column = 0;
  for (size_t i = from; i < line.size() && i < begin + 4 * kMaxColumns;) {
    cells.push_back(makeCell(line, i, column));
    column += cells.back().width;
    i += cells.back().size;
  }

  // The columns to print: a window that has the caret a third from its left.
  unsigned caret = 0;
  for (const Cell &cell : cells)
    if (cell.offset < begin)
      caret += cell.width;
  unsigned left = 0;
  if (column > kMaxColumns && caret > kMaxColumns / 3)
    left = caret - kMaxColumns / 3;
  std::string shown, below;
  if (from || left)
    shown = "...";
  below.assign(shown.size(), ' ');
  unsigned at = 0;
  for (const Cell &cell : cells) {
    unsigned cellBegin = at;
    at += cell.width;
    if (cellBegin < left)
      continue;
    if (at - left > kMaxColumns) {
      shown += "...";
      break;
    }
    shown += cell.text;
    char mark = cell.offset < begin || cell.offset >= end ? ' ' : '~';
    below.append(cell.width, mark);
    if (cell.offset == begin && cell.width)
      below[below.size() - cell.width] = '^';
  }
  // At the end of a line, an empty range, or a character without width.
  if (below.find('^') == std::string::npos) {
    size_t position = caret - left + (from || left ? 3 : 0);
    below.resize(std::max(below.size(), position + 1), ' ');
    below[position] = '^';
  }
  out << shown << '\n';
  if (colors)
    out.changeColor(raw_ostream::GREEN, /*Bold=*/true);
  out << StringRef(below).rtrim(' ');
  if (colors)
    out.resetColor();
  out << '\n';
}

/// Prints one message with its line.
static void printMessage(raw_ostream &out, const SourceLocation &where,
                         StringRef label, raw_ostream::Colors color,
                         StringRef message, bool colors) {
  LineColumn begin;
  if (colors)
    out.changeColor(raw_ostream::SAVEDCOLOR, /*Bold=*/true);
  if (where.file) {
    begin = where.file->getLineColumn(where.range.begin);
    out << where.file->getName() << ':' << begin.line << ':' << begin.column
        << ": ";
  }
  if (colors)
    out.changeColor(color, /*Bold=*/true);
  out << label << ": ";
  if (colors) {
    out.resetColor();
    out.changeColor(raw_ostream::SAVEDCOLOR, /*Bold=*/true);
  }
  out << message;
  if (colors)
    out.resetColor();
  out << '\n';
  if (!where.file)
    return;
  StringRef line = where.file->getLine(begin.line);
  // A range over several lines is marked in the first alone.
  size_t size = where.range.end - std::min(where.range.begin, where.range.end);
  printLine(out, line, begin.byteColumn, begin.byteColumn + size, colors);
}

void print(const Diagnostic &diagnostic, raw_ostream &out, bool colors) {
  StringRef label = "error";
  raw_ostream::Colors color = raw_ostream::RED;
  if (diagnostic.severity == Severity::Warning) {
    label = "warning";
    color = raw_ostream::MAGENTA;
  } else if (diagnostic.severity == Severity::Remark) {
    label = "remark";
    color = raw_ostream::BLUE;
  }
  printMessage(out, diagnostic.location, label, color, diagnostic.message,
               colors);
  for (const Note &note : diagnostic.notes)
    printMessage(out, note.location, "note", raw_ostream::BLACK, note.message,
                 colors);
}

} // namespace kiln::triton
