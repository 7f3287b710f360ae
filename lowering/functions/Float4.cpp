// An e2m1 is a sign, two bits of exponent with bias 1 and a digit. Those three
// bits at the end of a wider float's exponent, and the digit after it, are the
// same number but for the difference of the biases, which one exact
// multiplication makes up; it also makes 1/2, a subnormal number in both, a
// normal one. Both elements of a byte are made at once, in the halves of a word.
#include "lowering/functions/Float4.h"
#include <cmath>

using namespace mlir;

namespace kiln {
namespace {

/// How f16 and bf16 have an e2m1 that stands at the top of their 16 bits.
struct Field {
  /// How far what follows the sign moves down, and where it is then, in both
  /// halves of a word.
  unsigned shift;
  int64_t mask;
  /// What the number is too small by.
  double scale;
};

Field fieldIn(FloatType type) {
  unsigned digits = type.getFPMantissaWidth() - 1; // without the implicit one
  int bias = (1 << (14 - digits)) - 1;
  int64_t half = int64_t(7) << (digits - 1);
  return {14 - (digits + 1), half << 16 | half, std::ldexp(1.0, bias - 1)};
}

/// A byte's low bits from bit `at` of a word on, its high bits from 16 further
/// on; between and after them there is more.
Value spread(LLVMOpBuilder &ir, const TargetOps &target, Value byte,
             unsigned at) {
  if (target.multipliesFreely())
    return ir.mul(byte, ir.i32(1 << at | 1 << (at + 12)));
  return ir.bitOr(ir.shl(byte, at), ir.shl(byte, at + 12));
}

/// The floats of a byte, as <2 x type>.
Value widen(LLVMOpBuilder &ir, const TargetOps &target, Value byte,
            FloatType type) {
  Field field = fieldIn(type);
  Value word = ir.zextOrTrunc(ir.getI32Type(), byte);
  Value signs =
      ir.bitAnd(spread(ir, target, word, 12), ir.i32(int32_t(0x80008000)));
  Value magnitudes =
      ir.bitAnd(spread(ir, target, word, 12 - field.shift), ir.i32(field.mask));
  Value bits = ir.disjointOr(signs, magnitudes);
  return LLVM::FMulOp::create(ir, ir.bitcast(VectorType::get(2, type), bits),
                              ir.splat(ir.real(type, field.scale), 2));
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
  FloatType through =
      to.isBF16() && !target.multipliesBfloat() ? ir.getF16Type() : to;
  SmallVector<Value, 4> result;
  for (Value byte : bytes) {
    Value pair = widen(ir, target, byte, through);
    for (unsigned half : {0, 1}) {
      Value element = ir.element(pair, half);
      result.push_back(through == to ? element : narrowExactly(ir, element));
    }
  }
  return result;
}

} // namespace kiln
