// The arithmetic of case files.
#include "tools/case/CaseExpression.h"

#include <gtest/gtest.h>

using namespace kiln;

namespace {

const CaseSizes sizes = {{"M", 4}, {"N", 1000}, {"n_1", 7}};

std::string evaluate(llvm::StringRef text) {
  llvm::Expected<int64_t> value = evaluateExpression(text, sizes);
  return value ? std::to_string(*value) : llvm::toString(value.takeError());
}

TEST(CaseExpression, Values) {
  EXPECT_EQ(evaluate("12"), "12");
  EXPECT_EQ(evaluate(" M * (N+1) "), "4004");
  EXPECT_EQ(evaluate("N - M - 1"), "995");
  EXPECT_EQ(evaluate("2+3*4"), "14");
  EXPECT_EQ(evaluate("-n_1"), "-7");
  EXPECT_EQ(evaluate("cdiv(N, 128)"), "8");
  EXPECT_EQ(evaluate("cdiv(N, 1000)"), "1");
  EXPECT_EQ(evaluate("max(1, min(M, n_1))"), "4");
}

TEST(CaseExpression, TheLeastNumberHasASign) {
  EXPECT_EQ(evaluate("-9223372036854775808"), "-9223372036854775808");
  EXPECT_EQ(evaluate("M - 3 - -2"), "3");
  EXPECT_EQ(evaluate("- 5 * M"), "-20");
  EXPECT_NE(evaluate("9223372036854775808").find("does not fit"),
            std::string::npos);
  EXPECT_NE(evaluate("-9223372036854775809").find("does not fit"),
            std::string::npos);
}

TEST(CaseExpression, DivisionRoundsDown) {
  EXPECT_EQ(evaluate("N / 3"), "333");
  EXPECT_EQ(evaluate("-n_1 / 2"), "-4");
  EXPECT_EQ(evaluate("(N + 31) // 32"), "32");
  EXPECT_EQ(evaluate("-n_1 // 2"), "-4");
  EXPECT_EQ(evaluate("N // / 2"), "expected a number, a size or '(' at "
                                  "character 6 of 'N // / 2'");
  EXPECT_EQ(evaluate("-n_1 % 2"), "1");
  EXPECT_EQ(evaluate("cdiv(-n_1, 2)"), "-3");
}

TEST(CaseExpression, ErrorsSayWhere) {
  EXPECT_EQ(evaluate("M *"), "expected a number, a size or '(' at character 4 "
                             "of 'M *'");
  EXPECT_EQ(evaluate("(M"), "expected ')' at character 3 of '(M'");
  EXPECT_EQ(evaluate("M N"), "unexpected 'N' at character 3 of 'M N'");
  EXPECT_EQ(evaluate("K"), "unknown size 'K' (the sizes are M, N, n_1) at "
                           "character 1 of 'K'");
  EXPECT_EQ(evaluate("M/(N-1000)"),
            "division by zero at character 11 of 'M/(N-1000)'");
  EXPECT_EQ(evaluate(""),
            "expected a number, a size or '(' at character 1 of ''");
}

TEST(CaseExpression, OverflowIsAnError) {
  for (const char *text : {"9223372036854775807+1", "9223372036854775807*2",
                           "99999999999999999999", "-9223372036854775807-2"})
    EXPECT_NE(evaluate(text).find("does not fit in 64 bits"), std::string::npos)
        << text;
  EXPECT_NE(evaluate(std::string(100000, '(')).find("nested too deeply"),
            std::string::npos);
}

} // namespace
