// Reductions of blocks into memory: whether TMA or atomics do them.
#ifndef KILN_LOWERING_TMA_TENSORREDUCTIONS_H
#define KILN_LOWERING_TMA_TENSORREDUCTIONS_H

#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"

namespace kiln {

struct BlockReduction {
  tt::DescriptorReduceKind kind;
  mlir::Type element; ///< signless
  bool isUnsigned;

  static BlockReduction of(tt::DescriptorReduceOp op);
  static BlockReduction of(gpu::ReduceBlockOp op);

  /// The atomic that does it; nothing: there is none.
  std::optional<tt::RMWOp> atomic() const;
  /// The elements of a tensor map by which TMA does it, which say
  /// what is signed; null: it does not.
  mlir::Type mapElement() const;
};

/// Replaces it by atomics of the threads. An error at the op, with `why` TMA
/// does not do it, where there are no such atomics.
llvm::LogicalResult reduceByAtomics(gpu::ReduceBlockOp op, llvm::StringRef why);

} // namespace kiln

#endif
