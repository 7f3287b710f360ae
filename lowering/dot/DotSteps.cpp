#include "lowering/dot/DotSteps.h"
#include <bit>

using namespace llvm;

namespace kiln {
namespace {

/// Finds registers of one layout by coordinates.
class RegisterFinder {
public:
  RegisterFinder(const LinearLayout &layout, DotPlan::Steps fragment)
      : layout(layout), registers(layout.flatBases(HwDim::Register)) {
    for (auto [row, column] : fragment)
      steps.push_back(find(at({}, row, column)));
  }

  /// Coordinates in the layout's shape.
  SmallVector<int64_t> at(ArrayRef<int64_t> batch, int64_t row,
                          int64_t column) const {
    SmallVector<int64_t> place(batch);
    place.resize(layout.rank() - 2, 0);
    place.push_back(row);
    place.push_back(column);
    return place;
  }
  /// The register that moves there from register 0.
  unsigned find(ArrayRef<int64_t> place) const {
    std::optional<uint64_t> reg = registers.solve(layout.flatten(place));
    assert(reg && "an operand's layout lacks an element of its dot");
    return *reg;
  }
  /// The registers of a fragment whose first element is there.
  SmallVector<unsigned, 8> fragment(ArrayRef<int64_t> place) const {
    SmallVector<unsigned, 8> result = {find(place)};
    for (unsigned step : steps)
      for (unsigned i = 0, count = result.size(); i != count; ++i)
        result.push_back(result[i] ^ step);
    return result;
  }

private:
  const LinearLayout &layout;
  Gf2Matrix registers;
  SmallVector<unsigned> steps;
};

} // namespace

std::vector<DotStep> dotSteps(const DotPlan &plan) {
  unsigned rank = plan.c.rank();
  RegisterFinder a(plan.a, plan.fragmentA()), b(plan.b, plan.fragmentB()),
      c(plan.c, plan.fragmentC());
  // Registers that hold first elements of tiles: without the bits that move
  // within a tile, or nowhere new.
  Gf2Space covered;
  for (auto [row, column] : plan.fragmentC())
    covered.insert(plan.c.flatten(c.at({}, row, column)));
  uint32_t skipped = 0;
  SmallVector<uint64_t> bases = plan.c.flatBases(HwDim::Register);
  for (auto [bit, basis] : enumerate(bases))
    if (!covered.insert(basis))
      skipped |= 1u << bit;
  std::vector<DotStep> steps;
  int64_t depth = plan.a.shape()[rank - 1];
  for (int64_t k = 0; k < depth; k += plan.tileK())
    for (unsigned reg = 0; reg < plan.c.size(HwDim::Register); ++reg) {
      if (reg & skipped)
        continue;
      SmallVector<int64_t> place = plan.c.apply(reg, 0, 0);
      ArrayRef<int64_t> batch = ArrayRef(place).drop_back(2);
      int64_t row = place[rank - 2], column = place[rank - 1];
      steps.push_back({a.fragment(a.at(batch, row, plan.kAt(k))),
                       b.fragment(b.at(batch, plan.kAt(k), column)),
                       c.fragment(place)});
    }
  return steps;
}

} // namespace kiln
