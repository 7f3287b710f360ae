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

TEST(Table, WrapsWordsAndPathsIntoItsWidth) {
  Table table;
  table.setWidth(32);
  table.column("subject");
  table.column("found");
  table.column("bytes", Table::Right);
  table.row({"ptxas", "13.0.88 of /usr/local/cuda/bin/ptxas", "7"});
  std::string text;
  llvm::raw_string_ostream os(text);
  table.print(os, Format::Text);
  EXPECT_EQ(text, "subject  found             bytes\n"
                  "-------  ----------------  -----\n"
                  "ptxas    13.0.88 of            7\n"
                  "         /usr/local/cuda/\n"
                  "         bin/ptxas\n");
}

TEST(Table, BreaksTitlesOfFiguresBeforeWords) {
  Table table;
  table.column("kernel");
  table.column("warps per SM/CU", Table::Right);
  table.row({"attention_kernel", "8/64 12%"});
  table.setWidth(27);
  std::string text;
  llvm::raw_string_ostream os(text);
  table.print(os, Format::Text);
  EXPECT_EQ(text, "kernel            warps per\n"
                  "                      SM/CU\n"
                  "----------------  ---------\n"
                  "attention_kernel   8/64 12%\n");
}
