//===- BlockPointers.cpp - pointers to blocks of a tensor in memory -------===//
//
// make_block_ptr, advance, and the accesses through them, which Triton 3.9 has
// no more.
//
//===----------------------------------------------------------------------===//

#include "frontend/triton/functions/Families.h"
#include "frontend/triton/functions/Inputs.h"
#include "frontend/triton/functions/memory/Access.h"
#include "frontend/triton/language/Arguments.h"
#include "frontend/triton/language/Semantics.h"

namespace kiln::triton {

namespace {

const BlockType *blockOf(const TensorValue *pointer) {
  return llvm::cast<BlockType>(pointee(pointer));
}

/// The dimensions to check, in their order; nothing after an error.
std::optional<llvm::SmallVector<int32_t>>
readBoundaryCheck(Emitter &emitter, const Value *value,
                  const BlockType *block) {
  llvm::SmallVector<int32_t> result;
  if (!isTrue(value) && !llvm::isa<IntValue>(value))
    return result;
  auto dimensions =
      integersArgument(emitter, elementsOf(value), "`boundary_check`");
  if (!dimensions)
    return std::nullopt;
  int64_t rank = block->dimensions().size();
  for (int64_t dimension : *dimensions) {
    if (dimension < 0 || dimension >= rank) {
      emitter.error("expected dimensions from 0 to " + llvm::Twine(rank - 1) +
                    " in `boundary_check`, found " + llvm::Twine(dimension));
      return std::nullopt;
    }
    if (llvm::is_contained(result, dimension)) {
      emitter.error("Duplicate dimension in `boundary_check`");
      return std::nullopt;
    }
    result.push_back(dimension);
  }
  llvm::sort(result);
  return result;
}

const Value *emitMakeBlockPointer(Emitter &emitter, Values arguments) {
  auto shape = readIndices(emitter, arguments[1], /*wide=*/true);
  auto strides =
      shape ? readIndices(emitter, arguments[2], /*wide=*/true) : std::nullopt;
  auto offsets = strides ? readIndices(emitter, arguments[3], /*wide=*/false)
                         : std::nullopt;
  if (!offsets)
    return nullptr;
  auto *base = llvm::dyn_cast<TensorValue>(arguments[0]);
  if (!base || !base->type->isPointer() || base->type->isBlockPointer())
    return emitter.error("Expected `base` to be a pointer type (but not a "
                         "block pointer type or others), found " +
                         arguments[0]->text());
  auto block = shapeArgument(emitter, elementsOf(arguments[4]));
  auto order = integersArgument(emitter, elementsOf(arguments[5]), "`order`");
  if (!block || !order)
    return nullptr;
  llvm::SmallVector<int64_t> sorted(*order);
  llvm::sort(sorted);
  for (auto [index, dimension] : llvm::enumerate(sorted))
    if (dimension != static_cast<int64_t>(index))
      return emitter.error("Expected a permutation of (0, 1, ..., "
                           "len(order)-1) in order, found " +
                           shapeText(*order));
  size_t rank = block->size();
  if (shape->size() != rank || strides->size() != rank ||
      offsets->size() != rank || order->size() != rank)
    return emitter.error("Expected shape/strides/offsets/block_shape/order to "
                         "have the same length");

  base = pointToBytes(emitter, base);
  auto *element = llvm::cast<PointerType>(base->type);
  const Type *type =
      emitter.types.pointer(emitter.types.block(element->element(), *block),
                            element->addressSpace(), element->isConst());
  return emitter.tensor(
      emitter.create<tt::MakeTensorPtrOp>(
          emitter.tileType(type), base->handle, *shape, *strides, *offsets,
          llvm::SmallVector<int32_t>(order->begin(), order->end())),
      type);
}

const Value *emitAdvance(Emitter &emitter, Values arguments) {
  auto *base = llvm::dyn_cast<TensorValue>(arguments[0]);
  if (!base || !base->type->isBlockPointer())
    return emitter.error("expected a block pointer (`make_block_ptr`) to "
                         "advance, found " +
                         arguments[0]->text());
  auto offsets = readIndices(emitter, arguments[1], /*wide=*/false);
  if (!offsets)
    return nullptr;
  size_t rank = blockOf(base)->dimensions().size();
  if (offsets->size() != rank)
    return emitter.error("expected " + llvm::Twine(rank) +
                         " offsets, but got " + llvm::Twine(offsets->size()));
  return emitter.tensor(emitter.create<tt::AdvanceOp>(base->handle.getType(),
                                                      base->handle, *offsets),
                        base->type);
}

const Value *emitRemoved(Emitter &emitter, Values) {
  return emitter.error("Block pointers have been removed in favor of the "
                       "tensor descriptor API");
}

} // namespace

const Value *loadBlock(Emitter &emitter, const TensorValue *pointer,
                       const Value *boundaryCheck, const Value *padding,
                       CachePolicy policy, bool isVolatile) {
  const BlockType *block = blockOf(pointer);
  auto option = readPadding(emitter, padding, block->element());
  auto checked =
      option ? readBoundaryCheck(emitter, boundaryCheck, block) : std::nullopt;
  if (!checked)
    return nullptr;
  return emitter.tensor(emitter.create<tt::LoadOp>(
                            emitter.tileType(block), pointer->handle,
                            mlir::Value(), mlir::Value(), *checked, *option,
                            policy.modifier, policy.eviction, isVolatile),
                        block);
}

const Value *storeBlock(Emitter &emitter, const TensorValue *pointer,
                        const TensorValue *value, const Value *boundaryCheck,
                        CachePolicy policy) {
  const BlockType *block = blockOf(pointer);
  if (!value->isBlock())
    value = broadcastTo(emitter, value, block->dimensions());
  if (!value)
    return nullptr;
  if (value->shape() != block->dimensions())
    return emitter.error("Block shape(" + shapeText(block->dimensions()) +
                         ") and value shape(" + shapeText(value->shape()) +
                         ") mismatch");
  if (value->scalar() != block->element())
    return emitter.error("Block element type(" + block->element()->text() +
                         ") and value element type(" + value->scalar()->text() +
                         ") mismatch");
  auto checked = readBoundaryCheck(emitter, boundaryCheck, block);
  if (!checked)
    return nullptr;
  emitter.create<tt::StoreOp>(pointer->handle, value->handle, mlir::Value(),
                              *checked, policy.modifier, policy.eviction);
  return emitter.values.none();
}

llvm::ArrayRef<Builtin> blockPointerBuiltins() {
  constexpr llvm::StringLiteral makeParameters =
      "base, shape, strides, offsets, block_shape, order";
  static const Builtin records[] = {
      {.name = "make_block_ptr",
       .parameters = makeParameters,
       .emit = emitMakeBlockPointer,
       .until = LanguageVersion::V3_6},
      {.name = "make_block_ptr",
       .parameters = makeParameters,
       .emit = emitRemoved,
       .since = LanguageVersion::V3_9},
      {.name = "advance",
       .parameters = "base, offsets",
       .emit = emitAdvance,
       .isMethod = true,
       .mustUse = true,
       .until = LanguageVersion::V3_6},
      {.name = "advance",
       .parameters = "base, offsets",
       .emit = emitRemoved,
       .isMethod = true,
       .since = LanguageVersion::V3_9},
  };
  return records;
}

} // namespace kiln::triton
