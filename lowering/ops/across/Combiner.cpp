// The regions' terminators are lowered with their op, by its emission.
#include "frontend/dialect/Tile.h"
#include "lowering/ops/TileLowerings.h"

using namespace mlir;

namespace kiln {

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
