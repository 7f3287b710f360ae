// What of a loop's body must run for a value to be there, and whether all of it
// may run rounds ahead of the rest.
#ifndef KILN_LOWERING_PIPELINE_EARLYSLICE_H
#define KILN_LOWERING_PIPELINE_EARLYSLICE_H

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/SetVector.h"

namespace kiln {

/// Ops of a loop's body.
using OpSet = llvm::SetVector<mlir::Operation *>;

/// Adds to `slice` the op and all ops of the body that it depends on, also
/// through values that the loop carries. False, and nothing added, if one of
/// them may not run ahead: it writes memory or waits, may trap, is as late as a
/// dot, or its result is needed behind the loop.
bool addEarlySlice(mlir::scf::ForOp loop, mlir::Operation *op, OpSet &slice);

/// Why the loop's loads must not run ahead at all: what writes global memory or
/// makes threads wait in it, or an inner loop. Null: they may.
mlir::Operation *findHindrance(mlir::scf::ForOp loop);

} // namespace kiln

#endif
