// How boxes of a tensor map fill a buffer in shared memory.
#ifndef KILN_LOWERING_DIALECT_BOXES_H
#define KILN_LOWERING_DIALECT_BOXES_H

#include "lowering/dialect/GpuDialect.h"
#include "targets/launch/abi/TensorMap.h"

namespace kiln {

/// One TMA instruction's box.
struct Box {
  /// Where it begins in the block, of as many dimensions as the tensor has.
  llvm::SmallVector<int64_t> at;
  int64_t byte; ///< and in the buffer
};

/// The boxes that fill the buffer; nothing if they do not lie there as TMA puts
/// them.
std::optional<llvm::SmallVector<Box>> boxesOf(gpu::TensorMapType map,
                                              gpu::MemDescType buffer);

/// The type of a map of a tensor of `rank` dimensions whose boxes fill such a
/// buffer; nothing if there is none. Null elements are the buffer's; others say
/// what is signed, too.
gpu::TensorMapType mapFor(gpu::MemDescType buffer, unsigned rank,
                          mlir::Type element = {});

/// The same of one box, without a swizzle, for a buffer that is as the rows of
/// the block are, the last dimension's neighbours together.
gpu::TensorMapType mapOfRows(gpu::MemDescType buffer, unsigned rank);

/// TMA's element type; nothing if it has none.
std::optional<TensorMapElement> tensorMapElement(mlir::Type type);
/// TMA's reduction.
TensorReduction reductionOf(tt::DescriptorReduceKind kind);

} // namespace kiln

#endif
