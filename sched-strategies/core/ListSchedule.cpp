#include "sched-strategies/core/ListSchedule.h"
#include "sched-strategies/core/ReadyList.h"
#include "sched-strategies/core/WideMultiply.h"

namespace kiln {

namespace {

/// The nodes between two fences of the source, which are let go one after
/// another; where fences do not count, all at once.
class Segments {
public:
  Segments(const Region &region, LiveTracker::Direction direction, bool fences)
      : segmentOf(region.size()) {
    unsigned segment = 0;
    for (unsigned i = 0; i != region.size(); ++i) {
      unsigned node =
          direction == LiveTracker::TopDown ? i : region.size() - 1 - i;
      OpClass opClass = region.cost(node).opClass;
      bool isFence =
          fences && (opClass == OpClass::Barrier || opClass == OpClass::Wait);
      segment += isFence;
      segmentOf[node] = segment;
      segment += isFence;
    }
    left.resize(segment + 1);
    held.resize(segment + 1);
    for (unsigned of : segmentOf)
      ++left[of];
  }
  /// `add` gets the node now, or when all segments before its own are done.
  template <typename Add> void release(unsigned node, Add add) {
    held[segmentOf[node]].push_back(node);
    open(add);
  }
  template <typename Add> void done(unsigned node, Add add) {
    --left[segmentOf[node]];
    open(add);
  }

private:
  template <typename Add> void open(Add add) {
    while (current + 1 < left.size() && !left[current])
      ++current;
    for (unsigned node : held[current])
      add(node);
    held[current].clear();
  }

  std::vector<unsigned> segmentOf, left;
  std::vector<std::vector<unsigned>> held;
  unsigned current = 0;
};

std::vector<unsigned> withinTarget(const Region &region,
                                   LiveTracker::Direction direction,
                                   std::vector<int64_t> priority, int target,
                                   bool fences = false) {
  LiveTracker tracker(region, direction);
  ReadyList ready(region, tracker, direction, std::move(priority));
  Segments segments(region, direction, fences);
  auto add = [&](unsigned node) { ready.add(node); };
  for (unsigned root : ready.roots())
    segments.release(root, add);
  std::vector<unsigned> sequence;
  sequence.reserve(region.size());
  while (!ready.empty()) {
    unsigned node = ready.first();
    if (tracker.budgetedAt(node) > target)
      node = ready.lightest();
    sequence.push_back(node);
    ready.take(node, [&](unsigned freed) { segments.release(freed, add); });
    segments.done(node, add);
  }
  if (direction == LiveTracker::BottomUp)
    std::reverse(sequence.begin(), sequence.end());
  return sequence;
}

} // namespace

std::vector<unsigned>
leastPressureBetweenFences(const Region &region,
                           LiveTracker::Direction direction, int target) {
  return withinTarget(region, direction, std::vector<int64_t>(region.size()),
                      target, /*fences=*/true);
}

std::vector<unsigned> leastPressure(const Region &region,
                                    LiveTracker::Direction direction,
                                    int target) {
  return withinTarget(region, direction, std::vector<int64_t>(region.size()),
                      target);
}

std::vector<unsigned> leastPressure(const Region &region, int target) {
  std::vector<unsigned> up =
      leastPressure(region, LiveTracker::BottomUp, target);
  std::vector<unsigned> down =
      leastPressure(region, LiveTracker::TopDown, target);
  auto cost = [&](const std::vector<unsigned> &sequence) {
    Profile profile = region.measure(sequence, target);
    return std::pair(std::max(profile.budgeted, target), profile.excess);
  };
  return cost(down) < cost(up) ? down : up;
}

std::vector<unsigned> byPriority(const Region &region,
                                 std::vector<int64_t> priority, int target) {
  return withinTarget(region, LiveTracker::TopDown, std::move(priority),
                      target);
}

namespace {

/// Nodes that are free of dependences but may not be considered yet: operands
/// in flight, or too far ahead in source order.
class Waiting {
public:
  explicit Waiting(unsigned window) : window(window) {}
  void add(unsigned node, uint64_t readyAt) { ahead.push({node, readyAt}); }
  /// `oldest`: the first node in source order that is not scheduled.
  void advance(unsigned oldest) {
    for (; !ahead.empty() && ahead.top().first < uint64_t(oldest) + window;
         ahead.pop())
      inFlight.push({ahead.top().second, ahead.top().first});
  }
  /// Releases what is ready at `cycle`; if that is nothing and `mustGive`,
  /// advances the clock to the next one.
  template <typename Add>
  void release(uint64_t &cycle, bool mustGive, Add add) {
    while (!inFlight.empty() && (inFlight.top().first <= cycle || mustGive)) {
      cycle = std::max(cycle, inFlight.top().first);
      mustGive = false;
      add(inFlight.top().second);
      inFlight.pop();
    }
  }
  /// Releases everything inside the window, ready or not.
  template <typename Add> void releaseAll(Add add) {
    for (; !inFlight.empty(); inFlight.pop())
      add(inFlight.top().second);
  }

private:
  template <typename A, typename B>
  using SmallestFirst =
      std::priority_queue<std::pair<A, B>, std::vector<std::pair<A, B>>,
                          std::greater<>>;
  unsigned window;
  SmallestFirst<unsigned, uint64_t> ahead;    // by node
  SmallestFirst<uint64_t, unsigned> inFlight; // by cycle
};

} // namespace

std::vector<unsigned> firstReady(const Region &region,
                                 std::vector<int64_t> priority, int target,
                                 unsigned window) {
  LiveTracker tracker(region, LiveTracker::TopDown);
  ReadyList ready(region, tracker, LiveTracker::TopDown, std::move(priority));
  Waiting waiting(window);
  std::vector<uint64_t> readyAt(region.size());
  std::vector<bool> done(region.size());
  std::vector<unsigned> sequence;
  sequence.reserve(region.size());
  uint64_t cycle = 0;
  unsigned oldest = 0;
  auto add = [&](unsigned node) { ready.add(node); };
  for (unsigned root : ready.roots())
    waiting.add(root, 0);
  while (sequence.size() != region.size()) {
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
    sequence.push_back(node);
    ready.take(node,
               [&](unsigned freed) { waiting.add(freed, readyAt[freed]); });
  }
  return sequence;
}

CriticalPathSchedule criticalPathFirst(const Region &region, int target,
                                       int allowed, bool joins) {
  std::vector<unsigned> heights = region.heights();
  CriticalPathSchedule best{{}, false};
  for (unsigned window : {region.size(), 256u, 64u, 16u}) {
    if (window > region.size())
      continue;
    best.sequence =
        firstReady(region, {heights.begin(), heights.end()}, target, window);
    if (joins)
      best.sequence = joinTwins(region, std::move(best.sequence), target);
    best.fits = region.measure(best.sequence, target).budgeted <= allowed;
    if (best.fits)
      break;
  }
  return best;
}

} // namespace kiln
