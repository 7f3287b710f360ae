// Values that loops carry from iteration to iteration, and nobody uses.
#ifndef KILN_LOWERING_TMA_UNUSEDVALUES_H
#define KILN_LOWERING_TMA_UNUSEDVALUES_H

#include "frontend/dialect/Tile.h"

namespace kiln {

/// Removes from a kernel of one basic block what has no effect and contributes
/// to none, loops included. Canonicalization leaves a value that two loops, one
/// in the other, only hand to themselves.
void removeUnused(tt::FuncOp kernel);

} // namespace kiln

#endif
