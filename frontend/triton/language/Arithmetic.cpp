//===- Arithmetic.cpp -----------------------------------------------------===//

#include "frontend/triton/language/Arithmetic.h"
#include "frontend/dialect/Tile.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

namespace kiln::triton {

namespace arith = mlir::arith;
using EmitBinary = const TensorValue *(*)(Emitter &, const Value *,
                                          const Value *, bool);

static const TensorValue *unexpected(Emitter &emitter, const Type *scalar) {
  return emitter.error("unexpected type " + scalar->text());
}

/// Asserts on the device that `emit` of two integers of less than 64 bits stays
/// within their type, by computing it in 64 bits; false after an error.
static bool checkForOverflow(Emitter &emitter, Operands operands,
                             EmitBinary emit, llvm::StringRef name) {
  const LanguageOptions &options = emitter.options;
  auto *type = llvm::cast<ScalarType>(operands.a->scalar());
  if (!options.sanitizeOverflow || !options.debug || type->bits() >= 64)
    return true;
  const Type *wide = emitter.scalar(Scalar::Int64);
  const TensorValue *a = cast(emitter, operands.a, wide);
  const TensorValue *b = cast(emitter, operands.b, wide);
  const TensorValue *result = a && b ? emit(emitter, a, b, false) : nullptr;
  if (!result)
    return false;
  bool isUnsigned = type->isUnsigned();
  int64_t least = isUnsigned ? 0 : llvm::minIntN(type->bits());
  int64_t greatest =
      isUnsigned ? llvm::maxUIntN(type->bits()) : llvm::maxIntN(type->bits());
  auto bound = [&](BinaryOperator op, int64_t limit) {
    const Value *number = emitter.values.integer(limit);
    return emitComparison(emitter, op, result, constant(emitter, number, wide));
  };
  const Value *isWithin = emitBinary(
      emitter, BinaryOperator::And, bound(BinaryOperator::LessEqual, greatest),
      bound(BinaryOperator::GreaterEqual, least));
  emitter.create<tt::AssertOp>(llvm::cast<TensorValue>(isWithin)->handle,
                               ("int" + llvm::Twine(type->bits()) +
                                " overflow detected for operation " + name)
                                   .str());
  return true;
}

/// An op of floats or integers of one type.
template <typename FloatOp, typename IntegerOp>
static const TensorValue *emitChecked(Emitter &emitter, Operands operands,
                                      EmitBinary emit, llvm::StringRef name,
                                      bool checkOverflow) {
  const Type *scalar = operands.a->scalar();
  if (scalar->isFloat())
    return emitOp<FloatOp>(emitter, operands);
  if (!scalar->isInteger())
    return unexpected(emitter, scalar);
  if (checkOverflow && !checkForOverflow(emitter, operands, emit, name))
    return nullptr;
  return emitOp<IntegerOp>(emitter, operands);
}

/// A pointer and an offset of its shape. Offsets have signs in tile IR, so an
/// unsigned one is widened.
static const TensorValue *emitAddPointer(Emitter &emitter,
                                         const TensorValue *pointer,
                                         const TensorValue *offset) {
  const Type *scalar = offset->scalar();
  mlir::Value handle = offset->handle;
  if (scalar->isUnsigned() && llvm::cast<ScalarType>(scalar)->bits() < 64) {
    const Type *wide =
        emitter.types.withScalar(offset->type, emitter.scalar(Scalar::Int64));
    handle = emitter.create<arith::ExtUIOp>(emitter.tileType(wide), handle);
  }
  return emitter.tensor(emitter.create<tt::AddPtrOp>(pointer->handle.getType(),
                                                     pointer->handle, handle),
                        pointer->type);
}

const TensorValue *emitAdd(Emitter &emitter, const Value *a, const Value *b,
                           bool checkOverflow) {
  Operands operands =
      promote(emitter, a, b, {.pointerA = true, .pointerB = true});
  if (!operands)
    return nullptr;
  bool isPointerA = operands.a->scalar()->isPointer();
  bool isPointerB = operands.b->scalar()->isPointer();
  if (isPointerA && isPointerB)
    return emitter.error("cannot add pointers together");
  if (isPointerA)
    return emitAddPointer(emitter, operands.a, operands.b);
  if (isPointerB)
    return emitAddPointer(emitter, operands.b, operands.a);
  return emitChecked<arith::AddFOp, arith::AddIOp>(emitter, operands, emitAdd,
                                                   "add", checkOverflow);
}

/// `-value`.
static const TensorValue *emitMinus(Emitter &emitter,
                                    const TensorValue *value) {
  const Type *scalar = value->scalar();
  if (scalar->isPointer())
    return emitter.error("wrong type argument to unary minus (" +
                         scalar->text() + ")");
  if (scalar->isFloat() && emitter.options.version >= LanguageVersion::V3_9)
    return emitter.tensor(emitter.create<arith::NegFOp>(value->handle),
                          value->type);
  const TensorValue *zero =
      constant(emitter, emitter.values.integer(0), scalar);
  return zero ? emitSub(emitter, zero, value, /*checkOverflow=*/true) : nullptr;
}

const TensorValue *emitSub(Emitter &emitter, const Value *a, const Value *b,
                           bool checkOverflow) {
  Operands operands = promote(emitter, a, b, {.pointerA = true});
  if (!operands)
    return nullptr;
  if (operands.a->scalar()->isPointer()) {
    const TensorValue *back = emitMinus(emitter, operands.b);
    return back ? emitAdd(emitter, operands.a, back, /*checkOverflow=*/false)
                : nullptr;
  }
  return emitChecked<arith::SubFOp, arith::SubIOp>(emitter, operands, emitSub,
                                                   "sub", checkOverflow);
}

const TensorValue *emitMul(Emitter &emitter, const Value *a, const Value *b,
                           bool checkOverflow) {
  Operands operands = promote(emitter, a, b);
  if (!operands)
    return nullptr;
  return emitChecked<arith::MulFOp, arith::MulIOp>(emitter, operands, emitMul,
                                                   "mul", checkOverflow);
}

/// Both in the type in which they are divided as real numbers: integers in
/// fp32, else the float of the two, of two that with the longer mantissa.
static Operands toReals(Emitter &emitter, Operands operands) {
  const Type *a = operands.a->scalar(), *b = operands.b->scalar();
  const Type *real = emitter.scalar(Scalar::FP32);
  if (a->isFloat() && b->isFloat())
    real = llvm::cast<ScalarType>(a)->mantissaBits() >
                   llvm::cast<ScalarType>(b)->mantissaBits()
               ? a
               : b;
  else if (a->isFloat() || b->isFloat())
    real = a->isFloat() ? a : b;
  return {cast(emitter, operands.a, real), cast(emitter, operands.b, real)};
}

const TensorValue *emitDivision(Emitter &emitter, BinaryOperator op,
                                const Value *a, const Value *b) {
  Operands operands = promote(emitter, a, b, {.division = true});
  if (operands && op == BinaryOperator::TrueDiv)
    operands = toReals(emitter, operands);
  if (!operands)
    return nullptr;
  const Type *scalar = operands.a->scalar();
  switch (op) {
  case BinaryOperator::TrueDiv:
    return emitOp<arith::DivFOp>(emitter, operands);
  case BinaryOperator::FloorDiv:
    if (!scalar->isInteger())
      return unexpected(emitter, scalar);
    return scalar->isSigned() ? emitOp<arith::DivSIOp>(emitter, operands)
                              : emitOp<arith::DivUIOp>(emitter, operands);
  case BinaryOperator::Mod:
    if (scalar->isFloat())
      return emitOp<arith::RemFOp>(emitter, operands);
    if (!scalar->isInteger())
      return unexpected(emitter, scalar);
    return scalar->isSigned() ? emitOp<arith::RemSIOp>(emitter, operands)
                              : emitOp<arith::RemUIOp>(emitter, operands);
  default:
    llvm_unreachable("no division");
  }
}

const TensorValue *emitExtremum(Emitter &emitter, bool isMinimum,
                                Operands operands, bool propagateNan) {
  const Type *scalar = operands.a->scalar();
  if (scalar->isFloat() && propagateNan)
    return isMinimum ? emitOp<arith::MinimumFOp>(emitter, operands)
                     : emitOp<arith::MaximumFOp>(emitter, operands);
  if (scalar->isFloat())
    return isMinimum ? emitOp<arith::MinNumFOp>(emitter, operands)
                     : emitOp<arith::MaxNumFOp>(emitter, operands);
  if (!scalar->isInteger())
    return emitter.error("Unexpected dtype " + scalar->text());
  if (scalar->isSigned())
    return isMinimum ? emitOp<arith::MinSIOp>(emitter, operands)
                     : emitOp<arith::MaxSIOp>(emitter, operands);
  return isMinimum ? emitOp<arith::MinUIOp>(emitter, operands)
                   : emitOp<arith::MaxUIOp>(emitter, operands);
}

const Value *emitUnary(Emitter &emitter, UnaryOperator op,
                       const TensorValue *operand) {
  const Type *scalar = operand->scalar();
  switch (op) {
  case UnaryOperator::Plus:
    return operand;
  case UnaryOperator::Minus:
    return emitMinus(emitter, operand);
  case UnaryOperator::Not:
    operand = toTruth(emitter, operand);
    if (!operand)
      return nullptr;
    scalar = operand->scalar();
    break;
  case UnaryOperator::Invert:
    break;
  }
  if (!scalar->isInteger())
    return emitter.error("wrong type argument to unary invert (" +
                         longName(scalar) + ")");
  mlir::Type tile = emitter.tileType(scalar);
  mlir::Value ones = emitter.create<arith::ConstantOp>(mlir::IntegerAttr::get(
      tile, llvm::APInt::getAllOnes(tile.getIntOrFloatBitWidth())));
  return emitBinary(emitter, BinaryOperator::Xor, operand,
                    emitter.tensor(ones, scalar));
}

} // namespace kiln::triton
