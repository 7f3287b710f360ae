// What the strategies share that move no instruction.
#ifndef KILN_SCHED_STRATEGIES_STRATEGIES_UNMOVED_H
#define KILN_SCHED_STRATEGIES_STRATEGIES_UNMOVED_H

#include "sched-strategies/core/Strategy.h"

namespace kiln {

/// Leaves every region alone.
class Unmoved : public Strategy {
public:
  using Strategy::Strategy;
  int target(const KernelFacts &kernel) const override {
    return kernel.budget.limit();
  }
  bool wants(int, int) const override { return false; }
  std::vector<unsigned> schedule(const Region &region, int) const override {
    return region.sourceSequence();
  }
  bool isBetter(const Profile &, const Profile &, int) const override {
    return false;
  }
};

} // namespace kiln

#endif
