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

bool isScannable(const AxisLayout &axis) {
  bool warpsDone = false, inWarps = false;
  for (const AxisBit &bit : axisBits(axis)) {
    bool isWarp = bit.level == AxisBit::Warp;
    if (isWarp && warpsDone)
      return false;
    warpsDone |= inWarps && !isWarp;
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
