// The loads of one tile after those of the last: a tile's loop, made so that
// what it loads follows from numbers that go on from tile to tile.
#ifndef KILN_LOWERING_PERSISTENT_RUNON_H
#define KILN_LOWERING_PERSISTENT_RUNON_H

#include "mlir/Dialect/SCF/IR/SCF.h"
#include <string>

namespace kiln {

/// Rewrites a loop over tiles and the loop in it so. The inner loop carries the
/// tile and the iteration that it loads for, with all addresses, from the
/// iterations of one tile to those of the next (kiln.runs_on):
/// kiln-expand-loops may have them be ahead of the dots', also where a tile
/// ends. Does nothing but returns the reason where that cannot be.
std::string makeRunOn(mlir::scf::ForOp tiles, mlir::scf::ForOp loop);

} // namespace kiln

#endif
