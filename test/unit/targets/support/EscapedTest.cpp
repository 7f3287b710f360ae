// Names that a file may hold, where they would be read as something else.
#include "targets/support/text/Escaped.h"
#include "gtest/gtest.h"

using namespace kiln;

TEST(Escaped, LeavesNoControlCharacterForATerminal) {
  EXPECT_EQ(escapedForTerminal("a\x1b[31mb\nc\td\x7f"),
            "a\\x1b[31mb\\nc\\td\\x7f");
  // A C1 control, what is no UTF-8, and a letter that is.
  EXPECT_EQ(escapedForTerminal("\xc2\x9b\xff\xc3\xa4"),
            "\\xc2\\x9b\\xff\xc3\xa4");
  EXPECT_EQ(escapedForTerminal("plain_kernel<int>"), "plain_kernel<int>");
}

TEST(Escaped, KeepsAMarkdownCellWhole) {
  EXPECT_EQ(escapedForMarkdown("a|b\nc"), "a\\|b\\nc");
  EXPECT_EQ(escapedForMarkdown("a`b"), "a\\`b");
  EXPECT_EQ(escapedForMarkdown("`latency`"), "`latency`");
  EXPECT_EQ(escapedForMarkdown("f<b>"), "f\\<b>");
}

TEST(Escaped, MakesNoFormulaOfACsvCell) {
  EXPECT_EQ(escapedForCsv("=cmd|' /C calc'!A0"), "'=cmd|' /C calc'!A0");
  EXPECT_EQ(escapedForCsv("@SUM(1,2)"), "\"'@SUM(1,2)\"");
  EXPECT_EQ(escapedForCsv("-12.5"), "-12.5");
  EXPECT_EQ(escapedForCsv("-"), "-");
  EXPECT_EQ(escapedForCsv("a,\"b\""), "\"a,\"\"b\"\"\"");
}
