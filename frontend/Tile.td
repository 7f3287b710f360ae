//===- Tile.td - the tt dialect, in one place for TableGen ----------------===//
//
// Tile IR is what Triton 3.6 calls TTIR: programs over whole tensors, with no
// layout, no thread and no shared memory. The dialect is Kiln's own definition
// of that language; only the text has to be Triton's, because real kernels
// exist as files in it.
//
//===----------------------------------------------------------------------===//

#ifndef KILN_FRONTEND_TILE
#define KILN_FRONTEND_TILE

include "frontend/TileDialect.td"
include "frontend/TileEnums.td"
include "frontend/TileTypes.td"
include "frontend/TileElementwiseOps.td"
include "frontend/TileShapeOps.td"
include "frontend/TileMemoryOps.td"
include "frontend/TileDescriptorOps.td"
include "frontend/TileComputeOps.td"
include "frontend/TileFunctionOps.td"

#endif // KILN_FRONTEND_TILE
