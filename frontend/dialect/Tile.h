//===- Tile.h - tile IR: dialect, types, enums, ops -----------------------===//
//
// The umbrella header of tile IR.
//
//===----------------------------------------------------------------------===//

#ifndef KILN_FRONTEND_DIALECT_TILE_H
#define KILN_FRONTEND_DIALECT_TILE_H

#include "frontend/dialect/TileDialect.h"
#include "frontend/dialect/TileOps.h"
#include "frontend/dialect/TileTypes.h"

#endif // KILN_FRONTEND_DIALECT_TILE_H
