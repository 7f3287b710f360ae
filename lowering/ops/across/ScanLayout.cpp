#include "lowering/ops/across/ScanLayout.h"
#include "lowering/ops/across/PlainLayout.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace kiln {

SmallVector<AxisBit> axisBits(const AxisLayout &axis) {
  SmallVector<AxisBit> bits;
  for (auto [bit, distance] : llvm::enumerate(axis.registers))
    if (distance)
      bits.push_back({distance, AxisBit::Register, unsigned(bit)});
  for (auto [bit, distance] : llvm::enumerate(axis.threads))
    if (distance)
      bits.push_back({distance,
                      bit < axis.laneBits ? AxisBit::Lane : AxisBit::Warp,
                      unsigned(bit)});
  llvm::sort(bits, [](const AxisBit &a, const AxisBit &b) {
    return a.distance < b.distance;
  });
  return bits;
}

/// Bits of the same level that are neighbours in `bits`.
static SmallVector<AxisSegment> segmentsOf(ArrayRef<AxisBit> bits) {
  SmallVector<AxisSegment> segments;
  for (const AxisBit &bit : bits) {
    if (segments.empty() || segments.back().level != bit.level)
      segments.push_back({bit.level, {}});
    segments.back().bits.push_back(bit.bit);
  }
  return segments;
}

SmallVector<AxisSegment> axisSegments(const AxisLayout &axis) {
  return segmentsOf(axisBits(axis));
}

SmallVector<AxisSegment> axisLevels(const AxisLayout &axis) {
  SmallVector<AxisBit> bits = axisBits(axis);
  llvm::sort(bits, [](const AxisBit &a, const AxisBit &b) {
    return std::pair(a.level, a.distance) < std::pair(b.level, b.distance);
  });
  return segmentsOf(bits);
}

uint32_t maskOf(ArrayRef<unsigned> bits) {
  uint32_t mask = 0;
  for (unsigned bit : bits)
    mask |= 1u << bit;
  return mask;
}

unsigned blocksOfTotals(const AxisLayout &axis) {
  uint32_t nearestWarp = UINT32_MAX;
  for (uint32_t distance : ArrayRef(axis.threads).drop_front(axis.laneBits))
    if (distance)
      nearestWarp = std::min(nearestWarp, distance);
  unsigned blocks = 1;
  for (uint32_t distance : axis.registers)
    if (distance > nearestWarp)
      blocks *= 2;
  return blocks;
}

bool isScannable(const AxisLayout &axis) {
  bool behindWarps = false, inWarps = false;
  for (const AxisBit &bit : axisBits(axis)) {
    bool isWarp = bit.level == AxisBit::Warp;
    behindWarps |= inWarps && !isWarp;
    if (behindWarps && bit.level != AxisBit::Register)
      return false;
    inWarps = isWarp;
  }
  return axis.isSeparable;
}

gpu::LinearLayoutAttr scannable(gpu::LinearLayoutAttr layout, unsigned axis) {
  if (isScannable(AxisLayout(layout.getLayout(), axis)))
    return layout;
  return plainLayout(layout.getLayout().shape(), layout);
}

std::vector<LinearLayout> layoutsOfRuns(ArrayRef<int64_t> shape, unsigned axis,
                                        unsigned longest,
                                        const BlockShape &block) {
  auto order =
      llvm::to_vector(llvm::reverse(llvm::seq<unsigned>(0, shape.size())));
  llvm::erase(order, axis);
  order.insert(order.begin(), axis);
  std::vector<LinearLayout> layouts;
  for (unsigned run = longest; run; run /= 2)
    llvm::append_range(layouts, spreadLayouts(shape, order, run, block));
  return layouts;
}

} // namespace kiln
