// How many bytes of shared memory an op needs for itself while it runs. Allocation and code generation both ask here, so they
// cannot disagree.
#ifndef KILN_LOWERING_SCRATCH_H
#define KILN_LOWERING_SCRATCH_H

#include "mlir/IR/Operation.h"

namespace kiln {

/// Bytes of shared scratch of `op` under the layouts its types carry; 0 if it needs none. Layout of the bytes:
/// - tt.reduce over several warps: for operand k, in order, numSlots elements of sharedElementBytes each, starting at a
///   multiple of 16 bytes; slot = (kept element number) * (warps along the axis) + warp along the axis.
/// - tt.scan over several warps: the same with the totals of the warps.
/// - kiln.convert_layout: as its ConversionPlan says.
/// - scalar tt.atomic_rmw / tt.atomic_cas with a used result: the result, from one thread to all.
int64_t scratchBytes(mlir::Operation *op);

} // namespace kiln

#endif
