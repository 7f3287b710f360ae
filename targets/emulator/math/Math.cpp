//===- Math.cpp - arithmetic intrinsics as plain IR -----------------------===//
//
// Approximate instructions are computed precisely: a reference within their
// tolerance is what tests compare with. The variants that flush denormal
// numbers (".ftz" in NVIDIA's names) flush operands and results.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/math/Math.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Regex.h"
#include <cfloat>

using namespace kiln;
using namespace kiln::emu;
using namespace llvm;

namespace {

using Builder = IRBuilder<>;
using Args = ArrayRef<Value *>;
using MathFn = Value *(*)(Builder &, Args);

template <Intrinsic::ID id> Value *unary(Builder &b, Args x) {
  return b.CreateUnaryIntrinsic(id, x[0]);
}
template <Intrinsic::ID id> Value *binary(Builder &b, Args x) {
  return b.CreateBinaryIntrinsic(id, x[0], x[1]);
}
template <Intrinsic::ID id> Value *ternary(Builder &b, Args x) {
  return b.CreateIntrinsic(id, {x[0]->getType()}, {x[0], x[1], x[2]});
}
Value *one(Value *like) { return ConstantFP::get(like->getType(), 1.0); }
Value *add(Builder &b, Args x) { return b.CreateFAdd(x[0], x[1]); }
Value *multiply(Builder &b, Args x) { return b.CreateFMul(x[0], x[1]); }
Value *divide(Builder &b, Args x) { return b.CreateFDiv(x[0], x[1]); }
Value *negate(Builder &b, Args x) { return b.CreateFNeg(x[0]); }
Value *reciprocal(Builder &b, Args x) { return b.CreateFDiv(one(x[0]), x[0]); }
Value *reciprocalRoot(Builder &b, Args x) {
  return b.CreateFDiv(one(x[0]), b.CreateUnaryIntrinsic(Intrinsic::sqrt, x[0]));
}
/// AMD's sine and cosine take turns, not radians.
template <Intrinsic::ID id> Value *ofTurns(Builder &b, Args x) {
  return b.CreateUnaryIntrinsic(
      id,
      b.CreateFMul(x[0], ConstantFP::get(x[0]->getType(), 6.283185307179586)));
}
Value *fraction(Builder &b, Args x) {
  return b.CreateFSub(x[0], b.CreateUnaryIntrinsic(Intrinsic::floor, x[0]));
}
Value *median(Builder &b, Args x) {
  Value *low = b.CreateMinNum(x[0], x[1]), *high = b.CreateMaxNum(x[0], x[1]);
  return b.CreateMaxNum(low, b.CreateMinNum(high, x[2]));
}
Value *saturate(Builder &b, Args x) {
  return b.CreateMinNum(
      b.CreateMaxNum(x[0], ConstantFP::get(x[0]->getType(), 0.0)), one(x[0]));
}
/// Multiplication in which zero times anything is zero.
Value *legacyMultiply(Builder &b, Args x) {
  Value *zero = ConstantFP::get(x[0]->getType(), 0.0);
  Value *any =
      b.CreateOr(b.CreateFCmpOEQ(x[0], zero), b.CreateFCmpOEQ(x[1], zero));
  return b.CreateSelect(any, zero, b.CreateFMul(x[0], x[1]));
}

Value *extend(Builder &b, Value *x, Type *type, bool isSigned) {
  return isSigned ? b.CreateSExt(x, type) : b.CreateZExt(x, type);
}
/// Upper half of a product.
template <bool isSigned> Value *multiplyHigh(Builder &b, Args x) {
  unsigned bits = x[0]->getType()->getScalarSizeInBits();
  Type *wide = x[0]->getType()->getWithNewBitWidth(2 * bits);
  Value *product = b.CreateMul(extend(b, x[0], wide, isSigned),
                               extend(b, x[1], wide, isSigned));
  return b.CreateTrunc(b.CreateLShr(product, bits), x[0]->getType());
}
/// The low 24 bits of a 32-bit value, as a number.
template <bool isSigned> Value *low24(Builder &b, Value *x) {
  Value *shifted = b.CreateShl(x, 8);
  return isSigned ? b.CreateAShr(shifted, 8) : b.CreateLShr(shifted, 8);
}
template <bool isSigned> Value *multiply24(Builder &b, Args x) {
  return b.CreateMul(low24<isSigned>(b, x[0]), low24<isSigned>(b, x[1]));
}
template <bool isSigned> Value *multiplyHigh24(Builder &b, Args x) {
  return multiplyHigh<isSigned>(
      b, {low24<isSigned>(b, x[0]), low24<isSigned>(b, x[1])});
}
/// Bit field of (value, offset, width).
template <bool isSigned> Value *bitField(Builder &b, Args x) {
  Value *bits = b.getInt32(32), *offset = b.CreateAnd(x[1], 31),
        *width = b.CreateAnd(x[2], 31);
  Value *left = b.CreateSub(bits, width);
  Value *field = b.CreateLShr(x[0], offset);
  Value *raised = b.CreateShl(field, b.CreateAnd(left, 31));
  Value *result = isSigned ? b.CreateAShr(raised, b.CreateAnd(left, 31))
                           : b.CreateLShr(raised, b.CreateAnd(left, 31));
  return b.CreateSelect(b.CreateICmpEQ(width, b.getInt32(0)), b.getInt32(0),
                        result);
}

/// NVIDIA's byte permutation (PTX prmt, default mode): selector nibbles name
/// bytes of {b, a}, bit 3 copies the sign.
Value *permuteBytes(Builder &b, Args x) {
  Value *both = b.CreateOr(b.CreateZExt(x[0], b.getInt64Ty()),
                           b.CreateShl(b.CreateZExt(x[1], b.getInt64Ty()), 32));
  Value *result = b.getInt32(0);
  for (unsigned i = 0; i != 4; ++i) {
    Value *selector = b.CreateLShr(x[2], 4 * i);
    Value *shift =
        b.CreateZExt(b.CreateShl(b.CreateAnd(selector, 7), 3), b.getInt64Ty());
    Value *byte = b.CreateTrunc(b.CreateLShr(both, shift), b.getInt8Ty());
    Value *sign = b.CreateAShr(byte, 7);
    byte = b.CreateSelect(
        b.CreateTrunc(b.CreateLShr(selector, 3), b.getInt1Ty()), sign, byte);
    result = b.CreateOr(result,
                        b.CreateShl(b.CreateZExt(byte, b.getInt32Ty()), 8 * i));
  }
  return result;
}

/// AMD's byte permutation (v_perm_b32): selector bytes 0-7 name bytes of {a, b}
/// with b low, 12 is 0, 13 and above 0xff; 8-11 copy signs.
Value *permuteBytesAmd(Builder &b, Args x) {
  Value *both = b.CreateOr(b.CreateZExt(x[1], b.getInt64Ty()),
                           b.CreateShl(b.CreateZExt(x[0], b.getInt64Ty()), 32));
  Value *result = b.getInt32(0);
  for (unsigned i = 0; i != 4; ++i) {
    Value *selector = b.CreateAnd(b.CreateLShr(x[2], 8 * i), 0xff);
    Value *shift =
        b.CreateZExt(b.CreateShl(b.CreateAnd(selector, 7), 3), b.getInt64Ty());
    Value *byte = b.CreateTrunc(b.CreateLShr(both, shift), b.getInt8Ty());
    // Selectors 8 to 11 name the signs of bytes 1, 3, 5 and 7.
    Value *signShift =
        b.CreateAdd(b.CreateShl(b.CreateAnd(selector, 3), 4), b.getInt32(15));
    Value *signBit = b.CreateTrunc(
        b.CreateLShr(both, b.CreateZExt(signShift, b.getInt64Ty())),
        b.getInt1Ty());
    Value *sign = b.CreateSExt(signBit, b.getInt8Ty());
    byte = b.CreateSelect(b.CreateICmpUGE(selector, b.getInt32(8)), sign, byte);
    byte = b.CreateSelect(b.CreateICmpEQ(selector, b.getInt32(12)),
                          b.getInt8(0), byte);
    byte = b.CreateSelect(b.CreateICmpUGE(selector, b.getInt32(13)),
                          b.getInt8(0xff), byte);
    result = b.CreateOr(result,
                        b.CreateShl(b.CreateZExt(byte, b.getInt32Ty()), 8 * i));
  }
  return result;
}

Value *pair(Builder &b, Value *low, Value *high) {
  Value *result = PoisonValue::get(FixedVectorType::get(low->getType(), 2));
  return b.CreateInsertElement(b.CreateInsertElement(result, low, uint64_t(0)),
                               high, uint64_t(1));
}
/// PTX packs its first operand into the upper half.
template <Type *(*type)(LLVMContext &)> Value *packSwapped(Builder &b, Args x) {
  Type *narrow = type(b.getContext());
  return pair(b, b.CreateFPTrunc(x[1], narrow), b.CreateFPTrunc(x[0], narrow));
}
Value *toBfloat(Builder &b, Args x) {
  return b.CreateFPTrunc(x[0], b.getBFloatTy());
}

/// The smaller or larger of two sizes, negative if just one operand is.
template <Intrinsic::ID id> Value *ofSizes(Builder &b, Args x) {
  Type *type = x[0]->getType();
  Type *bits = type->getWithNewType(b.getIntNTy(type->getScalarSizeInBits()));
  Value *size =
      b.CreateBinaryIntrinsic(id, b.CreateUnaryIntrinsic(Intrinsic::fabs, x[0]),
                              b.CreateUnaryIntrinsic(Intrinsic::fabs, x[1]));
  Value *signs =
      b.CreateXor(b.CreateBitCast(x[0], bits), b.CreateBitCast(x[1], bits));
  return b.CreateCopySign(size, b.CreateBitCast(signs, type));
}

/// A half rounded towards zero: round to nearest, and step back where that went
/// away from zero.
Value *halfTowardsZero(Builder &b, Value *x) {
  Value *half = b.CreateFPTrunc(x, b.getHalfTy());
  Value *size = b.CreateUnaryIntrinsic(Intrinsic::fabs, x);
  Value *rounded = b.CreateUnaryIntrinsic(Intrinsic::fabs,
                                          b.CreateFPExt(half, x->getType()));
  Value *bits = b.CreateBitCast(half, b.getInt16Ty());
  Value *stepped = b.CreateSelect(b.CreateFCmpOGT(rounded, size),
                                  b.CreateSub(bits, b.getInt16(1)), bits);
  return b.CreateBitCast(stepped, b.getHalfTy());
}
Value *packTowardsZero(Builder &b, Args x) {
  return pair(b, halfTowardsZero(b, x[0]), halfTowardsZero(b, x[1]));
}

struct Row {
  const char *name;
  MathFn fn;
};

constexpr Row rows[] = {
    {"llvm.nvvm.ex2.approx", unary<Intrinsic::exp2>},
    {"llvm.nvvm.lg2.approx", unary<Intrinsic::log2>},
    {"llvm.nvvm.sin.approx", unary<Intrinsic::sin>},
    {"llvm.nvvm.cos.approx", unary<Intrinsic::cos>},
    {"llvm.nvvm.tanh.approx", unary<Intrinsic::tanh>},
    {"llvm.nvvm.sqrt.approx", unary<Intrinsic::sqrt>},
    {"llvm.nvvm.sqrt.rn", unary<Intrinsic::sqrt>},
    {"llvm.nvvm.sqrt.f", unary<Intrinsic::sqrt>},
    {"llvm.nvvm.rsqrt.approx", reciprocalRoot},
    {"llvm.nvvm.rcp.approx", reciprocal},
    {"llvm.nvvm.rcp.rn", reciprocal},
    {"llvm.nvvm.div.approx", divide},
    {"llvm.nvvm.div.full", divide},
    {"llvm.nvvm.div.rn", divide},
    {"llvm.nvvm.fma.rn", ternary<Intrinsic::fma>},
    {"llvm.nvvm.add.rn", add},
    {"llvm.nvvm.mul.rn", multiply},
    {"llvm.nvvm.fabs", unary<Intrinsic::fabs>},
    {"llvm.nvvm.fmin.nan.xorsign.abs", ofSizes<Intrinsic::minimum>},
    {"llvm.nvvm.fmax.nan.xorsign.abs", ofSizes<Intrinsic::maximum>},
    {"llvm.nvvm.fmin.xorsign.abs", ofSizes<Intrinsic::minnum>},
    {"llvm.nvvm.fmax.xorsign.abs", ofSizes<Intrinsic::maxnum>},
    {"llvm.nvvm.fmin.nan", binary<Intrinsic::minimum>},
    {"llvm.nvvm.fmax.nan", binary<Intrinsic::maximum>},
    {"llvm.nvvm.fmin", binary<Intrinsic::minnum>},
    {"llvm.nvvm.fmax", binary<Intrinsic::maxnum>},
    {"llvm.nvvm.neg", negate},
    {"llvm.nvvm.floor", unary<Intrinsic::floor>},
    {"llvm.nvvm.ceil", unary<Intrinsic::ceil>},
    {"llvm.nvvm.trunc", unary<Intrinsic::trunc>},
    {"llvm.nvvm.saturate", saturate},
    {"llvm.nvvm.mulhi.s", multiplyHigh<true>},
    {"llvm.nvvm.mulhi.us", multiplyHigh<false>},
    {"llvm.nvvm.mulhi.i", multiplyHigh<true>},
    {"llvm.nvvm.mulhi.ui", multiplyHigh<false>},
    {"llvm.nvvm.mulhi.ll", multiplyHigh<true>},
    {"llvm.nvvm.mulhi.ull", multiplyHigh<false>},
    {"llvm.nvvm.mul24.i", multiply24<true>},
    {"llvm.nvvm.mul24.ui", multiply24<false>},
    {"llvm.nvvm.prmt", permuteBytes},
    {"llvm.nvvm.f2bf16.rn", toBfloat},
    {"llvm.nvvm.ff2bf16x2.rn", packSwapped<Type::getBFloatTy>},
    {"llvm.nvvm.ff2f16x2.rn", packSwapped<Type::getHalfTy>},
    {"llvm.amdgcn.exp2", unary<Intrinsic::exp2>},
    {"llvm.amdgcn.log", unary<Intrinsic::log2>},
    {"llvm.amdgcn.sqrt", unary<Intrinsic::sqrt>},
    {"llvm.amdgcn.rsq", reciprocalRoot},
    {"llvm.amdgcn.rcp", reciprocal},
    {"llvm.amdgcn.sin", ofTurns<Intrinsic::sin>},
    {"llvm.amdgcn.cos", ofTurns<Intrinsic::cos>},
    {"llvm.amdgcn.tanh", unary<Intrinsic::tanh>},
    {"llvm.amdgcn.fract", fraction},
    {"llvm.amdgcn.fmed3", median},
    {"llvm.amdgcn.fmul.legacy", legacyMultiply},
    {"llvm.amdgcn.mul.i24", multiply24<true>},
    {"llvm.amdgcn.mul.u24", multiply24<false>},
    {"llvm.amdgcn.mulhi.i24", multiplyHigh24<true>},
    {"llvm.amdgcn.mulhi.u24", multiplyHigh24<false>},
    {"llvm.amdgcn.ubfe", bitField<false>},
    {"llvm.amdgcn.sbfe", bitField<true>},
    {"llvm.amdgcn.perm", permuteBytesAmd},
    {"llvm.amdgcn.cvt.pkrtz", packTowardsZero},
};

/// Zero instead of a denormal number, with its sign.
Value *flush(Builder &b, Value *x) {
  Type *type = x->getType();
  if (!type->getScalarType()->isFloatTy())
    return x;
  Value *small = b.CreateFCmpOLT(b.CreateUnaryIntrinsic(Intrinsic::fabs, x),
                                 ConstantFP::get(type, FLT_MIN));
  return b.CreateSelect(small, b.CreateCopySign(ConstantFP::get(type, 0.0), x),
                        x);
}

/// Whether the end of an intrinsic's name says types and nothing else: ".f",
/// ".bf16x2", ".v2f16". A modifier (".relu", ".sat") makes it another function.
bool isTypes(StringRef suffix) {
  static const Regex types("^(\\.(v[0-9]+)?(b?f|d|u?i|ll|us|s)[0-9]*(x2)?)*$");
  return types.match(suffix);
}

const Row *findRow(StringRef name) {
  for (const Row &row : rows) {
    StringRef rest = name;
    if (rest.consume_front(row.name) && isTypes(rest))
      return &row;
  }
  return nullptr;
}

} // namespace

Value *kiln::emu::lowerMath(Builder &builder, CallInst &call) {
  std::string name = call.getCalledFunction()->getName().str();
  constexpr StringRef ftz = ".ftz";
  size_t place = name.find(ftz);
  bool flushes = place != std::string::npos;
  if (flushes)
    name.erase(place, ftz.size());
  const Row *row = findRow(name);
  if (!row)
    return nullptr;
  SmallVector<Value *, 4> args(call.args());
  if (flushes)
    for (Value *&arg : args)
      arg = flush(builder, arg);
  Value *result = row->fn(builder, args);
  return flushes ? flush(builder, result) : result;
}
