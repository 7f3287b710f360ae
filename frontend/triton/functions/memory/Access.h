//===- Access.h - what loads, stores and atomics share --------------------===//

#ifndef KILN_FRONTEND_TRITON_FUNCTIONS_MEMORY_ACCESS_H
#define KILN_FRONTEND_TRITON_FUNCTIONS_MEMORY_ACCESS_H

#include "frontend/dialect/Tile.h"
#include "frontend/triton/language/Emitter.h"

namespace kiln::triton {

/// How an access uses the caches.
struct CachePolicy {
  tt::CacheModifier modifier = tt::CacheModifier::NONE;
  tt::EvictionPolicy eviction = tt::EvictionPolicy::NORMAL;
};
/// The policy that the arguments `cache_modifier` and `eviction_policy` name;
/// nothing after an error.
std::optional<CachePolicy> readCachePolicy(Emitter &emitter,
                                           const Value *modifier,
                                           const Value *eviction, bool isStore);
/// The padding that an argument names (null of an empty word); nothing after an
/// error, which integers give for NaN.
std::optional<tt::PaddingOptionAttr>
readPadding(Emitter &emitter, const Value *padding, const Type *element);

/// A pointer or a block of pointers; null after an error.
const TensorValue *pointerArgument(Emitter &emitter, const Value *value,
                                   llvm::StringRef function);
/// What a pointer, or the pointers of a block, point to.
const Type *pointee(const TensorValue *pointer);
/// Whether it, or they, may only be read.
bool isConstant(const TensorValue *pointer);
/// Memory holds bools as bytes: pointers to bools as pointers to int8, others
/// as they are.
const TensorValue *pointToBytes(Emitter &emitter, const TensorValue *pointer);

/// The mask of an access: null of None, an error where it is no bool, or a
/// block and the pointer is none.
std::optional<const TensorValue *>
maskArgument(Emitter &emitter, const Value *value, const TensorValue *pointer);

/// A pointer, a value and a mask that may be null with one shape, which is the
/// pointer's; false after an error.
bool broadcastAccess(Emitter &emitter, const TensorValue *&pointer,
                     const TensorValue *&value, const TensorValue *&mask);

/// Offsets, shapes and strides of block pointers and descriptors as scalars of
/// tile IR: i64, or else i32. Nothing after an error.
std::optional<llvm::SmallVector<mlir::Value>>
readIndices(Emitter &emitter, const Value *list, bool wide);

// The accesses through block pointers, of 3.6.
const Value *loadBlock(Emitter &emitter, const TensorValue *pointer,
                       const Value *boundaryCheck, const Value *padding,
                       CachePolicy policy, bool isVolatile);
const Value *storeBlock(Emitter &emitter, const TensorValue *pointer,
                        const TensorValue *value, const Value *boundaryCheck,
                        CachePolicy policy);

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_FUNCTIONS_MEMORY_ACCESS_H
