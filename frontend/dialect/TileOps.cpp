//===- TileOps.cpp - the generated half of the ops ------------------------===//
//
// Alone in its file because it is large and changes only with TableGen.
//
//===----------------------------------------------------------------------===//

#include "frontend/dialect/Tile.h"
#include "mlir/IR/OpImplementation.h"

using namespace mlir;

#include "frontend/dialect/TileInterfaces.cpp.inc"

#define GET_OP_CLASSES
#include "frontend/dialect/TileOps.cpp.inc"
