// anneal: simulated annealing over the legal orders of a region.
//
// Idea:   a move takes one instruction to another position between its last
//         operand and its first user; it is kept if it lowers the cost, or else
//         with a probability that falls with the temperature. The cost is a sum
//         of what the driver measures too: registers above the target (at the
//         worst point, and over all instructions) and cycles of a warp alone. A
//         move changes live registers between the two positions only, and issue
//         times until they agree with the old ones again, so only those are
//         measured. The best order seen is the result: never worse than the
//         start by this cost.
// Source: Kirkpatrick, Gelatt and Vecchi (1983). For GPU schedules: ant
//         colonies of Shobaki et al. (up to 74 % on single kernels, CGO 2024),
//         SIP's annealing of SASS (6 to 12 %, 2024).
// Wins:   regions of up to some hundred instructions with several goals at
//         once, where each greedy rule misses one; where compile time does not
//         matter.
// Loses:  large regions: the budget is spent before the order has changed much.
//         Above max_region instructions the start order is kept as it is.
#include "sched-strategies/core/ListSchedule.h"
#include "sched-strategies/core/Strategy.h"
#include "sched-strategies/search/Annealing.h"

namespace kiln {
namespace {

class Anneal : public Strategy {
public:
  using Strategy::Strategy;

  int target(const KernelFacts &kernel) const override {
    return requestedTarget(kernel).value_or(freeTarget(kernel, 0));
  }

  std::vector<unsigned> schedule(const Region &region,
                                 int target) const override {
    std::vector<unsigned> start = startSequence(region, target);
    if (region.size() > directive.getInt("max_region") || region.size() < 2)
      return start;
    return anneal(region, std::move(start), target,
                  {uint64_t(directive.getInt("seed")),
                   unsigned(directive.getInt("budget")),
                   unsigned(directive.getInt("reach")), weights()});
  }

  bool isBetter(const Profile &after, const Profile &before,
                int target) const override {
    return cost(after, target) < cost(before, target);
  }

private:
  AnnealWeights weights() const {
    return {directive.getInt("peak_weight"), directive.getInt("excess_weight"),
            directive.getInt("cycles_weight")};
  }
  int64_t cost(const Profile &profile, int target) const {
    return weights().costOf(profile.budgeted, profile.excess, profile.cycles,
                            target);
  }
  std::vector<unsigned> startSequence(const Region &region, int target) const {
    llvm::StringRef start = directive.getEnum("start");
    if (start == "pressure")
      return leastPressure(region, LiveTracker::BottomUp, target);
    if (start == "source")
      return region.sourceSequence();
    std::vector<unsigned> heights = region.heights();
    return firstReady(region, {heights.begin(), heights.end()}, target,
                      region.size());
  }
};

RegisterStrategy<Anneal> registration(
    {"anneal",
     "simulated annealing over legal orders, by registers over the target and "
     "cycles",
     {// All defaults below: guess, but for max_regs.
      ParamInfo::integer("seed", 1, 0, INT32_MAX, "of the random numbers"),
      ParamInfo::integer("budget", 50000, 0, 100000000,
                         "moves tried in a region, at most 200 for each of "
                         "its instructions"),
      ParamInfo::choice("start", "latency", {"source", "pressure", "latency"},
                        "schedule to start from"),
      ParamInfo::integer("peak_weight", 1000, 0, 1000000,
                         "cost of a register over the target at the worst "
                         "point"),
      ParamInfo::integer("excess_weight", 10, 0, 1000000,
                         "cost of a register over the target, for each "
                         "instruction"),
      ParamInfo::integer("cycles_weight", 1, 0, 1000000,
                         "cost of a cycle of a warp alone"),
      ParamInfo::integer("reach", 64, 1, 100000,
                         "positions an instruction may move at once"),
      ParamInfo::integer("max_region", 4000, 0, 100000,
                         "instructions above which a region keeps the start "
                         "schedule"),
      maxRegsParam()}});

} // namespace
} // namespace kiln
