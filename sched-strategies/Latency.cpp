// latency: start what takes long first, as far as the registers reach.
//
// Idea:   top-down list scheduling by critical path, with issue cycles and latencies from the cost model. An instruction
//         whose operands are not there yet waits; loads stand at the top of long paths, so they are issued early. When
//         the next choice would exceed the register target, the candidate that frees the most registers goes instead.
// Source: the classic critical-path list scheduler (Gibbons and Muchnick 1986) with Goodman and Hsu's switch between
//         latency and registers (1988).
// Wins:   few warps, long chains behind loads: attention decoding, reductions, recurrences.
// Loses:  where warps already hide the latency, and the registers it spends cost some of them.
#include "sched-strategies/ReadyList.h"
#include "sched-strategies/Strategy.h"

namespace kiln {
namespace {

class Latency : public Strategy {
public:
  using Strategy::Strategy;

  int target(const KernelFacts &kernel) const override {
    if (int64_t asked = order.getInt("max_regs"))
      return asked;
    if (kernel.ownLimit)
      return kernel.ownLimit;
    // As many registers as cost no resident warp compared with source order.
    int target = std::min<int>(kernel.peak, kernel.budget.limit());
    while (target < int(kernel.budget.limit()) &&
           kernel.budget.warpsAt(target + 1) == kernel.budget.warpsAt(kernel.peak))
      ++target;
    return target;
  }

  std::vector<unsigned> schedule(const Region &region, int target) const override {
    std::vector<unsigned> heights = region.heights();
    LiveTracker tracker(region, LiveTracker::TopDown);
    ReadyList ready(region, tracker, LiveTracker::TopDown, std::vector<int64_t>(heights.begin(), heights.end()));
    std::vector<uint64_t> readyAt(region.size());
    // Free of dependences, operands still under way: smallest cycle first.
    using Pending = std::tuple<uint64_t, unsigned>;
    std::priority_queue<Pending, std::vector<Pending>, std::greater<>> pending;
    uint64_t cycle = 0;
    for (unsigned root : ready.roots())
      ready.add(root);
    std::vector<unsigned> order;
    order.reserve(region.size());
    while (order.size() != region.size()) {
      while (!pending.empty() && (std::get<0>(pending.top()) <= cycle || ready.empty())) {
        cycle = std::max(cycle, std::get<0>(pending.top()));
        ready.add(std::get<1>(pending.top()));
        pending.pop();
      }
      unsigned node = ready.first();
      if (tracker.budgetedAt(node) > target) {
        // Over the target every instruction counts, also those that would stall.
        for (; !pending.empty(); pending.pop())
          ready.add(std::get<1>(pending.top()));
        node = ready.lightest();
      }
      cycle = std::max(cycle, readyAt[node]);
      for (const Region::Edge &edge : region.succs(node))
        readyAt[edge.node] = std::max(readyAt[edge.node], cycle + edge.latency);
      cycle += region.cost(node).issue;
      order.push_back(node);
      ready.take(node, [&](unsigned freed) { pending.push({readyAt[freed], freed}); });
    }
    return order;
  }

  bool isBetter(const Profile &after, const Profile &before, int target) const override {
    return std::pair(std::max(after.budgeted, target), after.cycles) <
           std::pair(std::max(before.budgeted, target), before.cycles);
  }
};

RegisterStrategy<Latency> registration(
    {"latency",
     "critical path first, loads early, within the register budget",
     {ParamInfo::integer("max_regs", 0, 0, 512,
                         "32-bit registers to stay within; 0: the kernel's limit, else what costs no warp")}});

} // namespace
} // namespace kiln
