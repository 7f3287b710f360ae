// Steps from one legal sequence of a region to another, as `anneal` takes them:
// a move changes live registers between two positions only, and issue times
// until they agree with the old ones again, so those are all it measures.
#ifndef KILN_SCHED_STRATEGIES_SEARCH_ANNEALWALK_H
#define KILN_SCHED_STRATEGIES_SEARCH_ANNEALWALK_H

#include "sched-strategies/core/Region.h"

namespace kiln {

/// What one unit of each quantity costs.
struct AnnealWeights {
  int64_t peak, excess, cycles;
  /// The cost of a sequence with these figures.
  int64_t costOf(int budgeted, int64_t sum, uint64_t time, int target) const {
    return peak * std::max(0, budgeted - target) + excess * sum +
           cycles * int64_t(time);
  }
};

/// A sequence and its cost, kept up to date under moves, each of which can be
/// undone.
class AnnealWalk {
public:
  AnnealWalk(const Region &region, std::vector<unsigned> start, int target,
             const AnnealWeights &weights);

  const std::vector<unsigned> &now() const { return sequence; }
  int64_t cost() const { return weights.costOf(peak, excess, cycles, target); }
  /// The positions the instruction at `from` may go to.
  std::pair<unsigned, unsigned> window(unsigned from) const;
  void move(unsigned from, unsigned to);
  /// Undoes the last move.
  void undo();

private:
  void rotate(unsigned from, unsigned to);
  void updateLastReaders(unsigned node, bool later);
  void sweepRegisters(unsigned first, unsigned last);
  void sweepCycles(unsigned first, unsigned last);
  void setHeld(unsigned position, int registers);

  const Region &region;
  const int target;
  const AnnealWeights weights;
  std::vector<unsigned> sequence, positionOf;

  // Registers: what is live before each position, and at it.
  std::vector<LiveCount> before;
  std::vector<int> held;
  std::vector<unsigned> heldCount;  // positions, by registers live
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

} // namespace kiln

#endif
