// The slice of a loop's body that a value depends on, and whether all of it may
// run iterations ahead of the rest.
#ifndef KILN_LOWERING_PIPELINE_EARLYSLICE_H
#define KILN_LOWERING_PIPELINE_EARLYSLICE_H

#include "lowering/pipeline/LoopWrites.h"
#include "targets/plan/Refusal.h"
#include "llvm/ADT/SetVector.h"

namespace kiln {

/// Ops of a loop's body.
using OpSet = llvm::SetVector<mlir::Operation *>;

/// Adds to `slice` the op and all ops of the body that it depends on, also
/// through loop-carried values. If one of them may not run ahead, nothing is
/// added, and the reason is returned: it may alias one of `writes` (null: the
/// reason was given before), writes memory or waits, may trap, is as late as a
/// dot, or its result is needed after the loop.
Refusal addEarlySlice(mlir::scf::ForOp loop, mlir::Operation *op, OpSet &slice,
                      const LoopWrites *writes = nullptr);

/// Why the loop's loads must not run ahead at all: an op that they must not
/// overtake whatever memory it touches, or an inner loop. Null: they may.
mlir::Operation *findHindrance(mlir::scf::ForOp loop);

} // namespace kiln

#endif
