//===- Operators.cpp - comparisons, bits, indices; which operator is which ===//

#include "frontend/triton/language/Arguments.h"
#include "frontend/triton/language/Arithmetic.h"
#include "frontend/triton/language/Casts.h"
#include "frontend/triton/language/Shapes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

namespace kiln::triton {

using mlir::arith::CmpFPredicate;
using mlir::arith::CmpIPredicate;

namespace {

/// What a comparison is, by the kind of its operands.
struct Predicates {
  CmpFPredicate ofFloats;
  CmpIPredicate ofSigned, ofUnsigned;
  BinaryOperator mirrored; ///< of swapped operands
};

} // namespace

/// The predicates of a comparison; of another operator nothing. A NaN is equal
/// to nothing, and so it is unequal to everything.
static std::optional<Predicates> predicatesOf(BinaryOperator op) {
  switch (op) {
  case BinaryOperator::Equal:
    return Predicates{CmpFPredicate::OEQ, CmpIPredicate::eq, CmpIPredicate::eq,
                      BinaryOperator::Equal};
  case BinaryOperator::NotEqual:
    return Predicates{CmpFPredicate::UNE, CmpIPredicate::ne, CmpIPredicate::ne,
                      BinaryOperator::NotEqual};
  case BinaryOperator::Less:
    return Predicates{CmpFPredicate::OLT, CmpIPredicate::slt,
                      CmpIPredicate::ult, BinaryOperator::Greater};
  case BinaryOperator::LessEqual:
    return Predicates{CmpFPredicate::OLE, CmpIPredicate::sle,
                      CmpIPredicate::ule, BinaryOperator::GreaterEqual};
  case BinaryOperator::Greater:
    return Predicates{CmpFPredicate::OGT, CmpIPredicate::sgt,
                      CmpIPredicate::ugt, BinaryOperator::Less};
  case BinaryOperator::GreaterEqual:
    return Predicates{CmpFPredicate::OGE, CmpIPredicate::sge,
                      CmpIPredicate::uge, BinaryOperator::LessEqual};
  default:
    return std::nullopt;
  }
}

const TensorValue *emitComparison(Emitter &emitter, BinaryOperator op,
                                  const Value *a, const Value *b) {
  if (emitter.options.version < LanguageVersion::V3_9) {
    // A number takes part as the tensor that it is alone, so its type counts.
    a = toTensor(emitter, a);
    b = a ? toTensor(emitter, b) : nullptr;
    if (!b)
      return nullptr;
  } else if (!llvm::isa<TensorValue>(a)) {
    std::swap(a, b);
    op = predicatesOf(op)->mirrored;
  }
  Operands operands = promote(emitter, a, b);
  if (!operands)
    return nullptr;
  auto [ofFloats, ofSigned, ofUnsigned, mirrored] = *predicatesOf(op);
  const Type *scalar = operands.a->scalar();
  const Type *type =
      emitter.types.withScalar(operands.a->type, emitter.scalar(Scalar::Int1));
  mlir::Value left = operands.a->handle, right = operands.b->handle;
  if (scalar->isFloat())
    return emitter.tensor(
        emitter.create<mlir::arith::CmpFOp>(ofFloats, left, right), type);
  if (!scalar->isInteger())
    return emitter.error("unexpected type " + scalar->text());
  return emitter.tensor(
      emitter.create<mlir::arith::CmpIOp>(
          scalar->isSigned() ? ofSigned : ofUnsigned, left, right),
      type);
}

/// Warns of a shift by as many bits as the value has, or more.
static void warnOfWideShift(Emitter &emitter, const Value *value,
                            const Value *amount) {
  auto *tensor = llvm::dyn_cast<TensorValue>(value);
  auto *number = llvm::dyn_cast<IntValue>(amount);
  auto *type = tensor ? llvm::dyn_cast<ScalarType>(tensor->scalar()) : nullptr;
  if (number && type && number->value >= llvm::DynamicAPInt(type->bits()))
    emitter.warn("Value " + number->text() + " exceeds the maximum bitwidth (" +
                 llvm::Twine(type->bits()) + ") for type '" + type->text() +
                 "'. This may result in undefined behavior.");
}

/// `<<` and `>>`. Whether the sign is shifted in depends on the tensor, the
/// first of two, before its promotion.
static const TensorValue *emitShift(Emitter &emitter, BinaryOperator op,
                                    const Value *a, const Value *b) {
  warnOfWideShift(emitter, a, b);
  Operands operands = promoteBits(emitter, a, b);
  if (!operands)
    return nullptr;
  if (op == BinaryOperator::ShiftLeft)
    return emitOp<mlir::arith::ShLIOp>(emitter, operands);
  const Value *decisive = llvm::isa<TensorValue>(a) ? a : b;
  return llvm::cast<TensorValue>(decisive)->scalar()->isSigned()
             ? emitOp<mlir::arith::ShRSIOp>(emitter, operands)
             : emitOp<mlir::arith::ShRUIOp>(emitter, operands);
}

template <typename Op>
static const TensorValue *emitBits(Emitter &emitter, const Value *a,
                                   const Value *b) {
  Operands operands = promoteBits(emitter, a, b);
  return operands ? emitOp<Op>(emitter, operands) : nullptr;
}

const TensorValue *toTruth(Emitter &emitter, const TensorValue *value) {
  return bitcast(emitter, value, emitter.scalar(Scalar::Int1));
}

/// `and` and `or`, of what is int1 (or a pointer, which is true unless null).
static const TensorValue *emitLogical(Emitter &emitter, BinaryOperator op,
                                      const Value *a, const Value *b) {
  const TensorValue *left = toTensor(emitter, a);
  const TensorValue *right = left ? toTensor(emitter, b) : nullptr;
  if (!right || !(left = toTruth(emitter, left)))
    return nullptr;
  right = toTruth(emitter, right);
  if (!right)
    return nullptr;
  return op == BinaryOperator::LogicalAnd
             ? emitBits<mlir::arith::AndIOp>(emitter, left, right)
             : emitBits<mlir::arith::OrIOp>(emitter, left, right);
}

const Value *emitBinary(Emitter &emitter, BinaryOperator op, const Value *a,
                        const Value *b) {
  switch (op) {
  case BinaryOperator::Add:
    return emitAdd(emitter, a, b, /*checkOverflow=*/true);
  case BinaryOperator::Sub:
    return emitSub(emitter, a, b, /*checkOverflow=*/true);
  case BinaryOperator::Mul:
    return emitMul(emitter, a, b, /*checkOverflow=*/true);
  case BinaryOperator::TrueDiv:
  case BinaryOperator::FloorDiv:
  case BinaryOperator::Mod:
    return emitDivision(emitter, op, a, b);
  case BinaryOperator::Pow:
    return emitter.error("tensors have no operator '**'; multiply, or use "
                         "tl.exp2(tl.log2(x) * y)");
  case BinaryOperator::ShiftLeft:
  case BinaryOperator::ShiftRight:
    return emitShift(emitter, op, a, b);
  case BinaryOperator::And:
    return emitBits<mlir::arith::AndIOp>(emitter, a, b);
  case BinaryOperator::Or:
    return emitBits<mlir::arith::OrIOp>(emitter, a, b);
  case BinaryOperator::Xor:
    return emitBits<mlir::arith::XOrIOp>(emitter, a, b);
  case BinaryOperator::LogicalAnd:
  case BinaryOperator::LogicalOr:
    return emitLogical(emitter, op, a, b);
  default:
    return emitComparison(emitter, op, a, b);
  }
}

const TensorValue *toCondition(Emitter &emitter, const TensorValue *value) {
  auto *block = llvm::dyn_cast<BlockType>(value->type);
  if (block && block->elements() != 1)
    return emitter.error(
        "Boolean value of Tensor with more than one value is ambiguous; choose "
        "by element with tl.where, or make one value of it, as tl.max does");
  value = unsplat(emitter, value);
  return value ? cast(emitter, value, emitter.scalar(Scalar::Int1)) : nullptr;
}

/// Whether it is `:` alone.
static bool isWhole(const Value *index) {
  auto *slice = llvm::dyn_cast<SliceValue>(index);
  return slice && slice->begin->isNone() && slice->end->isNone() &&
         slice->step->isNone();
}

const Value *emitSubscript(Emitter &emitter, const TensorValue *value,
                           const Value *index) {
  size_t rank = value->shape().size(), taken = 0;
  for (auto [axis, part] : llvm::enumerate(elementsOf(index))) {
    if (part->isNone()) {
      value = expandDims(emitter, value, axis);
      if (!value)
        return nullptr;
    } else if (!isWhole(part)) {
      return emitter.error("unsupported tensor index: " + part->text() +
                           "; a tensor takes None and ':' alone");
    } else if (++taken > rank &&
               emitter.options.version >= LanguageVersion::V3_9) {
      return emitter.error("too many indices for tensor of rank " +
                           llvm::Twine(rank));
    }
  }
  return value;
}

} // namespace kiln::triton
