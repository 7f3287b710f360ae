//===- Float8.cpp - conversions of pairs of 8-bit floats as plain IR ------===//
//
// A magnitude of an 8-bit float, shifted to where an f32 has its digits, is an
// f32 that is too small by a power of two; that holds for subnormal numbers,
// too, and in both directions. PTX ISA, "cvt": .satfinite is implied, NaN
// becomes the positive one of all ones. CDNA3's formats are those without
// infinities and negative zero, those of CDNA4 and RDNA4 the OCP's (their ISA
// manuals, "V_CVT_PK_F32_FP8").
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/rewrite/Rewriter.h"
#include "targets/gpu/GpuTarget.h"
#include "llvm/ADT/APFloat.h"
#include <cmath>

using namespace kiln;
using namespace kiln::emu;
using namespace llvm;

namespace {

using Builder = IRBuilder<>;

/// An 8-bit format, as APFloat describes it.
struct Format {
  explicit Format(const fltSemantics &semantics)
      : semantics(semantics),
        shift(24 - APFloat::semanticsPrecision(semantics)),
        scale(127 + APFloat::semanticsMinExponent(semantics) - 1) {}

  static uint32_t pattern(const APFloat &value) {
    return value.bitcastToAPInt().getZExtValue();
  }

  const fltSemantics &semantics;
  /// From the last digit to that of an f32; binary logarithm of the factor.
  int shift, scale;
};

Value *f32(Builder &b, double value) {
  return ConstantFP::get(b.getFloatTy(), value);
}

/// The f32 of an 8-bit pattern in an i32.
Value *widen(Builder &b, const Format &format, Value *word) {
  Value *magnitude = b.CreateAnd(word, 0x7f);
  Value *small =
      b.CreateBitCast(b.CreateShl(magnitude, format.shift), b.getFloatTy());
  Value *result = b.CreateFMul(small, f32(b, std::ldexp(1.0, format.scale)));
  Value *nan = ConstantFP::getNaN(b.getFloatTy());
  bool isFinite = !APFloat::semanticsHasInf(format.semantics),
       hasNegativeZero = APFloat::getZero(format.semantics, true).isNegative();
  if (!isFinite) {
    Value *infinity =
        b.getInt32(Format::pattern(APFloat::getInf(format.semantics)));
    result = b.CreateSelect(b.CreateICmpEQ(magnitude, infinity),
                            ConstantFP::getInfinity(b.getFloatTy()), result);
    result = b.CreateSelect(b.CreateICmpUGT(magnitude, infinity), nan, result);
  } else if (hasNegativeZero) {
    result = b.CreateSelect(b.CreateICmpEQ(magnitude, b.getInt32(0x7f)), nan,
                            result);
  }
  Value *sign = b.CreateBitCast(b.CreateShl(word, 24), b.getFloatTy());
  result = b.CreateCopySign(result, sign);
  if (!hasNegativeZero)
    result =
        b.CreateSelect(b.CreateICmpEQ(word, b.getInt32(0x80)), nan, result);
  return result;
}

/// The nearest 8-bit pattern, in an i16: ties to even. What is too large is the
/// largest finite number, or infinite, or not a number where the format has no
/// infinity.
Value *narrow(Builder &b, const Format &format, Value *x, bool saturates) {
  bool hasNegativeZero = APFloat::getZero(format.semantics, true).isNegative(),
       hasInfinity = APFloat::semanticsHasInf(format.semantics);
  uint32_t nan = hasNegativeZero ? 0x7f : 0x80;
  double largest = APFloat::getLargest(format.semantics).convertToFloat();
  Value *magnitude = b.CreateMinNum(b.CreateUnaryIntrinsic(Intrinsic::fabs, x),
                                    f32(b, saturates ? largest : 2 * largest));
  // The last digit's worth, at least that of subnormal numbers.
  Value *exponent = b.CreateBinaryIntrinsic(
      Intrinsic::umax,
      b.CreateLShr(b.CreateBitCast(magnitude, b.getInt32Ty()), 23),
      b.getInt32(127 + APFloat::semanticsMinExponent(format.semantics)));
  Value *last = b.CreateBitCast(
      b.CreateShl(b.CreateSub(exponent, b.getInt32(23 - format.shift)), 23),
      b.getFloatTy());
  Value *rounded =
      b.CreateFMul(b.CreateUnaryIntrinsic(Intrinsic::roundeven,
                                          b.CreateFDiv(magnitude, last)),
                   last);
  Value *small = b.CreateFMul(rounded, f32(b, std::ldexp(1.0, -format.scale)));
  Value *word =
      b.CreateLShr(b.CreateBitCast(small, b.getInt32Ty()), format.shift);
  Value *sign =
      b.CreateAnd(b.CreateLShr(b.CreateBitCast(x, b.getInt32Ty()), 24), 0x80);
  if (!hasNegativeZero)
    sign = b.CreateSelect(b.CreateICmpEQ(word, b.getInt32(0)), b.getInt32(0),
                          sign);
  Value *isTooLarge = b.CreateFCmpOGT(rounded, f32(b, largest));
  if (hasInfinity)
    word = b.CreateSelect(
        isTooLarge,
        b.getInt32(Format::pattern(APFloat::getInf(format.semantics))), word);
  word = b.CreateOr(word, sign);
  Value *isNan = b.CreateFCmpUNO(x, x);
  if (!hasInfinity)
    isNan = b.CreateOr(isNan, isTooLarge);
  word = b.CreateSelect(isNan, b.getInt32(nan), word);
  return b.CreateTrunc(word, b.getInt16Ty());
}

Value *pairOf(Builder &b, Value *low, Value *high) {
  Value *result = PoisonValue::get(FixedVectorType::get(low->getType(), 2));
  return b.CreateInsertElement(b.CreateInsertElement(result, low, uint64_t(0)),
                               high, uint64_t(1));
}

/// Two of the bytes of a word, from byte `first` on.
Value *widenPair(Builder &b, const Format &format, Value *word, unsigned first,
                 Type *to) {
  word = b.CreateZExt(word, b.getInt32Ty());
  Value *parts[2];
  for (unsigned i = 0; i != 2; ++i) {
    Value *byte = b.CreateAnd(b.CreateLShr(word, 8 * (first + i)), 0xff);
    parts[i] = widen(b, format, byte);
    if (!to->isFloatTy())
      parts[i] = b.CreateFPTrunc(parts[i], to);
  }
  return pairOf(b, parts[0], parts[1]);
}

Value *narrowPair(Builder &b, const Format &format, Value *low, Value *high,
                  bool saturates = true) {
  auto wide = [&](Value *x) {
    return x->getType()->isFloatTy() ? x : b.CreateFPExt(x, b.getFloatTy());
  };
  return b.CreateOr(narrow(b, format, wide(low), saturates),
                    b.CreateShl(narrow(b, format, wide(high), saturates), 8));
}

/// AMD's conversions, by the name after "llvm.amdgcn.cvt.". The last argument
/// says which half of a register has the pair. Those of CDNA4 take a scale,
/// which is known here where it is one.
Value *lowerAmds(Rewriter &rewriter, Builder &b, StringRef name,
                 CallInst &call) {
  bool isScaled = name.consume_front("scalef32.");
  if (!name.consume_front("pk."))
    return nullptr;
  auto [to, from] = name.split('.');
  auto isSmall = [](StringRef type) { return type == "fp8" || type == "bf8"; };
  auto isWide = [](StringRef type) {
    return type == "f32" || type == "f16" || type == "bf16";
  };
  bool widens = isWide(to) && isSmall(from),
       narrows = isSmall(to) && isWide(from);
  if (!widens && !narrows)
    return nullptr;
  unsigned last = call.arg_size() - 1;
  if (isScaled) {
    auto *scale = dyn_cast<ConstantFP>(call.getArgOperand(last - 1));
    if (!scale || !scale->isExactlyValue(1.0))
      return nullptr;
  }
  bool isFp8 = (widens ? from : to) == "fp8";
  bool isCdna3 = rewriter.target.costs == CostFamily::Cdna3;
  Format format(isCdna3 ? isFp8 ? APFloat::Float8E4M3FNUZ()
                                : APFloat::Float8E5M2FNUZ()
                : isFp8 ? APFloat::Float8E4M3FN()
                        : APFloat::Float8E5M2());
  unsigned half = cast<ConstantInt>(call.getArgOperand(last))->getZExtValue();
  Value *first = call.getArgOperand(0);
  if (widens)
    return widenPair(b, format, first, 2 * half,
                     call.getType()->getScalarType());
  if (!isScaled) { // low, high, register, half
    Value *pair = narrowPair(b, format, first, call.getArgOperand(1),
                             rewriter.clampsOverflow);
    Value *word = b.CreateShl(b.CreateZExt(pair, b.getInt32Ty()), 16 * half);
    Value *kept = b.CreateAnd(b.CreateFreeze(call.getArgOperand(2)),
                              half ? 0xffffu : 0xffff0000u);
    return b.CreateOr(kept, word);
  }
  // The register, low and high or both in a vector, scale, half.
  Value *low = call.getArgOperand(1), *high = call.getArgOperand(2);
  if (low->getType()->isVectorTy()) {
    high = b.CreateExtractElement(low, uint64_t(1));
    low = b.CreateExtractElement(low, uint64_t(0));
  }
  return b.CreateInsertElement(
      first, narrowPair(b, format, low, high, rewriter.clampsOverflow),
      uint64_t(half));
}

} // namespace

Value *kiln::emu::lowerFloat8(Rewriter &rewriter, Builder &b, CallInst &call) {
  StringRef name = call.getCalledFunction()->getName();
  Value *first = call.getArgOperand(0);
  if (name.consume_front("llvm.nvvm.")) {
    bool isE4M3 = name.contains("e4m3x2");
    Format format(isE4M3 ? APFloat::Float8E4M3FN() : APFloat::Float8E5M2());
    if (name == "e4m3x2.to.f16x2.rn" || name == "e5m2x2.to.f16x2.rn")
      return widenPair(b, format, first, 0, b.getHalfTy());
    // The first operand goes to the upper half.
    if (name == "ff.to.e4m3x2.rn" || name == "ff.to.e5m2x2.rn")
      return narrowPair(b, format, call.getArgOperand(1), first);
    if (name == "f16x2.to.e4m3x2.rn" || name == "f16x2.to.e5m2x2.rn")
      return narrowPair(b, format, b.CreateExtractElement(first, uint64_t(0)),
                        b.CreateExtractElement(first, uint64_t(1)));
    return nullptr;
  }
  return name.consume_front("llvm.amdgcn.cvt.")
             ? lowerAmds(rewriter, b, name, call)
             : nullptr;
}
