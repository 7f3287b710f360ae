// Conversions between floating-point types. 8-bit formats are described by
// LLVM's APFloat semantics; the arithmetic on their patterns is on f32, which
// holds every value of them and of f16 and bf16. (A conversion from f64 goes
// through f32 rounded to odd, so that only the last rounding counts: Boldo and
// Melquiond, "When double rounding is odd", 2005.)
#include "lowering/functions/FloatCasts.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/SetVector.h"
#include <cmath>

using namespace mlir;
using llvm::APFloat;

namespace kiln {
namespace {

/// What the conversions need to know of an 8-bit format.
struct Format8 {
  explicit Format8(FloatType type)
      : semantics(type.getFloatSemantics()),
        digits(APFloat::semanticsPrecision(semantics) - 1),
        bias(1 - APFloat::semanticsMinExponent(semantics)),
        largest(pattern(APFloat::getLargest(semantics))),
        nan(pattern(APFloat::getNaN(semantics))),
        hasInfinity(APFloat::semanticsHasInf(semantics)),
        hasNegativeZero(APFloat::getZero(semantics, true).isNegative()) {}

  static unsigned pattern(const APFloat &value) {
    return value.bitcastToAPInt().getZExtValue();
  }
  /// How far digits lie from those of an f32, and what to add to an exponent
  /// to make it one of f32 (in an f32's pattern).
  unsigned shift() const { return 23 - digits; }
  int32_t rebias() const { return (127 - bias) << 23; }
  /// The smallest positive value.
  double smallest() const { return std::ldexp(1.0, 1 - bias - int(digits)); }
  unsigned infinity() const { return pattern(APFloat::getInf(semantics)); }

  const llvm::fltSemantics &semantics;
  unsigned digits;
  int bias;
  unsigned largest, nan;
  bool hasInfinity, hasNegativeZero;
};

constexpr int32_t kMagnitude32 = 0x7fffffff, kInfinity32 = 0x7f800000;

Value unsignedLess(LLVMOpBuilder &ir, Value a, int32_t b) {
  return ir.icmp(LLVM::ICmpPredicate::ult, a, ir.i32(b));
}
Value unsignedGreater(LLVMOpBuilder &ir, Value a, int32_t b) {
  return ir.icmp(LLVM::ICmpPredicate::ugt, a, ir.i32(b));
}

/// An 8-bit float as an f32, which has every value of it.
Value widen8(LLVMOpBuilder &ir, Value value, const Format8 &format) {
  Type f32 = ir.getF32Type(), i32 = ir.getI32Type();
  Value word = ir.zextOrTrunc(i32, value);
  Value magnitude = ir.bitAnd(word, ir.i32(0x7f));
  Value sign = ir.shl(ir.bitAnd(word, ir.i32(0x80)), 24);
  Value normal =
      ir.add(ir.shl(magnitude, format.shift()), ir.i32(format.rebias()));
  // Few digits: exact, and never subnormal itself.
  Value subnormal = ir.bitcast(
      i32, LLVM::FMulOp::create(ir, LLVM::UIToFPOp::create(ir, f32, magnitude),
                                ir.real(f32, format.smallest())));
  Value result = ir.select(unsignedLess(ir, magnitude, 1 << format.digits),
                           subnormal, normal);
  if (format.hasInfinity) // and NaNs after it: the exponent of all ones
    result = ir.select(
        unsignedLess(ir, magnitude, format.infinity()), result,
        ir.bitOr(ir.shl(magnitude, format.shift()), ir.i32(kInfinity32)));
  Value quietNan = ir.i32(0x7fc00000);
  if (!format.hasInfinity && format.hasNegativeZero)
    result = ir.select(ir.equal(magnitude, ir.i32(format.nan & 0x7f)), quietNan,
                       result);
  result = ir.bitOr(result, sign);
  if (!format.hasNegativeZero) // whose pattern is the NaN
    result = ir.select(ir.equal(word, ir.i32(0x80)), quietNan, result);
  return ir.bitcast(f32, result);
}

/// The magnitude of an f32 in the pattern of an 8-bit format without limits.
Value roundMagnitude(LLVMOpBuilder &ir, Value magnitude, const Format8 &format,
                     bool towardZero) {
  Type f32 = ir.getF32Type(), i32 = ir.getI32Type();
  unsigned shift = format.shift();
  Value rebased = ir.sub(magnitude, ir.i32(format.rebias()));
  Value absolute = ir.bitcast(f32, magnitude), subnormal;
  if (towardZero) {
    subnormal = LLVM::FPToUIOp::create(
        ir, i32,
        LLVM::FMulOp::create(ir, absolute,
                             ir.real(f32, 1 / format.smallest())));
  } else {
    // Half a unit, and one more where the digit that stays is odd.
    Value odd = ir.bitAnd(ir.lshr(magnitude, shift), ir.i32(1));
    rebased = ir.add(ir.add(rebased, ir.i32((1 << (shift - 1)) - 1)), odd);
    // An f32 of this size has the format's smallest value as its last digit, so
    // the machine's addition rounds.
    double big = std::ldexp(format.smallest(), 23);
    Value sum = LLVM::FAddOp::create(ir, absolute, ir.real(f32, big));
    subnormal =
        ir.sub(ir.bitcast(i32, sum), ir.bitcast(i32, ir.real(f32, big)));
  }
  return ir.select(unsignedLess(ir, magnitude, format.rebias() + (1 << 23)),
                   subnormal, ir.lshr(rebased, shift));
}

/// An f32 as an 8-bit float.
Value narrow8(LLVMOpBuilder &ir, Value value, const Format8 &format,
              CastMode mode) {
  Value word = ir.bitcast(ir.getI32Type(), value);
  Value magnitude = ir.bitAnd(word, ir.i32(kMagnitude32));
  Value sign = ir.bitAnd(ir.lshr(word, 24), ir.i32(0x80));
  Value result = roundMagnitude(ir, magnitude, format, mode.towardZero);

  Value tooLarge = unsignedGreater(ir, result, format.largest);
  Value isNan = unsignedGreater(ir, magnitude, kInfinity32);
  result = ir.select(tooLarge, ir.i32(format.largest), result);
  // Rounding to zero, only infinities themselves lie outside the format.
  Value outside =
      mode.towardZero ? ir.equal(magnitude, ir.i32(kInfinity32)) : tooLarge;
  bool keepsInfinity =
      format.hasInfinity && (mode.towardZero || !mode.saturate);
  if (keepsInfinity)
    result = ir.select(outside, ir.i32(format.infinity()), result);
  else if (!mode.saturate)
    isNan = ir.bitOr(isNan, outside);

  if (format.hasNegativeZero) {
    result = ir.select(isNan, ir.i32(format.nan & 0x7f), result);
    result = ir.bitOr(result, sign);
  } else {
    // The pattern of -0 is the NaN, whatever its sign.
    result =
        ir.select(ir.equal(result, ir.i32(0)), result, ir.bitOr(result, sign));
    result = ir.select(isNan, ir.i32(0x80), result);
  }
  return ir.zextOrTrunc(ir.getI8Type(), result);
}

/// Compares magnitudes: whether rounding made a value larger.
Value grew(LLVMOpBuilder &ir, Value before, Value after) {
  return LLVM::FCmpOp::create(ir, LLVM::FCmpPredicate::ogt,
                              LLVM::FAbsOp::create(ir, after),
                              LLVM::FAbsOp::create(ir, before));
}

/// A narrower float towards zero, or rounded to odd: what was rounded up goes
/// back by one pattern, and to odd sets the last digit where digits were lost.
Value narrowDirected(LLVMOpBuilder &ir, Value value, Type to, bool toOdd) {
  Value near = LLVM::FPTruncOp::create(ir, to, value);
  Value back = LLVM::FPExtOp::create(ir, value.getType(), near);
  Type word = ir.getIntegerType(to.getIntOrFloatBitWidth());
  Value bits = ir.bitcast(word, near);
  bits = ir.sub(bits, ir.zextOrTrunc(word, grew(ir, value, back)));
  if (toOdd) {
    Value lost =
        LLVM::FCmpOp::create(ir, LLVM::FCmpPredicate::one, back, value);
    bits = ir.bitOr(bits, ir.zextOrTrunc(word, lost));
  }
  return ir.bitcast(to, bits);
}

/// An f32 to f16, the sign apart: if that comes from a bf16, LLVM 22 makes a
/// copysign of both, which it cannot select for gfx1100.
Value roundMagnitude(LLVMOpBuilder &ir, Value value, Type f16) {
  Type i32 = ir.getI32Type(), i16 = ir.getI16Type();
  Value bits = ir.bitcast(i32, value);
  Value magnitude = LLVM::FPTruncOp::create(
      ir, f16,
      ir.bitcast(value.getType(), ir.bitAnd(bits, ir.i32(0x7fffffff))));
  Value sign = ir.bitAnd(ir.lshr(bits, 16), ir.i32(0x8000));
  return ir.bitcast(
      f16, ir.bitOr(ir.bitcast(i16, magnitude), ir.zextOrTrunc(i16, sign)));
}

/// Between types of 16 to 64 bits.
Value castWide(LLVMOpBuilder &ir, Value value, Type to, bool towardZero) {
  Type from = value.getType();
  if (from == to)
    return value;
  unsigned fromBits = from.getIntOrFloatBitWidth(),
           toBits = to.getIntOrFloatBitWidth();
  if (toBits > fromBits)
    return LLVM::FPExtOp::create(ir, to, value);
  if (toBits == fromBits) // f16 and bf16: every value of either is an f32
    value = LLVM::FPExtOp::create(ir, ir.getF32Type(), value);
  if (towardZero)
    return narrowDirected(ir, value, to, /*toOdd=*/false);
  return LLVM::FPTruncOp::create(ir, to, value);
}

} // namespace

Value emitFloatCast(LLVMOpBuilder &ir, Value value, FloatType from,
                    FloatType to, CastMode mode) {
  if (from == to)
    return value;
  Type f32 = ir.getF32Type();
  if (from.getWidth() == 8) {
    // The upper half of an f16 is an f8E5M2.
    if (isa<Float8E5M2Type>(from)) {
      value = ir.bitcast(ir.getF16Type(),
                         ir.shl(ir.zextOrTrunc(ir.getI16Type(), value), 8));
      if (to.isF16())
        return value;
      value = LLVM::FPExtOp::create(ir, f32, value);
    } else {
      value = widen8(ir, value, Format8(from));
    }
    // Exactly its upper half. Of a rounding LLVM 22 makes a copysign of bf16,
    // which it cannot select for gfx942.
    if (to.isBF16())
      return ir.bitcast(
          to, ir.zextOrTrunc(ir.getI16Type(),
                             ir.lshr(ir.bitcast(ir.getI32Type(), value), 16)));
    if (to.isF16())
      return roundMagnitude(ir, value, to);
  }
  if (to.getWidth() != 8)
    return castWide(ir, value, to, mode.towardZero);
  value = value.getType().isF64()
              ? narrowDirected(ir, value, f32, /*toOdd=*/true)
              : castWide(ir, value, f32, false);
  return narrow8(ir, value, Format8(to), mode);
}

/// All values by an instruction for two.
static void castPairs(LLVMOpBuilder &ir, const TargetOps &target,
                      FloatType from, FloatType to,
                      SmallVectorImpl<Value> &values) {
  for (size_t first = 0; first < values.size(); first += 2) {
    bool isLast = first + 1 == values.size();
    Value pair = target.castFloat8(
        ir, ir.vector({values[first], values[isLast ? first : first + 1]}),
        from, to);
    values[first] = ir.element(pair, 0);
    if (!isLast)
      values[first + 1] = ir.element(pair, 1);
  }
}

/// Values that are the same are converted once.
static SmallVector<Value, 4> castDistinct(LLVMOpBuilder &ir,
                                          const TargetOps &target,
                                          SmallVector<Value, 4> values,
                                          FloatType from, FloatType to,
                                          CastMode mode) {
  auto eachTo = [&](FloatType type) {
    for (Value &value : values)
      value = emitFloatCast(ir, value, from, type, mode);
    from = type;
  };
  FloatType f16 = ir.getF16Type(), f32 = ir.getF32Type();
  if (from.getWidth() == 8)
    for (FloatType wide : {to, f16, f32})
      if (target.castsFloat8(from, wide)) {
        castPairs(ir, target, from, wide, values);
        from = wide;
        break;
      }
  bool isNearest = mode.saturate && !mode.towardZero;
  if (to.getWidth() == 8 && isNearest && target.castsFloat8(f32, to)) {
    if (from != f16 && from.getWidth() < 32)
      eachTo(from.getWidth() == 8 ? f16 : f32);
    if (from.getWidth() <= 32) {
      castPairs(ir, target, from, to, values);
      from = to;
    }
  }
  eachTo(to);
  return values;
}

SmallVector<Value, 4> emitFloatCasts(LLVMOpBuilder &ir, const TargetOps &target,
                                     ValueRange values, FloatType from,
                                     FloatType to, CastMode mode) {
  llvm::SetVector<Value> distinct(values.begin(), values.end());
  SmallVector<Value, 4> made =
      castDistinct(ir, target, SmallVector<Value, 4>(distinct.getArrayRef()),
                   from, to, mode);
  SmallVector<Value, 4> result;
  for (Value value : values)
    result.push_back(made[llvm::find(distinct, value) - distinct.begin()]);
  return result;
}

} // namespace kiln
