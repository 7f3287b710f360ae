// pressure: as few live registers as the dependences allow, and no fewer than
// the target requires.
//
// Idea:   list scheduling that keeps source order while the live registers stay
//         within the target, and above it picks the instruction that frees the
//         most; ties go to the expression in progress (depth first, as in Sethi
//         and Ullman 1970). Bottom-up sees which operands an instruction makes
//         live; top-down sees which it kills. Both are cheap, so by default
//         both run and the lower peak is kept.
// Source: integrated prepass scheduling of Goodman and Hsu (1988); the target
//         from the idea in Mesa NAK that a register is free until it costs a
//         warp.
// Wins:   spills, kernels one step above an occupancy cliff, long unrolled
//         epilogues.
// Loses:  latency-bound kernels with few warps: loads end up next to their
//         uses.
#include "sched-strategies/core/ListSchedule.h"
#include "sched-strategies/core/Strategy.h"

namespace kiln {
namespace {

class Pressure : public Strategy {
public:
  using Strategy::Strategy;

  int target(const KernelFacts &kernel) const override {
    if (std::optional<int> ordered = requestedTarget(kernel))
      return *ordered;
    // A region below the kernel's worst one gains nothing by going lower.
    return kernel.lowestPeak(
        [&](const Region &region) { return schedule(region, 0); });
  }

  bool wants(int peak, int target) const override { return peak > target; }

  std::vector<unsigned> schedule(const Region &region,
                                 int target) const override {
    llvm::StringRef direction = directive.getEnum("direction");
    if (direction == "both")
      return leastPressure(region, target);
    return leastPressure(region,
                         direction == "topdown" ? LiveTracker::TopDown
                                                : LiveTracker::BottomUp,
                         target);
  }

  bool isBetter(const Profile &after, const Profile &before,
                int target) const override {
    return std::pair(std::max(after.budgeted, target), after.excess) <
           std::pair(std::max(before.budgeted, target), before.excess);
  }
};

RegisterStrategy<Pressure> registration(
    {"pressure",
     "fewest live registers, source order below the target",
     {maxRegsParam("the least"),
      ParamInfo::choice("direction", "both", {"both", "bottomup", "topdown"},
                        "side the list scheduler starts from; both: the better "
                        "of the two")}});

} // namespace
} // namespace kiln
