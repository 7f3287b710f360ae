// Conversion between bit patterns and values for every float format of tile IR,
// by the layout numbers of the format alone.
#include "frontend/reference/Number.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/bit.h"
#include <cmath>

using namespace llvm;

namespace kiln::reference {

// Widths and biases: IEEE 754-2019 table 3.5, the bfloat16 definition, and the
// OCP 8-bit Floating Point Specification 1.0 with the FNUZ relatives that
// gfx942 implements; f4e2m1fn is the OCP Microscaling Formats Specification's.
static constexpr FloatFormat formats[] = {
    {"f16", 5, 10, 15, FloatFormat::Ieee},
    {"bf16", 8, 7, 127, FloatFormat::Ieee},
    {"f32", 8, 23, 127, FloatFormat::Ieee},
    {"f64", 11, 52, 1023, FloatFormat::Ieee},
    {"f8e5m2", 5, 2, 15, FloatFormat::Ieee},
    {"f8e4m3fn", 4, 3, 7, FloatFormat::FiniteNan},
    {"f8e5m2fnuz", 5, 2, 16, FloatFormat::FiniteNoNegativeZero},
    {"f8e4m3fnuz", 4, 3, 8, FloatFormat::FiniteNoNegativeZero},
    {"f8e4m3b11fnuz", 4, 3, 11, FloatFormat::FiniteNoNegativeZero},
    {"f4e2m1fn", 2, 1, 1, FloatFormat::Finite},
};

const FloatFormat *findFloatFormat(StringRef name) {
  for (const FloatFormat &format : formats)
    if (name.equals_insensitive(format.name))
      return &format;
  return nullptr;
}

std::optional<ElementType> parseElementType(StringRef name) {
  if (const FloatFormat *format = findFloatFormat(name))
    return ElementType::floating(*format);
  for (unsigned bits : {1, 8, 16, 32, 64})
    if (name == "i" + utostr(bits))
      return ElementType::integer(bits);
  return std::nullopt;
}

bool ElementType::isF32() const {
  return kind == Float && bits == 32 && format->mantissaBits == 23;
}
bool ElementType::isF64() const { return kind == Float && bits == 64; }

double decodeFloat(uint64_t bits, const FloatFormat &format) {
  unsigned e = format.exponentBits, m = format.mantissaBits;
  if (m == 52)
    return bit_cast<double>(bits);
  if (m == 23)
    return bit_cast<float>(uint32_t(bits));
  uint64_t magnitude = bits & ((uint64_t(1) << (e + m)) - 1);
  bool negative = bits >> (e + m) & 1;
  if (format.special == FloatFormat::FiniteNoNegativeZero && negative &&
      !magnitude)
    return NAN;
  if (format.special == FloatFormat::FiniteNan &&
      magnitude == (uint64_t(1) << (e + m)) - 1)
    return negative ? -NAN : NAN;
  // Placing exponent and mantissa in a double's fields leaves only the bias to
  // correct, by one exact multiplication that also normalises subnormals.
  uint64_t placed = magnitude << (52 - m);
  double value;
  if (format.special == FloatFormat::Ieee &&
      magnitude >> m == (uint64_t(1) << e) - 1) {
    // A signaling NaN becomes a quiet one, as in conversions of the host's own.
    uint64_t quiet = uint64_t((magnitude << (64 - m)) != 0) << 51;
    value = bit_cast<double>(placed | quiet | uint64_t(0x7ff) << 52);
  } else
    value = bit_cast<double>(placed) *
            bit_cast<double>(uint64_t(1023 + 1023 - format.bias) << 52);
  return negative ? -value : value;
}

/// The bit pattern of the largest finite magnitude.
static uint64_t largestFinite(const FloatFormat &format) {
  uint64_t allOnes =
      (uint64_t(1) << (format.exponentBits + format.mantissaBits)) - 1;
  switch (format.special) {
  case FloatFormat::Ieee:
    return allOnes - (uint64_t(1) << format.mantissaBits);
  case FloatFormat::FiniteNan:
    return allOnes - 1;
  case FloatFormat::FiniteNoNegativeZero:
  case FloatFormat::Finite:
    return allOnes;
  }
  return allOnes;
}

/// The format's quiet NaN of this sign; where it has none, the largest finite
/// magnitude.
static uint64_t quietNan(const FloatFormat &format, bool negative) {
  unsigned e = format.exponentBits, m = format.mantissaBits;
  uint64_t sign = uint64_t(negative) << (e + m);
  switch (format.special) {
  case FloatFormat::Ieee:
    return sign | ((uint64_t(1) << e) - 1) << m | uint64_t(1) << (m - 1);
  case FloatFormat::FiniteNan:
    return sign | ((uint64_t(1) << (e + m)) - 1);
  case FloatFormat::FiniteNoNegativeZero:
    return uint64_t(1) << (e + m);
  case FloatFormat::Finite:
    return sign | largestFinite(format);
  }
  return 0;
}

/// What a magnitude beyond the largest finite one becomes.
static uint64_t overflowed(const FloatFormat &format, bool negative,
                           Overflow overflow) {
  uint64_t sign = uint64_t(negative)
                  << (format.exponentBits + format.mantissaBits);
  if (overflow == Overflow::Saturate)
    return sign | largestFinite(format);
  if (format.special != FloatFormat::Ieee)
    return quietNan(format, negative);
  return sign | ((uint64_t(1) << format.exponentBits) - 1)
                    << format.mantissaBits;
}

/// `mantissa / 2^shift` as an integer.
static uint64_t shiftRounded(uint64_t mantissa, unsigned shift,
                             Rounding rounding) {
  if (shift > 54)
    return 0;
  uint64_t kept = mantissa >> shift;
  uint64_t lost = mantissa & ((uint64_t(1) << shift) - 1);
  uint64_t half = shift ? uint64_t(1) << (shift - 1) : 0;
  if (rounding == Rounding::NearestEven && shift &&
      (lost > half || (lost == half && (kept & 1))))
    ++kept;
  return kept;
}

uint64_t encodeFloat(double value, const FloatFormat &format, Rounding rounding,
                     Overflow overflow) {
  unsigned m = format.mantissaBits;
  uint64_t pattern = bit_cast<uint64_t>(value);
  if (m == 52)
    return pattern;
  if (m == 23 && rounding == Rounding::NearestEven &&
      overflow == Overflow::Native)
    return bit_cast<uint32_t>(float(value));
  bool negative = pattern >> 63;
  if (std::isnan(value))
    return quietNan(format, negative);
  if (std::isinf(value))
    return overflowed(format, negative, overflow);
  int exponent = int(pattern >> 52 & 0x7ff) - 1023;
  if (exponent == -1023) // zero, or far below every smaller format
    exponent = -1022, pattern = 0;
  uint64_t mantissa = (pattern & ((uint64_t(1) << 52) - 1)) |
                      (pattern << 1 ? uint64_t(1) << 52 : 0);
  int smallest = 1 - format.bias;
  int below = exponent < smallest ? smallest - exponent : 0;
  uint64_t rounded = shiftRounded(mantissa, 52 - m + below, rounding);
  // The mantissa's leading one adds itself to the exponent field, and a carry
  // out of rounding moves to the next exponent.
  uint64_t result =
      below ? rounded : (uint64_t(exponent - smallest) << m) + rounded;
  if (result > largestFinite(format)) {
    if (rounding == Rounding::TowardZero)
      overflow = Overflow::Saturate;
    return overflowed(format, negative, overflow);
  }
  if (format.special == FloatFormat::FiniteNoNegativeZero && !result)
    return 0;
  return result | uint64_t(negative) << (format.exponentBits + m);
}

double fusedRoundToOdd(double a, double b, double c) {
  // The product of two values of at most 26 digits is exact; Knuth's two-sum
  // gives the error of the addition.
  double product = a * b, sum = product + c;
  double rest = sum - product;
  double error = (product - (sum - rest)) + (c - rest);
  if (error == 0 || !std::isfinite(sum) || (bit_cast<uint64_t>(sum) & 1))
    return sum;
  return std::nextafter(sum, error > 0 ? INFINITY : -INFINITY);
}

} // namespace kiln::reference
