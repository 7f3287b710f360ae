// Bit patterns and values of every float format against LLVM's APFloat: all
// patterns of the 8- and 16-bit formats, random ones beyond.
#include "frontend/reference/Number.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/bit.h"
#include <cmath>
#include <gtest/gtest.h>
#include <random>

using namespace kiln::reference;
using llvm::APFloat;
using llvm::fltSemantics;

namespace {

struct Format {
  const char *name;
  const fltSemantics &semantics;
};
const Format formats[] = {
    {"f16", APFloat::IEEEhalf()},
    {"bf16", APFloat::BFloat()},
    {"f32", APFloat::IEEEsingle()},
    {"f64", APFloat::IEEEdouble()},
    {"f8E5M2", APFloat::Float8E5M2()},
    {"f8E4M3FN", APFloat::Float8E4M3FN()},
    {"f8E5M2FNUZ", APFloat::Float8E5M2FNUZ()},
    {"f8E4M3FNUZ", APFloat::Float8E4M3FNUZ()},
    {"f8E4M3B11FNUZ", APFloat::Float8E4M3B11FNUZ()},
};

double decodeByApfloat(uint64_t bits, const fltSemantics &semantics) {
  unsigned width = APFloat::getSizeInBits(semantics);
  APFloat value(semantics, llvm::APInt(width, bits));
  bool lossy;
  value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &lossy);
  return value.convertToDouble();
}

uint64_t encodeByApfloat(double number, const fltSemantics &semantics,
                         APFloat::roundingMode rounding) {
  APFloat value(number);
  bool lossy;
  value.convert(semantics, rounding, &lossy);
  return value.bitcastToAPInt().getZExtValue();
}

TEST(ReferenceNumber, DecodesEveryPattern) {
  for (const Format &format : formats) {
    const FloatFormat *ours = findFloatFormat(format.name);
    ASSERT_TRUE(ours) << format.name;
    unsigned bits = ElementType::floating(*ours).bits;
    ASSERT_EQ(bits, APFloat::getSizeInBits(format.semantics));
    std::mt19937_64 random(1);
    uint64_t patterns = bits <= 16 ? uint64_t(1) << bits : 100000;
    for (uint64_t i = 0; i < patterns; ++i) {
      uint64_t pattern = bits <= 16 ? i : truncateTo(random(), bits);
      double expected = decodeByApfloat(pattern, format.semantics);
      double found = decodeFloat(pattern, *ours);
      ASSERT_TRUE(std::isnan(expected) ? std::isnan(found)
                                       : llvm::bit_cast<uint64_t>(expected) ==
                                             llvm::bit_cast<uint64_t>(found))
          << format.name << " pattern " << pattern << ": expected " << expected
          << ", found " << found;
    }
  }
}

/// Doubles near what a format can hold: its values, the ties between them,
/// their neighbours, and numbers far outside.
std::vector<double> interesting(const FloatFormat &format) {
  std::mt19937_64 random(2);
  unsigned bits = ElementType::floating(format).bits;
  std::vector<double> numbers = {0.0,   -0.0,   INFINITY, -INFINITY, NAN,
                                 1e300, -1e300, 1e-300,   0x1p-1074};
  for (int i = 0; i < 20000; ++i) {
    double a = decodeFloat(truncateTo(random(), bits), format);
    double b = decodeFloat(
        truncateTo(llvm::bit_cast<uint64_t>(a) ? random() : 0, bits), format);
    numbers.push_back(a);
    numbers.push_back(a * 0.5 + b * 0.5);
    double ulp = a * std::ldexp(0.5, -int(format.mantissaBits));
    for (double near : {a + ulp, a - ulp, a + ulp * 0.5})
      for (double side : {near, std::nextafter(near, INFINITY),
                          std::nextafter(near, -INFINITY)})
        numbers.push_back(side);
  }
  return numbers;
}

TEST(ReferenceNumber, EncodesToTheNearest) {
  for (const Format &format : formats) {
    const FloatFormat &ours = *findFloatFormat(format.name);
    for (double number : interesting(ours))
      for (Rounding rounding : {Rounding::NearestEven, Rounding::TowardZero}) {
        // LLVM leaves it open where rounding toward zero takes an overflow in
        // formats without infinity; ours is the largest finite value.
        bool finite = ours.special != FloatFormat::Ieee;
        if (rounding == Rounding::TowardZero && (finite))
          continue;
        uint64_t expected = encodeByApfloat(number, format.semantics,
                                            rounding == Rounding::NearestEven
                                                ? APFloat::rmNearestTiesToEven
                                                : APFloat::rmTowardZero);
        uint64_t found = encodeFloat(number, ours, rounding);
        if (std::isnan(decodeFloat(expected, ours)))
          ASSERT_TRUE(std::isnan(decodeFloat(found, ours)))
              << format.name << ' ' << number;
        else
          ASSERT_EQ(found, expected) << format.name << ' ' << number;
      }
  }
}

TEST(ReferenceNumber, Saturates) {
  const FloatFormat &format = *findFloatFormat("f8e4m3fn");
  auto saturate = [&](double number) {
    return decodeFloat(
        encodeFloat(number, format, Rounding::NearestEven, Overflow::Saturate),
        format);
  };
  EXPECT_EQ(saturate(1000), 448);
  EXPECT_EQ(saturate(-INFINITY), -448);
  EXPECT_EQ(saturate(447), 448);
  EXPECT_TRUE(std::isnan(saturate(NAN)));
}

TEST(ReferenceNumber, Names) {
  EXPECT_FALSE(findFloatFormat("f17"));
  EXPECT_FALSE(parseElementType("i7"));
  EXPECT_EQ(parseElementType("i1")->bytes(), 1u);
  EXPECT_EQ(parseElementType("bf16")->bits, 16u);
}

} // namespace
