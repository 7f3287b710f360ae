// Operands of dots that matrix instructions read from shared memory themselves.
#ifndef KILN_LOWERING_TRANSFORMS_OPERANDSINPLACE_H
#define KILN_LOWERING_TRANSFORMS_OPERANDSINPLACE_H

#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "targets/isa/matrix/MatrixInstruction.h"

namespace kiln {

/// The load of an operand, whose dimension `kDim` is summed over, from a buffer
/// that warpgroups read as it is; null: there is none.
gpu::LocalLoadOp loadForWarpgroups(mlir::Value operand, unsigned kDim);

/// The same for the tensor core, of an operand that has elements of a type
/// there.
gpu::LocalLoadOp loadForTensorCore(mlir::Value operand, unsigned kDim,
                                   MatrixType type);

/// The same of scales, which are copied to the tensor core from there.
gpu::LocalLoadOp loadScalesInPlace(mlir::Value scales);

/// Whether the dot only adds to a loop-carried accumulator that has no other
/// uses in the loop, and what it multiplies, which those loads are for, is
/// prefetched by copies into slots: so that it may end in the next iteration,
/// where these slots stay as they are until then.
bool mayEndLater(tt::DotLike dot, llvm::ArrayRef<gpu::LocalLoadOp> loads);

} // namespace kiln

#endif
