// A report as one page for a browser: a file that loads nothing, light and
// dark, printable, to be used by keyboard and read by screen readers. Every
// string is escaped; scripts only sort tables, move between rows and look closer
// at timelines, so the page says the same without them.
#ifndef KILN_TOOLS_PAGE_PAGE_H
#define KILN_TOOLS_PAGE_PAGE_H

#include "tools/chart/Svg.h"
#include <optional>
#include <vector>

namespace kiln {

/// A cell of a table.
struct PageCell {
  std::string text;
  /// What to sort by where the text does not begin with it.
  std::optional<double> number;
  /// Anchor in the page that the text leads to; empty: none.
  std::string leadsTo;

  PageCell(std::string text, std::optional<double> number = std::nullopt,
           std::string leadsTo = "")
      : text(std::move(text)), number(number), leadsTo(std::move(leadsTo)) {}
};

/// A table whose columns can be sorted by the buttons in their heads.
struct PageTable {
  /// Says what a row is.
  std::string caption;
  struct Column {
    std::string title;
    bool isNumber = false;
  };
  std::vector<Column> columns;
  /// One cell a column; the cell of column `rowHead` names the row.
  std::vector<std::vector<PageCell>> rows;
  unsigned rowHead = 0;
};

/// A line of code in a listing.
struct PageLine {
  /// What stands in each column.
  std::vector<std::string> cells;
  /// Part of a bar after the cell of column PageListing::barColumn, 0 to 1.
  double bar = 0;
  /// One of the kinds that the page has a look for: "same", "moved", "added",
  /// "removed", "spill", "wait", "peak", "head" or none. Read to those who
  /// cannot see it.
  std::string kind;
  /// What more there is to say; empty: nothing.
  std::string note;
  /// By which others lead to the line; empty: nobody does.
  std::string anchor;
};

/// Lines in fixed columns, of which arrow keys choose one.
struct PageListing {
  std::string caption;
  std::vector<std::string> columns;
  std::vector<PageLine> lines;
  std::optional<unsigned> barColumn;
};

class Page {
public:
  /// `summary`: sentences below the title.
  Page(llvm::StringRef title, llvm::StringRef summary);

  /// Begins a section, which others may lead to by `anchor`; an empty one gets
  /// a name. `folded`: only its title shows until somebody opens it.
  void section(llvm::StringRef heading, llvm::StringRef anchor = "",
               bool folded = false);
  /// A title within the section.
  void heading(llvm::StringRef text);
  void paragraph(llvm::StringRef text);
  void list(llvm::ArrayRef<std::string> items);
  void drawing(const Svg &svg);
  /// What drawWarpTimeline drew, with the data by which the page's script draws
  /// parts of it and says what happens when; README.md says what they are.
  void timeline(const Svg &svg, llvm::StringRef json);
  void table(const PageTable &table);
  void listing(const PageListing &listing);

  /// The whole file.
  std::string text() const;

private:
  std::string newId(llvm::StringRef kind);
  void endSection();

  std::string title, summary, body, open;
  unsigned ids = 0;
  bool hasTimeline = false;
};

/// The page's style sheet and its script, which stand in it.
llvm::StringRef pageStyle();
llvm::StringRef pageScript();
/// What pages with timelines have, too.
llvm::StringRef timelineScript();

} // namespace kiln

#endif // KILN_TOOLS_PAGE_PAGE_H
