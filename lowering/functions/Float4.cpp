// An e2m1 is a sign, two bits of exponent with bias 1 and a digit. Those three
// bits at the end of a wider float's exponent, and the digit behind it, are the
// same number but for the difference of the biases, which one exact
// multiplication makes up; it also makes 1/2, a subnormal number in both, a
// normal one. Two elements are made at once, in the halves of a word.
#include "lowering/functions/Float4.h"
#include <cmath>

using namespace mlir;

namespace kiln {
namespace {

/// Of f16 and bf16: where an e2m1's three bits go that stand below the sign of
/// each half of a word, and what the number is too small by.
struct Place {
  unsigned shift;
  int64_t mask;
  double scale;
};

Place placeIn(FloatType type) {
  unsigned digits = type.getFPMantissaWidth() - 1; // without the implicit one
  unsigned bias = (1u << (14 - digits)) - 1;
  unsigned shift = 14 - (digits + 1);
  int64_t half = int64_t(7) << (digits - 1);
  return {shift, half << 16 | half, std::ldexp(1.0, int(bias) - 1)};
}

/// A word with a float of `type` in each half, from one with an e2m1 in the
/// upper bits of each half.
Value widenPair(LLVMOpBuilder &ir, Value word, FloatType type) {
  Place place = placeIn(type);
  Value magnitude = ir.bitAnd(ir.lshr(word, place.shift), ir.i32(place.mask));
  Value bits =
      ir.bitOr(ir.bitAnd(word, ir.i32(int32_t(0x80008000))), magnitude);
  Type pair = VectorType::get(2, type);
  return LLVM::FMulOp::create(ir, ir.bitcast(pair, bits),
                              ir.splat(ir.real(type, place.scale), 2));
}

/// A bf16 from an f16 whose digits it has room for: the upper half of an f32.
Value narrowExactly(LLVMOpBuilder &ir, Value value) {
  Value wide = LLVM::FPExtOp::create(ir, ir.getF32Type(), value);
  Value upper = ir.lshr(ir.bitcast(ir.getI32Type(), wide), 16);
  return ir.bitcast(ir.getBF16Type(), ir.zextOrTrunc(ir.getI16Type(), upper));
}

} // namespace

SmallVector<Value, 4> emitUnpackFp4(LLVMOpBuilder &ir, const TargetOps &target,
                                    ValueRange bytes, FloatType to) {
  constexpr unsigned perWord = 4;
  Type i8 = ir.getI8Type(), i32 = ir.getI32Type();
  auto word = VectorType::get(perWord, i8);
  FloatType through =
      to.isBF16() && !target.multipliesBfloat() ? ir.getF16Type() : to;
  SmallVector<Value, 4> result;
  for (unsigned first = 0; first < bytes.size(); first += perWord) {
    SmallVector<Value, perWord> four(
        bytes.slice(first, std::min<size_t>(perWord, bytes.size() - first)));
    unsigned count = four.size();
    four.resize(perWord, LLVM::UndefOp::create(ir, i8));
    Value high = ir.vector(four);
    // The elements in the low bits, in the upper bits of their bytes.
    Value low = ir.bitcast(word, ir.shl(ir.bitcast(i32, high), 4));
    for (int i = 0; i < int(count); ++i) {
      Value pair = LLVM::ShuffleVectorOp::create(ir, low, high,
                                                 {-1, i, -1, int(perWord) + i});
      Value floats = widenPair(ir, ir.bitcast(i32, pair), through);
      for (unsigned half : {0, 1}) {
        Value element = ir.element(floats, half);
        result.push_back(through == to ? element : narrowExactly(ir, element));
      }
    }
  }
  return result;
}

} // namespace kiln
