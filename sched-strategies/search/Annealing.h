// Simulated annealing over the legal orders of a region.
#ifndef KILN_SCHED_STRATEGIES_SEARCH_ANNEALING_H
#define KILN_SCHED_STRATEGIES_SEARCH_ANNEALING_H

#include "sched-strategies/search/AnnealWalk.h"

namespace kiln {

struct Annealing {
  uint64_t seed;   ///< of the random numbers
  unsigned budget; ///< moves tried, at most 200 for each instruction
  unsigned reach;  ///< positions an instruction may move at once
  AnnealWeights weights;
};

/// The cheapest order that a random walk from `start` sees; `start` itself at
/// worst. The result depends on the arguments alone: the seed names the random
/// numbers, the budget counts moves and not seconds, and no library function is
/// used whose last digit might differ elsewhere.
std::vector<unsigned> anneal(const Region &region, std::vector<unsigned> start,
                             int target, const Annealing &how);

} // namespace kiln

#endif
