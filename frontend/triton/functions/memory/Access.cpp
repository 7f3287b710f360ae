//===- Access.cpp ---------------------------------------------------------===//

#include "frontend/triton/functions/memory/Access.h"
#include "frontend/triton/functions/Inputs.h"
#include "frontend/triton/language/Arguments.h"
#include "frontend/triton/language/Semantics.h"

namespace kiln::triton {

namespace {

using tt::CacheModifier;
using tt::EvictionPolicy;

// What Triton 3.6 takes, other words for loads and for stores.
constexpr Word loadModifiers[] = {word(".ca", CacheModifier::CA),
                                  word(".cg", CacheModifier::CG),
                                  word(".cv", CacheModifier::CV)};
constexpr Word storeModifiers[] = {
    word(".wb", CacheModifier::WB), word(".cg", CacheModifier::CG),
    word(".cs", CacheModifier::CS), word(".wt", CacheModifier::WT)};
// What Triton 3.9 takes: the same words for both, the dot being left out or
// not.
constexpr Word modifiers[] = {
    word("none", CacheModifier::NONE), word("ca", CacheModifier::CA),
    word("cg", CacheModifier::CG),     word("wb", CacheModifier::WB),
    word("cs", CacheModifier::CS),     word("wt", CacheModifier::WT),
    word("cv", CacheModifier::CV),     word(".none", CacheModifier::NONE),
    word(".ca", CacheModifier::CA),    word(".cg", CacheModifier::CG),
    word(".wb", CacheModifier::WB),    word(".cs", CacheModifier::CS),
    word(".wt", CacheModifier::WT),    word(".cv", CacheModifier::CV)};
constexpr Word evictions[] = {
    word("evict_last", EvictionPolicy::EVICT_LAST),
    word("evict_first", EvictionPolicy::EVICT_FIRST),
    word("evict_normal", EvictionPolicy::NORMAL)}; // 3.9 alone says the last
constexpr Word paddings[] = {word("zero", tt::PaddingOption::PAD_ZERO),
                             word("nan", tt::PaddingOption::PAD_NAN)};

} // namespace

std::optional<CachePolicy> readCachePolicy(Emitter &emitter,
                                           const Value *modifier,
                                           const Value *eviction,
                                           bool isStore) {
  bool isNew = emitter.options.version == LanguageVersion::V3_9;
  auto known = isNew     ? llvm::ArrayRef<Word>(modifiers)
               : isStore ? llvm::ArrayRef<Word>(storeModifiers)
                         : llvm::ArrayRef<Word>(loadModifiers);
  auto cache = wordArgument(emitter, modifier, "Cache modifier", known,
                            static_cast<unsigned>(CacheModifier::NONE));
  auto evict = wordArgument(emitter, eviction, "Eviction policy",
                            llvm::ArrayRef(evictions).drop_back(isNew ? 0 : 1),
                            static_cast<unsigned>(EvictionPolicy::NORMAL));
  if (!cache || !evict)
    return std::nullopt;
  return CachePolicy{static_cast<CacheModifier>(*cache),
                     static_cast<EvictionPolicy>(*evict)};
}

std::optional<tt::PaddingOptionAttr>
readPadding(Emitter &emitter, const Value *padding, const Type *element) {
  auto number = wordArgument(emitter, padding, "Padding option", paddings, 0);
  if (!number)
    return std::nullopt;
  if (*number == 0)
    return tt::PaddingOptionAttr();
  auto option = static_cast<tt::PaddingOption>(*number);
  if (option == tt::PaddingOption::PAD_NAN && element->isInteger()) {
    emitter.error("Padding option `nan` is not supported for integer blocks");
    return std::nullopt;
  }
  return tt::PaddingOptionAttr::get(emitter.builder.getContext(), option);
}

const TensorValue *pointerArgument(Emitter &emitter, const Value *value,
                                   llvm::StringRef function) {
  auto *tensor = llvm::dyn_cast<TensorValue>(value);
  if (tensor && tensor->scalar()->isPointer())
    return tensor;
  return emitter.error("Unsupported ptr type " + value->text() + " in `tl." +
                       function + "`");
}

const Type *pointee(const TensorValue *pointer) {
  return llvm::cast<PointerType>(pointer->scalar())->element();
}

bool isConstant(const TensorValue *pointer) {
  return llvm::cast<PointerType>(pointer->scalar())->isConst();
}

const TensorValue *pointToBytes(Emitter &emitter, const TensorValue *pointer) {
  auto *type = llvm::cast<PointerType>(pointer->scalar());
  if (!type->element()->isBool())
    return pointer;
  return cast(emitter, pointer,
              emitter.types.pointer(emitter.scalar(Scalar::Int8),
                                    type->addressSpace()));
}

std::optional<const TensorValue *>
maskArgument(Emitter &emitter, const Value *value, const TensorValue *pointer) {
  if (value->isNone())
    return nullptr;
  const TensorValue *mask = operandArgument(emitter, value, "the mask");
  if (!mask)
    return std::nullopt;
  if (!mask->scalar()->isBool()) {
    emitter.error("Mask must have boolean scalar type, found " +
                  mask->type->text());
    return std::nullopt;
  }
  if (mask->isBlock() && !pointer->isBlock()) {
    emitter.error(
        "Mask argument cannot be block type if pointer argument is not a "
        "block");
    return std::nullopt;
  }
  return mask;
}

bool broadcastAccess(Emitter &emitter, const TensorValue *&pointer,
                     const TensorValue *&value, const TensorValue *&mask) {
  if (!pointer->isBlock()) {
    if (!value->isBlock())
      return true;
    emitter.error("Value argument cannot be block type if pointer argument is "
                  "not a block");
    return false;
  }
  llvm::SmallVector<const TensorValue *> all = {pointer, value};
  if (mask)
    all.push_back(mask);
  all = broadcastAll(emitter, all);
  if (all.empty())
    return false;
  if (all[0]->shape() != pointer->shape()) {
    emitter.error("Expected pointer argument to have shape " +
                  shapeText(all[0]->shape()) + " but got " +
                  shapeText(pointer->shape()));
    return false;
  }
  pointer = all[0];
  value = all[1];
  if (mask)
    mask = all[2];
  return true;
}

/// One of `readIndices`, null after an error.
static mlir::Value readIndex(Emitter &emitter, const Value *value, bool wide) {
  const Type *type = emitter.scalar(wide ? Scalar::Int64 : Scalar::Int32);
  unsigned bits = wide ? 64 : 32;
  bool isNew = emitter.options.version == LanguageVersion::V3_9;
  auto error = [&](const llvm::Twine &message) {
    emitter.error(message);
    return mlir::Value();
  };
  if (const IntValue *integer = integerValue(emitter, value)) {
    std::optional<int64_t> number = integer->small();
    if (number && llvm::isIntN(bits, *number))
      return constant(emitter, value, type)->handle;
    if (isNew)
      return error("Expected a signed " + llvm::Twine(bits) +
                   "-bit integer, but " + value->text() + " is out of range");
    return error("Block pointers only support " + llvm::Twine(bits) + " bit `" +
                 (wide ? "shape/strides" : "offsets/block_shape") +
                 "`, got a value " + value->text() +
                 " which is out of the range");
  }
  auto *tensor = llvm::dyn_cast<TensorValue>(value);
  if (!tensor)
    return error("Unsupported element type in shape/strides/offsets: " +
                 value->text());
  if (tensor->isBlock())
    return error("Expected a scalar in shape/strides/offsets, found " +
                 value->text());
  if (!tensor->type->isInteger())
    return error(
        "Expected an integer scalar type in shape/strides/offsets, found " +
        value->text());
  if (!wide && scalarBits(tensor->type) == 64)
    return error(isNew ? "Expected a 32-bit integer; add a `.to(tl.int32)` to "
                         "convert the value"
                       : "Block pointers only support 32 bit "
                         "`offsets/block_shape`, add a `.to(tl.int32)` or use "
                         "regular indexing for 64 bit support");
  if (scalarBits(tensor->type) == bits)
    return tensor->handle;
  const TensorValue *converted = cast(emitter, tensor, type);
  return converted ? converted->handle : mlir::Value();
}

std::optional<llvm::SmallVector<mlir::Value>>
readIndices(Emitter &emitter, const Value *list, bool wide) {
  llvm::SmallVector<mlir::Value> result;
  for (const Value *element : elementsOf(list)) {
    result.push_back(readIndex(emitter, element, wide));
    if (!result.back())
      return std::nullopt;
  }
  return result;
}

} // namespace kiln::triton
