// Integer operations: wrap at the width, as the hardware does. A shift by the
// width or more, which is left open, is 0; what would trap is an error.
#include "frontend/reference/Elementwise.h"

#include "llvm/ADT/bit.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace kiln::reference {

namespace {

/// One operand's word to the result's word; `Fn(a, bits)`.
template <auto Fn>
Error unary(const ElementwiseCall &call, MutableArrayRef<uint64_t> out) {
  Column a(call.operands[0]);
  unsigned bits = call.operands[0].type().bits;
  for (size_t i = 0; i < out.size(); ++i)
    out[i] = truncateTo(Fn(a[i], bits), call.result.bits);
  return Error::success();
}

/// Two words to the result's word; `Fn(a, b, bits)`.
template <auto Fn>
Error binary(const ElementwiseCall &call, MutableArrayRef<uint64_t> out) {
  Column a(call.operands[0]), b(call.operands[1]);
  unsigned bits = call.operands[0].type().bits;
  for (size_t i = 0; i < out.size(); ++i)
    out[i] = truncateTo(Fn(a[i], b[i], bits), call.result.bits);
  return Error::success();
}

/// Two sign-extended numbers to the result's word.
template <auto Fn>
Error signedBinary(const ElementwiseCall &call, MutableArrayRef<uint64_t> out) {
  return binary<[](uint64_t a, uint64_t b, unsigned bits) {
    return uint64_t(Fn(signExtend(a, bits), signExtend(b, bits)));
  }>(call, out);
}

/// As `binary`, for operations undefined at a zero divisor.
template <auto Fn>
Error division(const ElementwiseCall &call, MutableArrayRef<uint64_t> out) {
  Column b(call.operands[1]);
  for (size_t i = 0; i < out.size(); ++i)
    if (!b[i])
      return createStringError("division by zero");
  return binary<Fn>(call, out);
}

/// As `division` on signed numbers. Division by -1 is a negation, which wraps
/// where the host's own division would trap.
template <auto Fn, bool IsRemainder = false>
Error signedDivision(const ElementwiseCall &call,
                     MutableArrayRef<uint64_t> out) {
  return division<[](uint64_t a, uint64_t b, unsigned bits) {
    int64_t left = signExtend(a, bits), right = signExtend(b, bits);
    if (right == -1)
      return IsRemainder ? uint64_t(0) : 0 - a;
    return uint64_t(Fn(left, right));
  }>(call, out);
}

int64_t floorQuotient(int64_t a, int64_t b) {
  return a / b - (a % b != 0 && (a < 0) != (b < 0));
}
int64_t ceilQuotient(int64_t a, int64_t b) {
  return a / b + (a % b != 0 && (a < 0) == (b < 0));
}

/// A shift by fewer digits than there are; `Fn(a, b, bits)`.
template <auto Fn>
Error shift(const ElementwiseCall &call, MutableArrayRef<uint64_t> out) {
  Column a(call.operands[0]), b(call.operands[1]);
  unsigned bits = call.operands[0].type().bits;
  for (size_t i = 0; i < out.size(); ++i)
    out[i] = b[i] < bits ? truncateTo(Fn(a[i], b[i], bits), call.result.bits)
                         : call.leaveOpen(
                               i, 0,
                               [&] {
                                 return formatv("a shift of {0} bits by {1}",
                                                bits, b[i])
                                     .str();
                               });
  return Error::success();
}

/// The high half of the product of two unsigned numbers.
uint64_t highProduct(uint64_t a, uint64_t b, unsigned bits) {
  return uint64_t((unsigned __int128)a * b >> bits);
}

uint64_t integerPower(uint64_t base, uint64_t exponent, unsigned bits) {
  if (signExtend(exponent, bits) < 0) // rounds toward zero, as the op says
    return base == 1                      ? 1
           : signExtend(base, bits) == -1 ? (exponent & 1 ? base : 1)
                                          : 0;
  uint64_t result = 1;
  for (; exponent; exponent >>= 1, base *= base)
    if (exponent & 1)
      result *= base;
  return result;
}

/// MLIR's arith.cmpi predicates, in its numbering.
bool compareIntegers(int64_t predicate, uint64_t a, uint64_t b, unsigned bits) {
  int64_t x = signExtend(a, bits), y = signExtend(b, bits);
  switch (predicate) {
  case 0:
    return a == b;
  case 1:
    return a != b;
  case 2:
    return x < y;
  case 3:
    return x <= y;
  case 4:
    return x > y;
  case 5:
    return x >= y;
  case 6:
    return a < b;
  case 7:
    return a <= b;
  case 8:
    return a > b;
  default:
    return a >= b;
  }
}

Error compare(const ElementwiseCall &call, MutableArrayRef<uint64_t> out) {
  Column a(call.operands[0]), b(call.operands[1]);
  unsigned bits = call.operands[0].type().bits;
  for (size_t i = 0; i < out.size(); ++i)
    out[i] = compareIntegers(call.predicate, a[i], b[i], bits);
  return Error::success();
}

Error select(const ElementwiseCall &call, MutableArrayRef<uint64_t> out) {
  Column condition(call.operands[0]), a(call.operands[1]), b(call.operands[2]);
  for (size_t i = 0; i < out.size(); ++i)
    out[i] = condition[i] ? a[i] : b[i];
  return Error::success();
}

using U = uint64_t;
using S = int64_t;

} // namespace

static void addArithmetic(ElementwiseTable &table) {
  table["arith.addi"] = {2, binary<[](U a, U b, unsigned) { return a + b; }>};
  table["arith.subi"] = {2, binary<[](U a, U b, unsigned) { return a - b; }>};
  table["arith.muli"] = {2, binary<[](U a, U b, unsigned) { return a * b; }>};
  table["arith.divui"] = {2,
                          division<[](U a, U b, unsigned) { return a / b; }>};
  table["arith.remui"] = {2,
                          division<[](U a, U b, unsigned) { return a % b; }>};
  table["arith.ceildivui"] = {
      2, division<[](U a, U b, unsigned) { return a / b + (a % b != 0); }>};
  table["arith.divsi"] = {2, signedDivision<[](S a, S b) { return a / b; }>};
  table["arith.remsi"] = {2,
                          signedDivision<[](S a, S b) { return a % b; }, true>};
  table["arith.floordivsi"] = {2, signedDivision<floorQuotient>};
  table["arith.ceildivsi"] = {2, signedDivision<ceilQuotient>};
  table["tt.mulhiui"] = {2, binary<highProduct>};
  table["math.ipowi"] = {2, binary<integerPower>};
  table["math.absi"] = {1, unary<[](U a, unsigned bits) {
                          return signExtend(a, bits) < 0 ? 0 - a : a;
                        }>};
}

static void addBitOperations(ElementwiseTable &table) {
  table["arith.andi"] = {2, binary<[](U a, U b, unsigned) { return a & b; }>};
  table["arith.ori"] = {2, binary<[](U a, U b, unsigned) { return a | b; }>};
  table["arith.xori"] = {2, binary<[](U a, U b, unsigned) { return a ^ b; }>};
  table["arith.shli"] = {2, shift<[](U a, U b, unsigned) { return a << b; }>};
  table["arith.shrui"] = {2, shift<[](U a, U b, unsigned) { return a >> b; }>};
  table["arith.shrsi"] = {2, shift<[](U a, U b, unsigned bits) {
                            return U(signExtend(a, bits) >> b);
                          }>};
  table["math.ctpop"] = {
      1, unary<[](U a, unsigned) { return U(llvm::popcount(a)); }>};
  table["math.ctlz"] = {1, unary<[](U a, unsigned bits) {
                          return U(llvm::countl_zero(a)) - (64 - bits);
                        }>};
  table["math.cttz"] = {1, unary<[](U a, unsigned bits) {
                          return a ? U(llvm::countr_zero(a)) : U(bits);
                        }>};
}

void addIntegerOperations(ElementwiseTable &table) {
  addArithmetic(table);
  addBitOperations(table);
  table["arith.maxsi"] = {2,
                          signedBinary<[](S a, S b) { return a > b ? a : b; }>};
  table["arith.minsi"] = {2,
                          signedBinary<[](S a, S b) { return a < b ? a : b; }>};
  table["arith.maxui"] = {
      2, binary<[](U a, U b, unsigned) { return a > b ? a : b; }>};
  table["arith.minui"] = {
      2, binary<[](U a, U b, unsigned) { return a < b ? a : b; }>};
  table["arith.cmpi"] = {2, compare};
  table["arith.select"] = {3, select};
}

} // namespace kiln::reference
