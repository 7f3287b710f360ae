//===- Promotion.cpp ------------------------------------------------------===//

#include "frontend/triton/language/Promotion.h"
#include "frontend/triton/language/Semantics.h"
#include "llvm/ADT/StringExtras.h"
#include <cmath>

namespace kiln::triton {

bool isNumber(const Value *value) {
  return llvm::isa<BoolValue, IntValue, FloatValue>(value);
}

/// 2^bits.
static llvm::DynamicAPInt powerOfTwo(unsigned bits) {
  llvm::DynamicAPInt power(1);
  for (; bits > 32; bits -= 32)
    power *= llvm::DynamicAPInt(int64_t(1) << 32);
  return power * llvm::DynamicAPInt(int64_t(1) << bits);
}

/// The least and the greatest integer of a type.
static std::pair<llvm::DynamicAPInt, llvm::DynamicAPInt>
rangeOf(const Type *integer) {
  unsigned bits = llvm::cast<ScalarType>(integer)->bits();
  if (integer->isUnsigned())
    return {llvm::DynamicAPInt(0), powerOfTwo(bits) - llvm::DynamicAPInt(1)};
  llvm::DynamicAPInt half = powerOfTwo(bits - 1);
  return {-half, half - llvm::DynamicAPInt(1)};
}

static bool holds(const Type *integer, const llvm::DynamicAPInt &value) {
  auto [least, greatest] = rangeOf(integer);
  return least <= value && value <= greatest;
}

const ScalarType *numberType(Emitter &emitter, const Value *number) {
  if (llvm::isa<BoolValue>(number))
    return emitter.scalar(Scalar::Int1);
  if (auto *integer = llvm::dyn_cast<IntValue>(number)) {
    for (Scalar which :
         {Scalar::Int32, Scalar::UInt32, Scalar::Int64, Scalar::UInt64})
      if (holds(emitter.scalar(which), integer->value))
        return emitter.scalar(which);
    return emitter.error("Nonrepresentable integer " + number->text() + ".");
  }
  double magnitude = std::abs(llvm::cast<FloatValue>(number)->value);
  // The least normal and the greatest number of fp32.
  bool isSingle = magnitude == 0 || !std::isfinite(magnitude) ||
                  (magnitude >= 0x1p-126 && magnitude <= 0x1.fffffep127);
  return emitter.scalar(isSingle ? Scalar::FP32 : Scalar::FP64);
}

const Type *scalarOf(Emitter &emitter, const Value *operand) {
  if (auto *tensor = llvm::dyn_cast<TensorValue>(operand))
    return tensor->scalar();
  if (isNumber(operand))
    return numberType(emitter, operand);
  return emitter.error("cannot convert " + operand->text() + " to tensor");
}

std::string longName(const Type *scalar) {
  std::string name = scalar->text();
  if (scalar->isPointer())
    return name;
  llvm::StringRef rest = name;
  if (rest.consume_front("fp"))
    name = ("float" + rest).str();
  else if (rest.consume_front("bf"))
    name = ("bfloat" + rest).str();
  return "triton.language." + name;
}

const Type *promoteIntegers(TypeTable &, const Type *a, const Type *b) {
  unsigned bitsA = llvm::cast<ScalarType>(a)->bits();
  unsigned bitsB = llvm::cast<ScalarType>(b)->bits();
  if (a->isUnsigned() == b->isUnsigned())
    return bitsA > bitsB ? a : b;
  // Of one width the unsigned one, as in C.
  if (a->isUnsigned())
    return bitsA >= bitsB ? a : b;
  return bitsB >= bitsA ? b : a;
}

/// The type of two floats, or of a float and an integer.
static const Type *floatType(Emitter &emitter, const Type *a, const Type *b,
                             bool division) {
  auto has = [&](Scalar which) {
    return a == emitter.scalar(which) || b == emitter.scalar(which);
  };
  if (has(Scalar::FP64))
    return emitter.scalar(Scalar::FP64);
  if (division && emitter.options.version >= LanguageVersion::V3_9)
    return emitter.scalar(Scalar::FP32);
  if (has(Scalar::FP32))
    return emitter.scalar(Scalar::FP32);
  if (has(Scalar::FP16))
    return emitter.scalar(division ? Scalar::FP32 : Scalar::FP16);
  if (has(Scalar::BF16)) {
    bool isSmall = a == b && !division;
    return emitter.scalar(isSmall ? Scalar::BF16 : Scalar::FP32);
  }
  if (a->isFloat8() && b->isFloat8())
    return a == b ? a : emitter.scalar(Scalar::FP16);
  return emitter.error("unexpected type " + a->text() + " and " + b->text());
}

const Type *computationType(Emitter &emitter, const Type *a, bool numberA,
                            const Type *b, bool numberB, bool division) {
  if (numberA != numberB) {
    auto *number = llvm::cast<ScalarType>(numberA ? a : b);
    auto *tensor = llvm::cast<ScalarType>(numberA ? b : a);
    // A number of no higher kind has no say.
    if (number->promotionKind() <= tensor->promotionKind()) {
      if (emitter.options.version < LanguageVersion::V3_9) {
        bool isHalf =
            tensor->which() == Scalar::FP16 || tensor->which() == Scalar::BF16;
        return division && isHalf ? emitter.scalar(Scalar::FP32) : tensor;
      }
      a = b = tensor;
    }
  }
  if (a->isFloat() || b->isFloat())
    return floatType(emitter, a, b, division);
  if (!a->isInteger() || !b->isInteger())
    return emitter.error("unexpected type " + a->text() + " and " + b->text());
  if (division && a->isUnsigned() != b->isUnsigned())
    return emitter.error(
        "Cannot use /, #, or % with " + longName(a) + " and " + longName(b) +
        " because they have different signedness;this is unlikely to result "
        "in a useful answer. Cast them to the same signedness.");
  return promoteIntegers(emitter.types, a, b);
}

/// Whether a number is one that the integer type has; else an error.
static bool checkRange(Emitter &emitter, const Value *number,
                       const Type *scalar) {
  if (!scalar->isInteger())
    return true;
  llvm::DynamicAPInt value(0);
  if (auto *flag = llvm::dyn_cast<BoolValue>(number))
    value = llvm::DynamicAPInt(flag->value);
  else if (auto *integer = llvm::dyn_cast<IntValue>(number))
    value = integer->value;
  if (value < llvm::DynamicAPInt(0) && scalar->isUnsigned()) {
    emitter.error("Cannot perform a binary operation between an unsigned "
                  "tensor and a negative scalar. Perform a explicit cast on "
                  "one of them.");
    return false;
  }
  if (holds(scalar, value))
    return true;
  emitter.error("Scalar " + number->text() + " is out of range for type " +
                scalar->text());
  return false;
}

const TensorValue *toComputationType(Emitter &emitter, const Value *value,
                                     const Type *scalar) {
  if (auto *tensor = llvm::dyn_cast<TensorValue>(value))
    return cast(emitter, tensor, scalar);
  if (!checkRange(emitter, value, scalar))
    return nullptr;
  return constant(emitter, value, scalar);
}

/// Whether pointers may meet here; `b` is the other operand.
static bool checkPointer(Emitter &emitter, const Type *a, const Type *b,
                         bool isAllowed) {
  if (!a->isPointer())
    return true;
  bool isOtherPointer = b->isPointer() && a != b;
  if (isAllowed && !isOtherPointer && !b->isFloat())
    return true;
  emitter.error("invalid operands of type " + longName(a) + " and " +
                longName(b));
  return false;
}

Operands promote(Emitter &emitter, const Value *a, const Value *b,
                 OperandRules rules) {
  const Type *typeA = scalarOf(emitter, a);
  const Type *typeB = typeA ? scalarOf(emitter, b) : nullptr;
  if (!typeA || !typeB ||
      !checkPointer(emitter, typeA, typeB, rules.pointerA) ||
      !checkPointer(emitter, typeB, typeA, rules.pointerB))
    return {};
  Operands operands;
  if (rules.arithmetic && !typeA->isPointer() && !typeB->isPointer()) {
    const Type *type = computationType(emitter, typeA, isNumber(a), typeB,
                                       isNumber(b), rules.division);
    if (!type || !(operands.a = toComputationType(emitter, a, type)) ||
        !(operands.b = toComputationType(emitter, b, type)))
      return {};
  } else if (!(operands.a = toTensor(emitter, a)) ||
             !(operands.b = toTensor(emitter, b))) {
    return {};
  }
  std::tie(operands.a, operands.b) =
      broadcastTogether(emitter, operands.a, operands.b);
  return operands;
}

Operands promoteBits(Emitter &emitter, const Value *a, const Value *b) {
  Operands operands = promote(emitter, a, b);
  if (!operands)
    return {};
  const Type *typeA = operands.a->scalar(), *typeB = operands.b->scalar();
  if (typeA->isInteger() && typeB->isInteger())
    return operands;
  emitter.error("invalid operands of type " + longName(typeA) + " and " +
                longName(typeB));
  return {};
}

std::optional<std::array<const TensorValue *, 3>>
promoteThree(Emitter &emitter, std::array<const Value *, 3> values) {
  // Tensors are promoted among themselves, as are numbers, and then together:
  // so a number meets the type of all tensors, in whichever order they stand.
  const Type *types[2] = {nullptr, nullptr};
  for (const Value *value : values) {
    bool isA = isNumber(value);
    const Type *type = scalarOf(emitter, value);
    const Type *&joined = types[isA];
    joined = type && joined ? computationType(emitter, joined, isA, type, isA,
                                              /*division=*/false)
                            : type;
    if (!joined)
      return std::nullopt;
  }
  const Type *type = types[0] ? types[0] : types[1];
  if (types[0] && types[1])
    type = computationType(emitter, types[0], false, types[1], true,
                           /*division=*/false);
  std::array<const TensorValue *, 3> result = {};
  for (auto [value, converted] : llvm::zip(values, result))
    if (!type || !(converted = toComputationType(emitter, value, type)))
      return std::nullopt;
  auto &[a, b, c] = result;
  for (auto [left, right] : {std::pair(&a, &b), {&a, &c}, {&b, &c}}) {
    std::tie(*left, *right) = broadcastTogether(emitter, *left, *right);
    if (!*left)
      return std::nullopt;
  }
  return result;
}

} // namespace kiln::triton
