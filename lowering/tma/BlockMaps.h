// Tensor maps of the tensors that blocks are of (kiln.block_of).
#ifndef KILN_LOWERING_TMA_BLOCKMAPS_H
#define KILN_LOWERING_TMA_BLOCKMAPS_H

#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace kiln {

/// How a remark on a block begins that stays with pointers; why follows.
inline constexpr llvm::StringLiteral kByPointers =
    "this block is reached by pointers, not by a tensor map (TMA): ";

/// The block whose pointers the op reads or writes through; null: none.
gpu::BlockOfOp blockBehind(mlir::Operation *op);

/// Why neither the launch nor the kernel can make a map of the block's tensor;
/// empty: one of them can.
std::string whyNoMap(gpu::BlockOfOp block);

/// Why there is none yet where the loop begins, whose loads run ahead; empty:
/// there is.
std::string whyNoMapBefore(gpu::BlockOfOp block, mlir::scf::ForOp loop);

/// The map: where the launch can make it a parameter of the kernel, else made
/// where all is known that it follows from, once for all such blocks.
mlir::Value makeMap(gpu::BlockOfOp block, gpu::TensorMapType type);

/// Notes why a block stays with pointers, for forgetBlocks().
void note(gpu::BlockOfOp block, llvm::StringRef why);

/// Remarks on each block that is still reached by pointers, with the reason;
/// nobody knows of any block then.
void forgetBlocks(tt::FuncOp kernel);

} // namespace kiln

#endif
