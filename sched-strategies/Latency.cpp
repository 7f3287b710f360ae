// latency: start what takes long first, as far as the registers reach.
//
// Idea:   top-down list scheduling by critical path, with issue cycles and
// latencies from the cost model. An instruction
//         whose operands are not there yet waits; loads stand at the top of
//         long paths, so they are issued early. When the next choice would
//         exceed the register target, the candidate that frees the most
//         registers goes instead.
// Source: the classic critical-path list scheduler (Gibbons and Muchnick 1986)
// with Goodman and Hsu's switch between
//         latency and registers (1988).
// Wins:   few warps, long chains behind loads: attention decoding, reductions,
// recurrences. Loses:  where warps already hide the latency, and the registers
// it spends cost some of them.
#include "sched-strategies/ReadyList.h"
#include "sched-strategies/Strategy.h"

namespace kiln {
namespace {

/// Nodes that are free of dependences but may not be considered yet: operands
/// under way, or too far ahead in source order.
class Waiting {
public:
  explicit Waiting(unsigned window) : window(window) {}
  void add(unsigned node, uint64_t readyAt) { ahead.push({node, readyAt}); }
  /// `oldest`: the first node in source order that is not scheduled.
  void advance(unsigned oldest) {
    for (; !ahead.empty() && ahead.top().first < uint64_t(oldest) + window;
         ahead.pop())
      underWay.push({ahead.top().second, ahead.top().first});
  }
  /// Hands over what is ready at `cycle`; if that is nothing and `mustGive`,
  /// moves the clock to the next one.
  template <typename Add>
  void release(uint64_t &cycle, bool mustGive, Add add) {
    while (!underWay.empty() && (underWay.top().first <= cycle || mustGive)) {
      cycle = std::max(cycle, underWay.top().first);
      mustGive = false;
      add(underWay.top().second);
      underWay.pop();
    }
  }
  /// Hands over everything inside the window, ready or not.
  template <typename Add> void releaseAll(Add add) {
    for (; !underWay.empty(); underWay.pop())
      add(underWay.top().second);
  }

private:
  template <typename A, typename B>
  using SmallestFirst =
      std::priority_queue<std::pair<A, B>, std::vector<std::pair<A, B>>,
                          std::greater<>>;
  unsigned window;
  SmallestFirst<unsigned, uint64_t> ahead;    // by node
  SmallestFirst<uint64_t, unsigned> underWay; // by cycle
};

/// Top-down by height; no node overtakes more than `window` others.
std::vector<unsigned> listSchedule(const Region &region,
                                   const std::vector<unsigned> &heights,
                                   int target, unsigned window) {
  LiveTracker tracker(region, LiveTracker::TopDown);
  ReadyList ready(region, tracker, LiveTracker::TopDown,
                  std::vector<int64_t>(heights.begin(), heights.end()));
  Waiting waiting(window);
  std::vector<uint64_t> readyAt(region.size());
  std::vector<bool> done(region.size());
  std::vector<unsigned> order;
  order.reserve(region.size());
  uint64_t cycle = 0;
  unsigned oldest = 0;
  auto add = [&](unsigned node) { ready.add(node); };
  for (unsigned root : ready.roots())
    waiting.add(root, 0);
  while (order.size() != region.size()) {
    for (; done[oldest]; ++oldest)
      ;
    waiting.advance(oldest);
    waiting.release(cycle, ready.empty(), add);
    unsigned node = ready.first();
    if (tracker.budgetedAt(node) > target) {
      waiting.releaseAll(add); // over the target even an instruction that
                               // stalls may be the right one
      node = ready.lightest();
    }
    cycle = std::max(cycle, readyAt[node]);
    for (const Region::Edge &edge : region.succs(node))
      readyAt[edge.node] = std::max(readyAt[edge.node], cycle + edge.latency);
    cycle += region.cost(node).issue;
    done[node] = true;
    order.push_back(node);
    ready.take(node,
               [&](unsigned freed) { waiting.add(freed, readyAt[freed]); });
  }
  return order;
}

class Latency : public Strategy {
public:
  using Strategy::Strategy;

  int target(const KernelFacts &kernel) const override {
    if (int64_t asked = order.getInt("max_regs"))
      return asked;
    if (kernel.ownLimit)
      return kernel.ownLimit;
    // As many registers as cost no resident warp compared with source order,
    // less what allocation adds by itself.
    int peak = std::min<int>(kernel.peak, kernel.budget.limit()), target = peak;
    while (target < int(kernel.budget.limit()) &&
           kernel.budget.warpsAt(target + 1) == kernel.budget.warpsAt(peak))
      ++target;
    return std::max<int>(peak, target - order.getInt("reserve"));
  }

  std::vector<unsigned> schedule(const Region &region,
                                 int target) const override {
    std::vector<unsigned> heights = region.heights();
    int allowed =
        std::max(target, region.measure(region.sourceOrder(), target).budgeted);
    std::vector<unsigned> order;
    // Greed can spend registers it does not get back. Then instructions may
    // overtake fewer others.
    for (unsigned window : {region.size(), 256u, 64u, 16u}) {
      if (window > region.size())
        continue;
      order = listSchedule(region, heights, target, window);
      if (region.measure(order, target).budgeted <= allowed)
        break;
    }
    return order;
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
     {ParamInfo::integer("max_regs", 0, 0, 512,
                         "32-bit registers to stay within; 0: the kernel's "
                         "limit, else what costs no warp"),
      // 8: guess; AMD's allocator ends 3 to 20 registers above the live count
      // on the corpus.
      ParamInfo::integer(
          "reserve", 8, 0, 128,
          "registers left to the allocator when max_regs is 0")}});

} // namespace
} // namespace kiln
