// Tensor maps of the tensors that blocks are of (kiln.block_of).
#ifndef KILN_LOWERING_TMA_BLOCKMAPS_H
#define KILN_LOWERING_TMA_BLOCKMAPS_H

#include "frontend/dialect/Tile.h"
#include "lowering/GpuDialect.h"

namespace kiln {

/// How a remark on a block begins that stays with pointers; why follows.
inline constexpr llvm::StringLiteral kByPointers =
    "this block is reached by pointers, not by a tensor map (TMA): ";

/// Why the launch cannot make a map of the block's tensor; empty: it can.
std::string whyNoMap(gpu::BlockOfOp block);

/// The map, made at the kernel's begin.
mlir::Value makeMap(gpu::BlockOfOp block, gpu::TensorMapType type);

/// Notes why a block stays with pointers, for forgetBlocks().
void note(gpu::BlockOfOp block, llvm::StringRef why);

/// Remarks on each block that is still reached by pointers, with the reason;
/// nobody knows of any block then.
void forgetBlocks(tt::FuncOp kernel);

} // namespace kiln

#endif
