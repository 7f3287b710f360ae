// Shared memory that ops need for themselves while they run.
#ifndef KILN_LOWERING_INTERFACE_SCRATCH_H
#define KILN_LOWERING_INTERFACE_SCRATCH_H

#include "mlir/IR/Operation.h"

namespace kiln {

/// Bits of an element of a tensor, or of a scalar; pointers have 64.
unsigned elementBits(mlir::Type type);

/// Bytes of shared scratch of any op under the layouts its types carry, as its
/// model says (TileLowering.td); 0 if it needs none.
int64_t scratchBytes(mlir::Operation *op);

} // namespace kiln

#endif
