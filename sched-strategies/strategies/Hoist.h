// Source order, except that some memory instructions come earlier, with what
// computes their addresses.
//
// Positions are issue slots of source order. A node can be hoisted to any
// position after the last instruction it depends on that is not hoisted along
// with it: a store, a barrier, a matrix instruction. Everything else is hoisted
// with its reader. While the schedule grows, a node is hoisted only if the
// strategy permits it; if not, the next instruction of source order goes.
#ifndef KILN_SCHED_STRATEGIES_STRATEGIES_HOIST_H
#define KILN_SCHED_STRATEGIES_STRATEGIES_HOIST_H

#include "sched-strategies/core/Region.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <optional>

namespace kiln {

class Hoist {
public:
  explicit Hoist(const Region &region);

  /// The issue slot of the node in source order; of size(): one past the last.
  int64_t start(unsigned node) const { return starts[node]; }
  /// The earliest position the node can be hoisted to.
  int64_t floor(unsigned node) const { return floors[node]; }
  /// The position of the first instruction that reads a result of the node, in
  /// source order; the region's end if none does, nothing if the node has no
  /// result.
  std::optional<int64_t> firstUse(unsigned node) const;

  /// Requests the node at position `start`, or at its floor if that is later;
  /// `rank` (0..kRanks-2) orders nodes requested at one position.
  void lift(unsigned node, int64_t start, unsigned rank = 0);
  static constexpr unsigned kRanks = 512;

  /// `mayLift(node, registers)`: whether a node may go before its source order
  /// now, if `registers` more than its own are needed for what it is hoisted
  /// for. `taken` is called for every node as it is scheduled.
  std::vector<unsigned>
  schedule(llvm::function_ref<bool(unsigned, const LiveTracker &, int)> mayLift,
           llvm::function_ref<void(unsigned)> taken);

private:
  int weightOf(unsigned node) const;
  void liftOperands();
  const Region &region;
  std::vector<int64_t> starts, floors;
  std::vector<int64_t> keys; // start * kRanks + rank
  std::vector<int> needs;    // registers of the loads a node is hoisted for
};

} // namespace kiln

#endif
