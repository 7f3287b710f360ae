// One table, every format: reports are built once as rows of text and written
// as aligned text, Markdown or CSV.
#ifndef KILN_TOOLS_REPORT_TABLE_H
#define KILN_TOOLS_REPORT_TABLE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"
#include <string>
#include <vector>

namespace kiln {

/// How a report is written. JSON, pages and drawings are not made from a Table:
/// they have typed fields. JUnit's XML and SARIF are for the results of checks.
enum class Format { Text, Json, Csv, Markdown, Html, Svg, JUnit, Sarif };

/// Columns of the terminal that standard output is; 0: it is none.
unsigned terminalWidth();

class Table {
public:
  enum Align { Left, Right };
  /// Adds a column; every row added later has one cell for each.
  void column(llvm::StringRef title, Align align = Left);
  void row(std::vector<std::string> cells);
  /// Columns of text that a row may take: longer cells go on below. 0: as many
  /// as it needs. From the start as many as the terminal has, if standard
  /// output is one: what goes to a program must not break words.
  void setWidth(unsigned most) { width = most; }
  /// `format` is Text, Markdown or Csv.
  void print(llvm::raw_ostream &os, Format format) const;

  struct Column {
    std::string title;
    Align align;
  };
  llvm::ArrayRef<Column> titles() const { return columns; }
  llvm::ArrayRef<std::vector<std::string>> cells() const { return rows; }

private:
  void printText(llvm::raw_ostream &os) const;
  void printMarkdown(llvm::raw_ostream &os) const;
  void printCsv(llvm::raw_ostream &os) const;
  std::vector<size_t> widths() const;
  void narrow(std::vector<size_t> &widths) const;

  std::vector<Column> columns;
  std::vector<std::vector<std::string>> rows;
  unsigned width = terminalWidth();
};

/// Writes a JSON value the way every command does: indented, with a final
/// newline.
void printJson(llvm::raw_ostream &os, const llvm::json::Value &value);

} // namespace kiln

#endif // KILN_TOOLS_REPORT_TABLE_H
