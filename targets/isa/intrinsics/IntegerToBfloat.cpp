//===- IntegerToBfloat.cpp - integers to bf16, rounded once ---------------===//
#include "targets/isa/intrinsics/IntegerToBfloat.h"
#include "targets/gpu/GpuTraits.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/KnownBits.h"

using namespace llvm;

namespace kiln {

bool convertsIntegersToBfloat(const GpuTarget &target) {
  return hasCapability(target, 90);
}

namespace {

/// The digits of an f32.
constexpr unsigned kDigits = 24;

/// One conversion, of an integer or of a vector of them.
class Conversion {
public:
  explicit Conversion(CastInst &cast)
      : ir(&cast), isSigned(cast.getOpcode() == Instruction::SIToFP),
        shape(cast.getType()) {}

  Value *emit(Value *integer) {
    unsigned bits = integer->getType()->getScalarSizeInBits();
    Value *real =
        bits <= 32 ? ofWord(extend(integer, 32)) : ofLong(extend(integer, 64));
    return ir.CreateFPTrunc(real, shape);
  }

private:
  Type *integers(unsigned bits) {
    return shape->getWithNewType(ir.getIntNTy(bits));
  }
  Value *extend(Value *value, unsigned bits) {
    return ir.CreateIntCast(value, integers(bits), isSigned);
  }
  Value *number(Value *like, uint64_t value) {
    return ConstantInt::get(like->getType(), value);
  }
  Value *real(double value) {
    return ConstantFP::get(shape->getWithNewType(ir.getFloatTy()), value);
  }
  /// Whether a word has this value as well.
  Value *fitsWord(Value *value) {
    return ir.CreateICmpEQ(extend(ir.CreateTrunc(value, integers(32)), 64),
                           value);
  }
  /// Without its `digits` lowest digits; the last one that stays is odd where
  /// one of them was set. In two's complement that holds for negative ones,
  /// too.
  Value *shiftToOdd(Value *value, unsigned digits) {
    Value *lost = ir.CreateAnd(value, number(value, (1ull << digits) - 1));
    Value *sticky = ir.CreateZExt(ir.CreateICmpNE(lost, number(value, 0)),
                                  value->getType());
    Value *kept =
        isSigned ? ir.CreateAShr(value, digits) : ir.CreateLShr(value, digits);
    return ir.CreateOr(kept, sticky);
  }

  /// A word as an f32, with more digits than it has rounded to odd; of the 17
  /// or more that stay bf16 takes 8.
  Value *ofWord(Value *word) {
    constexpr unsigned excess = 32 - kDigits, odd = 1 << excess;
    // Sets the last digit that stays if one is lost.
    Value *sticky = ir.CreateAdd(ir.CreateAnd(word, number(word, odd - 1)),
                                 number(word, odd - 1));
    Value *rounded =
        ir.CreateAnd(ir.CreateOr(word, sticky),
                     ConstantInt::getSigned(word->getType(), -int64_t(odd)));
    constexpr uint64_t limit = 1ull << kDigits;
    Value *isShort =
        isSigned ? ir.CreateICmpULT(ir.CreateAdd(word, number(word, limit)),
                                    number(word, 2 * limit))
                 : ir.CreateICmpULT(word, number(word, limit));
    Value *exact = ir.CreateSelect(isShort, word, rounded);
    Type *f32 = shape->getWithNewType(ir.getFloatTy());
    return isSigned ? ir.CreateSIToFP(exact, f32) : ir.CreateUIToFP(exact, f32);
  }

  /// Of 64 digits those that do not fit into a word are shifted out.
  Value *ofLong(Value *value) {
    Value *middle = shiftToOdd(value, 16), *high = shiftToOdd(value, 32);
    Value *isWord = fitsWord(value), *isMiddle = fitsWord(middle);
    Value *kept =
        ir.CreateSelect(isWord, value, ir.CreateSelect(isMiddle, middle, high));
    Value *scale = ir.CreateSelect(
        isWord, real(1), ir.CreateSelect(isMiddle, real(0x1p16), real(0x1p32)));
    return ir.CreateFMul(ofWord(ir.CreateTrunc(kept, integers(32))), scale);
  }

  IRBuilder<> ir;
  bool isSigned;
  Type *shape;
};

/// Whether f32 has every value that the integer may be.
bool fitsFloat(const CastInst &cast) {
  const Value *integer = cast.getOperand(0);
  const DataLayout &layout = cast.getFunction()->getDataLayout();
  unsigned bits = integer->getType()->getScalarSizeInBits();
  unsigned free =
      isa<SIToFPInst>(cast)
          ? ComputeNumSignBits(integer, layout) - 1
          : computeKnownBits(integer, layout).countMinLeadingZeros();
  return bits - free <= kDigits;
}

} // namespace

void roundIntegersToBfloatOnce(Function &function) {
  for (Instruction &instruction :
       make_early_inc_range(instructions(function))) {
    if (!isa<SIToFPInst, UIToFPInst>(instruction) ||
        !instruction.getType()->getScalarType()->isBFloatTy())
      continue;
    Value *integer = instruction.getOperand(0);
    if (integer->getType()->getScalarSizeInBits() > 64 ||
        fitsFloat(cast<CastInst>(instruction)))
      continue;
    Value *rounded = Conversion(cast<CastInst>(instruction)).emit(integer);
    rounded->takeName(&instruction);
    instruction.replaceAllUsesWith(rounded);
    instruction.eraseFromParent();
  }
}

} // namespace kiln
