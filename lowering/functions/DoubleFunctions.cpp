// Functions of f64: the textbook reductions (Muller, "Elementary Functions")
// with Taylor coefficients where they are enough, else a Chebyshev fit in 40
// digits. Constants that need more than 53 digits are given in parts.
#include "lowering/functions/DoubleFunctions.h"
#include "lowering/functions/DoubleExponentials.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "llvm/ADT/TypeSwitch.h"
#include <cmath>

using namespace mlir;

namespace kiln {
namespace {

constexpr double kHalfPi[] = {0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54,
                              -0x1.f1976b8p-110};

/// One method per function.
class Doubles : public DoubleExponentials {
public:
  using DoubleExponentials::DoubleExponentials;
  Value sine(Value x, int quarter);
  Value atan(Value x);
  Value atan2(Value y, Value x);
  Value asin(Value x);
  Value acos(Value x);
  Value tanh(Value x);
  Value sinh(Value x);
  Value cosh(Value x);
  Value asinh(Value x);
  Value acosh(Value x);
  Value atanh(Value x);
  Value erf(Value x);
  Value erfc(Value x);
  Value cbrt(Value x);

private:
  /// erfc for x >= 0, without the ends.
  Value erfcPositive(Value x);
};

//===- Trigonometry -------------------------------------------------------===//

// Sine (quarter 0) or cosine (quarter 1). The multiple of pi/2 is subtracted as
// a sum of two f64, for the digits that cancel near a zero.
Value Doubles::sine(Value x, int quarter) {
  Value turns = LLVM::RintOp::create(ir, scaled(x, M_2_PI));
  Value product = scaled(turns, kHalfPi[0]);
  Value lost = ir.fma(turns, real(kHalfPi[0]), negate(product));
  Value first = sub(x, product);
  Value second = ir.fma(turns, real(kHalfPi[1]), lost);
  Value r = sub(first, second);
  Value low = sub(sub(first, r), second);
  low = ir.fma(turns, real(-kHalfPi[2]), low);

  // Quadrants beyond 2^62 do not fit the integer and mean nothing any more.
  Value inRange = less(absolute(turns), 0x1p62);
  Value quadrant = ir.add(
      LLVM::FPToSIOp::create(ir, i64, ir.select(inRange, turns, real(0))),
      ir.i64(quarter));
  Value squared = mul(r, r);
  // Taylor: -1/3!, ... and -1/2!, ...
  Value sine =
      polynomial(squared, {2.8114572543455206e-15, -7.647163731819816e-13,
                           1.6059043836821613e-10, -2.505210838544172e-08,
                           2.7557319223985893e-06, -0.0001984126984126984,
                           0.008333333333333333, -0.16666666666666666});
  sine = add(r, ir.fma(mul(r, squared), sine, low));
  Value cosine =
      polynomial(squared, {4.779477332387385e-14, -1.1470745597729725e-11,
                           2.08767569878681e-09, -2.755731922398589e-07,
                           2.48015873015873e-05, -0.001388888888888889,
                           0.041666666666666664});
  Value half = scaled(squared, 0.5), one = sub(real(1), half);
  Value rounding = sub(sub(real(1), one), half);
  cosine = add(one, ir.fma(mul(squared, squared), cosine,
                           ir.fma(negate(r), low, rounding)));
  Value odd = ir.notEqual(ir.bitAnd(quadrant, ir.i64(1)), ir.i64(0));
  Value value = ir.select(odd, cosine, sine);
  Value down = ir.notEqual(ir.bitAnd(quadrant, ir.i64(2)), ir.i64(0));
  value = ir.select(down, negate(value), value);
  // -0 and tiny arguments; the subtraction above would make +0 of the former.
  return quarter ? value : ir.select(equal(x, 0), x, value);
}

// The argument is turned by the arc tangent of 1/2, 1, 3/2 or infinity
// (fdlibm's intervals), which leaves at most 7/16.
Value Doubles::atan(Value x) {
  struct Interval {
    double from, numerator, high, low;
  };
  static constexpr Interval intervals[] = {
      {7.0 / 16, 0.5, 0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56},
      {11.0 / 16, 1, 0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55},
      {19.0 / 16, 1.5, 0x1.f730bd281f69bp-1, 0x1.007887af0cbbdp-56}};
  Value a = absolute(x), above = a, below = real(1);
  Value high = real(0), low = real(0);
  for (const Interval &next : intervals) {
    Value inside =
        LLVM::FCmpOp::create(ir, LLVM::FCmpPredicate::oge, a, real(next.from));
    above = ir.select(inside, sub(a, real(next.numerator)), above);
    below = ir.select(inside, ir.fma(a, real(next.numerator), real(1)), below);
    high = ir.select(inside, real(next.high), high);
    low = ir.select(inside, real(next.low), low);
  }
  Value far =
      LLVM::FCmpOp::create(ir, LLVM::FCmpPredicate::oge, a, real(39.0 / 16));
  above = ir.select(far, real(-1), above);
  below = ir.select(far, a, below);
  high = ir.select(far, real(kHalfPi[0]), high);
  low = ir.select(far, real(kHalfPi[1]), low);
  Value t = div(above, below), z = mul(t, t);
  // (atan(t) - t) / t^3, to 4e-18.
  Value tail = polynomial(
      z, {0.014773184616983806, -0.033128134256069586, 0.04492259293193656,
          -0.05216679739313656, 0.05876946456755061, -0.06666241923359964,
          0.07692285554889286, -0.09090908355602592, 0.11111111096645038,
          -0.14285714285566806, 0.1999999999999941, -0.3333333333333333});
  Value tiny = ir.fma(mul(t, z), tail, low);
  return withSign(add(high, add(t, tiny)), x);
}

Value Doubles::atan2(Value y, Value x) {
  Value a = absolute(y), b = absolute(x);
  Value steep = LLVM::FCmpOp::create(ir, LLVM::FCmpPredicate::ogt, a, b);
  Value smaller = ir.select(steep, b, a), larger = ir.select(steep, a, b);
  Value ratio = div(smaller, larger);
  // 0/0 and infinity/infinity are angles, too.
  ratio = ir.select(equal(larger, 0), real(0), ratio);
  ratio = ir.select(equal(smaller, INFINITY), real(1), ratio);
  Value angle = atan(ratio);
  angle = ir.select(steep, add(sub(real(kHalfPi[0]), angle), real(kHalfPi[1])),
                    angle);
  Value left = LLVM::ICmpOp::create(ir, LLVM::ICmpPredicate::slt,
                                    ir.bitcast(i64, x), ir.i64(0));
  angle = ir.select(
      left, add(sub(real(2 * kHalfPi[0]), angle), real(2 * kHalfPi[1])), angle);
  Value unordered = LLVM::FCmpOp::create(ir, LLVM::FCmpPredicate::uno, x, y);
  return ir.select(unordered, real(NAN), withSign(angle, y));
}

Value Doubles::asin(Value x) {
  Value other = sqrt(mul(sub(real(1), x), add(real(1), x)));
  return atan(div(x, other));
}

Value Doubles::acos(Value x) {
  Value ratio = div(sub(real(1), x), add(real(1), x));
  return scaled(atan(sqrt(ratio)), 2);
}

//===- Hyperbolic functions -----------------------------------------------===//

Value Doubles::tanh(Value x) {
  // From 22 on the result is 1.
  Value a = LLVM::MinNumOp::create(ir, absolute(x), real(22));
  Value t = expm1(scaled(a, 2));
  Value value = withSign(div(t, add(t, real(2))), x);
  return ir.select(isNan(x), x, value);
}

Value Doubles::sinh(Value x) {
  Value a = absolute(x), t = expm1(a);
  Value near = scaled(add(t, div(t, add(t, real(1)))), 0.5);
  Value root = exp(scaled(a, 0.5));
  Value far = mul(scaled(root, 0.5), root);
  return withSign(ir.select(greater(a, 30), far, near), x);
}

Value Doubles::cosh(Value x) {
  Value a = absolute(x), e = exp(a);
  Value near = scaled(add(e, div(real(1), e)), 0.5);
  Value root = exp(scaled(a, 0.5));
  return ir.select(greater(a, 30), mul(scaled(root, 0.5), root), near);
}

Value Doubles::asinh(Value x) {
  Value a = absolute(x), squared = mul(a, a);
  Value root = sqrt(add(squared, real(1)));
  Value near = log1p(add(a, div(squared, add(real(1), root))));
  Value far = add(log(a), real(kLn2[0]));
  return withSign(ir.select(greater(a, 0x1p28), far, near), x);
}

Value Doubles::acosh(Value x) {
  Value t = sub(x, real(1));
  Value near = log1p(add(t, sqrt(ir.fma(t, t, scaled(t, 2)))));
  Value far = add(log(x), real(kLn2[0]));
  return ir.select(greater(x, 0x1p28), far, near);
}

Value Doubles::atanh(Value x) {
  Value a = absolute(x);
  Value value = log1p(div(scaled(a, 2), sub(real(1), a)));
  return withSign(scaled(value, 0.5), x);
}

//===- Error function, cube root ------------------------------------------===//

Value Doubles::erfcPositive(Value x) {
  Value t = div(real(2), add(x, real(2)));
  // exp(x^2) erfc(x) / t over 2t - 1, to 5e-17.
  Value scaledErfc = polynomial(
      ir.fma(t, real(2), real(-1)),
      {-9.743115754914082e-10, -1.89831857179008e-09,   1.2683080316045675e-08,
       6.443597925046653e-09,  -6.818076599065568e-08,  3.620168326093879e-08,
       1.7630181517105487e-07, -3.265474979200386e-07,  -1.1319613509521392e-08,
       1.0308565838096152e-06, -1.8167079024791187e-06, -5.77822298179878e-07,
       8.05865461413893e-06,   -1.0842910058395442e-05, -1.707402515170848e-05,
       7.223416759239389e-05,  -1.7185781852311767e-05, -0.0003315365730859826,
       0.00041864803692931907, 0.0015453060137318342,   -0.0032395925341297785,
       -0.01075533094401701,   0.01822111575344406,     0.13973604627801434,
       0.3435803422069053,     0.5107913526210115});
  // exp(-x^2) with the digits that rounding x^2 would lose.
  Value squared = mul(x, x);
  Value lost = ir.fma(x, x, negate(squared));
  Value e = exp(negate(squared));
  e = ir.fma(negate(e), lost, e);
  return mul(mul(e, t), scaledErfc);
}

Value Doubles::erf(Value x) {
  Value a = absolute(x);
  // erf(x) / x over x^2 in [0, 1], to 2e-21.
  Value near = mul(
      x, polynomial(mul(x, x), {-4.230945824295338e-12, 8.709045129053106e-11,
                                -1.216456005728345e-09, 1.4792401209404813e-08,
                                -1.6364642158167616e-07, 1.6462045441468418e-06,
                                -1.4925647567519332e-05, 0.00012055332902888736,
                                -0.000854832702193483, 0.0052239776254232985,
                                -0.02686617064512984, 0.1128379167095512,
                                -0.37612638903183754, 1.1283791670955126}));
  // From 6 on the result is 1.
  Value inside = LLVM::MinNumOp::create(ir, a, real(6));
  Value far = withSign(sub(real(1), erfcPositive(inside)), x);
  Value value = ir.select(less(a, 1), near, far);
  return ir.select(isNan(x), x, value);
}

Value Doubles::erfc(Value x) {
  // From 28 on the result is 0.
  Value a = LLVM::MinNumOp::create(ir, absolute(x), real(28));
  Value value = erfcPositive(a);
  value = ir.select(less(x, 0), sub(real(2), value), value);
  Value near = sub(real(1), erf(x));
  value = ir.select(less(absolute(x), 0.25), near, value);
  return ir.select(isNan(x), x, value);
}

Value Doubles::cbrt(Value x) {
  // Subnormals have no exponent to divide, and cubes below must not overflow.
  Value a = absolute(x), isSmall = less(a, 0x1p-1022),
        isLarge = greater(a, 0x1p1000);
  Value inside = ir.select(isSmall, scaled(a, 0x1p54), a);
  inside = ir.select(isLarge, scaled(a, 0x1p-54), inside);
  // A third of the exponent, to five digits (Kahan's constant, as in fdlibm).
  Value third = LLVM::UDivOp::create(ir, ir.bitcast(i64, inside), ir.i64(3));
  Value root = ir.bitcast(f64, ir.add(third, ir.i64(0x2a9f7893782da1ce)));
  // Halley's iteration triples the digits, Newton's last one doubles them.
  for (int step = 0; step < 2; ++step) {
    Value cube = mul(mul(root, root), root);
    root = mul(root, div(ir.fma(inside, real(2), cube),
                         ir.fma(cube, real(2), inside)));
  }
  Value error = sub(div(inside, mul(root, root)), root);
  root = ir.fma(error, real(1.0 / 3), root);
  root = ir.select(isSmall, scaled(root, 0x1p-18), root);
  root = ir.select(isLarge, scaled(root, 0x1p18), root);
  Value isEnd = ir.bitOr(equal(a, 0), ir.bitOr(equal(a, INFINITY), isNan(x)));
  return ir.select(isEnd, x, withSign(root, x));
}

} // namespace

Value emitDoubleFunction(LLVMOpBuilder &ir, Operation *op,
                         ValueRange operands) {
  Doubles f64(ir);
  Value x = operands[0];
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case([&](math::ExpOp) { return f64.exp(x); })
      .Case([&](math::Exp2Op) { return f64.exp2(x); })
      .Case([&](math::ExpM1Op) { return f64.expm1(x); })
      .Case([&](math::LogOp) { return f64.log(x); })
      .Case([&](math::Log2Op) { return f64.log2(x); })
      .Case([&](math::Log10Op) { return f64.log10(x); })
      .Case([&](math::Log1pOp) { return f64.log1p(x); })
      .Case([&](math::SinOp) { return f64.sine(x, 0); })
      .Case([&](math::CosOp) { return f64.sine(x, 1); })
      .Case(
          [&](math::TanOp) { return f64.div(f64.sine(x, 0), f64.sine(x, 1)); })
      .Case([&](math::AtanOp) { return f64.atan(x); })
      .Case([&](math::Atan2Op) { return f64.atan2(x, operands[1]); })
      .Case([&](math::AsinOp) { return f64.asin(x); })
      .Case([&](math::AcosOp) { return f64.acos(x); })
      .Case([&](math::TanhOp) { return f64.tanh(x); })
      .Case([&](math::SinhOp) { return f64.sinh(x); })
      .Case([&](math::CoshOp) { return f64.cosh(x); })
      .Case([&](math::AsinhOp) { return f64.asinh(x); })
      .Case([&](math::AcoshOp) { return f64.acosh(x); })
      .Case([&](math::AtanhOp) { return f64.atanh(x); })
      .Case([&](math::ErfOp) { return f64.erf(x); })
      .Case([&](math::ErfcOp) { return f64.erfc(x); })
      .Case([&](math::CbrtOp) { return f64.cbrt(x); })
      .Default(Value());
}

} // namespace kiln
