//===- Memory.cpp - load and store ----------------------------------------===//

#include "frontend/triton/functions/Families.h"
#include "frontend/triton/functions/Inputs.h"
#include "frontend/triton/functions/memory/Access.h"
#include "frontend/triton/language/Arguments.h"
#include "frontend/triton/language/Semantics.h"

namespace kiln::triton {

namespace {

bool isNew(const Emitter &emitter) {
  return emitter.options.version == LanguageVersion::V3_9;
}

/// Whether an argument is given that belongs to block pointers alone.
bool isGiven(const Value *value) { return isTrue(value); }

const Value *emitLoad(Emitter &emitter, Values arguments) {
  const TensorValue *pointer = pointerArgument(emitter, arguments[0], "load");
  if (!pointer)
    return nullptr;
  const Value *boundaryCheck = arguments[3], *padding = arguments[4];
  auto policy = readCachePolicy(emitter, arguments[5], arguments[6], false);
  auto isVolatile = flagArgument(emitter, arguments[7], "volatile");
  if (!policy || !isVolatile)
    return nullptr;
  if (pointer->type->isBlockPointer()) {
    if (!arguments[1]->isNone() || !arguments[2]->isNone())
      return emitter.error("`mask` and `other` arguments cannot be specified "
                           "for loading block pointers");
    return loadBlock(emitter, pointer, boundaryCheck, padding, *policy,
                     *isVolatile);
  }
  if (isGiven(boundaryCheck) || isGiven(padding))
    return emitter.error(
        "`padding_option` or `boundary_check` argument is not supported for "
        "loading a tensor of pointers or loading a scalar. Because the "
        "compiler does not know the boundary; please use block pointers "
        "(defined by `make_block_ptr`) instead");

  auto mask = maskArgument(emitter, arguments[1], pointer);
  if (!mask)
    return nullptr;
  const TensorValue *other = nullptr;
  if (!arguments[2]->isNone()) {
    if (!*mask)
      return emitter.error("`other` cannot be provided without `mask`");
    other = operandArgument(emitter, arguments[2], "`other`");
    if (!other)
      return nullptr;
    if (other->isBlock() && !pointer->isBlock())
      return emitter.error("Other argument cannot be block type if pointer "
                           "argument is not a block");
  }
  if (pointer->isBlock() && *mask) {
    std::tie(pointer, *mask) = broadcastTogether(emitter, pointer, *mask);
    if (pointer && other)
      std::tie(pointer, other) = broadcastTogether(emitter, pointer, other);
    if (!pointer)
      return nullptr;
  }

  bool isBool = pointee(pointer)->isBool();
  pointer = pointToBytes(emitter, pointer);
  const Type *element = pointee(pointer);
  if (other && !(other = cast(emitter, other, element)))
    return nullptr;
  const Type *type = emitter.types.withScalar(pointer->type, element);
  const TensorValue *result =
      emitter.tensor(emitter.create<tt::LoadOp>(
                         emitter.tileType(type), pointer->handle,
                         *mask ? (*mask)->handle : mlir::Value(),
                         other ? other->handle : mlir::Value(),
                         llvm::ArrayRef<int32_t>(), tt::PaddingOptionAttr(),
                         policy->modifier, policy->eviction, *isVolatile),
                     type);
  return isBool ? cast(emitter, result, emitter.scalar(Scalar::Int1)) : result;
}

const Value *emitStore(Emitter &emitter, Values arguments) {
  const TensorValue *pointer = pointerArgument(emitter, arguments[0], "store");
  const TensorValue *value =
      operandArgument(emitter, arguments[1], "the value");
  if (!pointer || !value)
    return nullptr;
  auto policy = readCachePolicy(emitter, arguments[4], arguments[5], true);
  if (!policy)
    return nullptr;
  if (isConstant(pointer))
    return emitter.error("Cannot store to a constant pointer");
  if (pointer->type->isBlockPointer()) {
    if (!arguments[2]->isNone())
      return emitter.error(
          "`mask` argument cannot be specified for storing block pointers");
    return storeBlock(emitter, pointer, value, arguments[3], *policy);
  }
  if (isGiven(arguments[3]))
    return emitter.error(
        "`boundary_check` argument is not supported for storing a tensor of "
        "pointers or storing a scalar. Because the compiler does not know the "
        "boundary; please use block pointers (defined by `make_block_ptr`) "
        "instead");
  auto mask = maskArgument(emitter, arguments[2], pointer);
  if (!mask || !broadcastAccess(emitter, pointer, value, *mask))
    return nullptr;

  // 3.9 makes a value a bool (1 of 2) before it makes it a byte.
  if (isNew(emitter) && !(value = cast(emitter, value, pointee(pointer))))
    return nullptr;
  pointer = pointToBytes(emitter, pointer);
  value = cast(emitter, value, pointee(pointer));
  if (!value)
    return nullptr;
  emitter.create<tt::StoreOp>(
      pointer->handle, value->handle, *mask ? (*mask)->handle : mlir::Value(),
      llvm::ArrayRef<int32_t>(), policy->modifier, policy->eviction);
  return emitter.values.none();
}

/// 3.9 has no block pointers, and takes the rest by name alone.
const Value *emitNewLoad(Emitter &emitter, Values given) {
  const Value *none = emitter.values.none();
  return emitLoad(emitter, {given[0], given[1], given[2], none, none, given[3],
                            given[4], given[5]});
}

const Value *emitNewStore(Emitter &emitter, Values given) {
  return emitStore(emitter, {given[0], given[1], given[2],
                             emitter.values.none(), given[3], given[4]});
}

} // namespace

llvm::ArrayRef<Builtin> memoryBuiltins() {
  static const Builtin records[] = {
      {.name = "load",
       .parameters = "pointer, mask=None, other=None, boundary_check=(), "
                     "padding_option='', cache_modifier='', "
                     "eviction_policy='', volatile=False",
       .emit = emitLoad,
       .until = LanguageVersion::V3_6},
      {.name = "load",
       .parameters = "pointer, mask=None, other=None, *, cache_modifier='', "
                     "eviction_policy='', volatile=False",
       .emit = emitNewLoad,
       .since = LanguageVersion::V3_9},
      {.name = "store",
       .parameters = "pointer, value, mask=None, boundary_check=(), "
                     "cache_modifier='', eviction_policy=''",
       .emit = emitStore,
       .isMethod = true,
       .until = LanguageVersion::V3_6},
      {.name = "store",
       .parameters = "pointer, value, mask=None, *, cache_modifier='', "
                     "eviction_policy=''",
       .emit = emitNewStore,
       .isMethod = true,
       .since = LanguageVersion::V3_9},
  };
  return records;
}

} // namespace kiln::triton
