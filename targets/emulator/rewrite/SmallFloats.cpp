//===- SmallFloats.cpp - conversions of small floats as plain IR ----------===//
//
// PTX ISA, "cvt": .satfinite is implied, NaN becomes the positive one of all
// ones. CDNA3's 8-bit formats are those without infinities and negative zero,
// those of CDNA4 and RDNA4 the OCP's (their ISA manuals, "V_CVT_PK_F32_FP8").
//
// CDNA4's conversions with a scale ("V_CVT_SCALEF32_PK_F32_FP8") take the
// exponent of an f32 as one of the OCP's E8M0, so that all of its ones are not
// a number; what becomes wider is multiplied by it, what becomes narrower
// divided. That is exact in f32 as far as it matters: what is lost beyond its
// range is zero or infinite in a narrower format as well. What a narrow format
// without one makes of what is not a number is a guess: its largest number.
// Those that round by random bits are not known.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/math/SmallFloat.h"
#include "targets/emulator/rewrite/Rewriter.h"
#include "targets/gpu/GpuTarget.h"

using namespace kiln;
using namespace kiln::emu;
using namespace llvm;

namespace {

using Builder = IRBuilder<>;

Value *toF32(Builder &b, Value *x) {
  return x->getType()->isFloatTy() ? x : b.CreateFPExt(x, b.getFloatTy());
}

/// A vector or a single value.
SmallVector<Value *> elementsOf(Builder &b, Value *value) {
  auto *vector = dyn_cast<FixedVectorType>(value->getType());
  if (!vector)
    return {value};
  SmallVector<Value *> elements;
  for (unsigned i = 0; i != vector->getNumElements(); ++i)
    elements.push_back(b.CreateExtractElement(value, uint64_t(i)));
  return elements;
}

Value *vectorOf(Builder &b, ArrayRef<Value *> elements) {
  if (elements.size() == 1)
    return elements.front();
  Value *result = PoisonValue::get(
      FixedVectorType::get(elements.front()->getType(), elements.size()));
  for (auto [i, element] : enumerate(elements))
    result = b.CreateInsertElement(result, element, uint64_t(i));
  return result;
}

Value *wholeOf(Builder &b, Value *registers) {
  return b.CreateBitCast(
      registers, b.getIntNTy(registers->getType()->getPrimitiveSizeInBits()));
}

/// Numbers in a register or several, from number `first` on, as `type`; each
/// times `scale`, if there is one.
SmallVector<Value *> widenAll(Builder &b, const SmallFloat &format,
                              Value *registers, unsigned first, unsigned count,
                              Type *type, Value *scale = nullptr) {
  Value *whole = wholeOf(b, registers);
  SmallVector<Value *> wide;
  for (unsigned i = first; i != first + count; ++i) {
    Value *word = b.CreateZExtOrTrunc(b.CreateLShr(whole, i * format.bits()),
                                      b.getInt32Ty());
    Value *x = format.widen(b, word);
    if (scale)
      x = b.CreateFMul(x, scale);
    wide.push_back(type->isFloatTy() ? x : b.CreateFPTrunc(x, type));
  }
  return wide;
}

/// Numbers one after another in an integer of so many bits, each divided by
/// `scale`, if there is one.
Value *narrowAll(Builder &b, const SmallFloat &format,
                 ArrayRef<Value *> numbers, unsigned bits, bool saturates,
                 Value *scale = nullptr) {
  Value *result = b.getIntN(bits, 0);
  for (auto [i, number] : enumerate(numbers)) {
    Value *x = toF32(b, number);
    if (scale)
      x = b.CreateFDiv(x, scale);
    Value *word =
        b.CreateZExtOrTrunc(format.narrow(b, x, saturates), b.getIntNTy(bits));
    result = b.CreateOr(result, b.CreateShl(word, i * format.bits()));
  }
  return result;
}

/// The power of two that an f32's exponent is.
Value *scaleOf(Builder &b, Value *scale) {
  constexpr unsigned digits = 23, notANumber = 0xff;
  constexpr uint32_t smallest = 1u << (digits - 1); // 2^-127
  Value *exponent = b.CreateAnd(
      b.CreateLShr(b.CreateBitCast(scale, b.getInt32Ty()), digits), notANumber);
  Value *bits =
      b.CreateSelect(b.CreateICmpEQ(exponent, b.getInt32(0)),
                     b.getInt32(smallest), b.CreateShl(exponent, digits));
  return b.CreateSelect(b.CreateICmpEQ(exponent, b.getInt32(notANumber)),
                        ConstantFP::getNaN(b.getFloatTy()),
                        b.CreateBitCast(bits, b.getFloatTy()));
}

const fltSemantics *semanticsOf(StringRef name, bool isCdna3) {
  if (name == "fp8")
    return isCdna3 ? &APFloat::Float8E4M3FNUZ() : &APFloat::Float8E4M3FN();
  if (name == "bf8")
    return isCdna3 ? &APFloat::Float8E5M2FNUZ() : &APFloat::Float8E5M2();
  if (name == "fp6")
    return &APFloat::Float6E2M3FN();
  if (name == "bf6")
    return &APFloat::Float6E3M2FN();
  return name == "fp4" ? &APFloat::Float4E2M1FN() : nullptr;
}

/// An AMD conversion: "scalef32.pk.fp8.f32".
struct Conversion {
  bool isScaled, narrows, interleaves;
  unsigned count;
  const fltSemantics *format;

  static std::optional<Conversion> of(StringRef name, bool isCdna3) {
    Conversion result = {name.consume_front("scalef32."), false,
                         name.consume_front("2xpk16."), 1, nullptr};
    if (result.interleaves || name.consume_front("pk32."))
      result.count = 32;
    else if (name.consume_front("pk."))
      result.count = 2;
    auto [to, from] = name.split('.');
    result.format = semanticsOf(from, isCdna3);
    StringRef wide = to;
    if (!result.format) {
      result.narrows = true;
      result.format = semanticsOf(to, isCdna3);
      wide = from;
    }
    if (!result.format || (wide != "f32" && wide != "f16" && wide != "bf16"))
      return std::nullopt;
    return result;
  }
};

/// Reads the operands of a call one by one.
class Operands {
public:
  explicit Operands(CallInst &call) : call(call) {}
  Value *next() { return call.getArgOperand(index++); }
  unsigned number() { return cast<ConstantInt>(next())->getZExtValue(); }
  bool areLeft() const { return index != call.arg_size(); }

private:
  CallInst &call;
  unsigned index = 0;
};

/// The register or registers, the scale, which of the register's parts of so
/// many numbers.
Value *widenAmds(Builder &b, const Conversion &what, CallInst &call) {
  SmallFloat format(*what.format);
  Operands operands(call);
  Type *type = call.getType();
  // A single f16 goes into a half of an old register, which comes first.
  bool isKept = what.count == 1 && type->isVectorTy();
  Value *old = isKept ? operands.next() : nullptr, *from = operands.next();
  Value *scale = what.isScaled ? scaleOf(b, operands.next()) : nullptr;
  unsigned part = operands.areLeft() ? operands.number() : 0;
  Value *wide = vectorOf(b, widenAll(b, format, from, part * what.count,
                                     what.count, type->getScalarType(), scale));
  return isKept ? b.CreateInsertElement(old, wide, uint64_t(operands.number()))
                : wide;
}

/// With a scale: the old register, unless all of it is new; the numbers; the
/// scale; which of the register's parts becomes new. Without one the old
/// register comes after the numbers.
Value *narrowAmds(Rewriter &rewriter, Builder &b, const Conversion &what,
                  CallInst &call) {
  SmallFloat format(*what.format);
  Operands operands(call);
  Type *type = call.getType();
  unsigned bits = type->getPrimitiveSizeInBits(),
           width = what.count * format.bits();
  bool isKept = width != bits;
  Value *old = isKept && what.isScaled ? operands.next() : nullptr;
  SmallVector<Value *> numbers;
  while (numbers.size() != what.count)
    append_range(numbers, elementsOf(b, operands.next()));
  if (what.interleaves) {
    SmallVector<Value *> two = numbers;
    for (unsigned i = 0; i != what.count; ++i)
      numbers[i] = two[i % 2 * (what.count / 2) + i / 2];
  }
  Value *scale = what.isScaled ? scaleOf(b, operands.next()) : nullptr;
  Value *made =
      narrowAll(b, format, numbers, bits, rewriter.clampsOverflow, scale);
  if (!isKept)
    return b.CreateBitCast(made, type);
  if (!old)
    old = operands.next();
  unsigned shift = operands.number() * width;
  Value *kept = b.CreateAnd(
      wholeOf(b, b.CreateFreeze(old)),
      ConstantInt::get(call.getContext(),
                       ~APInt::getBitsSet(bits, shift, shift + width)));
  return b.CreateBitCast(b.CreateOr(kept, b.CreateShl(made, shift)), type);
}

/// NVIDIA's conversions of pairs, by the name after "llvm.nvvm.".
Value *lowerNvidias(Builder &b, StringRef name, CallInst &call) {
  bool isE4M3 = name.contains("e4m3x2");
  SmallFloat format(isE4M3 ? APFloat::Float8E4M3FN() : APFloat::Float8E5M2());
  Value *first = call.getArgOperand(0);
  if (name == "e4m3x2.to.f16x2.rn" || name == "e5m2x2.to.f16x2.rn")
    return vectorOf(b, widenAll(b, format, first, 0, 2, b.getHalfTy()));
  SmallVector<Value *> numbers;
  // The first operand goes to the upper half.
  if (name == "ff.to.e4m3x2.rn" || name == "ff.to.e5m2x2.rn")
    numbers = {call.getArgOperand(1), first};
  else if (name == "f16x2.to.e4m3x2.rn" || name == "f16x2.to.e5m2x2.rn")
    numbers = elementsOf(b, first);
  else
    return nullptr;
  return narrowAll(b, format, numbers, 16, /*saturates=*/true);
}

} // namespace

Value *kiln::emu::lowerSmallFloats(Rewriter &rewriter, Builder &b,
                                   CallInst &call) {
  StringRef name = call.getCalledFunction()->getName();
  if (name.consume_front("llvm.nvvm."))
    return lowerNvidias(b, name, call);
  if (!name.consume_front("llvm.amdgcn.cvt."))
    return nullptr;
  bool isCdna3 = rewriter.target.costs == CostFamily::Cdna3;
  std::optional<Conversion> what = Conversion::of(name, isCdna3);
  if (!what)
    return nullptr;
  return what->narrows ? narrowAmds(rewriter, b, *what, call)
                       : widenAmds(b, *what, call);
}
