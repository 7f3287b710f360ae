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

SmallVector<AxisSegment> axisSegments(const AxisLayout &axis) {
  SmallVector<AxisSegment> segments;
  for (const AxisBit &bit : axisBits(axis)) {
    if (segments.empty() || segments.back().level != bit.level)
      segments.push_back({bit.level, {}});
    segments.back().bits.push_back(bit.bit);
  }
  return segments;
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

} // namespace kiln
