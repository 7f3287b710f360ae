// The reference's float operations.
#include "test/unit/frontend/ElementwiseTesting.h"

using namespace kiln::test;

namespace {

TEST(ReferenceFloat, FloatComparisons) {
  Random random;
  std::vector<float> x = values<float>(random), y = values<float>(random);
  std::copy_n(x.begin() + 40, 40, y.begin() + 40);
  auto check = [&](const char *predicate, auto host, bool whenUnordered) {
    std::vector<int8_t> found =
        apply<int8_t>(std::string("arith.cmpf ") + predicate + ", %x0, %x1",
                      "tensor<256xf32>", x, y);
    for (size_t i = 0; i < count; ++i) {
      bool unordered = std::isnan(x[i]) || std::isnan(y[i]);
      ASSERT_EQ(found[i], unordered ? whenUnordered : host(x[i], y[i]))
          << predicate << ' ' << x[i] << ' ' << y[i];
    }
  };
  for (bool unordered : {false, true}) {
    auto name = [&](const char *rest) {
      return std::string(unordered ? "u" : "o") + rest;
    };
    check(name("eq").c_str(), std::equal_to<>(), unordered);
    check(name("gt").c_str(), std::greater<>(), unordered);
    check(name("ge").c_str(), std::greater_equal<>(), unordered);
    check(name("lt").c_str(), std::less<>(), unordered);
    check(name("le").c_str(), std::less_equal<>(), unordered);
    check(name("ne").c_str(), std::not_equal_to<>(), unordered);
  }
  check("ord", [](float, float) { return true; }, false);
  check("uno", [](float, float) { return false; }, true);
  check("true", [](float, float) { return true; }, true);
  check("false", [](float, float) { return false; }, false);
}

/// The host computes in T itself: clang's _Float16 rounds each operation, which
/// is what tile IR says.
template <typename T> void floatArithmetic() {
  checkBinary<T>("arith.addf", [](T a, T b) { return T(a + b); });
  checkBinary<T>("arith.subf", [](T a, T b) { return T(a - b); });
  checkBinary<T>("arith.mulf", [](T a, T b) { return T(a * b); });
  checkBinary<T>("arith.divf", [](T a, T b) { return T(a / b); });
  checkBinary<T>("arith.remf",
                 [](T a, T b) { return T(std::fmod(double(a), double(b))); });
  checkUnary<T>("arith.negf", [](T a) { return -a; });
  checkUnary<T>("math.absf", [](T a) { return T(std::fabs(double(a))); });
  checkBinary<T>("math.copysign", [](T a, T b) {
    return T(std::copysign(double(a), double(b)));
  });
  auto either = [](auto pick) {
    return [pick](T a, T b) {
      if (std::isnan(double(a)) || std::isnan(double(b)))
        return T(NAN);
      if (double(a) == double(b))
        return pick(std::signbit(double(a)), std::signbit(double(b))) ? a : b;
      return pick(double(a) < double(b), double(a) > double(b)) ? a : b;
    };
  };
  checkBinary<T>("arith.minimumf",
                 either([](bool less, bool) { return less; }));
  checkBinary<T>("arith.maximumf",
                 either([](bool, bool greater) { return greater; }));
  for (bool largest : {false, true})
    checkBinary<T>(largest ? "arith.maxnumf" : "arith.minnumf", [&](T a, T b) {
      if (std::isnan(double(a)))
        return b;
      if (std::isnan(double(b)))
        return a;
      // Zeros of either sign are equal here; compare without the sign.
      double x = double(a) == 0 && double(b) == 0 ? 0 : double(a);
      double y = double(b);
      double r = largest ? std::fmax(x, y) : std::fmin(x, y);
      return double(a) == double(b) ? a : T(r);
    });
}

TEST(ReferenceFloat, FloatArithmetic) {
  floatArithmetic<float>();
  floatArithmetic<double>();
  floatArithmetic<Half>();
}

/// Both modes of tt.clampf: minnum(maxnum(x, low), high), in which a NaN
/// becomes the lower limit, and the same with maximum and minimum, in which it
/// stays.
TEST(ReferenceFloat, Clamps) {
  Random random;
  std::vector<float> x = values<float>(random), low(count), high(count);
  for (size_t i = 0; i < count; ++i)
    low[i] = -float(i % 7), high[i] = float(i % 5);
  for (bool all : {false, true}) {
    std::vector<float> found =
        apply<float>(std::string("tt.clampf %x0, %x1, %x2, propagateNan = ") +
                         (all ? "all" : "none"),
                     "tensor<256xf32>", x, low, high);
    for (size_t i = 0; i < count; ++i) {
      float expected = std::isnan(x[i]) ? (all ? NAN : low[i])
                                        : std::clamp(x[i], low[i], high[i]);
      ASSERT_TRUE(same(found[i], expected) || found[i] == expected)
          << all << ' ' << x[i] << ": expected " << expected << ", found "
          << found[i];
    }
  }
}

/// Functions of the mathematics library, in double and rounded once.
template <typename T> void mathFunctions() {
#define CHECK_FUNCTION(name)                                                   \
  checkUnary<T>("math." #name, [](T a) { return T(std::name(double(a))); })
  CHECK_FUNCTION(sqrt);
  CHECK_FUNCTION(cbrt);
  CHECK_FUNCTION(exp);
  CHECK_FUNCTION(exp2);
  CHECK_FUNCTION(expm1);
  CHECK_FUNCTION(log);
  CHECK_FUNCTION(log2);
  CHECK_FUNCTION(log10);
  CHECK_FUNCTION(log1p);
  CHECK_FUNCTION(erf);
  CHECK_FUNCTION(erfc);
  CHECK_FUNCTION(sin);
  CHECK_FUNCTION(cos);
  CHECK_FUNCTION(tan);
  CHECK_FUNCTION(asin);
  CHECK_FUNCTION(acos);
  CHECK_FUNCTION(atan);
  CHECK_FUNCTION(sinh);
  CHECK_FUNCTION(cosh);
  CHECK_FUNCTION(tanh);
  CHECK_FUNCTION(asinh);
  CHECK_FUNCTION(acosh);
  CHECK_FUNCTION(atanh);
  CHECK_FUNCTION(floor);
  CHECK_FUNCTION(ceil);
  CHECK_FUNCTION(trunc);
  CHECK_FUNCTION(round);
#undef CHECK_FUNCTION
  checkUnary<T>("math.roundeven",
                [](T a) { return T(std::nearbyint(double(a))); });
  checkUnary<T>("math.rsqrt", [](T a) { return T(1 / std::sqrt(double(a))); });
  checkUnary<T>("tt.precise_sqrt", [](T a) { return T(std::sqrt(double(a))); });
  checkBinary<T>("tt.precise_divf", [](T a, T b) { return T(a / b); });
  checkBinary<T>("math.powf",
                 [](T a, T b) { return T(std::pow(double(a), double(b))); });
  checkBinary<T>("math.atan2",
                 [](T a, T b) { return T(std::atan2(double(a), double(b))); });
}

TEST(ReferenceFloat, MathFunctions) {
  mathFunctions<float>();
  mathFunctions<double>();
  mathFunctions<Half>();
}

// The power 0 of every NaN is 1; of signaling ones the host's library makes NaN.
TEST(ReferenceFloat, SignalingNansAreQuietedWhereTheyAreRead) {
  std::vector<Half> x(count), zeros(count, Half(-0.0f));
  for (size_t i = 0; i < count; ++i)
    x[i] = llvm::bit_cast<Half>(uint16_t((i % 2 ? 0xfc00 : 0x7c00) + 1 + i));
  std::vector<Half> found =
      apply<Half>("math.powf %x0, %x1", "tensor<256xf16>", x, zeros);
  for (size_t i = 0; i < count; ++i)
    ASSERT_EQ(float(found[i]), 1.0f) << i;
}

TEST(ReferenceFloat, FusedMultiplyAddRoundsOnce) {
  Random random;
  std::vector<float> x = values<float>(random), y = values<float>(random),
                     z = values<float>(random);
  for (size_t i = 100; i < count; ++i) // cancellation shows the rounding
    z[i] = -x[i] * y[i];
  std::vector<float> found =
      apply<float>("math.fma %x0, %x1, %x2", "tensor<256xf32>", x, y, z);
  for (size_t i = 0; i < count; ++i)
    ASSERT_TRUE(same(found[i], std::fma(x[i], y[i], z[i])))
        << x[i] << ' ' << y[i] << ' ' << z[i];
}

} // namespace
