// The numbers of tile IR, apart from MLIR: every element is a bit pattern in
// the low bits of a 64-bit word, zero above its width. Integers wrap at their
// width; a float operation is computed wider and rounded once to its format,
// which is exact for + - * / and sqrt of every format up to f32 (a double has
// more than twice the digits plus two, so rounding twice changes nothing).
//
// Formats: IEEE 754-2019 (f16, f32, f64), bfloat16, and the 8-bit formats of
// the OCP FP8 specification with their "finite, no negative zero" relatives, and
// the 4-bit format of the OCP Microscaling specification.
#ifndef KILN_FRONTEND_REFERENCE_NUMBER_H
#define KILN_FRONTEND_REFERENCE_NUMBER_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>

namespace kiln::reference {

/// How a float format spends its bits and its top exponent.
struct FloatFormat {
  /// What the bit patterns at the top of the range mean.
  enum Special {
    Ieee,                 ///< all-ones exponent: infinities and NaNs
    FiniteNan,            ///< no infinity; the all-ones magnitude is NaN
    FiniteNoNegativeZero, ///< no infinity; the pattern of -0 is NaN
    Finite,               ///< neither infinity nor NaN
  };
  const char *name;
  unsigned exponentBits, mantissaBits;
  int bias;
  Special special;
};

/// One element: its class, its width in bits, and its float format.
struct ElementType {
  enum Kind { Integer, Float, Pointer };
  Kind kind = Integer;
  unsigned bits = 32;
  const FloatFormat *format = nullptr; ///< for floats
  unsigned pointeeBytes = 0;           ///< for pointers

  static ElementType integer(unsigned bits) { return {Integer, bits}; }
  static ElementType pointer(unsigned pointeeBytes) {
    return {Pointer, 64, nullptr, pointeeBytes};
  }
  static ElementType floating(const FloatFormat &format) {
    return {Float, 1 + format.exponentBits + format.mantissaBits, &format};
  }
  bool isF32() const;
  bool isF64() const;
  /// Bytes in memory: an i1 takes one.
  unsigned bytes() const { return (bits + 7) / 8; }
};

/// The format spelled `name` as in MLIR without case ("f16", "bf16",
/// "f8e4m3fn"), or nullptr.
const FloatFormat *findFloatFormat(llvm::StringRef name);

/// The element type spelled `name` ("i32", "bf16"), or nothing.
std::optional<ElementType> parseElementType(llvm::StringRef name);

enum class Rounding { NearestEven, TowardZero };
enum class Overflow {
  Native,   ///< infinity, or NaN where the format has none
  Saturate, ///< the largest finite value, as GPU conversions to 8 bits do
};

/// The value of a bit pattern; exact.
double decodeFloat(uint64_t bits, const FloatFormat &format);

/// The bit pattern nearest to `value`.
uint64_t encodeFloat(double value, const FloatFormat &format,
                     Rounding rounding = Rounding::NearestEven,
                     Overflow overflow = Overflow::Native);

/// `a * b + c` rounded to odd in a double, so that one more rounding to any
/// format of at most 50 digits is the correct one.
double fusedRoundToOdd(double a, double b, double c);

/// The word's low `bits` as a signed number.
inline int64_t signExtend(uint64_t word, unsigned bits) {
  return bits >= 64 ? int64_t(word)
                    : int64_t(word << (64 - bits)) >> (64 - bits);
}
/// The word cut to its low `bits`.
inline uint64_t truncateTo(uint64_t word, unsigned bits) {
  return bits >= 64 ? word : word & ((uint64_t(1) << bits) - 1);
}

} // namespace kiln::reference

#endif // KILN_FRONTEND_REFERENCE_NUMBER_H
