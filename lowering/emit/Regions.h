// Regions of scalar ops that belong to an op on elements: combiners of
// reductions and scans, functions of map_elementwise. Their control flow
// depends on elements, so that threads part and meet again within the op; a
// kernel's own control flow is the same for all threads and is emitted by
// Kernel.
#ifndef KILN_LOWERING_EMIT_REGIONS_H
#define KILN_LOWERING_EMIT_REGIONS_H

#include "lowering/emit/Thread.h"

namespace kiln {

/// Writes a region, blocks and branches included, on the given values; what its
/// terminator hands out.
mlir::FailureOr<Registers> emitRegion(Thread &thread, mlir::Region &region,
                                      mlir::ValueRange arguments);

/// Whether an op lies in such a region, where scf stays as it is.
bool isInElementRegion(mlir::Operation *op);

/// Writes scf.if, scf.for or scf.while in such a region.
llvm::LogicalResult emitStructured(Thread &thread, mlir::Operation *op);

} // namespace kiln

#endif
