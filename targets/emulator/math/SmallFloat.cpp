//===- SmallFloat.cpp - floats of 4, 6 and 8 bits as plain IR -------------===//
#include "targets/emulator/math/SmallFloat.h"
#include <cmath>

using namespace kiln::emu;
using namespace llvm;

static Value *f32(IRBuilder<> &b, double value) {
  return ConstantFP::get(b.getFloatTy(), value);
}

SmallFloat::SmallFloat(const fltSemantics &semantics)
    : semantics(semantics), width(APFloat::getSizeInBits(semantics)),
      hasNaN(APFloat::semanticsHasNaN(semantics)),
      hasInfinity(APFloat::semanticsHasInf(semantics)),
      hasNegativeZero(APFloat::getZero(semantics, true).isNegative()),
      shift(24 - APFloat::semanticsPrecision(semantics)),
      scale(127 + APFloat::semanticsMinExponent(semantics) - 1) {}

Constant *SmallFloat::pattern(IRBuilder<> &b, const APFloat &value) const {
  return b.getInt32(value.bitcastToAPInt().getZExtValue());
}

Value *SmallFloat::widen(IRBuilder<> &b, Value *word) const {
  uint32_t largest = maskTrailingOnes<uint32_t>(width - 1);
  word = b.CreateAnd(word, maskTrailingOnes<uint32_t>(width));
  Value *magnitude = b.CreateAnd(word, largest);
  Value *small = b.CreateBitCast(b.CreateShl(magnitude, shift), b.getFloatTy());
  Value *result = b.CreateFMul(small, f32(b, std::ldexp(1.0, scale)));
  Value *nan = ConstantFP::getNaN(b.getFloatTy());
  if (hasInfinity) {
    Value *infinity = pattern(b, APFloat::getInf(semantics));
    result = b.CreateSelect(b.CreateICmpEQ(magnitude, infinity),
                            ConstantFP::getInfinity(b.getFloatTy()), result);
    result = b.CreateSelect(b.CreateICmpUGT(magnitude, infinity), nan, result);
  } else if (hasNaN && hasNegativeZero) {
    result = b.CreateSelect(b.CreateICmpEQ(magnitude, b.getInt32(largest)), nan,
                            result);
  }
  Value *sign = b.CreateBitCast(b.CreateShl(word, 32 - width), b.getFloatTy());
  result = b.CreateCopySign(result, sign);
  if (!hasNegativeZero) // its pattern is the one that is not a number
    result = b.CreateSelect(b.CreateICmpEQ(word, b.getInt32(largest + 1)), nan,
                            result);
  return result;
}

Value *SmallFloat::narrow(IRBuilder<> &b, Value *x, bool saturates) const {
  saturates |= !hasNaN;
  uint32_t negative = 1u << (width - 1);
  double largest = APFloat::getLargest(semantics).convertToDouble();
  Value *magnitude = b.CreateMinNum(b.CreateUnaryIntrinsic(Intrinsic::fabs, x),
                                    f32(b, saturates ? largest : 2 * largest));
  // The last digit's worth, at least that of subnormal numbers.
  Value *exponent = b.CreateBinaryIntrinsic(
      Intrinsic::umax,
      b.CreateLShr(b.CreateBitCast(magnitude, b.getInt32Ty()), 23),
      b.getInt32(127 + APFloat::semanticsMinExponent(semantics)));
  Value *last = b.CreateBitCast(
      b.CreateShl(b.CreateSub(exponent, b.getInt32(23 - shift)), 23),
      b.getFloatTy());
  Value *rounded =
      b.CreateFMul(b.CreateUnaryIntrinsic(Intrinsic::roundeven,
                                          b.CreateFDiv(magnitude, last)),
                   last);
  Value *small = b.CreateFMul(rounded, f32(b, std::ldexp(1.0, -scale)));
  Value *word = b.CreateLShr(b.CreateBitCast(small, b.getInt32Ty()), shift);
  Value *sign =
      b.CreateAnd(b.CreateLShr(b.CreateBitCast(x, b.getInt32Ty()), 32 - width),
                  b.getInt32(negative));
  if (!hasNegativeZero)
    sign = b.CreateSelect(b.CreateICmpEQ(word, b.getInt32(0)), b.getInt32(0),
                          sign);
  Value *isTooLarge = b.CreateFCmpOGT(rounded, f32(b, largest));
  if (hasInfinity)
    word = b.CreateSelect(isTooLarge, pattern(b, APFloat::getInf(semantics)),
                          word);
  word = b.CreateOr(word, sign);
  if (!hasNaN)
    return word;
  Value *isNan = b.CreateFCmpUNO(x, x);
  if (!hasInfinity)
    isNan = b.CreateOr(isNan, isTooLarge);
  return b.CreateSelect(
      isNan, b.getInt32(hasNegativeZero ? negative - 1 : negative), word);
}
