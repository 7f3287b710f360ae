// Conversions between element types. A float outside an integer's range becomes
// the nearest integer and NaN becomes 0, as both vendors' conversion
// instructions do. tt.fp_to_fp to an 8-bit format saturates, infinities too, as
// theirs do (PTX cvt.satfinite; AMD's with FP16_OVFL set); only a conversion
// that rounds to zero keeps an infinity that the format has. arith.truncf
// follows the format itself.
#include "frontend/reference/Elementwise.h"

#include "llvm/ADT/bit.h"
#include <cmath>

using namespace llvm;

namespace kiln::reference {

namespace {

Error zeroExtend(const ElementwiseCall &call, MutableArrayRef<uint64_t> out) {
  Column a(call.operands[0]);
  for (size_t i = 0; i < out.size(); ++i)
    out[i] = truncateTo(a[i], call.result.bits);
  return Error::success();
}

Error extendSign(const ElementwiseCall &call, MutableArrayRef<uint64_t> out) {
  Column a(call.operands[0]);
  unsigned bits = call.operands[0].type().bits;
  for (size_t i = 0; i < out.size(); ++i)
    out[i] = truncateTo(uint64_t(signExtend(a[i], bits)), call.result.bits);
  return Error::success();
}

Error reinterpret(const ElementwiseCall &call, MutableArrayRef<uint64_t> out) {
  if (call.operands[0].type().bits != call.result.bits)
    return createStringError("a bitcast from %u to %u bits",
                             call.operands[0].type().bits, call.result.bits);
  return zeroExtend(call, out);
}

template <Overflow Limit>
Error floatToFloat(const ElementwiseCall &call, MutableArrayRef<uint64_t> out) {
  Column a(call.operands[0]);
  const FloatFormat &from = *call.operands[0].type().format;
  const FloatFormat &to = *call.result.format;
  if (&from == &to)
    return reinterpret(call, out);
  bool keepsInfinity =
      to.special == FloatFormat::Ieee && call.rounding == Rounding::TowardZero;
  Overflow overflow =
      call.result.bits == 8 && !keepsInfinity ? Limit : Overflow::Native;
  for (size_t i = 0; i < out.size(); ++i)
    out[i] = encodeFloat(decodeFloat(a[i], from), to, call.rounding, overflow);
  return Error::success();
}

/// A 64-bit magnitude as a double rounded to odd, so that the rounding to the
/// result's format is the only one that counts.
double magnitudeToOdd(uint64_t magnitude) {
  unsigned excess = 11 - std::min(11, llvm::countl_zero(magnitude));
  uint64_t lost = magnitude & ((uint64_t(1) << excess) - 1);
  return double((magnitude - lost) | (lost ? uint64_t(1) << excess : 0));
}

template <bool IsSigned>
Error integerToFloat(const ElementwiseCall &call,
                     MutableArrayRef<uint64_t> out) {
  Column a(call.operands[0]);
  unsigned bits = call.operands[0].type().bits;
  for (size_t i = 0; i < out.size(); ++i) {
    bool negative = IsSigned && signExtend(a[i], bits) < 0;
    uint64_t magnitude = negative ? 0 - uint64_t(signExtend(a[i], bits)) : a[i];
    double value;
    if (call.result.isF64())
      value = double(magnitude);
    else
      value = magnitudeToOdd(magnitude);
    out[i] = encodeFloat(negative ? -value : value, *call.result.format);
  }
  return Error::success();
}

/// The integer of this width nearest to a truncated float.
template <bool IsSigned> uint64_t saturate(double value, unsigned bits) {
  if (std::isnan(value))
    return 0;
  double limit = std::ldexp(1.0, IsSigned ? bits - 1 : bits);
  value = std::trunc(value);
  if (value >= limit)
    return truncateTo(~uint64_t(0), IsSigned ? bits - 1 : bits);
  if constexpr (IsSigned)
    return value < -limit ? uint64_t(1) << (bits - 1)
                          : uint64_t(int64_t(value));
  return value <= 0 ? 0 : uint64_t(value);
}

template <bool IsSigned>
Error floatToInteger(const ElementwiseCall &call,
                     MutableArrayRef<uint64_t> out) {
  Column a(call.operands[0]);
  const FloatFormat &from = *call.operands[0].type().format;
  for (size_t i = 0; i < out.size(); ++i)
    out[i] = truncateTo(
        saturate<IsSigned>(decodeFloat(a[i], from), call.result.bits),
        call.result.bits);
  return Error::success();
}

} // namespace

void addConversions(ElementwiseTable &table) {
  for (StringRef name : {"arith.extui", "arith.trunci", "arith.index_castui"})
    table[name] = {1, zeroExtend};
  for (StringRef name : {"arith.extsi", "arith.index_cast"})
    table[name] = {1, extendSign};
  for (StringRef name : {"arith.bitcast", "tt.bitcast"})
    table[name] = {1, reinterpret};
  // An address is 64 bits wide, so these two are casts of words.
  table["tt.int_to_ptr"] = {1, zeroExtend};
  table["tt.ptr_to_int"] = {1, zeroExtend};
  table["arith.extf"] = {1, floatToFloat<Overflow::Native>};
  table["arith.truncf"] = {1, floatToFloat<Overflow::Native>};
  table["tt.fp_to_fp"] = {1, floatToFloat<Overflow::Saturate>};
  table["arith.sitofp"] = {1, integerToFloat<true>};
  table["arith.uitofp"] = {1, integerToFloat<false>};
  table["arith.fptosi"] = {1, floatToInteger<true>};
  table["arith.fptoui"] = {1, floatToInteger<false>};
}

} // namespace kiln::reference
