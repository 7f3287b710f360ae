// Float operations: computed in double precision, rounded once to the format.
// Functions such as exp come from the host's mathematics library in double
// precision, so an f32 result is the correctly rounded one but for rare cases
// within 2^-28 of a tie.
#include "frontend/dialect/Tile.h"
#include "frontend/reference/Elementwise.h"

#include "llvm/ADT/bit.h"
#include <cmath>

using namespace llvm;

namespace kiln::reference {

namespace {

// How one format is read and written; f32 and f64 apart for speed.
struct F32Codec {
  explicit F32Codec(const FloatFormat &) {}
  double get(uint64_t word) const { return bit_cast<float>(uint32_t(word)); }
  uint64_t put(double value) const { return bit_cast<uint32_t>(float(value)); }
};
struct F64Codec {
  explicit F64Codec(const FloatFormat &) {}
  double get(uint64_t word) const { return bit_cast<double>(word); }
  uint64_t put(double value) const { return bit_cast<uint64_t>(value); }
};
struct AnyCodec {
  explicit AnyCodec(const FloatFormat &format) : format(format) {}
  double get(uint64_t word) const { return decodeFloat(word, format); }
  uint64_t put(double value) const { return encodeFloat(value, format); }
  const FloatFormat &format;
};

/// Calls `body` with the codec of the first operand's format.
template <typename Body>
Error withCodec(const ElementwiseCall &call, Body body) {
  const ElementType &type = call.operands[0].type();
  if (type.kind != ElementType::Float)
    return createStringError("expected a float operand");
  if (type.isF32())
    body(F32Codec(*type.format));
  else if (type.isF64())
    body(F64Codec(*type.format));
  else
    body(AnyCodec(*type.format));
  return Error::success();
}

template <auto Fn>
Error unary(const ElementwiseCall &call, MutableArrayRef<uint64_t> out) {
  Column a(call.operands[0]);
  return withCodec(call, [&](auto codec) {
    for (size_t i = 0; i < out.size(); ++i)
      out[i] = codec.put(Fn(codec.get(a[i])));
  });
}

template <auto Fn>
Error binary(const ElementwiseCall &call, MutableArrayRef<uint64_t> out) {
  Column a(call.operands[0]), b(call.operands[1]);
  return withCodec(call, [&](auto codec) {
    for (size_t i = 0; i < out.size(); ++i)
      out[i] = codec.put(Fn(codec.get(a[i]), codec.get(b[i])));
  });
}

template <auto Fn>
Error ternary(const ElementwiseCall &call, MutableArrayRef<uint64_t> out) {
  Column a(call.operands[0]), b(call.operands[1]), c(call.operands[2]);
  return withCodec(call, [&](auto codec) {
    for (size_t i = 0; i < out.size(); ++i)
      out[i] = codec.put(Fn(codec.get(a[i]), codec.get(b[i]), codec.get(c[i])));
  });
}

/// A test of a float, with a truth value as result.
template <auto Fn>
Error test(const ElementwiseCall &call, MutableArrayRef<uint64_t> out) {
  Column a(call.operands[0]);
  return withCodec(call, [&](auto codec) {
    for (size_t i = 0; i < out.size(); ++i)
      out[i] = Fn(codec.get(a[i]));
  });
}

/// Sign operations act on the bits, so that NaNs keep theirs.
template <auto Fn>
Error onSign(const ElementwiseCall &call, MutableArrayRef<uint64_t> out) {
  Column a(call.operands[0]);
  uint64_t sign = uint64_t(1) << (call.result.bits - 1);
  for (size_t i = 0; i < out.size(); ++i)
    out[i] = Fn(a[i], sign);
  return Error::success();
}

Error copySign(const ElementwiseCall &call, MutableArrayRef<uint64_t> out) {
  Column a(call.operands[0]), b(call.operands[1]);
  uint64_t sign = uint64_t(1) << (call.result.bits - 1);
  for (size_t i = 0; i < out.size(); ++i)
    out[i] = (a[i] & ~sign) | (b[i] & sign);
  return Error::success();
}

Error fusedMultiplyAdd(const ElementwiseCall &call,
                       MutableArrayRef<uint64_t> out) {
  if (call.result.isF64())
    return ternary<[](double a, double b, double c) {
      return std::fma(a, b, c);
    }>(call, out);
  return ternary<fusedRoundToOdd>(call, out);
}

Error floatToIntegerPower(const ElementwiseCall &call,
                          MutableArrayRef<uint64_t> out) {
  Column a(call.operands[0]), b(call.operands[1]);
  unsigned bits = call.operands[1].type().bits;
  return withCodec(call, [&](auto codec) {
    for (size_t i = 0; i < out.size(); ++i)
      out[i] =
          codec.put(std::pow(codec.get(a[i]), double(signExtend(b[i], bits))));
  });
}

/// MLIR's arith.cmpf predicates, in its numbering.
bool compareFloats(int64_t predicate, double a, double b) {
  bool unordered = std::isnan(a) || std::isnan(b);
  switch (predicate) {
  case 0:
    return false;
  case 1:
    return a == b;
  case 2:
    return a > b;
  case 3:
    return a >= b;
  case 4:
    return a < b;
  case 5:
    return a <= b;
  case 6:
    return a < b || a > b;
  case 7:
    return !unordered;
  case 8:
    return unordered || a == b;
  case 9:
    return unordered || a > b;
  case 10:
    return unordered || a >= b;
  case 11:
    return unordered || a < b;
  case 12:
    return unordered || a <= b;
  case 13:
    return unordered || a != b;
  case 14:
    return unordered;
  default:
    return true;
  }
}

Error compare(const ElementwiseCall &call, MutableArrayRef<uint64_t> out) {
  Column a(call.operands[0]), b(call.operands[1]);
  return withCodec(call, [&](auto codec) {
    for (size_t i = 0; i < out.size(); ++i)
      out[i] = compareFloats(call.predicate, codec.get(a[i]), codec.get(b[i]));
  });
}

/// The IEEE 754-2019 maximum and minimum: NaN wins, and -0 is below +0.
double maximum(double a, double b) {
  if (std::isnan(a) || std::isnan(b))
    return NAN;
  return a == b ? (std::signbit(a) ? b : a) : std::fmax(a, b);
}
double minimum(double a, double b) {
  if (std::isnan(a) || std::isnan(b))
    return NAN;
  return a == b ? (std::signbit(a) ? a : b) : std::fmin(a, b);
}

/// tt.clampf. As in Triton's lowering, `propagateNan = none` is
/// minnum(maxnum(x, low), high), in which a NaN becomes the lower limit, and
/// `all` is the same with maximum and minimum, in which it stays one. (Triton
/// says nothing of limits that are NaN; each mode treats them like the value.)
Error clamp(const ElementwiseCall &call, MutableArrayRef<uint64_t> out) {
  if (call.predicate == int64_t(tt::PropagateNan::ALL))
    return ternary<[](double x, double low, double high) {
      return minimum(maximum(x, low), high);
    }>(call, out);
  return ternary<[](double x, double low, double high) {
    return std::fmin(std::fmax(x, low), high);
  }>(call, out);
}

using D = double;

} // namespace

static void addArithmetic(ElementwiseTable &table) {
  table["arith.addf"] = {2, binary<[](D a, D b) { return a + b; }>};
  table["arith.subf"] = {2, binary<[](D a, D b) { return a - b; }>};
  table["arith.mulf"] = {2, binary<[](D a, D b) { return a * b; }>};
  table["arith.divf"] = {2, binary<[](D a, D b) { return a / b; }>};
  table["tt.precise_divf"] = table["arith.divf"];
  table["arith.remf"] = {2, binary<[](D a, D b) { return std::fmod(a, b); }>};
  table["arith.negf"] = {
      1, onSign<[](uint64_t a, uint64_t sign) { return a ^ sign; }>};
  table["math.absf"] = {
      1, onSign<[](uint64_t a, uint64_t sign) { return a & ~sign; }>};
  table["math.copysign"] = {2, copySign};
  table["math.fma"] = {3, fusedMultiplyAdd};
  table["arith.maximumf"] = {2, binary<maximum>};
  table["arith.minimumf"] = {2, binary<minimum>};
  table["arith.maxnumf"] = {2,
                            binary<[](D a, D b) { return std::fmax(a, b); }>};
  table["arith.minnumf"] = {2,
                            binary<[](D a, D b) { return std::fmin(a, b); }>};
  table["tt.clampf"] = {3, clamp};
  table["arith.cmpf"] = {2, compare};
}

static void addRoots(ElementwiseTable &table) {
  table["math.sqrt"] = {1, unary<[](D a) { return std::sqrt(a); }>};
  table["tt.precise_sqrt"] = table["math.sqrt"];
  table["math.rsqrt"] = {1, unary<[](D a) { return 1 / std::sqrt(a); }>};
  table["math.cbrt"] = {1, unary<[](D a) { return std::cbrt(a); }>};
  table["math.powf"] = {2, binary<[](D a, D b) { return std::pow(a, b); }>};
  table["math.fpowi"] = {2, floatToIntegerPower};
  table["math.exp"] = {1, unary<[](D a) { return std::exp(a); }>};
  table["math.exp2"] = {1, unary<[](D a) { return std::exp2(a); }>};
  table["math.expm1"] = {1, unary<[](D a) { return std::expm1(a); }>};
  table["math.log"] = {1, unary<[](D a) { return std::log(a); }>};
  table["math.log2"] = {1, unary<[](D a) { return std::log2(a); }>};
  table["math.log10"] = {1, unary<[](D a) { return std::log10(a); }>};
  table["math.log1p"] = {1, unary<[](D a) { return std::log1p(a); }>};
  table["math.erf"] = {1, unary<[](D a) { return std::erf(a); }>};
  table["math.erfc"] = {1, unary<[](D a) { return std::erfc(a); }>};
}

static void addTrigonometry(ElementwiseTable &table) {
  table["math.sin"] = {1, unary<[](D a) { return std::sin(a); }>};
  table["math.cos"] = {1, unary<[](D a) { return std::cos(a); }>};
  table["math.tan"] = {1, unary<[](D a) { return std::tan(a); }>};
  table["math.asin"] = {1, unary<[](D a) { return std::asin(a); }>};
  table["math.acos"] = {1, unary<[](D a) { return std::acos(a); }>};
  table["math.atan"] = {1, unary<[](D a) { return std::atan(a); }>};
  table["math.atan2"] = {2, binary<[](D a, D b) { return std::atan2(a, b); }>};
  table["math.sinh"] = {1, unary<[](D a) { return std::sinh(a); }>};
  table["math.cosh"] = {1, unary<[](D a) { return std::cosh(a); }>};
  table["math.tanh"] = {1, unary<[](D a) { return std::tanh(a); }>};
  table["math.asinh"] = {1, unary<[](D a) { return std::asinh(a); }>};
  table["math.acosh"] = {1, unary<[](D a) { return std::acosh(a); }>};
  table["math.atanh"] = {1, unary<[](D a) { return std::atanh(a); }>};
}

void addFloatOperations(ElementwiseTable &table) {
  addArithmetic(table);
  addRoots(table);
  addTrigonometry(table);
  table["math.floor"] = {1, unary<[](D a) { return std::floor(a); }>};
  table["math.ceil"] = {1, unary<[](D a) { return std::ceil(a); }>};
  table["math.trunc"] = {1, unary<[](D a) { return std::trunc(a); }>};
  table["math.round"] = {1, unary<[](D a) { return std::round(a); }>};
  table["math.roundeven"] = {1, unary<[](D a) { return std::nearbyint(a); }>};
  table["math.isnan"] = {1, test<[](D a) { return std::isnan(a); }>};
  table["math.isinf"] = {1, test<[](D a) { return std::isinf(a); }>};
  table["math.isfinite"] = {1, test<[](D a) { return std::isfinite(a); }>};
}

} // namespace kiln::reference
