// anneal: search among the legal orders of a region.
//
// Idea:   simulated annealing. A move takes one instruction to another place
//         between its last operand and its first user; it stays if it lowers
//         the cost, or by luck that falls as the temperature does. The cost is
//         a sum of what the driver measures too: registers above the target (at
//         the worst point, and over all instructions) and cycles of a warp
//         alone. A move changes live registers between the two places only, and
//         issue times until they agree with the old ones again, so those are
//         all it measures. The best order seen is the result: never worse than
//         the start by this cost.
// Source: Kirkpatrick, Gelatt and Vecchi (1983). For GPU schedules: ant
//         colonies of Shobaki et al. (up to 74 % on single kernels, CGO 2024),
//         SIP's annealing of SASS (6 to 12 %, 2024).
// Wins:   regions of up to some hundred instructions with several goals at
//         once, where each greedy rule misses one; compile time that nobody
//         waits for.
// Loses:  large regions: the budget is spent before the order has changed much.
//         Above max_region instructions the start order is kept as it is.
//
// The result depends on the parameters alone: the seed names the random
// numbers, the budget counts moves and not seconds, and no library function is
// asked for a number whose last digit might differ elsewhere.
#include "sched-strategies/core/ListSchedule.h"
#include "sched-strategies/core/Strategy.h"
#include "sched-strategies/strategies/AnnealWalk.h"

namespace kiln {
namespace {

/// SplitMix64 (Steele, Lea and Flood 2014).
class Random {
public:
  explicit Random(uint64_t seed) : state(seed) {}
  uint64_t next() {
    uint64_t z = state += 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }
  /// 0 to n - 1.
  unsigned below(unsigned n) { return (next() >> 32) * n >> 32; }
  /// Minus the binary logarithm of a uniform number, to within 0.09: the
  /// leading zeros, and a straight line between two powers of two.
  double minusLog2() {
    uint64_t bits = next() | 1;
    unsigned zeros = llvm::countl_zero(bits);
    double mantissa = double(bits << zeros >> 11) * 0x1p-52; // 1 to 2
    return zeros + (2 - mantissa);
  }

private:
  uint64_t state;
};

/// Falls by half ten times while `done` moves become `all`.
double temperatureAt(double start, unsigned done, unsigned all) {
  double steps = 10.0 * done / all;
  unsigned whole = steps;
  return start / double(1u << whole) * (1 - (steps - whole) / 2);
}

class Anneal : public Strategy {
public:
  using Strategy::Strategy;

  int target(const KernelFacts &kernel) const override {
    return orderedTarget(kernel).value_or(freeTarget(kernel, 0));
  }

  std::vector<unsigned> schedule(const Region &region,
                                 int target) const override {
    std::vector<unsigned> start = startSequence(region, target);
    if (region.size() > order.getInt("max_region") || region.size() < 2)
      return start;
    return search(region, std::move(start), target);
  }

  bool isBetter(const Profile &after, const Profile &before,
                int target) const override {
    return cost(after, target) < cost(before, target);
  }

private:
  AnnealWeights weights() const {
    return {order.getInt("peak_weight"), order.getInt("excess_weight"),
            order.getInt("cycles_weight")};
  }
  int64_t cost(const Profile &profile, int target) const {
    return weights().costOf(profile.budgeted, profile.excess, profile.cycles,
                            target);
  }
  std::vector<unsigned> startSequence(const Region &region, int target) const {
    llvm::StringRef start = order.getEnum("start");
    if (start == "pressure")
      return leastPressure(region, LiveTracker::BottomUp, target);
    if (start == "source")
      return region.sourceSequence();
    std::vector<unsigned> heights = region.heights();
    return firstReady(region, {heights.begin(), heights.end()}, target,
                      region.size());
  }
  std::vector<unsigned> search(const Region &region,
                               std::vector<unsigned> start, int target) const;
};

std::vector<unsigned> Anneal::search(const Region &region,
                                     std::vector<unsigned> start,
                                     int target) const {
  AnnealWalk walk(region, std::move(start), target, weights());
  Random random(order.getInt("seed"));
  unsigned size = region.size();
  // 200 for each instruction: guess. Small regions settle long before.
  unsigned budget =
      std::min<uint64_t>(order.getInt("budget"), uint64_t(size) * 200);
  unsigned reach = order.getInt("reach");
  // A random legal move; false if the instruction it chose stays.
  auto tryMove = [&] {
    unsigned from = random.below(size);
    auto [first, last] = walk.window(from);
    first = std::max(first, from - std::min(from, reach));
    last = std::min(last, from + reach);
    unsigned choice = random.below(last - first + 1) + first;
    if (choice == from)
      return false;
    walk.move(from, choice);
    return true;
  };
  // The temperature starts at what a move costs on average.
  int64_t current = walk.cost();
  uint64_t sum = 0, samples = 0;
  for (unsigned i = 0; i != 128; ++i)
    if (tryMove()) {
      sum += std::max<int64_t>(0, walk.cost() - current);
      ++samples;
      walk.undo();
    }
  if (!samples)
    return walk.now();
  double heat = double(sum) / samples;
  std::vector<unsigned> best = walk.now();
  int64_t bestCost = current;
  for (unsigned i = 0; i != budget; ++i) {
    if (!tryMove())
      continue;
    int64_t cost = walk.cost();
    double luck = temperatureAt(heat, i, budget) * random.minusLog2();
    if (cost > current && double(cost - current) > luck) {
      walk.undo();
      continue;
    }
    current = cost;
    if (cost < bestCost) {
      best = walk.now();
      bestCost = cost;
    }
  }
  assert(bestCost == this->cost(region.measure(best, target), target) &&
         "what a move measures adds up to what the driver measures");
  return best;
}

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
                         "places an instruction may move at once"),
      ParamInfo::integer("max_region", 4000, 0, 100000,
                         "instructions above which a region keeps the start "
                         "schedule"),
      maxRegsParam()}});

} // namespace
} // namespace kiln
