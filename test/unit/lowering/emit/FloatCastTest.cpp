// Conversions between floating-point types against the reference, which is
// checked against APFloat (test/unit/frontend/reference/Float8Test.cpp): every
// value of 8 and 16 bits, and f32 and f64 around every tie.
#include "test/unit/lowering/Differential.h"

#include <numeric>

using namespace kiln;
using namespace kiln::test;

namespace {

const char *formats8[] = {"f8E4M3FN", "f8E5M2", "f8E4M3FNUZ", "f8E5M2FNUZ"};

/// Converts all of `words` on every target, up to 2048 in each program; memory
/// is compared by its patterns.
template <typename From, typename To>
void check(const std::string &from, const std::string &to,
           const std::vector<From> &words, const std::string &rounding) {
  SCOPED_TRACE(from + " to " + to + " " + rounding);
  unsigned size = std::min<size_t>(words.size(), 2048);
  std::string text =
      fill(R"(
tt.func public @k(%in: !tt.ptr<$from>, %out: !tt.ptr<$to>) {
  %id = tt.get_program_id x : i32
  %size = arith.constant $n : i32
  %first = arith.muli %id, %size : i32
  %r = tt.make_range {start = 0 : i32, end = $n : i32} : tensor<$nxi32>
  %f = tt.splat %first : i32 -> tensor<$nxi32>
  %i = arith.addi %f, %r : tensor<$nxi32>
  %ins = tt.splat %in : !tt.ptr<$from> -> tensor<$nx!tt.ptr<$from>>
  %p = tt.addptr %ins, %i : tensor<$nx!tt.ptr<$from>>, tensor<$nxi32>
  %x = tt.load %p : tensor<$nx!tt.ptr<$from>>
  %y = tt.fp_to_fp %x$rounding : tensor<$nx$from> -> tensor<$nx$to>
  %outs = tt.splat %out : !tt.ptr<$to> -> tensor<$nx!tt.ptr<$to>>
  %q = tt.addptr %outs, %i : tensor<$nx!tt.ptr<$to>>, tensor<$nxi32>
  tt.store %q, %y : tensor<$nx!tt.ptr<$to>>
  tt.return
})",
           {{"rounding", rounding.empty() ? "" : ", rounding = " + rounding},
            {"from", from},
            {"to", to},
            {"n", std::to_string(size)}});
  Differential(text, {unsigned(words.size() / size), 1, 1})
      .buffer(words)
      .buffer(std::vector<To>(words.size()))
      .template compare<To>(0, 0, {4});
}

/// The pattern of an 8-bit float whose largest magnitude that is a number is
/// `largest`. NaNs are equal: hardware makes its own one, not the reference's.
template <uint8_t largest> struct Word8 {
  uint8_t bits;
  explicit operator double() const { return bits; }
  friend bool operator!=(Word8 a, Word8 b) {
    return a.bits != b.bits || (a.bits & 0x7f) > largest;
  }
};

/// check() for results of 8 bits. Formats without negative zero have one NaN.
template <typename From>
void checkTo8(const std::string &from, const std::string &to,
              const std::vector<From> &words, const std::string &rounding) {
  if (to == "f8E4M3FN")
    check<From, Word8<0x7e>>(from, to, words, rounding);
  else if (to == "f8E5M2")
    check<From, Word8<0x7c>>(from, to, words, rounding);
  else
    check<From, uint8_t>(from, to, words, rounding);
}

template <typename T> std::vector<T> allWords() {
  std::vector<T> words(size_t(1) << (8 * sizeof(T)));
  std::iota(words.begin(), words.end(), T(0));
  return words;
}

TEST(LowerFloatCasts, WidensEveryFloat8) {
  for (const char *from : formats8) {
    check<uint8_t, _Float16>(from, "f16", allWords<uint8_t>(), "");
    check<uint8_t, Bf16>(from, "bf16", allWords<uint8_t>(), "");
    check<uint8_t, float>(from, "f32", allWords<uint8_t>(), "");
    check<uint8_t, double>(from, "f64", allWords<uint8_t>(), "");
  }
}

// A random kernel found this: LLVM 22 made a copysign of bf16 of it, which it
// cannot select for AMD's GPUs without instructions for either type.
TEST(LowerFloatCasts, GoesThroughFloat8ToBf16) {
  std::vector<uint16_t> words = allWords<uint16_t>();
  words.resize(2048); // small numbers, also those that become subnormal
  Differential(R"(
tt.func public @k(%in: !tt.ptr<f16>, %out: !tt.ptr<bf16>) {
  %r = tt.make_range {start = 0 : i32, end = 2048 : i32} : tensor<2048xi32>
  %ins = tt.splat %in : !tt.ptr<f16> -> tensor<2048x!tt.ptr<f16>>
  %p = tt.addptr %ins, %r : tensor<2048x!tt.ptr<f16>>, tensor<2048xi32>
  %x = tt.load %p : tensor<2048x!tt.ptr<f16>>
  %big = arith.constant dense<4096.0> : tensor<2048xf16>
  %scaled = arith.mulf %x, %big : tensor<2048xf16>
  %y = tt.fp_to_fp %scaled, rounding = rtne : tensor<2048xf16> -> tensor<2048xf8E4M3FN>
  %z = tt.fp_to_fp %y : tensor<2048xf8E4M3FN> -> tensor<2048xbf16>
  %outs = tt.splat %out : !tt.ptr<bf16> -> tensor<2048x!tt.ptr<bf16>>
  %q = tt.addptr %outs, %r : tensor<2048x!tt.ptr<bf16>>, tensor<2048xi32>
  tt.store %q, %z : tensor<2048x!tt.ptr<bf16>>
  tt.return
})")
      .buffer(words)
      .buffer(std::vector<uint16_t>(2048))
      .on({"gfx942", "gfx90a", "gfx1100", "sm_80"})
      .compare<uint16_t>();
}

TEST(LowerFloatCasts, ConvertsBetweenFloat8) {
  for (const char *from : formats8)
    for (const char *to : formats8)
      checkTo8<uint8_t>(from, to, allWords<uint8_t>(), "rtne");
}

TEST(LowerFloatCasts, NarrowsEveryHalf) {
  for (const char *to : formats8)
    for (const char *rounding : {"rtne", "rtz"})
      for (const char *from : {"f16", "bf16"})
        checkTo8<uint16_t>(from, to, allWords<uint16_t>(), rounding);
}

/// Around every tie of the 8-bit formats: their digits end in the upper half of
/// an f32.
std::vector<float> aroundTies() {
  std::vector<float> values;
  for (uint32_t high = 0x3680; high < 0x4880; high += 4)
    for (uint32_t low : {0x00000u, 0x00001u, 0x1ffffu, 0x20000u, 0x20001u})
      if ((low >> 16) < 4)
        values.push_back(llvm::bit_cast<float>((high << 16) + low) *
                         (values.size() % 2 ? 1.0f : -1.0f));
  for (float end :
       {INFINITY, -INFINITY, float(NAN), 0.0f, -0.0f, 1e-45f, 3e38f})
    values.push_back(end);
  values.resize(8192, 1.0f);
  return values;
}

TEST(LowerFloatCasts, NarrowsFloats) {
  std::vector<float> values = aroundTies();
  std::vector<double> wide;
  for (float value : values) // a last digit that an f32 has not
    wide.push_back(llvm::bit_cast<double>(
        llvm::bit_cast<uint64_t>(double(value)) | (wide.size() & 1)));
  for (const char *to : formats8)
    for (const char *rounding : {"rtne", "rtz"}) {
      checkTo8<float>("f32", to, values, rounding);
      checkTo8<double>("f64", to, wide, rounding);
    }
}

TEST(LowerFloatCasts, RoundsToZero) {
  std::vector<float> values = aroundTies();
  std::vector<double> wide(values.begin(), values.end());
  check<float, _Float16>("f32", "f16", values, "rtz");
  check<float, Bf16>("f32", "bf16", values, "rtz");
  check<double, float>("f64", "f32", wide, "rtz");
  check<double, _Float16>("f64", "f16", wide, "rtz");
}

} // namespace
