#include "lowering/layout/AxisLayout.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace kiln {

SmallVector<uint32_t> registerBases(const LinearLayout &layout, unsigned dim) {
  SmallVector<uint32_t> bases;
  for (const LinearLayout::Basis &basis : layout.bases(HwDim::Register))
    bases.push_back(basis[dim]);
  return bases;
}

SmallVector<uint32_t> threadBases(const LinearLayout &layout, unsigned dim) {
  SmallVector<uint32_t> bases;
  for (HwDim hardware : {HwDim::Lane, HwDim::Warp})
    for (const LinearLayout::Basis &basis : layout.bases(hardware))
      bases.push_back(basis[dim]);
  return bases;
}

std::optional<LinearLayout> layoutOfColumns(const LinearLayout &whole,
                                            int64_t columns) {
  SmallVector<int64_t> shape(whole.shape());
  std::array<LinearLayout::Bases, 4> bases;
  for (HwDim dim : kHwDims)
    for (const LinearLayout::Basis &basis : whole.bases(dim))
      if (basis.back() < columns)
        bases[unsigned(dim)].push_back(basis);
      else if (dim != HwDim::Register || !isPowerOf2_64(basis.back()) ||
               any_of(drop_end(basis), [](int64_t step) { return step != 0; }))
        return std::nullopt;
  shape.back() = columns;
  return LinearLayout(std::move(bases), shape);
}

AxisLayout::AxisLayout(const LinearLayout &layout, unsigned axis)
    : layout(layout), axis(axis), registers(registerBases(layout, axis)),
      threads(threadBases(layout, axis)),
      laneBits(layout.bases(HwDim::Lane).size()),
      freeRegisters(layout.freeMask(HwDim::Register)) {
  for (auto [bit, basis] : enumerate(registers))
    registersAlong |= uint32_t(basis != 0) << bit;
  for (auto [bit, basis] : enumerate(threads))
    threadsAlong |= uint32_t(basis != 0) << bit;
  for (HwDim hardware : {HwDim::Register, HwDim::Lane, HwDim::Warp})
    for (const LinearLayout::Basis &basis : layout.bases(hardware)) {
      unsigned moves =
          count_if(basis, [](int32_t coordinate) { return coordinate != 0; });
      isSeparable &= moves <= 1;
      isSeparable &= isPowerOf2_32(basis[axis]) || !basis[axis];
    }
}

SmallVector<uint32_t> AxisLayout::axisWarpBases() const {
  SmallVector<std::pair<uint32_t, unsigned>> moving;
  for (unsigned bit = laneBits; bit < threads.size(); ++bit)
    if (threads[bit])
      moving.push_back({threads[bit], bit});
  sort(moving);
  SmallVector<uint32_t> bases(threads.size(), 0);
  for (auto [index, entry] : enumerate(moving))
    bases[entry.second] = 1u << index;
  return bases;
}

unsigned AxisLayout::warpsAlong() const {
  return 1u << popcount(threadsAlong >> laneBits);
}

unsigned AxisLayout::keptElements() const {
  unsigned kept = 1;
  for (auto [dim, extent] : enumerate(layout.shape()))
    kept *= dim == axis ? 1 : extent;
  return kept;
}

} // namespace kiln
