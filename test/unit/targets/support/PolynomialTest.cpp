// Polynomials are equal exactly if they are the same function of their factors,
// modulo 2^bits.
#include "targets/support/algebra/Polynomial.h"
#include "llvm/Support/MathExtras.h"
#include "gtest/gtest.h"
#include <random>

using namespace kiln;

namespace {

int64_t wrapped(uint64_t value, unsigned bits) {
  return llvm::SignExtend64(value, bits);
}

/// What the polynomial is where its factors are these numbers.
int64_t valueAt(const Polynomial &polynomial,
                const std::vector<uint64_t> &numbers) {
  uint64_t sum = 0;
  for (const auto &[product, coefficient] : polynomial.terms()) {
    uint64_t term = coefficient;
    for (unsigned factor : product)
      term *= numbers[factor];
    sum += term;
  }
  return wrapped(sum, polynomial.bits());
}

class Polynomials : public testing::TestWithParam<unsigned> {
protected:
  unsigned bits() const { return GetParam(); }
  Polynomial x = Polynomial::factor(0, bits()),
             y = Polynomial::factor(1, bits()),
             z = Polynomial::factor(2, bits());
  Polynomial number(int64_t value) const { return {value, bits()}; }
};

TEST_P(Polynomials, HaveOneFormHoweverTheyAreMade) {
  EXPECT_EQ((x + y) * z, z * y + x * z);
  EXPECT_EQ((x + y) * (x - y), x * x - y * y);
  EXPECT_EQ((x * y) * z, x * (y * z));
  EXPECT_EQ(x + x + x, x * number(3));
  EXPECT_EQ((x + number(5)) - x, number(5));
  EXPECT_NE(x * y, x + y);
  EXPECT_NE(x * x, x);
  EXPECT_NE(x, y);
}

TEST_P(Polynomials, AreZeroWhereEverythingCancels) {
  Polynomial nothing = x * y - y * x;
  EXPECT_TRUE(nothing.isZero());
  EXPECT_TRUE(nothing.is(0));
  EXPECT_EQ(nothing.constant(), 0);
  EXPECT_TRUE(number(0).terms().empty());
  EXPECT_FALSE(x.isZero());
}

TEST_P(Polynomials, WrapAround) {
  int64_t half = wrapped(uint64_t(1) << (bits() - 1), bits());
  EXPECT_EQ(number(half) + number(half), number(0));
  EXPECT_TRUE((x * number(half) * number(2)).isZero());
  EXPECT_EQ(number(half) - number(1), number(~half));
  EXPECT_EQ(number(-1) * number(-1), number(1));
}

TEST_P(Polynomials, KnowTheirConstant) {
  EXPECT_EQ(number(-7).constant(), -7);
  EXPECT_TRUE(number(-7).is(-7));
  EXPECT_FALSE(number(-7).is(7));
  EXPECT_EQ(x.constant(), std::nullopt);
  EXPECT_EQ((x + number(1)).constant(), std::nullopt);
  EXPECT_FALSE((x + number(1)).is(1));
}

/// Random sums, differences and products, computed beside them.
TEST_P(Polynomials, AreWhatTheyStandFor) {
  std::mt19937_64 random(bits());
  for (unsigned trial = 0; trial != 200; ++trial) {
    std::vector<uint64_t> numbers{random(), random(), random()};
    std::vector<Polynomial> made{x, y, z, number(int64_t(random()))};
    std::vector<int64_t> values;
    for (const Polynomial &one : made)
      values.push_back(valueAt(one, numbers));
    for (unsigned step = 0; step != 4; ++step) {
      size_t a = random() % made.size(), b = random() % made.size();
      uint64_t left = values[a], right = values[b];
      switch (random() % 3) {
      case 0:
        made.push_back(made[a] + made[b]);
        values.push_back(wrapped(left + right, bits()));
        break;
      case 1:
        made.push_back(made[a] - made[b]);
        values.push_back(wrapped(left - right, bits()));
        break;
      default:
        made.push_back(made[a] * made[b]);
        values.push_back(wrapped(left * right, bits()));
      }
      EXPECT_EQ(valueAt(made.back(), numbers), values.back());
      EXPECT_EQ(made.back().bits(), bits());
      for (const auto &[product, coefficient] : made.back().terms())
        EXPECT_NE(coefficient, 0);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(All, Polynomials, testing::Values(8, 32, 64));

} // namespace
