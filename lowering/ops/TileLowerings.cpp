#include "lowering/ops/TileLowerings.h"
#include "frontend/dialect/Tile.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/UB/IR/UBOps.h"

using namespace mlir;

namespace kiln {

void registerTileLowerings(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, gpu::GpuDialect *) {
    context->loadDialect<tt::TileDialect, arith::ArithDialect,
                         mlir::gpu::GPUDialect, ub::UBDialect>();
#define TILE_LOWERING(FILE) attach##FILE(*context);
#include "lowering/ops/TileLowerings.def"
  });
}

} // namespace kiln
