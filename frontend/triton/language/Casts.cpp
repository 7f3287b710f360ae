//===- Casts.cpp ----------------------------------------------------------===//

#include "frontend/triton/language/Casts.h"
#include "frontend/dialect/Tile.h"
#include "frontend/triton/language/Semantics.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

namespace kiln::triton {

namespace {

/// One cast of a value to another scalar type.
class Cast {
public:
  Cast(Emitter &emitter, const TensorValue *value, const Type *to)
      : emitter(emitter), value(value), from(value->scalar()), to(to),
        target(emitter.types.withScalar(value->type, to)) {}

  const TensorValue *emit(std::optional<Rounding> rounding);

private:
  const TensorValue *floatToFloat(std::optional<Rounding> rounding);
  const TensorValue *integerToInteger();
  const TensorValue *floatToInteger();
  const TensorValue *withPointer();

  bool isFrom(Scalar which) { return from == emitter.scalar(which); }
  bool isTo(Scalar which) { return to == emitter.scalar(which); }
  /// The value cast to `middle`, and that to the target.
  const TensorValue *through(Scalar middle) {
    const TensorValue *half = cast(emitter, value, emitter.scalar(middle));
    return half ? cast(emitter, half, to) : nullptr;
  }
  const TensorValue *isNotZero(const TensorValue *number, const Type *type) {
    const Value *zero = constant(emitter, emitter.values.integer(0), type);
    return llvm::cast_if_present<TensorValue>(
        emitBinary(emitter, BinaryOperator::NotEqual, number, zero));
  }
  template <typename Op, typename... Arguments>
  const TensorValue *create(Arguments... arguments) {
    mlir::Type tile = supportedTileType(emitter, target);
    if (!tile)
      return nullptr;
    return emitter.tensor(emitter.create<Op>(tile, value->handle, arguments...),
                          target);
  }
  const TensorValue *refuse() {
    return emitter.error("cannot cast " + from->text() + " to " + to->text());
  }

  Emitter &emitter;
  const TensorValue *value;
  const Type *from, *to;
  const Type *target; ///< `to` with the shape of the value
};

} // namespace

static unsigned bitsOf(const Type *scalar) {
  return llvm::cast<ScalarType>(scalar)->bits();
}

const TensorValue *Cast::floatToFloat(std::optional<Rounding> rounding) {
  if (isTo(Scalar::FP8E4B15) || isFrom(Scalar::FP8E4B15))
    return refuseFp8e4b15(emitter);
  auto mode = [&]() -> tt::RoundingModeAttr {
    if (!rounding)
      return {};
    return tt::RoundingModeAttr::get(emitter.builder.getContext(),
                                     *rounding == Rounding::TowardsZero
                                         ? tt::RoundingMode::RTZ
                                         : tt::RoundingMode::RTNE);
  };
  bool isBetweenHalves = (isFrom(Scalar::FP16) && isTo(Scalar::BF16)) ||
                         (isFrom(Scalar::BF16) && isTo(Scalar::FP16));
  if (isBetweenHalves && emitter.options.version >= LanguageVersion::V3_9) {
    rounding = Rounding::Nearest;
    return create<tt::FpToFpOp>(mode());
  }
  if (from->isFloat8() || to->isFloat8() || rounding == Rounding::TowardsZero)
    return create<tt::FpToFpOp>(mode());
  if ((isFrom(Scalar::FP16) || isFrom(Scalar::BF16)) && !isTo(Scalar::FP32))
    return through(Scalar::FP32);
  if (bitsOf(from) > bitsOf(to))
    return create<mlir::arith::TruncFOp>();
  return create<mlir::arith::ExtFOp>();
}

const TensorValue *Cast::integerToInteger() {
  if (to->isBool())
    return isNotZero(value, from);
  // Tile IR has no signs.
  if (bitsOf(from) == bitsOf(to))
    return emitter.tensor(value->handle, target);
  if (bitsOf(from) > bitsOf(to))
    return create<mlir::arith::TruncIOp>();
  if (from->isSigned())
    return create<mlir::arith::ExtSIOp>();
  return create<mlir::arith::ExtUIOp>();
}

const TensorValue *Cast::floatToInteger() {
  if (from->isFloat8())
    return refuse();
  if (bitsOf(from) == 16)
    return through(Scalar::FP32);
  if (to->isBool())
    return isNotZero(value, from);
  if (to->isSigned())
    return create<mlir::arith::FPToSIOp>();
  return create<mlir::arith::FPToUIOp>();
}

const TensorValue *Cast::withPointer() {
  if (from->isBlockPointer() || to->isBlockPointer())
    return refuse();
  if (from->isPointer() && to->isPointer())
    return create<tt::BitcastOp>();
  if (to->isPointer()) {
    // An address has 64 bits, and how the others came to be is for the program
    // to say.
    if (!from->isInteger() || bitsOf(from) != 64)
      return refuse();
    return create<tt::IntToPtrOp>();
  }
  if (to->isBool()) {
    const Type *word = emitter.scalar(Scalar::Int64);
    const TensorValue *address = cast(emitter, value, word);
    return address ? isNotZero(address, word) : nullptr;
  }
  if (!to->isInteger() || bitsOf(to) != 64)
    return refuse();
  return create<tt::PtrToIntOp>();
}

const TensorValue *Cast::emit(std::optional<Rounding> rounding) {
  bool isSmaller =
      from->isFloat() && to->isFloat() && bitsOf(to) < bitsOf(from);
  if (!isSmaller && rounding)
    return emitter.error(
        "fp_downcast_rounding should be set only for truncating fp "
        "conversions. Source scalar type is " +
        from->text() + " and destination type is " + to->text());
  if (isSmaller && !rounding)
    rounding = Rounding::Nearest;
  if (from->isPointer() || to->isPointer())
    return withPointer();
  if (from->isFloat() && to->isFloat())
    return floatToFloat(rounding);
  if (from->isFloat() && to->isInteger())
    return floatToInteger();
  if (from->isInteger() && to->isInteger())
    return integerToInteger();
  if (!from->isInteger() || !to->isFloat() || to->isFloat8())
    return refuse();
  if (from->isSigned())
    return create<mlir::arith::SIToFPOp>();
  return create<mlir::arith::UIToFPOp>();
}

const TensorValue *castRounded(Emitter &emitter, const TensorValue *value,
                               const Type *scalar,
                               std::optional<Rounding> rounding) {
  scalar = scalar->scalar();
  if (value->scalar() == scalar)
    return value;
  return Cast(emitter, value, scalar).emit(rounding);
}

const TensorValue *cast(Emitter &emitter, const TensorValue *value,
                        const Type *scalar) {
  return castRounded(emitter, value, scalar, std::nullopt);
}

const TensorValue *bitcast(Emitter &emitter, const TensorValue *value,
                           const Type *scalar) {
  const Type *from = value->scalar(), *to = scalar->scalar();
  if (from == to)
    return value;
  if (from->isPointer() || to->isPointer())
    return cast(emitter, value, to);
  if (bitsOf(from) != bitsOf(to))
    return emitter.error("Cannot bitcast data-type of size " +
                         llvm::Twine(bitsOf(from)) + " to data-type of size " +
                         llvm::Twine(bitsOf(to)));
  const Type *target = emitter.types.withScalar(value->type, to);
  mlir::Type tile = supportedTileType(emitter, target);
  if (!tile)
    return nullptr;
  // Integers of tile IR have no signs: there may be nothing to do.
  if (tile == value->handle.getType())
    return emitter.tensor(value->handle, target);
  return emitter.tensor(emitter.create<tt::BitcastOp>(tile, value->handle),
                        target);
}

} // namespace kiln::triton
