// Stores of blocks by the copy engine.
#ifndef KILN_LOWERING_TMA_TENSORSTORES_H
#define KILN_LOWERING_TMA_TENSORSTORES_H

#include "frontend/dialect/Tile.h"
#include "lowering/shared/PointerBases.h"

namespace kiln {

/// Stores of blocks go through a buffer of at most `available` bytes, from which
/// the engine copies them; where they cannot, notes at the block why
/// (BlockMaps.h).
void storeBlocksByMaps(tt::FuncOp kernel, const PointerBases &bases,
                       int64_t available);

} // namespace kiln

#endif
