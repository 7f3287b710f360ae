// Functions of elements. Where hardware computes a function to a unit or two in
// the last place it is used; the others are written out, so that no device
// library is linked. Polynomials were fitted with a Chebyshev minimax fit in 30
// digits; the reductions are the textbook ones (Muller, "Elementary
// Functions"). What has no case here is left to MLIR's own approximations and
// conversions (ToLLVM.cpp).
#include "lowering/functions/MathFunctions.h"
#include "lowering/functions/DoubleFunctions.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/ADT/TypeSwitch.h"
#include <cmath>

using namespace mlir;

namespace kiln {
namespace {

/// c[0] x^n + ... + c[n], by Horner's rule.
Value polynomial(LLVMOpBuilder &ir, Value x, ArrayRef<double> coefficients) {
  Value sum = ir.real(x.getType(), coefficients.front());
  for (double coefficient : coefficients.drop_front())
    sum = ir.fma(sum, x, ir.real(x.getType(), coefficient));
  return sum;
}

Value compare(LLVMOpBuilder &ir, LLVM::FCmpPredicate predicate, Value a,
              Value b) {
  return LLVM::FCmpOp::create(ir, predicate, a, b);
}

/// exp2(x log2 e): the relative error grows with |x| to 4e-6 at the ends of the
/// range, as in Triton's exp.
Value emitExp(LLVMOpBuilder &ir, const TargetOps &target, Value x) {
  return target.approximate(ir, Approximation::Exp2,
                            ir.fmul(x, ir.real(x.getType(), M_LOG2E)));
}

/// x = 2^exponent (1 + fraction) with fraction in [-1/3, 1/3]; log(1 +
/// fraction) and the exponent, both f32.
struct LogParts {
  Value logOfMantissa, exponent;
};
LogParts splitLog(LLVMOpBuilder &ir, Value x) {
  Type f32 = ir.getF32Type(), i32 = ir.getI32Type();
  // Subnormals are scaled up by 2^23 first.
  Value isSmall =
      compare(ir, LLVM::FCmpPredicate::olt, x, ir.real(f32, 0x1p-126));
  Value scaled =
      ir.select(isSmall, LLVM::FMulOp::create(ir, x, ir.real(f32, 0x1p23)), x);
  Value bits = ir.bitcast(i32, scaled);
  // 0x3f2aaaab is 2/3: subtracting it puts the mantissa into [2/3, 4/3).
  Value exponentBits =
      ir.bitAnd(ir.sub(bits, ir.i32(0x3f2aaaab)), ir.i32(int32_t(0xff800000)));
  Value mantissa = ir.bitcast(f32, ir.sub(bits, exponentBits));
  Value exponent = LLVM::FMulOp::create(
      ir, LLVM::SIToFPOp::create(ir, f32, exponentBits), ir.real(f32, 0x1p-23));
  exponent = LLVM::FAddOp::create(
      ir, exponent, ir.select(isSmall, ir.real(f32, -23), ir.real(f32, 0)));
  Value f = LLVM::FSubOp::create(ir, mantissa, ir.real(f32, 1));
  // (log(1 + f) - f) / f^2 to 3e-8.
  Value tail = polynomial(ir, f,
                          {-0.1242220058, 0.1374830914, -0.1228872161,
                           0.1405581265, -0.1667331625, 0.2000723398,
                           -0.2499994419, 0.3333327262, -0.5});
  return {ir.fma(LLVM::FMulOp::create(ir, f, f), tail, f), exponent};
}

/// Replaces a logarithm where x is zero (-infinity), negative (NaN), infinite
/// or NaN (itself).
Value fixLogEnds(LLVMOpBuilder &ir, Value x, Value log) {
  Type f32 = ir.getF32Type();
  Value infinity = ir.real(f32, INFINITY);
  Value special = compare(ir, LLVM::FCmpPredicate::ueq, x, infinity);
  Value negative = compare(ir, LLVM::FCmpPredicate::olt, x, ir.real(f32, 0));
  Value isZero = compare(ir, LLVM::FCmpPredicate::oeq, x, ir.real(f32, 0));
  log = ir.select(special, x, log);
  log = ir.select(negative, ir.real(f32, NAN), log);
  return ir.select(isZero, ir.real(f32, -INFINITY), log);
}

/// Within 1 ulp or so everywhere, near 1 too, where the hardware's logarithm
/// has an absolute error only.
Value emitLog(LLVMOpBuilder &ir, Value x) {
  LogParts parts = splitLog(ir, x);
  return fixLogEnds(ir, x,
                    ir.fma(parts.exponent, ir.real(ir.getF32Type(), M_LN2),
                           parts.logOfMantissa));
}
Value emitLog2(LLVMOpBuilder &ir, Value x) {
  LogParts parts = splitLog(ir, x);
  return fixLogEnds(ir, x,
                    ir.fma(parts.logOfMantissa,
                           ir.real(ir.getF32Type(), M_LOG2E), parts.exponent));
}

/// Sine (quarter 0) or cosine (quarter 1). The multiple of pi/2 is subtracted
/// in f64 with 106 bits of pi/2, which is exact enough up to |x| = 2^48;
/// results beyond are within [-1, 1] but not accurate.
Value emitSine(LLVMOpBuilder &ir, Value x, int quarter) {
  Type f32 = ir.getF32Type(), f64 = ir.getF64Type(), i64 = ir.getI64Type();
  Value wide = LLVM::FPExtOp::create(ir, f64, x);
  Value turns = LLVM::RintOp::create(
      ir, LLVM::FMulOp::create(ir, wide, ir.real(f64, M_2_PI)));
  Value rest = ir.fma(turns, ir.real(f64, -M_PI_2), wide);
  rest = ir.fma(turns, ir.real(f64, -6.123233995736757e-17), rest);
  Value r = LLVM::FPTruncOp::create(ir, f32, rest);
  // Quadrants beyond 2^62 would not fit the integer; their parity no longer
  // means anything either.
  Value inRange =
      compare(ir, LLVM::FCmpPredicate::olt, LLVM::FAbsOp::create(ir, turns),
              ir.real(f64, 0x1p62));
  Value quadrant =
      ir.add(LLVM::FPToSIOp::create(ir, i64,
                                    ir.select(inRange, turns, ir.real(f64, 0))),
             ir.i64(quarter));
  Value squared = LLVM::FMulOp::create(ir, r, r);
  // (sin(r) - r) / r^3 to 2e-11 and (cos(r) - 1 + r^2/2) / r^4 to 1e-9 on [0,
  // pi/4].
  Value sine = polynomial(
      ir, squared,
      {2.724686872e-6, -0.0001984006304, 0.008333331831, -0.1666666666});
  sine = ir.fma(LLVM::FMulOp::create(ir, r, squared), sine, r);
  Value cosine = polynomial(
      ir, squared, {2.454541908e-5, -0.00138882913, 0.0416666646, -0.5, 1});
  Value odd = ir.notEqual(ir.bitAnd(quadrant, ir.i64(1)), ir.i64(0));
  Value value = ir.select(odd, cosine, sine);
  Value down = ir.notEqual(ir.bitAnd(quadrant, ir.i64(2)), ir.i64(0));
  return ir.select(down, LLVM::FNegOp::create(ir, value), value);
}

/// Within some 4 ulp, with infinities and NaNs as they come: of small numbers a
/// polynomial, of large ones 1 - 2 / (exp(2 |x|) + 1), which is 1 where the
/// exponential overflows. Both are computed, 14 instructions with two of the
/// special unit; a branch between them would cost as much where lanes differ.
Value emitTanh(LLVMOpBuilder &ir, const TargetOps &target, Value x) {
  Type f32 = ir.getF32Type();
  Value magnitude = LLVM::FAbsOp::create(ir, x);
  Value exponential = target.approximate(
      ir, Approximation::Exp2,
      LLVM::FMulOp::create(ir, magnitude, ir.real(f32, 2 * M_LOG2E)));
  Value reciprocal = target.approximate(
      ir, Approximation::Reciprocal,
      LLVM::FAddOp::create(ir, exponential, ir.real(f32, 1)));
  Value large = LLVM::CopySignOp::create(
      ir, ir.fma(reciprocal, ir.real(f32, -2), ir.real(f32, 1)), x);
  Value squared = LLVM::FMulOp::create(ir, x, x);
  // (tanh(x) - x) / x^3, which makes 4e-8 of tanh(x) on [0, 0.55].
  Value tail =
      polynomial(ir, squared,
                 {0.01643756305, -0.05267180404, 0.1332072491, -0.3333294663});
  Value small = ir.fma(LLVM::FMulOp::create(ir, squared, tail), x, x);
  return ir.select(
      compare(ir, LLVM::FCmpPredicate::olt, magnitude, ir.real(f32, 0.55)),
      small, large);
}

/// Within 2 ulp, with infinities and NaNs as they come: of small numbers a
/// polynomial, of large ones 1 - erfc(|x|), whose logarithm is one. Both are
/// computed, 19 instructions with one of the special unit. The coefficients are
/// Lawson's weighted least squares on 400 Chebyshev nodes, in double precision:
/// 1.4 ulp at most over 1.5 million values, with an exact exp2.
Value emitErf(LLVMOpBuilder &ir, const TargetOps &target, Value x) {
  Type f32 = ir.getF32Type();
  Value magnitude = LLVM::FAbsOp::create(ir, x);
  // log2(erfc(x)) on [0.9375, 4], where erfc(x) is 1.5e-8; it makes 2e-8 of
  // erf(x).
  Value logarithm =
      polynomial(ir, LLVM::MinNumOp::create(ir, magnitude, ir.real(f32, 4)),
                 {-0.001762535331, 0.02213808078, -0.1304107785, -0.940378968,
                  -1.6149758, -0.003026531746});
  Value large = LLVM::CopySignOp::create(
      ir,
      LLVM::FSubOp::create(
          ir, ir.real(f32, 1),
          target.approximate(ir, Approximation::Exp2, logarithm)),
      x);
  // (erf(x) - x) / x, which makes 2e-8 of erf(x) on [0, 0.9375].
  Value squared = LLVM::FMulOp::create(ir, x, x);
  Value tail = polynomial(ir, squared,
                          {-0.0005919416009, 0.004979129963, -0.0267570347,
                           0.1128155248, -0.3761246864, 0.1283791458});
  Value small = ir.fma(x, tail, x);
  return ir.select(
      compare(ir, LLVM::FCmpPredicate::ult, magnitude, ir.real(f32, 0.9375)),
      small, large);
}

/// An op of one or more f32; null if it has no case here.
Value emitF32(LLVMOpBuilder &ir, const TargetOps &target, Operation *op,
              ValueRange operands) {
  Value x = operands[0];
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case([&](arith::DivFOp) { return target.divide(ir, x, operands[1]); })
      .Case([&](math::ExpOp) { return emitExp(ir, target, x); })
      .Case([&](math::Exp2Op) {
        return target.approximate(ir, Approximation::Exp2, x);
      })
      .Case([&](math::LogOp) { return emitLog(ir, x); })
      .Case([&](math::Log2Op) { return emitLog2(ir, x); })
      .Case([&](math::Log10Op) {
        return LLVM::FMulOp::create(ir, emitLog(ir, x),
                                    ir.real(x.getType(), 1 / M_LN10))
            .getResult();
      })
      .Case([&](math::SqrtOp) {
        return target.approximate(ir, Approximation::Sqrt, x);
      })
      .Case([&](math::RsqrtOp) {
        return target.approximate(ir, Approximation::Rsqrt, x);
      })
      .Case([&](math::TanhOp) { return emitTanh(ir, target, x); })
      .Case([&](math::ErfOp) { return emitErf(ir, target, x); })
      .Case([&](math::SinOp) { return emitSine(ir, x, 0); })
      .Case([&](math::CosOp) { return emitSine(ir, x, 1); })
      .Default(Value());
}

/// The same in f64, where division and square root are the machine's own.
Value emitF64(LLVMOpBuilder &ir, Operation *op, ValueRange operands) {
  if (isa<math::SqrtOp>(op))
    return LLVM::SqrtOp::create(ir, operands[0]);
  if (isa<math::RsqrtOp>(op))
    return LLVM::FDivOp::create(ir, ir.real(ir.getF64Type(), 1),
                                LLVM::SqrtOp::create(ir, operands[0]));
  return emitDoubleFunction(ir, op, operands);
}

/// Ops that LLVM itself handles in f16 and bf16, or that are exact in any type.
bool isNativeInHalf(Operation *op) {
  return isa<math::AbsFOp, math::CopySignOp, math::FmaOp, math::CeilOp,
             math::FloorOp, math::TruncOp, math::RoundOp, math::RoundEvenOp>(
      op);
}

} // namespace

Value emitMath(LLVMOpBuilder &ir, const TargetOps &target, Operation *op,
               Type type, ValueRange operands) {
  bool isDivision = isa<arith::DivFOp>(op);
  if ((!isDivision && !isa<math::MathDialect>(op->getDialect())) ||
      operands.empty())
    return {};
  if (!isa<FloatType>(type) || operands[0].getType() != type ||
      isNativeInHalf(op))
    return {};
  if (type.isF64())
    return emitF64(ir, op, operands);
  if (type.isF32())
    return emitF32(ir, target, op, operands);
  SmallVector<Value> wide;
  for (Value operand : operands)
    wide.push_back(
        operand.getType() == type
            ? Value(LLVM::FPExtOp::create(ir, ir.getF32Type(), operand))
            : operand);
  Value value = emitF32(ir, target, op, wide);
  if (!value) {
    OperationState state(ir.getLoc(), op->getName(), wide, ir.getF32Type(),
                         op->getAttrs());
    value = ir.create(state)->getResult(0);
  }
  return LLVM::FPTruncOp::create(ir, type, value);
}

namespace {

/// The cases above for ops that MLIR's approximations of other functions are
/// made of.
struct LowerMathOp : RewritePattern {
  LowerMathOp(const TargetOps &target, MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/10, context),
        target(target) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    if (op->getNumResults() != 1)
      return failure();
    LLVMOpBuilder ir(op->getLoc(), rewriter);
    Value value =
        emitMath(ir, target, op, op->getResult(0).getType(), op->getOperands());
    if (!value)
      return failure();
    rewriter.replaceOp(op, value);
    return success();
  }
  const TargetOps &target;
};

/// Ops that become LLVM intrinsics which both back ends have instructions or
/// expansions for.
bool isNativeInLLVM(Operation *op) {
  return isNativeInHalf(op) ||
         isa<math::AbsIOp, math::CountLeadingZerosOp,
             math::CountTrailingZerosOp, math::CtPopOp, math::IsFiniteOp,
             math::IsInfOp, math::IsNaNOp, math::IsNormalOp>(op);
}

} // namespace

LogicalResult expandMath(Operation *root, const TargetOps &target) {
  auto isLeft = [](Operation *op) {
    return isa<math::MathDialect>(op->getDialect()) && !isNativeInLLVM(op);
  };
  auto findLeft = [&] {
    Operation *left = nullptr;
    root->walk([&](Operation *op) {
      left = isLeft(op) ? op : nullptr;
      return left ? WalkResult::interrupt() : WalkResult::advance();
    });
    return left;
  };
  if (!findLeft())
    return success();
  RewritePatternSet patterns(root->getContext());
  patterns.add<LowerMathOp>(target, root->getContext());
  auto approximated = [](StringRef name) {
    return llvm::is_contained({"math.erfc", "math.log1p", "math.expm1",
                               "math.atan", "math.atan2", "math.asin",
                               "math.acos", "math.cbrt"},
                              name);
  };
  populateMathPolynomialApproximationPatterns(patterns, approximated);
  math::populateExpansionPatterns(patterns,
                                  {"tan", "sinh", "cosh", "asinh", "acosh",
                                   "atanh", "powf", "fpowi", "ipowi"});
  if (failed(applyPatternsGreedily(root, std::move(patterns))))
    return root->emitError(
        "the expansion of math functions did not come to an end");
  if (Operation *left = findLeft())
    return left->emitError("'")
           << left->getName() << "' on " << left->getResult(0).getType()
           << " is not lowered yet";
  return success();
}

} // namespace kiln
