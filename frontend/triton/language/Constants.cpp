//===- Constants.cpp - numbers as values of tile IR -----------------------===//

#include "frontend/triton/language/Promotion.h"
#include "frontend/triton/language/Semantics.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

namespace kiln::triton {

/// The low 64 bits of a bool or an integer, if `isUnsigned` says how 64 bits
/// hold it; nothing of a float.
static std::optional<uint64_t> wordOf(const Value *number, bool isUnsigned) {
  if (auto *flag = llvm::dyn_cast<BoolValue>(number))
    return flag->value;
  auto *integer = llvm::dyn_cast<IntValue>(number);
  if (!integer)
    return std::nullopt;
  std::optional<int64_t> small = integer->small();
  if (!isUnsigned)
    return small;
  if (small)
    return *small >= 0 ? std::optional<uint64_t>(*small) : std::nullopt;
  llvm::DynamicAPInt top =
      llvm::DynamicAPInt(INT64_MAX) + llvm::DynamicAPInt(1);
  if (integer->value < top || integer->value >= top + top)
    return std::nullopt;
  return (uint64_t(1) << 63) + int64fromDynamicAPInt(integer->value - top);
}

/// The value of a number as Python makes a float of it: rounded, to nearest.
static double doubleOf(const Value *number) {
  if (auto *real = llvm::dyn_cast<FloatValue>(number))
    return real->value;
  if (auto *flag = llvm::dyn_cast<BoolValue>(number))
    return flag->value;
  double value = 0;
  llvm::StringRef(number->text()).getAsDouble(value);
  return value;
}

static const TensorValue *makeConstant(Emitter &emitter, mlir::TypedAttr value,
                                       const Type *type) {
  return emitter.tensor(emitter.create<mlir::arith::ConstantOp>(value), type);
}

static const TensorValue *integerConstant(Emitter &emitter, const Value *number,
                                          const ScalarType *type,
                                          mlir::Type tile) {
  // Of a float 0 passes, as in Triton, and any number has a truth.
  std::optional<uint64_t> word;
  if (type->isBool() || !isTrue(number))
    word = isTrue(number);
  else
    word = wordOf(number, type->isUnsigned());
  if (!word)
    return emitter.error("cannot make a constant of type " + type->text() +
                         " of " + number->text());
  llvm::APInt bits = llvm::APInt(64, *word).trunc(type->bits());
  return makeConstant(emitter, mlir::IntegerAttr::get(tile, bits), type);
}

static const TensorValue *floatConstant(Emitter &emitter, const Value *number,
                                        const ScalarType *type,
                                        mlir::Type tile) {
  double value = doubleOf(number);
  bool isLater = emitter.options.version >= LanguageVersion::V3_9;
  // Up to 3.8, every zero is the positive one.
  if (value == 0 && !isLater)
    return makeConstant(emitter, mlir::FloatAttr::get(tile, 0.0), type);
  // Smaller types get what fp32 holds of it.
  if (type->bits() < 64)
    value = static_cast<float>(value);
  if (!type->isFloat8())
    return makeConstant(emitter, mlir::FloatAttr::get(tile, value), type);
  mlir::Value single = emitter.create<mlir::arith::ConstantOp>(
      emitter.builder.getF32FloatAttr(value));
  return emitter.tensor(emitter.create<mlir::arith::TruncFOp>(tile, single),
                        type);
}

const TensorValue *constant(Emitter &emitter, const Value *value,
                            const Type *scalar) {
  auto *type = llvm::dyn_cast<ScalarType>(scalar);
  if (!isNumber(value) || !type || type->which() == Scalar::Void)
    return emitter.error("cannot make a constant of type " + scalar->text() +
                         " of " + value->text());
  mlir::Type tile = supportedTileType(emitter, type);
  if (!tile)
    return nullptr;
  return type->isInteger() ? integerConstant(emitter, value, type, tile)
                           : floatConstant(emitter, value, type, tile);
}

const TensorValue *toTensor(Emitter &emitter, const Value *value) {
  if (auto *tensor = llvm::dyn_cast<TensorValue>(value))
    return tensor;
  const Type *type = scalarOf(emitter, value);
  return type ? constant(emitter, value, type) : nullptr;
}

/// The small floats that a GPU has, in the order in which Triton lists them.
static llvm::SmallVector<Scalar>
supportedFloats8(const LanguageOptions &options) {
  if (options.backend == "hip")
    return {Scalar::FP8E4B8, Scalar::FP8E4NV, Scalar::FP8E5, Scalar::FP8E5B16};
  llvm::StringRef arch = options.arch;
  unsigned capability = 0;
  arch.consumeInteger(10, capability);
  // From sm_89 on there are conversions of fp8e4nv.
  if (capability >= 89)
    return {Scalar::FP8E4B15, Scalar::FP8E4NV, Scalar::FP8E5};
  return {Scalar::FP8E4B15, Scalar::FP8E5};
}

std::nullptr_t refuseFp8e4b15(Emitter &emitter) {
  return emitter.error("fp8e4b15 is not compiled: no GPU has the type, and "
                       "Triton converts it by assembly of its own; use "
                       "tl.float8e4nv or tl.float8e5");
}

mlir::Type supportedTileType(Emitter &emitter, const Type *type) {
  auto *scalar = llvm::dyn_cast<ScalarType>(type->scalar());
  if (scalar && scalar->isFloat8()) {
    auto supported = supportedFloats8(emitter.options);
    if (!llvm::is_contained(supported, scalar->which())) {
      std::string names;
      for (Scalar which : supported)
        names +=
            (names.empty() ? "'" : ", '") + emitter.scalar(which)->text() + "'";
      return emitter.error("type " + scalar->text() +
                           " not supported in this architecture. The supported "
                           "fp8 dtypes are (" +
                           names + ")"),
             mlir::Type();
    }
  }
  if (scalar && scalar->which() == Scalar::FP8E4B15)
    return refuseFp8e4b15(emitter), mlir::Type();
  mlir::Type tile = emitter.tileType(type);
  if (!tile)
    emitter.error("tile IR has no type for " + type->text());
  return tile;
}

} // namespace kiln::triton
