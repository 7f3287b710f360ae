#include "frontend/triton/diagnose/Diagnostic.h"
#include "test/unit/frontend/triton/Python.h"
#include "llvm/Support/FormatVariadic.h"
#include <gtest/gtest.h>

using namespace llvm;
using namespace kiln::triton;
using kiln::triton::test::makeFile;

static std::string printed(const Diagnostic &diagnostic, bool colors = false) {
  std::string text;
  raw_string_ostream out(text);
  out.enable_colors(colors);
  print(diagnostic, out, colors);
  return text;
}

/// The message "text" at a range of a file of this text.
static std::string printedAt(StringRef text, uint32_t begin, uint32_t end) {
  SourceFile file = makeFile(text);
  return printed({Severity::Error, {&file, {begin, end}}, "text", {}});
}

TEST(Diagnostic, IsPrintedAsClangDoes) {
  EXPECT_EQ(printedAt("x = f(a, b)\n", 4, 11), "kernel.py:1:5: error: text\n"
                                               "x = f(a, b)\n"
                                               "    ^~~~~~~\n");
  EXPECT_EQ(printedAt("a\n  b\n", 4, 5), "kernel.py:2:3: error: text\n"
                                         "  b\n"
                                         "  ^\n");
}

TEST(Diagnostic, MarksEmptyRangesAndEndsOfLines) {
  EXPECT_EQ(printedAt("ab\n", 1, 1), "kernel.py:1:2: error: text\n"
                                     "ab\n"
                                     " ^\n");
  EXPECT_EQ(printedAt("ab\n", 2, 3), "kernel.py:1:3: error: text\n"
                                     "ab\n"
                                     "  ^\n");
  EXPECT_EQ(printedAt("", 0, 0), "kernel.py:1:1: error: text\n"
                                 "\n"
                                 "^\n");
}

TEST(Diagnostic, MarksTheFirstLineOfSeveral) {
  EXPECT_EQ(printedAt("f(a,\n  b)\n", 1, 9), "kernel.py:1:2: error: text\n"
                                             "f(a,\n"
                                             " ^~~\n");
}

TEST(Diagnostic, ExpandsTabs) {
  EXPECT_EQ(printedAt("\tab\tc", 3, 5), "kernel.py:1:4: error: text\n"
                                        "        ab      c\n"
                                        "          ^~~~~~~\n");
}

TEST(Diagnostic, KnowsHowWideCharactersAre) {
  // A wide one, one of the usual width, and one that combines with it.
  EXPECT_EQ(printedAt("名 e\u0301 x", 8, 9), "kernel.py:1:6: error: text\n"
                                             "名 e\u0301 x\n"
                                             "     ^\n");
  EXPECT_EQ(printedAt("a = 名前", 4, 10), "kernel.py:1:5: error: text\n"
                                          "a = 名前\n"
                                          "    ^~~~\n");
}

TEST(Diagnostic, EscapesWhatTerminalsDoNotShow) {
  EXPECT_EQ(printedAt("a\x01\xff\u200b b", 7, 8), "kernel.py:1:6: error: text\n"
                                                  "a<U+0001><FF><U+200B> b\n"
                                                  "                      ^\n");
}

TEST(Diagnostic, ShowsAWindowOfALongLine) {
  std::string line(5000, 'a');
  line[3000] = 'b';
  std::string text = printedAt(line, 3000, 3001);
  auto [head, rest] = StringRef(text).split('\n');
  EXPECT_EQ(head, "kernel.py:1:3001: error: text");
  auto [shown, below] = rest.split('\n');
  EXPECT_LT(shown.size(), 200u);
  EXPECT_EQ(shown.find('b'), below.find('^'));
  EXPECT_TRUE(shown.starts_with("..."));
  EXPECT_TRUE(shown.ends_with("..."));
}

TEST(Diagnostic, PrintsNotesOfOtherFiles) {
  SourceFile file = makeFile("import a\n");
  SourceFile other = makeFile("def f(x):\n", "a.py");
  Diagnostic warning{Severity::Warning, {&file, {7, 8}}, "of a", {}};
  warning.note({&other, {4, 5}}, "defined here").note({}, "somewhere else");
  EXPECT_EQ(printed(warning), "kernel.py:1:8: warning: of a\n"
                              "import a\n"
                              "       ^\n"
                              "a.py:1:5: note: defined here\n"
                              "def f(x):\n"
                              "    ^\n"
                              "note: somewhere else\n");
}

TEST(Diagnostic, HasColorsWhereWanted) {
  SourceFile file = makeFile("a\n");
  Diagnostic error{Severity::Error, {&file, {0, 1}}, "text", {}};
  EXPECT_EQ(printed(error).find('\033'), std::string::npos);
  EXPECT_NE(printed(error, /*colors=*/true).find('\033'), std::string::npos);
}

TEST(Diagnostic, IsJson) {
  SourceFile file = makeFile("é = (\n1\n");
  Diagnostics list;
  list.error({&file, {5, 8}}, "open").note({&file, {0, 2}}, "here");
  list.report(Severity::Remark, {}, "no place");
  EXPECT_TRUE(list.hasErrors());
  EXPECT_EQ(
      formatv("{0}", json::Value(list.toJson())).str(),
      R"([{"column":5,"end_column":2,"end_line":2,"file":"kernel.py","line":1,)"
      R"("message":"open","notes":[{"column":1,"end_column":2,"end_line":1,)"
      R"("file":"kernel.py","line":1,"message":"here"}],"severity":"error"},)"
      R"({"message":"no place","notes":[],"severity":"remark"}])");
}

TEST(Diagnostic, OfWarningsAloneIsNoError) {
  Diagnostics list;
  list.warning({}, "careful");
  EXPECT_FALSE(list.hasErrors());
  EXPECT_EQ(list.get().size(), 1u);
  std::string text;
  raw_string_ostream out(text);
  list.print(out);
  EXPECT_EQ(text, "warning: careful\n");
}
