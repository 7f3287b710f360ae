#include "tools/picture/LayoutPicture.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace kiln {

/// Columns of a tensor of one dimension: what a page is wide.
static constexpr int64_t kRowOfVector = 16;

std::vector<LayoutSlice> slicesOf(const LayoutPicture &picture) {
  ArrayRef<int64_t> shape = picture.shape;
  unsigned cells = picture.cells.size();
  if (shape.size() < 2) {
    unsigned columns = std::min<unsigned>(cells, kRowOfVector);
    return {{"", 0, cells / columns, columns}};
  }
  unsigned rows = shape[shape.size() - 2], columns = shape.back();
  std::vector<LayoutSlice> slices;
  for (unsigned first = 0; first < cells; first += rows * columns) {
    std::string name;
    unsigned number = first / (rows * columns);
    for (int64_t extent : reverse(shape.drop_back(2))) {
      name = (Twine(number % extent) + ", " + name).str();
      number /= extent;
    }
    slices.push_back(
        {name.empty() ? name : "[" + name + ":, :]", first, rows, columns});
  }
  return slices;
}

/// What stands left of a row and above a column.
static std::string rowName(const LayoutPicture &picture,
                           const LayoutSlice &slice, unsigned row) {
  return std::to_string(picture.shape.size() < 2 ? row * slice.columns : row);
}

std::string layoutText(const LayoutPicture &picture) {
  std::string text;
  raw_string_ostream os(text);
  os << picture.title << '\n';
  for (const std::string &note : picture.notes)
    os << note << '\n';
  unsigned width = 0;
  for (const LayoutCell &cell : picture.cells)
    width = std::max<unsigned>(width, cell.label.size());
  auto pad = [&](StringRef label, unsigned to) {
    os.indent(to - std::min<unsigned>(to, label.size())) << label;
  };
  for (const LayoutSlice &slice : slicesOf(picture)) {
    os << '\n';
    if (!slice.name.empty())
      os << slice.name << '\n';
    unsigned margin = rowName(picture, slice, slice.rows - 1).size();
    unsigned wide =
        std::max<unsigned>(width, std::to_string(slice.columns - 1).size());
    os.indent(margin);
    for (unsigned column = 0; column < slice.columns; ++column) {
      os << ' ';
      pad(std::to_string(column), wide);
    }
    os << '\n';
    for (unsigned row = 0; row < slice.rows; ++row) {
      pad(rowName(picture, slice, row), margin);
      for (unsigned column = 0; column < slice.columns; ++column) {
        os << ' ';
        pad(picture.cells[slice.firstCell + row * slice.columns + column].label,
            wide);
      }
      os << '\n';
    }
  }
  return text;
}

static std::string escaped(StringRef text) {
  std::string result;
  raw_string_ostream os(result);
  printHTMLEscaped(text, os);
  return result;
}

/// Colours go round once through all groups; shades from light to middle, so
/// that black text stays readable.
static std::string colourOf(const LayoutPicture &picture,
                            const LayoutCell &cell) {
  return formatv("hsl({0},70%,{1}%)", cell.group * 360 / picture.groups,
                 90 - cell.shade * 35 / picture.shades);
}

std::string layoutSvg(const LayoutPicture &picture) {
  constexpr unsigned kCellHeight = 18, kLetter = 7, kMargin = 48, kLine = 18;
  unsigned letters = 2;
  for (const LayoutCell &cell : picture.cells)
    letters = std::max<unsigned>(letters, cell.label.size());
  unsigned cellWidth = letters * kLetter + 8, y = kLine, width = 0;
  std::string body;
  raw_string_ostream os(body);
  auto line = [&](StringRef text) {
    os << formatv("<text x=\"4\" y=\"{0}\">{1}</text>\n", y, escaped(text));
    width = std::max<unsigned>(width, text.size() * kLetter + 8);
    y += kLine;
  };
  line(picture.title);
  for_each(picture.notes, line);
  for (const LayoutSlice &slice : slicesOf(picture)) {
    if (!slice.name.empty())
      line(slice.name);
    for (unsigned column = 0; column < slice.columns; ++column)
      os << formatv("<text x=\"{0}\" y=\"{1}\" class=\"n\">{2}</text>\n",
                    kMargin + column * cellWidth + cellWidth / 2, y, column);
    y += 4;
    for (unsigned row = 0; row < slice.rows; ++row, y += kCellHeight) {
      os << formatv("<text x=\"4\" y=\"{0}\">{1}</text>\n", y + 13,
                    rowName(picture, slice, row));
      for (unsigned column = 0; column < slice.columns; ++column) {
        const LayoutCell &cell =
            picture.cells[slice.firstCell + row * slice.columns + column];
        unsigned x = kMargin + column * cellWidth;
        os << formatv("<rect x=\"{0}\" y=\"{1}\" width=\"{2}\" height=\"{3}\" "
                      "fill=\"{4}\"/><text x=\"{5}\" y=\"{6}\" "
                      "class=\"n\">{7}</text>\n",
                      x, y, cellWidth, kCellHeight, colourOf(picture, cell),
                      x + cellWidth / 2, y + 13, escaped(cell.label));
      }
    }
    width = std::max(width, kMargin + slice.columns * cellWidth + 4);
    y += kLine;
  }
  return formatv("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" "
                 "height=\"{1}\" font-family=\"monospace\" font-size=\"11\">\n"
                 "<style>rect{{stroke:#888;stroke-width:0.5} "
                 ".n{{text-anchor:middle}</style>\n{2}</svg>\n",
                 width, y, body);
}

} // namespace kiln
