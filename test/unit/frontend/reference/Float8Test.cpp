// The reference's conversions of 8-bit floats, over all values, against LLVM's
// APFloat and the rule of tt.fp_to_fp: to nearest even, what is too large
// becomes the largest finite value, NaN stays NaN.
#include "test/unit/frontend/ReferenceProgram.h"

#include "llvm/ADT/APFloat.h"
#include <numeric>

using namespace kiln::test;
using llvm::APFloat;

namespace {

struct Format {
  const char *name;
  const llvm::fltSemantics &semantics;
  bool hasNegativeZero = true;
};

const Format formats8[] = {
    {"f8E4M3FN", APFloat::Float8E4M3FN()},
    {"f8E5M2", APFloat::Float8E5M2()},
    {"f8E4M3FNUZ", APFloat::Float8E4M3FNUZ(), false},
    {"f8E5M2FNUZ", APFloat::Float8E5M2FNUZ(), false},
};
const Format f16 = {"f16", APFloat::IEEEhalf()};
const Format bf16 = {"bf16", APFloat::BFloat()};
const Format f32 = {"f32", APFloat::IEEEsingle()};
const Format f64 = {"f64", APFloat::IEEEdouble()};

unsigned bitsOf(const Format &format) {
  return APFloat::getSizeInBits(format.semantics);
}

APFloat valueOf(const Format &format, uint64_t bits) {
  return APFloat(format.semantics, llvm::APInt(bitsOf(format), bits));
}

/// What tt.fp_to_fp of a word is; nothing for NaN.
std::optional<uint64_t> expected(const Format &from, const Format &to,
                                 uint64_t word, APFloat::roundingMode mode) {
  APFloat value = valueOf(from, word);
  if (value.isNaN())
    return std::nullopt;
  if (&from.semantics == &to.semantics)
    return word;
  bool negative = value.isNegative(), wasInfinite = value.isInfinity(), lost;
  value.convert(to.semantics, mode, &lost);
  bool keepsInfinity =
      wasInfinite && value.isInfinity() && mode == APFloat::rmTowardZero;
  if (bitsOf(to) == 8 && (value.isInfinity() || value.isNaN()) &&
      !keepsInfinity)
    value = APFloat::getLargest(to.semantics, negative);
  return value.bitcastToAPInt().getZExtValue();
}

/// Converts words of `from` in one tensor each; T has the width of a word.
template <typename From, typename To>
std::vector<To> convert(const Format &from, const Format &to,
                        std::vector<From> words, const std::string &rounding) {
  std::vector<To> result(words.size());
  auto text = [](std::string text, auto... values) {
    std::string keys = "FTNR";
    size_t index = 0;
    (
        [&](const std::string &value) {
          std::string key = std::string("$") + keys[index++];
          for (size_t at; (at = text.find(key)) != std::string::npos;)
            text.replace(at, 2, value);
        }(values),
        ...);
    return text;
  };
  ReferenceProgram::fromText(
      text(R"(
tt.func public @k(%p: !tt.ptr<$F>, %q: !tt.ptr<$T>) {
  %r = tt.make_range {start = 0 : i32, end = $N : i32} : tensor<$Nxi32>
  %ps = tt.splat %p : !tt.ptr<$F> -> tensor<$Nx!tt.ptr<$F>>
  %pa = tt.addptr %ps, %r : tensor<$Nx!tt.ptr<$F>>, tensor<$Nxi32>
  %x = tt.load %pa : tensor<$Nx!tt.ptr<$F>>
  %y = tt.fp_to_fp %x$R : tensor<$Nx$F> -> tensor<$Nx$T>
  %qs = tt.splat %q : !tt.ptr<$T> -> tensor<$Nx!tt.ptr<$T>>
  %qa = tt.addptr %qs, %r : tensor<$Nx!tt.ptr<$T>>, tensor<$Nxi32>
  tt.store %qa, %y : tensor<$Nx!tt.ptr<$T>>
  tt.return
})",
           std::string(from.name), std::string(to.name),
           std::to_string(words.size()),
           rounding.empty() ? "" : ", rounding = " + rounding))
      .buffer(words)
      .buffer(result)
      .run();
  return result;
}

template <typename From, typename To>
void check(const Format &from, const Format &to, const std::vector<From> &words,
           const std::string &rounding) {
  SCOPED_TRACE(std::string(from.name) + " to " + to.name + " " + rounding);
  auto mode =
      rounding == "rtz" ? APFloat::rmTowardZero : APFloat::rmNearestTiesToEven;
  std::vector<To> found = convert<From, To>(from, to, words, rounding);
  for (size_t i = 0; i < words.size(); ++i) {
    auto word = expected(from, to, words[i], mode);
    if (!word)
      ASSERT_TRUE(valueOf(to, found[i]).isNaN()) << uint64_t(words[i]);
    else
      ASSERT_EQ(uint64_t(found[i]), *word) << uint64_t(words[i]);
  }
}

/// Every word of a type.
template <typename T> std::vector<T> allWords() {
  std::vector<T> words(size_t(1) << (8 * sizeof(T)));
  std::iota(words.begin(), words.end(), T(0));
  return words;
}

TEST(ReferenceFloat8, WidensEveryValue) {
  for (const Format &from : formats8) {
    check<uint8_t, uint16_t>(from, f16, allWords<uint8_t>(), "");
    check<uint8_t, uint16_t>(from, bf16, allWords<uint8_t>(), "");
    check<uint8_t, uint32_t>(from, f32, allWords<uint8_t>(), "");
    check<uint8_t, uint64_t>(from, f64, allWords<uint8_t>(), "");
    for (const Format &to : formats8)
      check<uint8_t, uint8_t>(from, to, allWords<uint8_t>(), "rtne");
  }
}

TEST(ReferenceFloat8, NarrowsEveryHalf) {
  for (const Format &to : formats8)
    for (const char *rounding : {"rtne", "rtz"}) {
      check<uint16_t, uint8_t>(f16, to, allWords<uint16_t>(), rounding);
      check<uint16_t, uint8_t>(bf16, to, allWords<uint16_t>(), rounding);
    }
}

/// Every f32 with one of the given lower halves: all signs, exponents and seven
/// digits, with and without something after, close to each tie.
TEST(ReferenceFloat8, NarrowsFloats) {
  for (uint32_t low : {0x0000u, 0x0001u, 0x7fffu, 0x8000u, 0xffffu}) {
    std::vector<uint32_t> words(1 << 16);
    std::vector<uint64_t> wide(1 << 16);
    for (uint32_t high = 0; high < words.size(); ++high) {
      words[high] = high << 16 | low;
      // As much of an f64, whose exponent is three bits longer.
      wide[high] =
          llvm::bit_cast<uint64_t>(double(llvm::bit_cast<float>(words[high]))) |
          (low & 1);
    }
    for (const Format &to : formats8)
      for (const char *rounding : {"rtne", "rtz"}) {
        check<uint32_t, uint8_t>(f32, to, words, rounding);
        check<uint64_t, uint8_t>(f64, to, wide, rounding);
      }
  }
}

TEST(ReferenceFloat, RoundsToZero) {
  std::vector<uint32_t> words(1 << 16);
  for (uint32_t i = 0; i < words.size(); ++i)
    words[i] = i * 0x10001u ^ 0x5a5a;
  check<uint32_t, uint16_t>(f32, f16, words, "rtz");
  check<uint32_t, uint16_t>(f32, bf16, words, "rtz");
}

} // namespace
