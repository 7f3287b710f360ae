#include "sched-strategies/search/AnnealWalk.h"

#include <algorithm>

namespace kiln {

AnnealWalk::AnnealWalk(const Region &region, std::vector<unsigned> start,
                       int target, const AnnealWeights &weights)
    : region(region), target(target), weights(weights),
      sequence(std::move(start)), positionOf(region.size()),
      before(region.size()), held(region.size()),
      lastReader(region.values().size(), ~0u),
      slowUserStarts(region.size() + 1), issued(region.size()) {
  for (unsigned position = 0; position != sequence.size(); ++position)
    positionOf[sequence[position]] = position;
  for (unsigned node : sequence)
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
  heldCount.assign(1, sequence.size()); // 0 registers each so far
  excess = int64_t(sequence.size()) * std::max(0, -target);
  sweepRegisters(0, sequence.size() - 1);
  issued.assign(region.size(), ~uint64_t(0));
  sweepCycles(0, sequence.size() - 1);
}

std::pair<unsigned, unsigned> AnnealWalk::window(unsigned from) const {
  unsigned first = 0, last = sequence.size() - 1;
  for (const Region::Edge &edge : region.preds(sequence[from]))
    first = std::max(first, positionOf[edge.node] + 1);
  for (const Region::Edge &edge : region.succs(sequence[from]))
    last = std::min(last, positionOf[edge.node] - 1);
  return {first, last};
}

void AnnealWalk::rotate(unsigned from, unsigned to) {
  auto at = sequence.begin();
  if (from < to)
    std::rotate(at + from, at + from + 1, at + to + 1);
  else
    std::rotate(at + to, at + from, at + from + 1);
  for (unsigned position = std::min(from, to); position <= std::max(from, to);
       ++position)
    positionOf[sequence[position]] = position;
}

void AnnealWalk::move(unsigned from, unsigned to) {
  movedFrom = from, movedTo = to;
  unsigned first = std::min(from, to), last = std::max(from, to);
  oldBefore.assign(before.begin() + first, before.begin() + last + 1);
  oldHeld.assign(held.begin() + first, held.begin() + last + 1);
  oldLastReaders.clear();
  oldIssued.clear();
  oldCycles = cycles;
  rotate(from, to);
  updateLastReaders(sequence[to], from < to);
  sweepRegisters(first, last);
  sweepCycles(first, last);
}

void AnnealWalk::undo() {
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

/// The node has moved; those that it crossed keep their order.
void AnnealWalk::updateLastReaders(unsigned node, bool later) {
  for (unsigned value : region.reads(node)) {
    unsigned last = lastReader[value];
    if (later ? positionOf[last] < positionOf[node] : last == node) {
      unsigned found = node;
      if (!later)
        for (unsigned user : region.users(value))
          if (positionOf[user] > positionOf[found])
            found = user;
      if (found != last) {
        oldLastReaders.push_back({value, last});
        lastReader[value] = found;
      }
    }
  }
}

void AnnealWalk::setHeld(unsigned position, int registers) {
  excess +=
      std::max(0, registers - target) - std::max(0, held[position] - target);
  --heldCount[held[position]];
  held[position] = registers;
  if (unsigned(registers) >= heldCount.size())
    heldCount.resize(registers + 1);
  ++heldCount[registers];
  peak = std::max(peak, registers);
  while (peak && !heldCount[peak])
    --peak;
}

/// Recounts live registers at the positions from `first` to `last`.
void AnnealWalk::sweepRegisters(unsigned first, unsigned last) {
  LiveCount live = before[first];
  for (unsigned position = first; position <= last; ++position) {
    unsigned node = sequence[position];
    before[position] = live;
    int most = live.budgeted();
    for (unsigned value : region.reads(node)) {
      const Region::Value &read = region.values()[value];
      if (lastReader[value] == node && !read.liveOut)
        live[read.file] -= read.weight;
    }
    LiveCount at = live; // with results without readers
    for (unsigned value : region.writes(node)) {
      const Region::Value &written = region.values()[value];
      at[written.file] += written.weight;
      if (lastReader[value] != ~0u || written.liveOut)
        live[written.file] += written.weight;
    }
    setHeld(position, std::max(most, at.budgeted()));
  }
}

/// Recomputes issue times from `first` on, until those after `last` are
/// unchanged.
void AnnealWalk::sweepCycles(unsigned first, unsigned last) {
  uint64_t cycle = 0;
  if (first)
    cycle =
        issued[sequence[first - 1]] + region.cost(sequence[first - 1]).issue;
  unsigned reach = last; // the last position that a change affects
  for (unsigned position = first; position != sequence.size(); ++position) {
    unsigned node = sequence[position];
    for (unsigned i = slowStarts[node]; i != slowStarts[node + 1]; ++i)
      cycle = std::max(cycle,
                       issued[slowOperands[i].node] + slowOperands[i].latency);
    if (issued[node] != cycle) {
      oldIssued.push_back({node, issued[node]});
      issued[node] = cycle;
      for (unsigned i = slowUserStarts[node]; i != slowUserStarts[node + 1];
           ++i)
        reach = std::max(reach, positionOf[slowUsers[i]]);
    } else if (position > reach) {
      return;
    }
    cycle += region.cost(node).issue;
  }
  cycles = cycle;
}

} // namespace kiln
