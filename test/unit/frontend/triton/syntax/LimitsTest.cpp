// What is nested too deeply is an error and no stack that overflows.
#include "frontend/triton/lexer/Lexer.h"
#include "test/unit/frontend/triton/Python.h"
#include "llvm/ADT/STLExtras.h"
#include <gtest/gtest.h>

using namespace llvm;
using namespace kiln::triton;
using namespace kiln::triton::test;

static std::string repeat(StringRef text, unsigned times) {
  std::string all;
  for (unsigned i = 0; i < times; ++i)
    all += text;
  return all;
}

/// `open` and `close` so many times around "1".
static std::string nest(StringRef open, StringRef close, unsigned times) {
  return repeat(open, times) + "1" + repeat(close, times) + "\n";
}

static constexpr StringLiteral kTooDeep =
    "the code is nested too deeply; at most 1000 levels are read";

TEST(Limits, OfBrackets) {
  std::string message =
      "1:201: brackets are nested too deeply; at most 200 may be open";
  EXPECT_EQ(errorOf(nest("(", ")", kMaxBrackets)), "no error");
  EXPECT_EQ(errorOf(nest("(", ")", kMaxBrackets + 1)), message);
  EXPECT_EQ(errorOf(nest("[", "]", kMaxBrackets)), "no error");
  EXPECT_EQ(errorOf(repeat("[", 100000)), message);
  // Keys that are dictionaries are read once.
  EXPECT_EQ(errorOf(nest("{", ":0}", kMaxBrackets - 1)), "no error");
  EXPECT_EQ(errorOf("match x:\n case " + nest("(", ")", 200).substr(0, 401) +
                    ": pass\n"),
            "no error");
}

TEST(Limits, OfFStrings) {
  EXPECT_EQ(errorOf(nest("f'{", "}'", kMaxFStrings)), "no error");
  EXPECT_EQ(errorOf(nest("f'{", "}'", kMaxFStrings + 1)),
            "1:451: f-strings are nested too deeply; at most 150 may be open");
}

TEST(Limits, OfBlocks) {
  auto blocks = [](unsigned number) {
    std::string text;
    for (unsigned i = 0; i < number; ++i)
      text += repeat(" ", i) + "if a:\n";
    return text + repeat(" ", number) + "pass\n";
  };
  EXPECT_EQ(errorOf(blocks(kMaxBlocks - 1)), "no error");
  EXPECT_EQ(errorOf(blocks(kMaxBlocks)),
            "101:1: blocks are nested too deeply; at most 99 may be");
}

TEST(Limits, OfChainsThatAreDeep) {
  for (StringRef step :
       {"-", "+", "~", "not ", "lambda: ", "lambda a=", "a if b else ", "a ** ",
        "a[-", "(yield ", "a or not b and not "}) {
    std::string error = errorOf(repeat(step, 10000) + "1\n");
    bool isLimit = StringRef(error).ends_with(kTooDeep) ||
                   StringRef(error).contains("brackets are nested too deeply");
    EXPECT_TRUE(isLimit || step == "a or not b and not ")
        << step.str() << error;
  }
  for (StringRef step : {".b", "()", "[0]", " + a", " @ a", " | a"})
    EXPECT_EQ(errorOf("a" + repeat(step, 50000) + "\n"),
              ("1:1: " + kTooDeep).str())
        << step.str();
  EXPECT_EQ(errorOf("if a: pass\n" + repeat("elif a: pass\n", 20000)),
            ("19002:1: " + kTooDeep).str());
}

TEST(Limits, LeaveRoomForRealCode) {
  // 990 terms of a sum are more than any package at hand has.
  for (StringRef step : {".b", "()", " + a"})
    EXPECT_EQ(errorOf("a" + repeat(step, 990) + "\n"), "no error")
        << step.str();
  EXPECT_EQ(errorOf("if a: pass\n" + repeat("elif a: pass\n", 990)),
            "no error");
}

TEST(Limits, OfChainsThatAreFlatAreNone) {
  for (StringRef step : {" and a", " or a", " < a", ", a", " = a"})
    EXPECT_EQ(errorOf("a" + repeat(step, 50000) + "\n"), "no error")
        << step.str();
  EXPECT_EQ(errorOf("x = (" + repeat("'a' ", 50000) + ")\n"), "no error");
  EXPECT_EQ(errorOf(repeat("@a\n", 50000) + "def f(): pass\n"), "no error");
  EXPECT_EQ(errorOf(repeat("match; ", 50000) + "\n"), "no error");
}

TEST(Limits, OfLongLinesAreNone) {
  // Positions of many nodes of one line take no quadratic time.
  std::string line = "x = [" + repeat("a, ", 200000) + "]\n";
  EXPECT_GT(dumpOf(line, /*hasPositions=*/true).size(), 200000u * 50);
}

TEST(Limits, OfDecimalDigits) {
  EXPECT_EQ(errorOf(repeat("1", 4300) + "\n"), "no error");
  EXPECT_EQ(errorOf(repeat("1", 4301) + "\n"),
            "1:1: an integer of 4301 digits; at most 4300 may be, or any "
            "number in hexadecimal");
}

TEST(Limits, HoldForTheDeepestTree) {
  // What is accepted can be printed, which recurses.
  std::string deepest = repeat("-", 990) + "1\n";
  EXPECT_EQ(StringRef(dumpOf(deepest)).count("UnaryOp"), 990u);
}
