// Which reductions have all their loads begin before them.
#ifndef KILN_LOWERING_OPS_ACROSS_LOADSFIRST_H
#define KILN_LOWERING_OPS_ACROSS_LOADSFIRST_H

#include "frontend/dialect/Tile.h"

namespace kiln {

/// Whether all loads that a reduction within warps is of should be issued before
/// its lanes exchange elements.
bool wantsLoadsFirst(tt::ReduceOp op);

} // namespace kiln

#endif
