// All models of TileLowering. Each file of this module and those below ends in
// a function that attaches its models; TileLowerings.def lists the files.
#ifndef KILN_LOWERING_OPS_TILELOWERINGS_H
#define KILN_LOWERING_OPS_TILELOWERINGS_H

#include "lowering/interface/TileLowering.h"
#include "mlir/IR/DialectRegistry.h"

namespace kiln {

/// Attaches every model when a context loads the dialect `kiln`, and has it
/// load the dialects whose ops have models.
void registerTileLowerings(mlir::DialectRegistry &registry);

#define TILE_LOWERING(FILE) void attach##FILE(mlir::MLIRContext &context);
#include "lowering/ops/TileLowerings.def"

} // namespace kiln

#endif
