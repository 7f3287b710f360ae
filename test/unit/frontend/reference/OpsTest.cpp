// Every elementwise operation of arith, math and tt on random values, special
// ones among them, against the host's own arithmetic in the same type.
#include "test/unit/frontend/ReferenceProgram.h"

#include <cfenv>
#include <cmath>
#include <cstring>

using namespace kiln::test;

namespace {

using Half = _Float16;
constexpr size_t count = 256;

/// How MLIR spells a C++ type.
template <typename T> std::string typeName() {
  return (std::is_integral_v<T> ? "i" : "f") + std::to_string(sizeof(T) * 8);
}

/// Random bit patterns, with the values where operations go wrong in front.
template <typename T> std::vector<T> values(Random &random) {
  std::vector<T> result(count);
  for (T &value : result) {
    uint64_t word = random.engine();
    memcpy(&value, &word, sizeof(T));
  }
  if constexpr (std::is_integral_v<T>) {
    T special[] = {0, 1, T(-1), std::numeric_limits<T>::min(),
                   std::numeric_limits<T>::max()};
    std::copy(std::begin(special), std::end(special), result.begin());
  } else {
    // Patterns spread over all exponents; half of them become tame numbers.
    for (size_t i = 0; i < count; i += 2)
      result[i] = T(float(int64_t(random.engine() % 2000) - 1000) / 64);
    T special[] = {T(0.0f), T(-0.0f), T(INFINITY), T(-INFINITY), T(NAN)};
    std::copy(std::begin(special), std::end(special), result.begin());
  }
  return result;
}

/// Loads one tensor per operand type, applies `op`, stores the result.
template <typename R, typename... Operands>
std::vector<R> apply(const std::string &op, const std::string &types,
                     std::vector<Operands> &...operands) {
  std::string parameters, body;
  unsigned index = 0;
  auto addOperand = [&](const std::string &type) {
    std::string n = std::to_string(index++), t = "tensor<256x";
    parameters += "%p" + n + ": !tt.ptr<" + type + ">, ";
    body += "%s" + n + " = tt.splat %p" + n + " : !tt.ptr<" + type + "> -> " +
            t + "!tt.ptr<" + type + ">>\n%a" + n + " = tt.addptr %s" + n +
            ", %r : " + t + "!tt.ptr<" + type + ">>, tensor<256xi32>\n";
    return n;
  };
  (
      [&](const std::string &type) {
        std::string n = addOperand(type);
        body += "%x" + n + " = tt.load %a" + n + " : tensor<256x!tt.ptr<" +
                type + ">>\n";
      }(typeName<Operands>()),
      ...);
  std::string n = addOperand(typeName<R>());
  body += "%y = " + op + " : " + types + "\n";
  if (op.find("cmp") != std::string::npos) // i1, stored as bytes
    body += "%z = arith.extui %y : tensor<256xi1> to tensor<256xi8>\n";
  std::string stored = op.find("cmp") != std::string::npos ? "%z" : "%y";
  body += "tt.store %a" + n + ", " + stored + " : tensor<256x!tt.ptr<" +
          typeName<R>() + ">>\n";
  parameters.resize(parameters.size() - 2);
  std::vector<R> result(count);
  ReferenceProgram program = ReferenceProgram::fromText(
      "tt.func public @k(" + parameters + ") {\n" +
      "%r = tt.make_range {end = 256 : i32, start = 0 : i32} : "
      "tensor<256xi32>\n" +
      body + "tt.return\n}\n");
  (program.buffer(operands), ...);
  program.buffer(result).run();
  return result;
}

/// Equal bits, or both NaN.
template <typename T> bool same(T a, T b) {
  if constexpr (!std::is_integral_v<T>)
    if (std::isnan(float(a)) && std::isnan(float(b)))
      return true;
  return memcmp(&a, &b, sizeof(T)) == 0;
}

template <typename T> std::string show(T value) {
  if constexpr (std::is_integral_v<T>)
    return std::to_string(int64_t(value));
  else
    return std::to_string(double(value));
}

template <typename T, typename F>
void checkUnary(const std::string &name, F host) {
  SCOPED_TRACE(name + " " + typeName<T>());
  Random random;
  std::vector<T> x = values<T>(random);
  std::vector<T> found =
      apply<T>(name + " %x0", "tensor<256x" + typeName<T>() + ">", x);
  for (size_t i = 0; i < count; ++i)
    ASSERT_TRUE(same(found[i], T(host(x[i]))))
        << show(x[i]) << ": expected " << show(T(host(x[i]))) << ", found "
        << show(found[i]);
}

template <typename T, typename F>
void checkBinary(const std::string &name, F host, bool nonzero = false) {
  SCOPED_TRACE(name + " " + typeName<T>());
  Random random;
  std::vector<T> x = values<T>(random), y = values<T>(random);
  std::shuffle(y.begin(), y.end(), random.engine);
  for (T &value : y)
    if (nonzero && value == T(0))
      value = T(1);
  std::vector<T> found =
      apply<T>(name + " %x0, %x1", "tensor<256x" + typeName<T>() + ">", x, y);
  for (size_t i = 0; i < count; ++i) {
    T expected = T(host(x[i], y[i]));
    ASSERT_TRUE(same(found[i], expected))
        << show(x[i]) << ", " << show(y[i]) << ": expected " << show(expected)
        << ", found " << show(found[i]);
  }
}

template <typename T> void integerArithmetic() {
  using U = std::make_unsigned_t<T>;
  constexpr unsigned bits = sizeof(T) * 8;
  auto wide = [](auto a) { return static_cast<__int128>(a); };
  checkBinary<T>("arith.addi", [](T a, T b) { return U(a) + U(b); });
  checkBinary<T>("arith.subi", [](T a, T b) { return U(a) - U(b); });
  checkBinary<T>("arith.muli",
                 [&](T a, T b) { return T(wide(U(a)) * wide(U(b))); });
  checkBinary<T>("tt.mulhiui", [](T a, T b) {
    return T(static_cast<unsigned __int128>(U(a)) * U(b) >> bits);
  });
  checkBinary<T>(
      "arith.divsi", [&](T a, T b) { return T(wide(a) / wide(b)); }, true);
  checkBinary<T>(
      "arith.remsi", [&](T a, T b) { return T(wide(a) % wide(b)); }, true);
  checkBinary<T>("arith.divui", [](T a, T b) { return T(U(a) / U(b)); }, true);
  checkBinary<T>("arith.remui", [](T a, T b) { return T(U(a) % U(b)); }, true);
  auto floor = [&](T a, T b) {
    __int128 q = wide(a) / wide(b);
    return T(q - (wide(a) % wide(b) != 0 && (a < 0) != (b < 0)));
  };
  checkBinary<T>("arith.floordivsi", floor, true);
  checkBinary<T>(
      "arith.ceildivsi",
      [&](T a, T b) {
        __int128 q = wide(a) / wide(b);
        return T(q + (wide(a) % wide(b) != 0 && (a < 0) == (b < 0)));
      },
      true);
  checkBinary<T>(
      "arith.ceildivui",
      [](T a, T b) { return T(U(a) / U(b) + (U(a) % U(b) != 0)); }, true);
}

template <typename T> void integerBits() {
  using U = std::make_unsigned_t<T>;
  constexpr unsigned bits = sizeof(T) * 8;
  checkBinary<T>("arith.andi", [](T a, T b) { return a & b; });
  checkBinary<T>("arith.ori", [](T a, T b) { return a | b; });
  checkBinary<T>("arith.xori", [](T a, T b) { return a ^ b; });
  // A shift by the width or more is poison: 0 here.
  checkBinary<T>("arith.shli", [](T a, T b) {
    return U(b) < bits ? T(uint64_t(U(a)) << U(b)) : T(0);
  });
  checkBinary<T>("arith.shrui",
                 [](T a, T b) { return U(b) < bits ? T(U(a) >> U(b)) : T(0); });
  checkBinary<T>("arith.shrsi",
                 [](T a, T b) { return U(b) < bits ? T(a >> U(b)) : T(0); });
  checkBinary<T>("arith.maxsi", [](T a, T b) { return std::max(a, b); });
  checkBinary<T>("arith.minsi", [](T a, T b) { return std::min(a, b); });
  checkBinary<T>("arith.maxui",
                 [](T a, T b) { return T(std::max(U(a), U(b))); });
  checkBinary<T>("arith.minui",
                 [](T a, T b) { return T(std::min(U(a), U(b))); });
  checkUnary<T>("math.absi", [](T a) { return a < 0 ? T(0 - U(a)) : a; });
  checkUnary<T>("math.ctpop", [](T a) { return llvm::popcount(U(a)); });
  checkUnary<T>("math.ctlz", [](T a) { return llvm::countl_zero(U(a)); });
  checkUnary<T>("math.cttz", [](T a) { return llvm::countr_zero(U(a)); });
}

TEST(ReferenceOps, IntegerArithmetic) {
  integerArithmetic<int8_t>();
  integerArithmetic<int16_t>();
  integerArithmetic<int32_t>();
  integerArithmetic<int64_t>();
}
TEST(ReferenceOps, IntegerBits) {
  integerBits<int8_t>();
  integerBits<int16_t>();
  integerBits<int32_t>();
  integerBits<int64_t>();
}

TEST(ReferenceOps, IntegerComparisons) {
  Random random;
  std::vector<int32_t> x = values<int32_t>(random), y = values<int32_t>(random);
  std::copy_n(x.begin() + 40, 40, y.begin() + 40); // equal ones too
  auto check = [&](const char *predicate, auto host) {
    std::vector<int8_t> found =
        apply<int8_t>(std::string("arith.cmpi ") + predicate + ", %x0, %x1",
                      "tensor<256xi32>", x, y);
    for (size_t i = 0; i < count; ++i)
      ASSERT_EQ(found[i], host(x[i], y[i])) << predicate;
  };
  using U = uint32_t;
  check("eq", [](int a, int b) { return a == b; });
  check("ne", [](int a, int b) { return a != b; });
  check("slt", [](int a, int b) { return a < b; });
  check("sle", [](int a, int b) { return a <= b; });
  check("sgt", [](int a, int b) { return a > b; });
  check("sge", [](int a, int b) { return a >= b; });
  check("ult", [](U a, U b) { return a < b; });
  check("ule", [](U a, U b) { return a <= b; });
  check("ugt", [](U a, U b) { return a > b; });
  check("uge", [](U a, U b) { return a >= b; });
}

TEST(ReferenceOps, FloatComparisons) {
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

TEST(ReferenceOps, FloatArithmetic) {
  floatArithmetic<float>();
  floatArithmetic<double>();
  floatArithmetic<Half>();
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

TEST(ReferenceOps, MathFunctions) {
  mathFunctions<float>();
  mathFunctions<double>();
  mathFunctions<Half>();
}

TEST(ReferenceOps, FusedMultiplyAddRoundsOnce) {
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

template <typename From, typename To, typename F>
void checkCast(const std::string &name, F host) {
  SCOPED_TRACE(name + " " + typeName<From>() + " to " + typeName<To>());
  Random random;
  std::vector<From> x = values<From>(random);
  std::vector<To> found =
      apply<To>(name + " %x0",
                "tensor<256x" + typeName<From>() + "> " +
                    (name.substr(0, 2) == "tt" ? "->" : "to") + " tensor<256x" +
                    typeName<To>() + ">",
                x);
  for (size_t i = 0; i < count; ++i)
    ASSERT_TRUE(same(found[i], To(host(x[i]))))
        << show(x[i]) << ": expected " << show(To(host(x[i]))) << ", found "
        << show(found[i]);
}

/// The nearest integer of type T to a truncated float; NaN is 0.
template <typename T> T saturated(double value) {
  if (std::isnan(value))
    return 0;
  if (value <= double(std::numeric_limits<T>::min()))
    return std::numeric_limits<T>::min();
  if (value >= double(std::numeric_limits<T>::max()))
    return std::numeric_limits<T>::max();
  return T(value);
}

TEST(ReferenceOps, Casts) {
  checkCast<int32_t, int64_t>("arith.extsi", [](int32_t a) { return a; });
  checkCast<int32_t, int64_t>("arith.extui", [](uint32_t a) { return a; });
  checkCast<int64_t, int16_t>("arith.trunci", [](int64_t a) { return a; });
  checkCast<Half, float>("arith.extf", [](Half a) { return a; });
  checkCast<float, double>("arith.extf", [](float a) { return a; });
  checkCast<float, Half>("arith.truncf", [](float a) { return a; });
  checkCast<double, float>("arith.truncf", [](double a) { return a; });
  checkCast<double, Half>("arith.truncf", [](double a) { return Half(a); });
  checkCast<int32_t, float>("arith.sitofp", [](int32_t a) { return a; });
  checkCast<int64_t, float>("arith.sitofp", [](int64_t a) { return a; });
  checkCast<int64_t, float>("arith.uitofp", [](uint64_t a) { return a; });
  checkCast<int64_t, double>("arith.uitofp", [](uint64_t a) { return a; });
  checkCast<int32_t, Half>("arith.sitofp", [](int32_t a) { return Half(a); });
  checkCast<float, int32_t>("arith.fptosi", saturated<int32_t>);
  checkCast<float, int32_t>(
      "arith.fptoui", [](float a) { return int32_t(saturated<uint32_t>(a)); });
  checkCast<double, int64_t>("arith.fptosi", saturated<int64_t>);
  checkCast<Half, int8_t>("arith.fptosi",
                          [](Half a) { return saturated<int8_t>(a); });
  checkCast<float, int32_t>("tt.bitcast",
                            [](float a) { return llvm::bit_cast<int32_t>(a); });
  checkCast<int16_t, Half>("arith.bitcast",
                           [](int16_t a) { return llvm::bit_cast<Half>(a); });
}

TEST(ReferenceOps, DivisionByZeroIsAnError) {
  std::vector<int32_t> x(1, 5), y(1, 0), z(1);
  std::string error = ReferenceProgram::fromText(R"(
tt.func public @k(%x: !tt.ptr<i32>, %y: !tt.ptr<i32>, %z: !tt.ptr<i32>) {
  %a = tt.load %x : !tt.ptr<i32>
  %b = tt.load %y : !tt.ptr<i32>
  %c = arith.divsi %a, %b : i32
  tt.store %z, %c : !tt.ptr<i32>
  tt.return
})")
                          .buffer(x)
                          .buffer(y)
                          .buffer(z)
                          .tryRun();
  EXPECT_EQ(error, "test.ttir:5:8: arith.divsi: division by zero (in program "
                   "0,0,0)");
}

} // namespace
