#include "lowering/dot/DotSteps.h"
#include "lowering/dot/FragmentFinder.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {

std::vector<DotStep> dotSteps(const DotPlan &plan) {
  unsigned rank = plan.c.rank();
  FragmentFinder a(plan.a, plan.fragmentA()), b(plan.b, plan.fragmentB()),
      c(plan.c, plan.fragmentC());
  std::vector<DotStep> steps;
  std::optional<FragmentFinder> aScales, bScales;
  if (plan.run) {
    aScales.emplace(plan.aScales, DotPlan::Steps());
    bScales.emplace(plan.bScales, DotPlan::Steps());
  }
  for (int64_t k = 0; k < plan.depth(); k += plan.tileK())
    for (unsigned reg : c.firstRegisters()) {
      SmallVector<int64_t> place = plan.c.apply(reg, 0, 0);
      ArrayRef<int64_t> batch = ArrayRef(place).drop_back(2);
      int64_t row = place[rank - 2], column = place[rank - 1];
      int32_t at = plan.kAt(k);
      steps.push_back({a.fragment(a.at(batch, row, at / plan.packA)),
                       b.fragment(b.at(batch, at / plan.packB, column)),
                       c.fragment(place)});
      if (!plan.run)
        continue;
      auto first = [&](const FragmentFinder &scales, int64_t row) {
        return scales.fragment(scales.at(batch, row, at / plan.run)).front();
      };
      steps.back().aScale = first(*aScales, row);
      steps.back().bScale = first(*bScales, column);
    }
  return steps;
}

SmallVector<unsigned> registersIn(ArrayRef<DotStep> steps,
                                  SmallVector<unsigned, 8> DotStep::*fragment) {
  SmallVector<unsigned> registers;
  for (const DotStep &step : steps)
    append_range(registers, step.*fragment);
  sort(registers);
  registers.erase(unique(registers), registers.end());
  return registers;
}

} // namespace kiln
