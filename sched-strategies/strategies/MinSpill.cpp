#include "sched-strategies/core/ListSchedule.h"
#include "sched-strategies/core/Strategy.h"
#include "sched-strategies/search/Annealing.h"
#include "sched-strategies/search/BeamSearch.h"
#include "sched-strategies/search/BranchAndBound.h"
#include <cstdlib>

namespace kiln {
namespace {

int knob(const char *name, int otherwise) {
  const char *text = getenv(name);
  return text ? atoi(text) : otherwise;
}

class MinSpill : public Strategy {
public:
  using Strategy::Strategy;

  int target(const KernelFacts &kernel) const override {
    if (std::optional<int> ordered = orderedTarget(kernel))
      return std::max(1, *ordered - knob("MARGIN_CAP", 0));
    const Budget &budget = kernel.budget;
    int limit = budget.limit(), margin = order.getInt("margin");
    int lowest = std::min(limit, kernel.lowestPeak([&](const Region &region) {
      return leastPressure(region, 0);
    }));
    int regs = std::min({limit, lowest + margin, std::max(lowest, kernel.peak)});
    unsigned warps = budget.warpsAt(regs);
    int most = limit;
    while (most > 1 && budget.warpsAt(most) < warps)
      --most;
    return std::max(most - margin, std::min(lowest, most));
  }

  std::vector<unsigned> schedule(const Region &region,
                                 int target) const override {
    std::vector<unsigned> best = region.sourceSequence();
    Profile bestProfile = region.measure(best, target);
    auto offer = [&](std::vector<unsigned> sequence) {
      Profile profile = region.measure(sequence, target);
      if (isBetter(profile, bestProfile, target)) {
        best = std::move(sequence);
        bestProfile = profile;
        return true;
      }
      return false;
    };
    int lists = knob("LISTS", 15);
    if (lists & 1) {
      offer(leastPressure(region, LiveTracker::BottomUp, target));
      offer(leastPressure(region, LiveTracker::BottomUp, 0));
    }
    if (lists & 2) {
      offer(leastPressure(region, LiveTracker::TopDown, target));
      offer(leastPressure(region, LiveTracker::TopDown, 0));
    }
    if (lists & 4) {
      std::vector<unsigned> heights = region.heights();
      for (unsigned window : {region.size(), 256u, 64u, 16u})
        offer(firstReady(region, {heights.begin(), heights.end()}, target,
                         window));
    }
    unsigned width = std::min<unsigned>(order.getInt("beam"),
                                        order.getInt("budget") / region.size());
    if (bestProfile.excess && region.size() <= unsigned(order.getInt("exact"))) {
      ExactOrder exact =
          branchAndBound(region, target, best, order.getInt("budget"));
      offer(exact.sequence);
      if (knob("VERBOSE", 0))
        fprintf(stderr, "  exact %u nodes: %ld proven %d expanded %u\n", region.size(), (long)exact.excess, exact.proven, exact.expanded);
    } else if (bestProfile.excess && width > 1) {
      long b = bestProfile.excess;
      Profile d{}, u{};
      if (lists & 8) {
        auto up = beamSearch(region, LiveTracker::BottomUp, target, width);
        u = region.measure(up, target);
        offer(up);
        auto down = beamSearch(region, LiveTracker::TopDown, target, width);
        d = region.measure(down, target);
        offer(down);
      }
      if (int moves = knob("MOVES", 0)) {
        offer(anneal(region, best, target,
                     {1, (unsigned)moves, (unsigned)knob("REACH", 256), {knob("PEAKW", 0), 1000, 1}}));
      }
      if (knob("VERBOSE", 0))
        fprintf(stderr, "  beam %u nodes: lists %ld up %ld down %ld final %ld peak %d (through %d entry %d exit %d)\n", region.size(), b, (long)u.excess, (long)d.excess, (long)bestProfile.excess, bestProfile.budgeted, region.through().budgeted(), region.atEntry().budgeted(), region.atExit().budgeted());
    }
    return best;
  }

  bool isBetter(const Profile &after, const Profile &before,
                int target) const override {
    auto key = [&](const Profile &p) {
      if (knob("PEAKFIRST", 0))
        return std::tuple<int64_t, int64_t, uint64_t>(std::max(p.budgeted, target), p.excess, p.cycles);
      return std::tuple<int64_t, int64_t, uint64_t>(p.excess, std::max(p.budgeted, target), p.cycles);
    };
    return key(after) < key(before);
  }
};

RegisterStrategy<MinSpill> registration(
    {"min-spill",
     "fewest registers above the target over the whole kernel, by search",
     {maxRegsParam("the best occupancy step that can be reached"),
      ParamInfo::integer("budget", 20000, 0, 10000000, "b"),
      ParamInfo::integer("beam", 16, 1, 1024, "b"),
      ParamInfo::integer("exact", 40, 0, kMostExact, "b"),
      ParamInfo::integer("margin", 8, 0, 128,
                         "registers the allocator adds to the live ones")}});

} // namespace
} // namespace kiln
