// Kernels, blocks and branches of one thread's program.
#ifndef KILN_LOWERING_EMIT_KERNEL_H
#define KILN_LOWERING_EMIT_KERNEL_H

#include "frontend/dialect/Tile.h"
#include "lowering/vendor/TargetOps.h"

namespace kiln {

/// Adds the llvm.func of a kernel after it: the program of one thread of a
/// block of `warps` warps. Reports what is not lowered at its op.
llvm::LogicalResult emitKernel(tt::FuncOp kernel, const TargetOps &target,
                               unsigned warps);

} // namespace kiln

#endif
