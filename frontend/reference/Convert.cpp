// Conversions between element types. What a float outside an integer's range
// becomes is left open; here it is the nearest integer, and 0 for NaN, as by
// both vendors' conversion instructions to 32 and 64 bits. tt.fp_to_fp to an 8-bit format saturates, infinities too, as
// theirs do (PTX cvt.satfinite; AMD's with FP16_OVFL set); only a conversion
// that rounds to zero keeps an infinity that the format has. arith.truncf
// follows the format itself.
#include "frontend/reference/Elementwise.h"

#include "llvm/ADT/bit.h"
#include "llvm/Support/FormatVariadic.h"
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

/// Whether an integer of this width has the truncated value.
template <bool IsSigned> bool isInRange(double value, unsigned bits) {
  double limit = std::ldexp(1.0, IsSigned ? bits - 1 : bits);
  return value >= (IsSigned ? -limit : 0) && value < limit; // false for NaN
}

/// The integer of this width nearest to a truncated float.
template <bool IsSigned> uint64_t saturate(double value, unsigned bits) {
  if (std::isnan(value))
    return 0;
  if (!isInRange<IsSigned>(value, bits)) {
    if (value > 0)
      return truncateTo(~uint64_t(0), IsSigned ? bits - 1 : bits);
    return IsSigned ? uint64_t(1) << (bits - 1) : 0;
  }
  return IsSigned ? uint64_t(int64_t(value)) : uint64_t(value);
}

template <bool IsSigned>
Error floatToInteger(const ElementwiseCall &call,
                     MutableArrayRef<uint64_t> out) {
  Column a(call.operands[0]);
  const FloatFormat &from = *call.operands[0].type().format;
  unsigned bits = call.result.bits;
  for (size_t i = 0; i < out.size(); ++i) {
    double value = decodeFloat(a[i], from), whole = std::trunc(value);
    out[i] = truncateTo(saturate<IsSigned>(whole, bits), bits);
    if (!isInRange<IsSigned>(whole, bits))
      out[i] = call.leaveOpen(i, out[i], [&] {
        return formatv("{0} is outside of what {1} integer of {2} bits holds",
                       value, IsSigned ? "a signed" : "an unsigned", bits)
            .str();
      });
  }
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
