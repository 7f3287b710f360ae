// One table, three formats: alignment, and the characters that each format has
// to escape.
#include "tools/report/Table.h"
#include "gtest/gtest.h"

using namespace kiln;

static std::string print(Format format) {
  Table table;
  table.column("name");
  table.column("bytes", Table::Right);
  table.row({"a|b", "7"});
  table.row({"say \"x, y\"", "1024"});
  std::string text;
  llvm::raw_string_ostream os(text);
  table.print(os, format);
  return text;
}

TEST(Table, AlignsTextAndLeavesNoTrailingSpace) {
  EXPECT_EQ(print(Format::Text), "name        bytes\n"
                                 "----------  -----\n"
                                 "a|b             7\n"
                                 "say \"x, y\"   1024\n");
}

TEST(Table, EscapesMarkdownBars) {
  EXPECT_EQ(print(Format::Markdown), "| name | bytes |\n"
                                     "| --- | ---: |\n"
                                     "| a\\|b | 7 |\n"
                                     "| say \"x, y\" | 1024 |\n");
}

TEST(Table, QuotesCsv) {
  EXPECT_EQ(print(Format::Csv), "name,bytes\n"
                                "a|b,7\n"
                                "\"say \"\"x, y\"\"\",1024\n");
}
