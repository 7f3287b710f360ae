#include "sched-strategies/search/Annealing.h"

#include "llvm/ADT/bit.h"

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

} // namespace

std::vector<unsigned> anneal(const Region &region, std::vector<unsigned> start,
                             int target, const Annealing &how) {
  AnnealWalk walk(region, std::move(start), target, how.weights);
  Random random(how.seed);
  unsigned size = region.size();
  // 200 for each instruction: guess. Small regions settle long before.
  unsigned budget = std::min<uint64_t>(how.budget, uint64_t(size) * 200);
  // A random legal move; false if the instruction it chose stays.
  auto tryMove = [&] {
    unsigned from = random.below(size);
    auto [first, last] = walk.window(from);
    first = std::max(first, from - std::min(from, how.reach));
    last = std::min(last, from + how.reach);
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
#ifndef NDEBUG
  Profile profile = region.measure(best, target);
  assert(bestCost == how.weights.costOf(profile.budgeted, profile.excess,
                                        profile.cycles, target) &&
         "what a move measures adds up to what the driver measures");
#endif
  return best;
}

} // namespace kiln
