// Prefetch across tiles: rewrites a tile's loop so that its loads follow from
// values carried from tile to tile.
#ifndef KILN_LOWERING_PERSISTENT_RUNON_H
#define KILN_LOWERING_PERSISTENT_RUNON_H

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "targets/plan/Refusal.h"

namespace kiln {

/// Rewrites a loop over tiles and the loop in it so. The inner loop carries the
/// tile and the iteration that it loads for, with all addresses, from the
/// iterations of one tile to those of the next (kiln.runs_on):
/// kiln-expand-loops can then run them ahead of the dots' also where a tile
/// ends. Where that is impossible, changes nothing and returns the reason.
Refusal makeRunOn(mlir::scf::ForOp tiles, mlir::scf::ForOp loop);

} // namespace kiln

#endif
