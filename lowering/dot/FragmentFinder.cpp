#include "lowering/dot/FragmentFinder.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {

FragmentFinder::FragmentFinder(const LinearLayout &layout,
                               DotPlan::Steps fragment)
    : layout(layout), inTile(std::move(fragment)),
      registers(layout.flatBases(HwDim::Register)) {
  for (auto [row, column] : inTile)
    steps.push_back(find(at({}, row, column)));
}

SmallVector<int64_t> FragmentFinder::at(ArrayRef<int64_t> batch, int64_t row,
                                        int64_t column) const {
  SmallVector<int64_t> place(batch);
  place.resize(layout.rank() - 2, 0);
  place.push_back(row);
  place.push_back(column);
  return place;
}

unsigned FragmentFinder::find(ArrayRef<int64_t> place) const {
  std::optional<uint64_t> reg = registers.solve(layout.flatten(place));
  assert(reg && "an operand's layout lacks an element of its dot");
  return *reg;
}

SmallVector<unsigned, 8>
FragmentFinder::fragment(ArrayRef<int64_t> place) const {
  SmallVector<unsigned, 8> result = {find(place)};
  for (unsigned step : steps)
    for (unsigned i = 0, count = result.size(); i != count; ++i)
      result.push_back(result[i] ^ step);
  return result;
}

SmallVector<unsigned> FragmentFinder::firstRegisters() const {
  // Without the bits that move within a tile, or nowhere new.
  Gf2Space covered;
  for (auto [row, column] : inTile)
    covered.insert(layout.flatten(at({}, row, column)));
  uint32_t skipped = 0;
  SmallVector<uint64_t> bases = layout.flatBases(HwDim::Register);
  for (auto [bit, basis] : enumerate(bases))
    if (!covered.insert(basis))
      skipped |= 1u << bit;
  SmallVector<unsigned> result;
  for (unsigned reg = 0; reg < layout.size(HwDim::Register); ++reg)
    if (!(reg & skipped))
      result.push_back(reg);
  return result;
}

} // namespace kiln
