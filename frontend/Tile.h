//===- Tile.h - tile IR: dialect, types, enums, ops -----------------------===//
//
// The umbrella: whoever works on tile IR includes this file.
//
//===----------------------------------------------------------------------===//

#ifndef KILN_FRONTEND_TILE_H
#define KILN_FRONTEND_TILE_H

#include "frontend/TileDialect.h"
#include "frontend/TileOps.h"
#include "frontend/TileTypes.h"

#endif // KILN_FRONTEND_TILE_H
