// The registers of a block's threads, each with the number of its element.
#ifndef KILN_TEST_UNIT_LOWERING_CONVERSION_THREADMODEL_H
#define KILN_TEST_UNIT_LOWERING_CONVERSION_THREADMODEL_H

#include "lowering/layout/LinearLayout.h"
#include "llvm/ADT/STLExtras.h"

namespace kiln::test {

using Registers =
    llvm::SmallVector<int64_t>;             // element numbers; -1: nothing yet
using Lanes = llvm::SmallVector<Registers>; // of one warp
using Warps = llvm::SmallVector<Lanes>;

inline Warps elementsOf(const LinearLayout &layout) {
  Warps warps(
      layout.size(HwDim::Warp),
      Lanes(layout.size(HwDim::Lane), Registers(layout.size(HwDim::Register))));
  for (auto [warp, lanes] : llvm::enumerate(warps))
    for (auto [lane, registers] : llvm::enumerate(lanes))
      for (auto [reg, value] : llvm::enumerate(registers))
        value = layout.flatten(layout.apply(reg, lane, warp));
  return warps;
}

inline uint32_t combine(llvm::ArrayRef<uint32_t> bases, uint32_t index) {
  uint32_t result = 0;
  for (auto [bit, basis] : llvm::enumerate(bases))
    if (index >> bit & 1)
      result ^= basis;
  return result;
}

} // namespace kiln::test

#endif
