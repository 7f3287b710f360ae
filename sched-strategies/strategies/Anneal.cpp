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

namespace kiln {
namespace {

/// What one unit of each quantity costs.
struct Weights {
  int64_t peak, excess, cycles;
};

int64_t costOf(const Weights &weights, int budgeted, int64_t excess,
               uint64_t cycles, int target) {
  return weights.peak * std::max(0, budgeted - target) +
         weights.excess * excess + weights.cycles * int64_t(cycles);
}

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

/// An order and its cost, kept up to date under moves, each of which can be
/// taken back.
class Walk {
public:
  Walk(const Region &region, std::vector<unsigned> start, int target,
       const Weights &weights);

  const std::vector<unsigned> &now() const { return order; }
  int64_t cost() const { return costOf(weights, peak, excess, cycles, target); }
  /// The places the instruction at `from` may go to.
  std::pair<unsigned, unsigned> window(unsigned from) const;
  void move(unsigned from, unsigned to);
  /// Takes the last move back.
  void undo();

private:
  void rotate(unsigned from, unsigned to);
  void updateLastReaders(unsigned node, bool later);
  void sweepRegisters(unsigned first, unsigned last);
  void sweepCycles(unsigned first, unsigned last);
  void setHeld(unsigned place, int registers);

  const Region &region;
  const int target;
  const Weights weights;
  std::vector<unsigned> order, placeOf;

  // Registers: what is live before each place, and held at it.
  std::vector<LiveCount> before;
  std::vector<int> held;
  std::vector<unsigned> heldCount;  // places, by registers held
  std::vector<unsigned> lastReader; // by value; the node itself if none
  int peak = 0;
  int64_t excess = 0;

  // Cycles. Only operands that take longer than the issue of their producer can
  // delay anyone.
  std::vector<unsigned> slowStarts{0}, slowUserStarts;
  std::vector<Region::Edge> slowOperands;
  std::vector<unsigned> slowUsers;
  std::vector<uint64_t> issued; // by node
  uint64_t cycles = 0;

  // The last move.
  unsigned movedFrom = 0, movedTo = 0;
  std::vector<LiveCount> oldBefore;
  std::vector<int> oldHeld;
  std::vector<std::pair<unsigned, unsigned>> oldLastReaders;
  std::vector<std::pair<unsigned, uint64_t>> oldIssued;
  uint64_t oldCycles = 0;
};

Walk::Walk(const Region &region, std::vector<unsigned> start, int target,
           const Weights &weights)
    : region(region), target(target), weights(weights), order(std::move(start)),
      placeOf(region.size()), before(region.size()), held(region.size()),
      lastReader(region.values().size(), ~0u),
      slowUserStarts(region.size() + 1), issued(region.size()) {
  for (unsigned place = 0; place != order.size(); ++place)
    placeOf[order[place]] = place;
  for (unsigned node : order)
    for (unsigned value : region.reads(node))
      lastReader[value] = node;
  for (unsigned node = 0; node != region.size(); ++node) {
    for (const Region::Edge &edge : region.preds(node))
      if (edge.latency > region.cost(edge.node).issue) {
        slowOperands.push_back(edge);
        ++slowUserStarts[edge.node + 1];
      }
    slowStarts.push_back(slowOperands.size());
  }
  for (unsigned node = 0; node != region.size(); ++node)
    slowUserStarts[node + 1] += slowUserStarts[node];
  slowUsers.resize(slowOperands.size());
  std::vector<unsigned> next = slowUserStarts;
  for (unsigned node = 0; node != region.size(); ++node)
    for (unsigned i = slowStarts[node]; i != slowStarts[node + 1]; ++i)
      slowUsers[next[slowOperands[i].node]++] = node;
  before[0] = region.atEntry();
  heldCount.assign(1, order.size()); // all hold 0 so far
  excess = int64_t(order.size()) * std::max(0, -target);
  sweepRegisters(0, order.size() - 1);
  issued.assign(region.size(), ~uint64_t(0));
  sweepCycles(0, order.size() - 1);
}

std::pair<unsigned, unsigned> Walk::window(unsigned from) const {
  unsigned first = 0, last = order.size() - 1;
  for (const Region::Edge &edge : region.preds(order[from]))
    first = std::max(first, placeOf[edge.node] + 1);
  for (const Region::Edge &edge : region.succs(order[from]))
    last = std::min(last, placeOf[edge.node] - 1);
  return {first, last};
}

void Walk::rotate(unsigned from, unsigned to) {
  auto at = order.begin();
  if (from < to)
    std::rotate(at + from, at + from + 1, at + to + 1);
  else
    std::rotate(at + to, at + from, at + from + 1);
  for (unsigned place = std::min(from, to); place <= std::max(from, to);
       ++place)
    placeOf[order[place]] = place;
}

void Walk::move(unsigned from, unsigned to) {
  movedFrom = from, movedTo = to;
  unsigned first = std::min(from, to), last = std::max(from, to);
  oldBefore.assign(before.begin() + first, before.begin() + last + 1);
  oldHeld.assign(held.begin() + first, held.begin() + last + 1);
  oldLastReaders.clear();
  oldIssued.clear();
  oldCycles = cycles;
  rotate(from, to);
  updateLastReaders(order[to], from < to);
  sweepRegisters(first, last);
  sweepCycles(first, last);
}

void Walk::undo() {
  rotate(movedTo, movedFrom);
  unsigned first = std::min(movedFrom, movedTo);
  for (unsigned i = 0; i != oldHeld.size(); ++i) {
    before[first + i] = oldBefore[i];
    setHeld(first + i, oldHeld[i]);
  }
  for (auto [value, node] : oldLastReaders)
    lastReader[value] = node;
  for (auto [node, cycle] : oldIssued)
    issued[node] = cycle;
  cycles = oldCycles;
}

/// The node has moved; those that it passed keep their order.
void Walk::updateLastReaders(unsigned node, bool later) {
  for (unsigned value : region.reads(node)) {
    unsigned last = lastReader[value];
    if (later ? placeOf[last] < placeOf[node] : last == node) {
      unsigned found = node;
      if (!later)
        for (unsigned user : region.users(value))
          if (placeOf[user] > placeOf[found])
            found = user;
      if (found != last) {
        oldLastReaders.push_back({value, last});
        lastReader[value] = found;
      }
    }
  }
}

void Walk::setHeld(unsigned place, int registers) {
  excess += std::max(0, registers - target) - std::max(0, held[place] - target);
  --heldCount[held[place]];
  held[place] = registers;
  if (unsigned(registers) >= heldCount.size())
    heldCount.resize(registers + 1);
  ++heldCount[registers];
  peak = std::max(peak, registers);
  while (peak && !heldCount[peak])
    --peak;
}

/// Counts anew at the places from `first` to `last`.
void Walk::sweepRegisters(unsigned first, unsigned last) {
  LiveCount live = before[first];
  for (unsigned place = first; place <= last; ++place) {
    unsigned node = order[place];
    before[place] = live;
    int most = live.budgeted();
    for (unsigned value : region.reads(node)) {
      const Region::Value &read = region.values()[value];
      if (lastReader[value] == node && !read.liveOut)
        live[read.file] -= read.weight;
    }
    LiveCount at = live; // with results that nobody reads
    for (unsigned value : region.writes(node)) {
      const Region::Value &written = region.values()[value];
      at[written.file] += written.weight;
      if (lastReader[value] != ~0u || written.liveOut)
        live[written.file] += written.weight;
    }
    setHeld(place, std::max(most, at.budgeted()));
  }
}

/// Issues anew from `first` on, until what follows `last` is as it was.
void Walk::sweepCycles(unsigned first, unsigned last) {
  uint64_t cycle = 0;
  if (first)
    cycle = issued[order[first - 1]] + region.cost(order[first - 1]).issue;
  unsigned reach = last; // the last place that feels a change
  for (unsigned place = first; place != order.size(); ++place) {
    unsigned node = order[place];
    for (unsigned i = slowStarts[node]; i != slowStarts[node + 1]; ++i)
      cycle = std::max(cycle,
                       issued[slowOperands[i].node] + slowOperands[i].latency);
    if (issued[node] != cycle) {
      oldIssued.push_back({node, issued[node]});
      issued[node] = cycle;
      for (unsigned i = slowUserStarts[node]; i != slowUserStarts[node + 1];
           ++i)
        reach = std::max(reach, placeOf[slowUsers[i]]);
    } else if (place > reach) {
      return;
    }
    cycle += region.cost(node).issue;
  }
  cycles = cycle;
}

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
    std::vector<unsigned> start = startOrder(region, target);
    if (region.size() > order.getInt("max_region") || region.size() < 2)
      return start;
    return search(region, std::move(start), target);
  }

  bool isBetter(const Profile &after, const Profile &before,
                int target) const override {
    return cost(after, target) < cost(before, target);
  }

private:
  Weights weights() const {
    return {order.getInt("peak_weight"), order.getInt("excess_weight"),
            order.getInt("cycles_weight")};
  }
  int64_t cost(const Profile &profile, int target) const {
    return costOf(weights(), profile.budgeted, profile.excess, profile.cycles,
                  target);
  }
  std::vector<unsigned> startOrder(const Region &region, int target) const {
    llvm::StringRef start = order.getEnum("start");
    if (start == "pressure")
      return leastPressure(region, LiveTracker::BottomUp, target);
    if (start == "source")
      return region.sourceOrder();
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
  Walk walk(region, std::move(start), target, weights());
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
                        "order to start from"),
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
                         "order"),
      ParamInfo::integer("max_regs", 0, 0, 512,
                         "32-bit registers to stay within; 0: the kernel's "
                         "limit, else what costs no warp")}});

} // namespace
} // namespace kiln
