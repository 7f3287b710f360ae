// The regions' terminators are lowered with their op, by its emission.
#include "lowering/ops/across/Combiner.h"
#include "frontend/dialect/Tile.h"
#include "lowering/ops/TileLowerings.h"

using namespace mlir;

namespace kiln {

LogicalResult checkCombiner(Operation *op) {
  for (Operation &inner : op->getRegion(0).getOps())
    if (inner.getNumRegions())
      return inner.emitError("control flow inside the combiner of '")
             << op->getName() << "' is not lowered yet; use a select";
  return success();
}

namespace {

template <typename Op>
struct CombinerReturn : TileLowering::ExternalModel<CombinerReturn<Op>, Op> {};

} // namespace

void attachCombiner(MLIRContext &context) {
  tt::ReduceReturnOp::attachInterface<CombinerReturn<tt::ReduceReturnOp>>(
      context);
  tt::ScanReturnOp::attachInterface<CombinerReturn<tt::ScanReturnOp>>(context);
}

} // namespace kiln
