// Beam search (Lowerre 1976) over partial schedules. Two of the same set of
// instructions have the same continuations, so only the better one is kept:
// the beam is as wide in sets as it is in schedules. Partial schedules of one
// length compare by registers above the target so far, then by registers alive
// now, then by what the next instruction can make of them.
#include "sched-strategies/search/BeamSearch.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {
namespace {

/// A partial schedule. It grows at its end; bottom-up that is the upper one.
struct Partial {
  uint64_t set = 0; // a hash of the instructions in it
  int64_t excess = 0;
  LiveCount live;
  // Top-down: readers of each value to come. Bottom-up: whether it has one, or
  // leaves the region.
  std::vector<uint32_t> remaining;
  std::vector<uint32_t> waiting; // of each node: what must come before it
  std::vector<unsigned> ready;   // the latest to become so last
  unsigned last = 0;             // its last node, in the history
};

struct Candidate {
  int64_t excess;
  int live;                    // sixteenths, as LiveTracker::delta
  unsigned age, parent, index; // index: index in the parent's ready list
  uint64_t set;
  LiveCount after;
  auto key() const { return std::tuple(excess, live, age, parent, index); }
};

/// Bits of the node in the hash of a set: SplitMix64 of its number.
uint64_t bitsOf(unsigned node) {
  uint64_t z = (node + 1) * 0x9e3779b97f4a7c15;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

/// As LiveTracker weighs: what has a file of its own decides between equals.
int sixteenths(const LiveCount &live) {
  return 16 * (live[RegisterFile::General] + live[RegisterFile::Accumulator]) +
         live[RegisterFile::Predicate] + live[RegisterFile::Scalar];
}

class Beam {
public:
  Beam(const Region &region, LiveTracker::Direction direction, int target)
      : region(region), isDown(direction == LiveTracker::TopDown),
        target(target) {}
  std::vector<unsigned> run(unsigned width);

private:
  Partial beginning() const;
  ArrayRef<Region::Edge> before(unsigned node) const {
    return isDown ? region.preds(node) : region.succs(node);
  }
  ArrayRef<Region::Edge> after(unsigned node) const {
    return isDown ? region.succs(node) : region.preds(node);
  }
  Candidate candidate(const Partial &partial, unsigned index) const;
  void advance(Partial &partial, const Candidate &by);

  struct Link {
    unsigned node, previous;
  };
  const Region &region;
  const bool isDown;
  const int target;
  std::vector<Link> history{{~0u, ~0u}}; // the first is the empty schedule
};

Partial Beam::beginning() const {
  Partial partial;
  partial.live = isDown ? region.atEntry() : region.atExit();
  for (unsigned value = 0; value != region.values().size(); ++value)
    partial.remaining.push_back(isDown ? region.users(value).size()
                                       : region.values()[value].liveOut);
  for (unsigned node = 0; node != region.size(); ++node) {
    partial.waiting.push_back(before(node).size());
    if (!partial.waiting[node])
      partial.ready.push_back(node);
  }
  if (isDown) // the first in source order is to be the latest
    std::reverse(partial.ready.begin(), partial.ready.end());
  return partial;
}

Candidate Beam::candidate(const Partial &partial, unsigned index) const {
  unsigned node = partial.ready[index];
  LiveCount at = partial.live; // at the instruction, on its far side
  LiveCount near = partial.live, after;
  auto add = [&](LiveCount &to, unsigned value, int sign) {
    const Region::Value &info = region.values()[value];
    to[info.file] += sign * info.weight;
  };
  if (isDown) {
    for (unsigned value : region.reads(node))
      if (partial.remaining[value] == 1 && !region.values()[value].liveOut)
        add(at, value, -1);
    after = at;
    for (unsigned value : region.writes(node)) {
      add(at, value, 1);
      if (partial.remaining[value] || region.values()[value].liveOut)
        add(after, value, 1);
    }
  } else {
    for (unsigned value : region.writes(node))
      if (partial.remaining[value])
        add(at, value, -1);
      else
        add(near, value, 1);
    for (unsigned value : region.reads(node))
      if (!partial.remaining[value])
        add(at, value, 1);
    after = at;
  }
  int held = std::max(near.budgeted(), at.budgeted());
  return {partial.excess + std::max(0, held - target),
          sixteenths(after),
          unsigned(partial.ready.size() - index),
          0,
          index,
          partial.set ^ bitsOf(node),
          after};
}

void Beam::advance(Partial &partial, const Candidate &by) {
  unsigned node = partial.ready[by.index];
  partial.ready.erase(partial.ready.begin() + by.index);
  partial.set = by.set;
  partial.excess = by.excess;
  partial.live = by.after;
  history.push_back({node, partial.last});
  partial.last = history.size() - 1;
  if (isDown) {
    for (unsigned value : region.reads(node))
      --partial.remaining[value];
  } else {
    for (unsigned value : region.reads(node))
      partial.remaining[value] = 1;
  }
  for (const Region::Edge &edge : after(node))
    if (--partial.waiting[edge.node] == 0)
      partial.ready.push_back(edge.node);
}

std::vector<unsigned> Beam::run(unsigned width) {
  // Two sets of schedules that are swapped, so that their storage is reused.
  std::vector<Partial> beam(width), next(width);
  beam[0] = beginning();
  unsigned kept = 1;
  auto isWorse = [](const Candidate &a, const Candidate &b) {
    return a.key() > b.key();
  };
  std::vector<Candidate> candidates;
  DenseSet<uint64_t> sets;
  for (unsigned length = 0; length != region.size(); ++length) {
    candidates.clear();
    for (unsigned parent = 0; parent != kept; ++parent)
      for (unsigned index = 0; index != beam[parent].ready.size(); ++index) {
        candidates.push_back(candidate(beam[parent], index));
        candidates.back().parent = parent;
      }
    sets.clear();
    kept = 0;
    std::make_heap(candidates.begin(), candidates.end(), isWorse);
    while (kept != width && !candidates.empty()) {
      std::pop_heap(candidates.begin(), candidates.end(), isWorse);
      const Candidate &best = candidates.back();
      if (sets.insert(best.set).second) {
        next[kept] = beam[best.parent];
        advance(next[kept++], best);
      }
      candidates.pop_back();
    }
    std::swap(beam, next);
  }
  std::vector<unsigned> sequence;
  for (unsigned at = beam.front().last; at; at = history[at].previous)
    sequence.push_back(history[at].node);
  if (isDown)
    std::reverse(sequence.begin(), sequence.end());
  return sequence;
}

} // namespace

std::vector<unsigned> beamSearch(const Region &region,
                                 LiveTracker::Direction direction, int target,
                                 unsigned width) {
  return Beam(region, direction, target).run(width);
}

} // namespace kiln
