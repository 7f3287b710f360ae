// Beam search among the orders of a region of any size: many list schedules in
// parallel.
#ifndef KILN_SCHED_STRATEGIES_SEARCH_BEAMSEARCH_H
#define KILN_SCHED_STRATEGIES_SEARCH_BEAMSEARCH_H

#include "sched-strategies/core/Region.h"

namespace kiln {

/// A legal order with few registers above `target` in total. The `width` best
/// beginnings (bottom-up: ends) of every length are continued by every ready
/// instruction. Takes time proportional to `width` times the square of the
/// region's size at most; the result depends on nothing but the arguments.
std::vector<unsigned> beamSearch(const Region &region,
                                 LiveTracker::Direction direction, int target,
                                 unsigned width);

} // namespace kiln

#endif
