#include "frontend/triton/diagnose/SourceFile.h"
#include "test/unit/frontend/triton/Python.h"
#include "llvm/ADT/StringExtras.h"
#include <gtest/gtest.h>

using namespace llvm;
using namespace kiln::triton;
using kiln::triton::test::makeFile;

static std::string at(const SourceFile &file, uint32_t offset) {
  LineColumn found = file.getLineColumn(offset);
  return (Twine(found.line) + ":" + Twine(found.column) + "/" +
          Twine(found.byteColumn))
      .str();
}

TEST(SourceFile, CountsLinesOfAllKinds) {
  SourceFile file = makeFile("a\nb\r\nc\rd");
  EXPECT_EQ(file.getNumLines(), 4u);
  EXPECT_EQ(file.getLine(1), "a");
  EXPECT_EQ(file.getLine(2), "b");
  EXPECT_EQ(file.getLine(3), "c");
  EXPECT_EQ(file.getLine(4), "d");
  EXPECT_EQ(file.getLine(5), "");
  EXPECT_EQ(file.getLine(0), "");
  EXPECT_EQ(at(file, 0), "1:1/0");
  EXPECT_EQ(at(file, 1), "1:2/1"); // the end of the line belongs to it
  EXPECT_EQ(at(file, 2), "2:1/0");
  EXPECT_EQ(at(file, 5), "3:1/0");
  EXPECT_EQ(at(file, 7), "4:1/0");
  EXPECT_EQ(at(file, 8), "4:2/1");
  EXPECT_EQ(at(file, 100), "4:2/1");
}

TEST(SourceFile, CountsColumnsInCharactersAndInBytes) {
  SourceFile file = makeFile("é€😀x");
  EXPECT_EQ(at(file, 2), "1:2/2");
  EXPECT_EQ(at(file, 5), "1:3/5");
  EXPECT_EQ(at(file, 9), "1:4/9");
  LineColumn bytes = file.getLineByteColumn(9);
  EXPECT_EQ(bytes.line, 1u);
  EXPECT_EQ(bytes.byteColumn, 9u);
}

TEST(SourceFile, CountsNoByteOrderMark) {
  SourceFile file = makeFile("\xef\xbb\xbfxy\nz");
  EXPECT_EQ(file.getLine(1), "xy");
  EXPECT_EQ(at(file, 0), "1:1/0");
  EXPECT_EQ(at(file, 3), "1:1/0");
  EXPECT_EQ(at(file, 4), "1:2/1");
  EXPECT_EQ(at(file, 6), "2:1/0");
}

TEST(SourceFile, MayBeEmpty) {
  SourceFile file = makeFile("");
  EXPECT_EQ(file.getNumLines(), 1u);
  EXPECT_EQ(file.getLine(1), "");
  EXPECT_EQ(at(file, 0), "1:1/0");
}
