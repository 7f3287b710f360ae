// Operands of dots that a warp's lanes copy to shared memory together
// (lowering/conversion/LaneCopy.h), in pipelines and in single iterations.
#ifndef KILN_LOWERING_STAGING_LANECOPIES_H
#define KILN_LOWERING_STAGING_LANECOPIES_H

#include "frontend/dialect/Tile.h"
#include "lowering/conversion/LaneCopy.h"
#include "lowering/dialect/GpuDialect.h"

namespace kiln {

/// How lanes copy what `load` loads for `convert` alone; empty: they cannot, or
/// it is not read as fast then.
std::optional<LaneCopy>
laneCopyOf(tt::LoadOp load, gpu::ConvertLayoutOp convert, MatrixMoves moves);

/// A copy of what `load` loads to `destination`.
gpu::AsyncCopyOp copyInstead(mlir::OpBuilder &builder, tt::LoadOp load,
                             mlir::Value destination);

/// Has lanes make the copy together.
void shift(gpu::AsyncCopyOp copy, llvm::ArrayRef<int32_t> shifts);

/// An operand with the copy of what it is converted from.
struct CopiedOperand {
  tt::LoadOp load;
  gpu::ConvertLayoutOp convert;
  LaneCopy lanes;
};

/// Has these operands of one block's dots copied in the iteration that reads
/// them, each to a buffer of its own, while it computes with the one before:
/// the barrier that the other's reads need lets the copy write, too.
void copyInTurn(llvm::MutableArrayRef<CopiedOperand> operands);

} // namespace kiln

#endif
