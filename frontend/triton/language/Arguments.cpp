//===- Arguments.cpp ------------------------------------------------------===//

#include "frontend/triton/language/Arguments.h"
#include "llvm/Support/MathExtras.h"

namespace kiln::triton {

std::optional<int64_t> integerArgument(Emitter &emitter, const Value *value,
                                       const llvm::Twine &what) {
  if (auto *flag = llvm::dyn_cast<BoolValue>(value))
    return flag->value;
  if (auto *integer = llvm::dyn_cast<IntValue>(value))
    if (std::optional<int64_t> small = integer->small())
      return small;
  emitter.error(what + " must be an integer that is known at compile time, " +
                "but is " + value->text());
  return std::nullopt;
}

const IntValue *integerValue(Emitter &emitter, const Value *value) {
  if (auto *flag = llvm::dyn_cast<BoolValue>(value))
    value = emitter.values.integer(flag->value);
  return llvm::dyn_cast<IntValue>(value);
}

std::optional<bool> flagArgument(Emitter &emitter, const Value *value,
                                 const llvm::Twine &what) {
  if (value->isConstant())
    return isTrue(value);
  emitter.error(what + " must be known at compile time, but is " +
                value->text());
  return std::nullopt;
}

std::optional<llvm::StringRef>
textArgument(Emitter &emitter, const Value *value, const llvm::Twine &what) {
  if (value->isNone())
    return llvm::StringRef();
  if (auto *text = llvm::dyn_cast<StringValue>(value))
    return llvm::StringRef(text->value);
  emitter.error(what + " must be a string, but is " + value->text());
  return std::nullopt;
}

const TensorValue *tensorArgument(Emitter &emitter, const Value *value,
                                  const llvm::Twine &what) {
  if (auto *tensor = llvm::dyn_cast<TensorValue>(value))
    return tensor;
  return emitter.error(what + " must be a tensor, but is " + value->text());
}

const Type *typeArgument(Emitter &emitter, const Value *value,
                         const llvm::Twine &what) {
  if (auto *type = llvm::dyn_cast<TypeValue>(value))
    return type->type;
  return emitter.error(what + " must be a type, such as tl.float32, but is " +
                       value->text());
}

llvm::ArrayRef<const Value *> elementsOf(const Value *const &value) {
  if (auto *tuple = llvm::dyn_cast<TupleValue>(value))
    return tuple->elements;
  return value;
}

llvm::ArrayRef<const Value *> restOf(const Value *rest) {
  const auto &collected = llvm::cast<TupleValue>(rest)->elements;
  if (collected.size() == 1)
    return elementsOf(collected.front());
  return collected;
}

std::optional<llvm::SmallVector<int64_t>>
integersArgument(Emitter &emitter, llvm::ArrayRef<const Value *> values,
                 const llvm::Twine &what) {
  llvm::SmallVector<int64_t> integers;
  for (const Value *value : values) {
    std::optional<int64_t> integer = integerArgument(emitter, value, what);
    if (!integer)
      return std::nullopt;
    integers.push_back(*integer);
  }
  return integers;
}

std::optional<llvm::SmallVector<int64_t>>
shapeArgument(Emitter &emitter, llvm::ArrayRef<const Value *> values) {
  llvm::SmallVector<int64_t> shape;
  int64_t elements = 1;
  for (const Value *value : values) {
    std::string which = ("Shape element " + llvm::Twine(shape.size())).str();
    auto extent = integerArgument(emitter, value, which);
    if (!extent)
      return std::nullopt;
    // Triton 3.6 lets a zero pass, which no type of tile IR takes.
    if (*extent <= 0 || !llvm::isPowerOf2_64(*extent)) {
      emitter.error(which + " must be a power of 2, but is " +
                    llvm::Twine(*extent));
      return std::nullopt;
    }
    shape.push_back(*extent);
    // Beyond the limit the product need not be right, but must not wrap.
    if (elements <= maxBlockElements)
      elements *= std::min(*extent, 2 * maxBlockElements);
  }
  if (elements > maxBlockElements) {
    emitter.error("numel (" + llvm::Twine(elements) +
                  ") exceeds triton maximum tensor numel (" +
                  llvm::Twine(maxBlockElements) + ")");
    return std::nullopt;
  }
  return shape;
}

std::optional<unsigned> axisOf(Emitter &emitter, int64_t axis, size_t rank) {
  int64_t dimensions = rank;
  if (axis >= -dimensions && axis < dimensions)
    return axis < 0 ? axis + dimensions : axis;
  emitter.error("invalid axis " + llvm::Twine(axis) + ". Expected " +
                llvm::Twine(-dimensions) + " <= axis < " +
                llvm::Twine(dimensions));
  return std::nullopt;
}

} // namespace kiln::triton
