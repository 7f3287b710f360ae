// One table, every format: reports are built once as rows of text and written
// as aligned text, Markdown or CSV.
#ifndef KILN_TOOLS_REPORT_TABLE_H
#define KILN_TOOLS_REPORT_TABLE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"
#include <string>
#include <vector>

namespace kiln {

/// How a report is written. JSON is not made from a Table: its fields are
/// typed.
enum class Format { Text, Json, Csv, Markdown };

class Table {
public:
  enum Align { Left, Right };
  /// Adds a column; every row added later has one cell for each.
  void column(llvm::StringRef title, Align align = Left);
  void row(std::vector<std::string> cells);
  /// `format` is not Json.
  void print(llvm::raw_ostream &os, Format format) const;

private:
  void printText(llvm::raw_ostream &os) const;
  void printMarkdown(llvm::raw_ostream &os) const;
  void printCsv(llvm::raw_ostream &os) const;
  std::vector<size_t> widths() const;

  struct Column {
    std::string title;
    Align align;
  };
  std::vector<Column> columns;
  std::vector<std::vector<std::string>> rows;
};

/// Writes a JSON value the way every command does: indented, with a final
/// newline.
void printJson(llvm::raw_ostream &os, const llvm::json::Value &value);

} // namespace kiln

#endif // KILN_TOOLS_REPORT_TABLE_H
