// latency: start what takes long first, as far as the registers reach.
//
// Idea:   top-down list scheduling by critical path, with issue cycles and
//         latencies from the cost model. An instruction whose operands are not
//         there yet waits; loads stand at the top of long paths, so they are
//         issued early. When the next choice would exceed the register target,
//         the candidate that frees the most registers goes instead.
// Source: the classic critical-path list scheduler (Gibbons and Muchnick 1986)
//         with Goodman and Hsu's switch between latency and registers (1988).
// Wins:   few warps, long chains after loads: attention decoding, reductions,
//         recurrences.
// Loses:  where warps already hide the latency, and the registers it spends
//         cost some of them.
#include "sched-strategies/core/ListSchedule.h"
#include "sched-strategies/core/Strategy.h"

namespace kiln {
namespace {

class Latency : public Strategy {
public:
  using Strategy::Strategy;

  int target(const KernelFacts &kernel) const override {
    return requestedTarget(kernel).value_or(
        freeTarget(kernel, directive.getInt("reserve")));
  }

  std::vector<unsigned> schedule(const Region &region,
                                 int target) const override {
    int before = region.measure(region.sourceSequence(), target).budgeted;
    return criticalPathFirst(region, target, std::max(target, before)).sequence;
  }

  bool isBetter(const Profile &after, const Profile &before,
                int target) const override {
    return std::pair(std::max(after.budgeted, target), after.cycles) <
           std::pair(std::max(before.budgeted, target), before.cycles);
  }
};

RegisterStrategy<Latency> registration(
    {"latency",
     "critical path first, loads early, within the register budget",
     {maxRegsParam(), reserveParam()}});

} // namespace
} // namespace kiln
