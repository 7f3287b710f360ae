// Functions of f64 against the reference, which asks the host's library (glibc
// states errors below 1 unit in the last place for most of them).
#include "test/unit/lowering/emit/ElementwiseKernel.h"

using namespace kiln;
using namespace kiln::test;

namespace {

constexpr double kUlp = 0x1p-52;

std::vector<double> spread(unsigned size, double low, double high) {
  std::vector<double> x(size);
  for (unsigned index = 0; index < size; ++index)
    x[index] = low + (high - low) * index / (size - 1);
  return x;
}
/// Evenly spread exponents, both signs.
std::vector<double> exponents(unsigned size, double low, double high) {
  std::vector<double> x(size);
  for (unsigned index = 0; index < size; ++index)
    x[index] = std::exp2(low + (high - low) * index / (size - 1)) *
               (index % 2 ? -1 : 1);
  return x;
}

void check(const std::string &op, std::vector<double> x, double ulps) {
  SCOPED_TRACE(op);
  Differential(elementwise("f64", "f64", x.size(),
                           "%y = " + op + " %x : tensor<$nxf64>"))
      .buffer(x)
      .buffer(std::vector<double>(x.size()))
      .compare<double>(ulps * kUlp, 0, {4});
}

TEST(LowerDouble, Exponentials) {
  check("math.exp", spread(512, -700, 700), 1);
  check("math.exp2", spread(512, -1020, 1020), 1);
  check("math.expm1", spread(512, -3, 3), 2);
  check("math.expm1", exponents(512, -60, 9), 2);
}

TEST(LowerDouble, Logarithms) {
  std::vector<double> wide = exponents(512, -1070, 1023);
  for (double &x : wide)
    x = std::abs(x);
  check("math.log", wide, 1);
  check("math.log", spread(512, 0.5, 2), 1);
  check("math.log2", wide, 2);
  check("math.log2", spread(512, 0.5, 2), 2);
  check("math.log10", wide, 2);
  check("math.log10", spread(512, 0.5, 2), 2);
  check("math.log1p", spread(512, -0.99, 3), 2);
  check("math.log1p", exponents(512, -60, -0.1), 2);
}

TEST(LowerDouble, Angles) {
  check("math.sin", spread(512, -10, 10), 1);
  check("math.cos", spread(512, -10, 10), 1);
  check("math.sin", exponents(512, -30, 49), 1);
  check("math.cos", exponents(512, -30, 49), 1);
  check("math.tan", spread(512, -10, 10), 4);
  check("math.atan", exponents(512, -30, 30), 1);
  check("math.atan", spread(512, -4, 4), 1);
  check("math.asin", spread(512, -1, 1), 4);
  check("math.acos", spread(512, -1, 1), 4);
}

TEST(LowerDouble, TwoArguments) {
  std::vector<double> x = spread(512, -3, 3);
  Differential(elementwise("f64", "f64", 512, R"(
  %one = arith.constant dense<0.7> : tensor<$nxf64>
  %a = math.atan2 %x, %one : tensor<$nxf64>
  %b = math.atan2 %one, %x : tensor<$nxf64>
  %n = arith.negf %one : tensor<$nxf64>
  %c = math.atan2 %x, %n : tensor<$nxf64>
  %d = arith.mulf %a, %b : tensor<$nxf64>
  %y = arith.mulf %d, %c : tensor<$nxf64>)"))
      .buffer(x)
      .buffer(std::vector<double>(512))
      .compare<double>(12 * kUlp, 0, {4});
}

TEST(LowerDouble, Hyperbolic) {
  check("math.tanh", spread(512, -25, 25), 4);
  check("math.tanh", exponents(512, -30, 4), 4);
  check("math.sinh", spread(512, -700, 700), 4);
  check("math.sinh", exponents(512, -30, 4), 4);
  check("math.cosh", spread(512, -700, 700), 4);
  check("math.asinh", exponents(512, -30, 100), 4);
  check("math.acosh", spread(512, 1, 10), 4);
  check("math.atanh", spread(512, -0.99, 0.99), 4);
}

TEST(LowerDouble, ErrorFunctionAndCubeRoot) {
  check("math.erf", spread(512, -7, 7), 4);
  check("math.erf", exponents(512, -60, 0), 4);
  check("math.erfc", spread(512, -6, 26), 16);
  // glibc itself errs by up to 4 here.
  check("math.cbrt", exponents(512, -1070, 1020), 5);
}

TEST(LowerDouble, Ends) {
  std::vector<double> x = {0.0, -0.0,   INFINITY, -INFINITY, NAN,   -1.0,
                           1.0, 5e-324, -5e-324,  2.0,       1e308, -1e308,
                           30,  -30,    710,      -745.2};
  for (const char *op :
       {"math.exp",   "math.exp2",  "math.expm1", "math.log",  "math.log2",
        "math.log10", "math.log1p", "math.sin",   "math.atan", "math.asin",
        "math.acos",  "math.tanh",  "math.sinh",  "math.cosh", "math.asinh",
        "math.acosh", "math.atanh", "math.erf",   "math.erfc", "math.cbrt"}) {
    std::vector<double> tame = x;
    if (std::string(op) == "math.sin") // accurate up to 2^50
      tame[10] = tame[11] = 3;
    SCOPED_TRACE(op);
    Differential(
        elementwise("f64", "f64", 16,
                    std::string("%y = ") + op + " %x : tensor<$nxf64>"))
        .buffer(tame)
        .buffer(std::vector<double>(16))
        .compare<double>(16 * kUlp, 0, {1});
  }
}

} // namespace
