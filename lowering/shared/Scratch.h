// How many bytes of shared memory an op needs for itself while it runs.
// Allocation and code generation both ask here, so they cannot disagree.
#ifndef KILN_LOWERING_SHARED_SCRATCH_H
#define KILN_LOWERING_SHARED_SCRATCH_H

#include "mlir/IR/Operation.h"

namespace kiln {

/// Bits of an element of a tensor, or of a scalar; pointers have 64.
unsigned elementBits(mlir::Type type);

/// Bytes of shared scratch of `op` under the layouts its types carry; 0 if it
/// needs none. What is in them:
/// - tt.reduce over several warps: for each operand, in order, slots of
///   sharedElementBytes each, the first at a multiple of 16 bytes; slot = (kept
///   element number) * (warps along the axis) + warp along the axis.
/// - tt.scan over several warps: the same once for each block of registers that
///   lies beyond the warps along the axis.
/// - kiln.convert_layout: as its ConversionPlan says.
/// - tt.atomic_rmw, tt.atomic_cas whose result is used and held by several
///   threads: the old values, by element number.
int64_t scratchBytes(mlir::Operation *op);

} // namespace kiln

#endif
