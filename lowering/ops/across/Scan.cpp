// tt.scan: all prefixes along one axis (Scanner). Which layouts it takes, what
// it costs in them, and the shared memory it needs.
#include "frontend/dialect/Tile.h"
#include "lowering/emit/WarpPartials.h"
#include "lowering/ops/TileLowerings.h"
#include "lowering/ops/across/ScanLayout.h"
#include "lowering/ops/across/Scanner.h"
#include <bit>

using namespace mlir;
using kiln::gpu::LinearLayoutAttr;

namespace kiln {
namespace {

/// Combining steps: each register after the one before it, every run of
/// neighbouring registers through the lanes, and warps by reading their totals
/// as a vector.
int64_t scanCost(const LinearLayout &layout, unsigned axis) {
  AxisLayout along(layout, axis);
  int64_t registers = distinctRegisters(layout),
          run = std::min<int64_t>(registers, layout.contiguousRegisters(axis)),
          runs = registers / run;
  unsigned lanes =
      std::popcount(along.threadsAlong & ((1u << along.laneBits) - 1));
  int64_t cost = registers * kArithmeticCost;
  // A combination and a select beside each shuffle and each taking over.
  if (lanes)
    cost +=
        runs * lanes * (kShuffleCost + 2 * kArithmeticCost) +
        (run > 1 ? runs * kShuffleCost + 2 * registers * kArithmeticCost : 0);
  if (along.warpsAlong() > 1)
    cost += runs * kShuffleCost + 2 * registers * kArithmeticCost;
  return cost;
}

struct Scan : TileLowering::ExternalModel<Scan, tt::ScanOp> {
  LinearLayoutAttr operandLayout(Operation *op, LinearLayoutAttr label,
                                 unsigned) const {
    return scannable(label, cast<tt::ScanOp>(op).getAxis());
  }
  LinearLayoutAttr resultLayout(Operation *op, LinearLayoutAttr label,
                                unsigned) const {
    return scannable(label, cast<tt::ScanOp>(op).getAxis());
  }
  /// The axis fastest; a scan gains from runs of registers.
  std::vector<LinearLayout>
  layoutProposals(Operation *op, const LayoutContext &context) const {
    auto scan = cast<tt::ScanOp>(op);
    auto shape =
        cast<RankedTensorType>(scan.getSrcs().front().getType()).getShape();
    return layoutsOfRuns(shape, scan.getAxis(), /*longest=*/16, context.block);
  }
  int64_t cost(Operation *op, const LinearLayout &label,
               const LayoutContext &context) const {
    return context.block.warps *
           scanCost(label, cast<tt::ScanOp>(op).getAxis());
  }
  int64_t scratchBytes(Operation *op) const {
    auto scan = cast<tt::ScanOp>(op);
    const LinearLayout *layout = layoutOf(scan.getSrcs().front().getType());
    if (!layout)
      return 0;
    AxisLayout axis(*layout, scan.getAxis());
    return axis.warpsAlong() == 1
               ? 0
               : partialBytes(axis, blocksOfTotals(axis), scan.getSrcs());
  }
  LogicalResult emit(Operation *op, Thread &thread) const {
    auto scan = cast<tt::ScanOp>(op);
    const LinearLayout *layout = layoutOf(scan.getSrcs().front().getType());
    if (!layout)
      return op->emitError("has no layout; run kiln-assign-layouts before");
    return Scanner(thread, scan, *layout).run();
  }
};

} // namespace

void attachScan(MLIRContext &context) {
  tt::ScanOp::attachInterface<Scan>(context);
}

} // namespace kiln
