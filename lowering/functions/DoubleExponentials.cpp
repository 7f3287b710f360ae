// Exponentials and logarithms of f64: the textbook reductions (Muller,
// "Elementary Functions"; Sun's fdlibm for the shape of the logarithm) with
// Taylor coefficients.
#include "lowering/functions/DoubleExponentials.h"
#include <cmath>

using namespace mlir;

namespace kiln {

static constexpr double kLog10Of2[] = {0x1.34413509f79ffp-2,
                                       -0x1.9dc1da994fd21p-59};

//===- Exponentials -------------------------------------------------------===//

Value DoubleExponentials::expTail(Value r) {
  // Taylor: 1/15!, ..., 1/2!; the next term is below 2^-59 for |r| <= 1/2.
  return polynomial(
      r, {7.647163731819816e-13, 1.1470745597729725e-11, 1.6059043836821613e-10,
          2.08767569878681e-09, 2.505210838544172e-08, 2.755731922398589e-07,
          2.7557319223985893e-06, 2.48015873015873e-05, 0.0001984126984126984,
          0.001388888888888889, 0.008333333333333333, 0.041666666666666664,
          0.16666666666666666, 0.5});
}

Value DoubleExponentials::scaledExp(Value turns, Value rest) {
  Value tail = expTail(rest);
  Value value = add(real(1), ir.fma(mul(rest, rest), tail, rest));
  // In two steps, since 2^turns alone may be outside of the range.
  Value n = LLVM::FPToSIOp::create(ir, i64, turns);
  Value half = LLVM::AShrOp::create(ir, n, ir.i64(1));
  for (Value part : {half, ir.sub(n, half)})
    value = mul(value, ir.bitcast(f64, ir.shl(ir.add(part, ir.i64(1023)), 52)));
  return value;
}

Value DoubleExponentials::exp(Value x) {
  // Results are 0 and infinity outside of this.
  Value inside = LLVM::MaxNumOp::create(
      ir, LLVM::MinNumOp::create(ir, x, real(750)), real(-750));
  Value turns = LLVM::RintOp::create(ir, scaled(inside, M_LOG2E));
  Value rest = ir.fma(turns, real(-kLn2[0]), inside);
  rest = ir.fma(turns, real(-kLn2[1]), rest);
  return ir.select(isNan(x), x, scaledExp(turns, rest));
}

Value DoubleExponentials::exp2(Value x) {
  Value inside = LLVM::MaxNumOp::create(
      ir, LLVM::MinNumOp::create(ir, x, real(1100)), real(-1100));
  Value turns = LLVM::RintOp::create(ir, inside);
  Value rest = scaled(sub(inside, turns), kLn2[0]);
  return ir.select(isNan(x), x, scaledExp(turns, rest));
}

Value DoubleExponentials::expm1(Value x) {
  Value small = ir.fma(mul(x, x), expTail(x), x);
  Value isSmall = less(absolute(x), 0.5);
  return ir.select(isSmall, small, sub(exp(x), real(1)));
}

//===- Logarithms ---------------------------------------------------------===//

DoubleExponentials::LogParts DoubleExponentials::splitLog(Value x) {
  Value isSmall = less(x, 0x1p-1022);
  Value bits = ir.bitcast(i64, ir.select(isSmall, scaled(x, 0x1p54), x));
  // The pattern of sqrt(1/2): subtracting it puts the mantissa into
  // [sqrt(1/2), sqrt(2)].
  Value exponentBits = ir.bitAnd(ir.sub(bits, ir.i64(0x3fe6a09e667f3bcd)),
                                 ir.i64(int64_t(0xfff0000000000000)));
  Value mantissa = ir.bitcast(f64, ir.sub(bits, exponentBits));
  Value exponent = LLVM::SIToFPOp::create(
      ir, f64, LLVM::AShrOp::create(ir, exponentBits, ir.i64(52)));
  exponent = add(exponent, ir.select(isSmall, real(-54), real(0)));
  Value f = sub(mantissa, real(1));
  Value s = div(f, add(f, real(2))), z = mul(s, s);
  // log((1 + s) / (1 - s)) - 2s over s: Taylor, 2/23, ..., 2/3.
  Value r =
      mul(z, polynomial(z, {0.08695652173913043, 0.09523809523809523,
                            0.10526315789473684, 0.11764705882352941,
                            0.13333333333333333, 0.15384615384615385,
                            0.18181818181818182, 0.2222222222222222,
                            0.2857142857142857, 0.4, 0.6666666666666666}));
  // 2s = f - s f = f - f^2/2 + s f^2/2, which loses no digits of f.
  Value halfSquare = scaled(mul(f, f), 0.5);
  Value log = sub(f, sub(halfSquare, mul(s, add(halfSquare, r))));
  return {exponent, log};
}

Value DoubleExponentials::fixLogEnds(Value x, Value log) {
  Value special =
      LLVM::FCmpOp::create(ir, LLVM::FCmpPredicate::ueq, x, real(INFINITY));
  log = ir.select(special, x, log);
  log = ir.select(less(x, 0), real(NAN), log);
  return ir.select(equal(x, 0), real(-INFINITY), log);
}

Value DoubleExponentials::log(Value x) {
  LogParts parts = splitLog(x);
  Value low = ir.fma(parts.exponent, real(kLn2[1]), parts.ofMantissa);
  return fixLogEnds(x, ir.fma(parts.exponent, real(kLn2[0]), low));
}

Value DoubleExponentials::log2(Value x) {
  LogParts parts = splitLog(x);
  return fixLogEnds(x,
                    ir.fma(parts.ofMantissa, real(M_LOG2E),
                           ir.fma(parts.ofMantissa, real(0x1.777d0ffda0d24p-56),
                                  parts.exponent)));
}

Value DoubleExponentials::log10(Value x) {
  LogParts parts = splitLog(x);
  Value low = ir.fma(parts.exponent, real(kLog10Of2[1]),
                     scaled(parts.ofMantissa, 0x1.bcb7b1526e50ep-2));
  return fixLogEnds(x, ir.fma(parts.exponent, real(kLog10Of2[0]), low));
}

Value DoubleExponentials::log1p(Value x) {
  // log(u) for u = 1 + x as rounded, and what the rounding lost.
  Value u = add(real(1), x);
  Value lost = div(sub(x, sub(u, real(1))), u);
  Value isEnd = ir.bitOr(equal(u, 0), equal(u, INFINITY));
  Value value = add(log(u), ir.select(isEnd, real(0), lost));
  return ir.select(equal(u, 1), x, value);
}

} // namespace kiln
