// A comparison for people.
#include "targets/support/text/KernelName.h"
#include "tools/align/CodeBuild.h"
#include "tools/align/ComparisonCells.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace kiln {
namespace {

/// Both builds side by side, without long runs of what is the same.
class SideText {
public:
  SideText(raw_ostream &os, const CodeBuild &a, const CodeBuild &b,
           const Alignment &alignment)
      : os(os), a(a), b(b), alignment(alignment) {}

  void print() {
    width = std::min(kWidest, std::max<size_t>(8, a.code.name.size()));
    for (const CodeLine &line : a.code.lines)
      width = std::max(width, std::min<size_t>(line.text.size(), kWidest));
    os << "  " << left_justify("address", 8) << ' '
       << left_justify(cut(a.code.name), width) << "  "
       << left_justify("address", 8) << ' ' << b.code.name << '\n';
    ArrayRef<AlignedRow> rows = alignment.rows;
    for (size_t at = 0; at < rows.size();) {
      size_t run = at;
      while (run < rows.size() && isSame(rows[run]))
        ++run;
      if (run - at > mostSameRows) {
        size_t first = at ? at + rowsAround : at;
        size_t last = run < rows.size() ? run - rowsAround : run;
        for (; at < first; ++at)
          row(rows[at]);
        leftOut(rows.slice(first, last - first));
        at = last;
      }
      for (; at < run; ++at)
        row(rows[at]);
      if (at < rows.size())
        row(rows[at++]);
    }
  }

private:
  /// What is wider is cut: columns stay columns.
  static constexpr size_t kWidest = 60;

  bool isSame(const AlignedRow &row) const { return row.a && row.b; }

  void leftOut(ArrayRef<AlignedRow> rows) {
    size_t renamed = count_if(rows, [&](const AlignedRow &row) {
      return alignment.a[*row.a].fate == Fate::Renamed;
    });
    os << "  ... " << rows.size() << " the same";
    if (renamed)
      os << ", " << renamed << " of them with other registers";
    os << '\n';
  }

  std::string cut(StringRef text) const {
    return text.size() > width ? (text.take_front(width - 3) + "...").str()
                               : text.str();
  }

  void row(const AlignedRow &row) {
    const AlignedLine &line = row.a ? alignment.a[*row.a] : alignment.b[*row.b];
    os << fateSign(line.fate, row.a.has_value()) << ' ';
    if (row.a)
      os << left_justify(codeAddressText(a.code.lines[*row.a].address), 8)
         << ' ' << left_justify(cut(a.code.lines[*row.a].text), width);
    else
      os.indent(9 + width);
    os << "  ";
    if (row.b)
      os << left_justify(codeAddressText(b.code.lines[*row.b].address), 8)
         << ' ' << b.code.lines[*row.b].text;
    std::string note =
        fateNote(line, row.a ? a.code.lines[*row.a] : b.code.lines[*row.b],
                 row.a ? b : a);
    if (!note.empty())
      os << "  ; " << note;
    os << '\n';
  }

  raw_ostream &os;
  const CodeBuild &a, &b;
  const Alignment &alignment;
  size_t width = 0;
};

} // namespace

void printComparison(raw_ostream &os, const BuildComparison &comparison) {
  const CodeBuild &first = comparison.builds.front();
  os << readableKernelName(first.code.kernel) << " on " << first.code.target
     << '\n';
  costsTable(comparison).print(os, Format::Text);
  for (auto [build, alignment] :
       zip(drop_begin(comparison.builds), comparison.alignments)) {
    os << '\n'
       << build.code.name << " against " << first.code.name << ": "
       << fatesText(alignment) << '\n';
    Table classes = classesTable(first, build);
    if (!classes.cells().empty())
      classes.print(os << '\n', Format::Text);
    os << '\n';
    SideText(os, first, build, alignment).print();
  }
}

} // namespace kiln
