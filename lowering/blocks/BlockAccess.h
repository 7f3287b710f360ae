// A block of a tensor in memory as the tensor of its elements' addresses, with
// a mask of those inside: what block pointers and tensor descriptors come down
// to where no hardware copies blocks.
#ifndef KILN_LOWERING_BLOCKS_BLOCKACCESS_H
#define KILN_LOWERING_BLOCKS_BLOCKACCESS_H

#include "frontend/dialect/Tile.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace kiln {

/// The tensor that a block is part of, and where the block begins; all i64 but
/// the base. One entry for each dimension.
struct MemoryBlock {
  mlir::Value base;
  llvm::SmallVector<mlir::Value> shape, strides, offsets;
  /// What divides all strides but the last, as the source of the block
  /// guarantees, in elements.
  int64_t strideDivisor = 1;
};

/// A tensor of pointers, and the mask of those to access; null: all.
struct BlockAccess {
  mlir::Value pointers, mask;
};

/// The elements of a block of `type`, which may lack leading dimensions of the
/// memory's; there the block has extent one. Only dimensions for which
/// `checked` holds count as outside.
BlockAccess accessBlock(mlir::ImplicitLocOpBuilder &ir,
                        const MemoryBlock &block, mlir::RankedTensorType type,
                        llvm::function_ref<bool(unsigned)> checked);

/// The elements of rows by number, from the block's second offset on.
BlockAccess accessRows(mlir::ImplicitLocOpBuilder &ir, const MemoryBlock &block,
                       mlir::Value rows, mlir::RankedTensorType type);

/// An integer as an i64, or a tensor of them.
mlir::Value toI64(mlir::ImplicitLocOpBuilder &ir, mlir::Value value);

/// What is read outside: zeros, or NaNs where `nan` says so and the type has
/// some.
mlir::Value paddingOf(mlir::ImplicitLocOpBuilder &ir,
                      mlir::RankedTensorType type, bool nan);

} // namespace kiln

#endif
