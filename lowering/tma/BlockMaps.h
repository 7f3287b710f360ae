// Tensor maps (TMA) of the tensors that blocks belong to (kiln.block_of).
#ifndef KILN_LOWERING_TMA_BLOCKMAPS_H
#define KILN_LOWERING_TMA_BLOCKMAPS_H

#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "targets/plan/Refusal.h"

namespace kiln {

/// The block whose pointers the op reads or writes through; null: none.
gpu::BlockOfOp blockBehind(mlir::Operation *op);

/// Why neither the launch nor the kernel can make a map of the block's tensor;
/// none: one of them can.
Refusal whyNoMap(gpu::BlockOfOp block);

/// Why the map does not exist yet before the pipelined loop; none: it does.
Refusal whyNoMapBefore(gpu::BlockOfOp block, mlir::scf::ForOp loop);

/// The map: where the launch can make it a parameter of the kernel, else made
/// where all is known that it follows from, once for all such blocks.
mlir::Value makeMap(gpu::BlockOfOp block, gpu::TensorMapType type);

/// Notes why a block stays with pointers, for forgetBlocks().
void note(gpu::BlockOfOp block, const Refusal &why);

/// Remarks on each block that is still accessed by pointers, with the reason,
/// and removes all notes of blocks.
void forgetBlocks(tt::FuncOp kernel);

} // namespace kiln

#endif
