// The sizes behind Scratch.h; each follows what the lowering of that op stores.
#include "lowering/shared/Scratch.h"
#include "frontend/dialect/Tile.h"
#include "lowering/GpuDialect.h"
#include "lowering/layout/AxisLayout.h"
#include "lowering/layout/ConversionPlan.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>

using namespace mlir;

namespace kiln {

unsigned elementBits(Type type) {
  Type element = getElementTypeOrSelf(type);
  return element.isIntOrFloat() ? element.getIntOrFloatBitWidth()
                                : 64; // pointers are 64 bits wide
}

/// Slots of all operands, each operand's starting at a multiple of 16 bytes.
static int64_t slotBytes(ValueRange operands, int64_t slots) {
  int64_t bytes = 0;
  for (Value operand : operands)
    bytes = llvm::alignTo(
        bytes + slots * sharedElementBytes(elementBits(operand.getType())), 16);
  return bytes;
}

static int64_t reduceBytes(tt::ReduceOp op) {
  Type type = op.getSrcs().front().getType();
  if (!gpu::hasLayout(type))
    return 0;
  AxisLayout axis(gpu::getLayout(type), op.getAxis());
  if (axis.warpsAlong() == 1)
    return 0;
  return slotBytes(op.getSrcs(),
                   int64_t(axis.keptElements()) * axis.warpsAlong());
}

static int64_t scanBytes(tt::ScanOp op) {
  Type type = op.getSrcs().front().getType();
  if (!gpu::hasLayout(type))
    return 0;
  AxisLayout axis(gpu::getLayout(type), op.getAxis());
  if (axis.warpsAlong() == 1)
    return 0;
  // Registers that move farther along the axis than the nearest warp bit hold
  // blocks with totals of their own.
  uint32_t nearestWarp = UINT32_MAX;
  for (uint32_t distance : ArrayRef(axis.threads).drop_front(axis.laneBits))
    if (distance)
      nearestWarp = std::min(nearestWarp, distance);
  int64_t blocks = 1;
  for (uint32_t distance : axis.registers)
    if (distance > nearestWarp)
      blocks *= 2;
  return slotBytes(op.getSrcs(),
                   blocks * axis.keptElements() * axis.warpsAlong());
}

/// The old values, where threads other than the one that made an update want
/// them.
static int64_t atomicBytes(Operation *op) {
  Value result = op->getResult(0);
  if (result.use_empty())
    return 0;
  int64_t elements = 1;
  if (gpu::hasLayout(result.getType())) {
    const LinearLayout &layout = gpu::getLayout(result.getType());
    if (!layout.freeMask(HwDim::Lane) && !layout.freeMask(HwDim::Warp))
      return 0;
    elements = cast<RankedTensorType>(result.getType()).getNumElements();
  }
  return elements * sharedElementBytes(elementBits(result.getType()));
}

int64_t scratchBytes(Operation *op) {
  return llvm::TypeSwitch<Operation *, int64_t>(op)
      .Case([](tt::ReduceOp reduce) { return reduceBytes(reduce); })
      .Case([](tt::ScanOp scan) { return scanBytes(scan); })
      .Case<tt::AtomicRMWOp, tt::AtomicCASOp>(
          [](Operation *atomic) { return atomicBytes(atomic); })
      .Case([](gpu::ConvertLayoutOp convert) {
        return planConversion(gpu::getLayout(convert.getSrc().getType()),
                              gpu::getLayout(convert.getType()),
                              elementBits(convert.getType()))
            .sharedBytes;
      })
      .Default([](Operation *) { return 0; });
}

} // namespace kiln
