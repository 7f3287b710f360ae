// Exact search for the order of a small region with the fewest registers above
// a target.
#ifndef KILN_SCHED_STRATEGIES_SEARCH_BRANCHANDBOUND_H
#define KILN_SCHED_STRATEGIES_SEARCH_BRANCHANDBOUND_H

#include "sched-strategies/core/Region.h"

namespace kiln {

/// Instructions a region may have for branchAndBound: the bits of the word that
/// names a set of them.
constexpr unsigned kMostExact = 64;

struct ExactOrder {
  std::vector<unsigned> sequence;
  /// Its registers above the target, summed over all instructions, as
  /// Region::measure counts them.
  int64_t excess = 0;
  /// No order has fewer. False: the budget was spent before that was certain.
  bool proven = false;
  /// Sets of instructions whose continuations were visited.
  unsigned expanded = 0;
};

/// The order with the fewest registers above `target` in total, at least as
/// good as `start`. Looks at the continuations of at most `budget` sets of
/// instructions, so the result depends on nothing but the arguments. The region
/// must have at most kMostExact instructions, and `start` must be legal.
ExactOrder branchAndBound(const Region &region, int target,
                          std::vector<unsigned> start, unsigned budget);

/// A lower bound of the excess of every order of the region: what must be alive
/// at each instruction wherever it stands. For regions of at most kMostExact
/// instructions.
int64_t leastExcessOf(const Region &region, int target);

} // namespace kiln

#endif
