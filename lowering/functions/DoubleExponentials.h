// The arithmetic of functions of f64, and exponentials and logarithms, of which
// the others are made (DoubleFunctions.cpp).
#ifndef KILN_LOWERING_FUNCTIONS_DOUBLEEXPONENTIALS_H
#define KILN_LOWERING_FUNCTIONS_DOUBLEEXPONENTIALS_H

#include "lowering/llvm/LLVMOpBuilder.h"

namespace kiln {

/// log 2 in two parts; products of the first with a whole number are rounded.
inline constexpr double kLn2[] = {0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56};

/// f64 values; nothing is contracted but where it says fma.
class DoubleExponentials {
public:
  using Value = mlir::Value;
  using Type = mlir::Type;
  explicit DoubleExponentials(LLVMOpBuilder &ir)
      : ir(ir), f64(ir.getF64Type()), i64(ir.getI64Type()) {}

  Value real(double value) { return ir.real(f64, value); }
  Value add(Value a, Value b) { return mlir::LLVM::FAddOp::create(ir, a, b); }
  Value sub(Value a, Value b) { return mlir::LLVM::FSubOp::create(ir, a, b); }
  Value mul(Value a, Value b) { return mlir::LLVM::FMulOp::create(ir, a, b); }
  Value div(Value a, Value b) { return mlir::LLVM::FDivOp::create(ir, a, b); }
  Value negate(Value a) { return mlir::LLVM::FNegOp::create(ir, a); }
  Value sqrt(Value a) { return mlir::LLVM::SqrtOp::create(ir, a); }
  Value absolute(Value a) { return mlir::LLVM::FAbsOp::create(ir, a); }
  Value withSign(Value a, Value sign) {
    return mlir::LLVM::CopySignOp::create(ir, a, sign);
  }
  Value scaled(Value a, double factor) { return mul(a, real(factor)); }
  Value less(Value a, double b) {
    return mlir::LLVM::FCmpOp::create(ir, mlir::LLVM::FCmpPredicate::olt, a,
                                      real(b));
  }
  Value greater(Value a, double b) {
    return mlir::LLVM::FCmpOp::create(ir, mlir::LLVM::FCmpPredicate::ogt, a,
                                      real(b));
  }
  Value equal(Value a, double b) {
    return mlir::LLVM::FCmpOp::create(ir, mlir::LLVM::FCmpPredicate::oeq, a,
                                      real(b));
  }
  Value isNan(Value a) {
    return mlir::LLVM::FCmpOp::create(ir, mlir::LLVM::FCmpPredicate::uno, a, a);
  }
  /// c[0] x^n + ... + c[n], by Horner's rule.
  Value polynomial(Value x, llvm::ArrayRef<double> coefficients) {
    Value sum = real(coefficients.front());
    for (double coefficient : coefficients.drop_front())
      sum = ir.fma(sum, x, real(coefficient));
    return sum;
  }

  Value exp(Value x);
  Value exp2(Value x);
  Value expm1(Value x);
  Value log(Value x);
  Value log2(Value x);
  Value log10(Value x);
  Value log1p(Value x);

protected:
  LLVMOpBuilder &ir;
  Type f64, i64;

private:
  /// exp(rest) 2^turns; turns is a whole number as a float.
  Value scaledExp(Value turns, Value rest);
  /// exp(r) - 1 - r over r^2.
  Value expTail(Value r);
  struct LogParts {
    Value exponent, ofMantissa;
  };
  /// x = 2^exponent m with m in [sqrt(1/2), sqrt(2)]; the exponent and log m.
  LogParts splitLog(Value x);
  /// Replaces a logarithm where x is 0, negative, infinite or NaN.
  Value fixLogEnds(Value x, Value log);
};

} // namespace kiln

#endif
