// The ready list of a list scheduler: two heaps over the same nodes, one by a
// fixed priority and one by the change in live registers, which changes while
// the schedule grows. Stale entries stay in the second heap and are dropped
// when they reach its top, so every operation costs O(log n) and each value
// makes its readers stale once.
#ifndef KILN_SCHED_STRATEGIES_CORE_READYLIST_H
#define KILN_SCHED_STRATEGIES_CORE_READYLIST_H

#include "sched-strategies/core/Region.h"
#include <queue>
#include <tuple>

namespace kiln {

class ReadyList {
public:
  /// `priority`: larger goes first; equal priorities are decided by source
  /// order in the tracker's direction.
  ReadyList(const Region &region, LiveTracker &tracker,
            LiveTracker::Direction direction, std::vector<int64_t> priority)
      : region(region), tracker(tracker), direction(direction),
        priority(std::move(priority)), state(region.size()),
        lastDelta(region.size()), waiting(region.size()) {
    for (unsigned node = 0; node != region.size(); ++node) {
      waiting[node] = direction == LiveTracker::TopDown
                          ? region.preds(node).size()
                          : region.succs(node).size();
      if (!waiting[node])
        initial.push_back(node);
    }
  }

  /// Nodes that are ready before anything is scheduled.
  llvm::ArrayRef<unsigned> roots() const { return initial; }

  void add(unsigned node) {
    state[node] = Ready;
    byPriority.push({priority[node], rank(node), node});
    pushDelta(node, ++released);
  }
  bool empty() {
    drop();
    return byPriority.empty();
  }
  /// The ready node of the highest priority.
  unsigned first() {
    drop();
    return std::get<2>(byPriority.top());
  }
  /// The ready node that frees the most registers; among equals the one
  /// released last, which finishes an expression before it begins another.
  unsigned lightest() {
    while (state[std::get<3>(byDelta.top())] != Ready ||
           -std::get<0>(byDelta.top()) != lastDelta[std::get<3>(byDelta.top())])
      byDelta.pop();
    return std::get<3>(byDelta.top());
  }
  /// Schedules the node; calls `release` for every node that has become free of
  /// dependences.
  template <typename Callback> void take(unsigned node, Callback release) {
    state[node] = Done;
    tracker.take(node);
    for (unsigned value : tracker.changed())
      for (unsigned user : region.users(value))
        if (state[user] == Ready)
          pushDelta(user, released); // its operand has just come to life: part
                                     // of the expression in progress
    for (const Region::Edge &edge : direction == LiveTracker::TopDown
                                        ? region.succs(node)
                                        : region.preds(node))
      if (--waiting[edge.node] == 0)
        release(edge.node);
  }

private:
  enum State : uint8_t { Blocked, Ready, Done };
  int64_t rank(unsigned node) const {
    return direction == LiveTracker::TopDown ? -int64_t(node) : int64_t(node);
  }
  void pushDelta(unsigned node, unsigned when) {
    lastDelta[node] = tracker.delta(node);
    byDelta.push({-lastDelta[node], when, rank(node), node});
  }
  void drop() {
    while (!byPriority.empty() && state[std::get<2>(byPriority.top())] != Ready)
      byPriority.pop();
  }

  const Region &region;
  LiveTracker &tracker;
  LiveTracker::Direction direction;
  std::vector<int64_t> priority;
  std::vector<State> state;
  std::vector<int> lastDelta;
  std::vector<unsigned> waiting;
  std::vector<unsigned> initial;
  unsigned released = 0;
  std::priority_queue<std::tuple<int64_t, int64_t, unsigned>> byPriority;
  std::priority_queue<std::tuple<int, unsigned, int64_t, unsigned>> byDelta;
};

} // namespace kiln

#endif
