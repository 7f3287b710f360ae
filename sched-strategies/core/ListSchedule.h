// The list schedules most strategies are made of. Each takes O(n log n) for n
// instructions with a bounded number of operands.
#ifndef KILN_SCHED_STRATEGIES_CORE_LISTSCHEDULE_H
#define KILN_SCHED_STRATEGIES_CORE_LISTSCHEDULE_H

#include "sched-strategies/core/Region.h"

namespace kiln {

/// Source order while at most `target` 32-bit registers are live, above that
/// the instruction that frees the most; ties go to the expression in progress
/// (depth first, as in Sethi and Ullman 1970).
std::vector<unsigned> leastPressure(const Region &region,
                                    LiveTracker::Direction direction,
                                    int target);
/// The same with every instruction between the barriers and fences where the
/// source has it: across them a greedy choice delays what would free many
/// registers for as long as beginning it takes some.
std::vector<unsigned>
leastPressureBetweenFences(const Region &region,
                           LiveTracker::Direction direction, int target);
/// leastPressure in both directions: returns the one with the lower peak, then
/// with fewer registers above the target in total.
std::vector<unsigned> leastPressure(const Region &region, int target);

/// Top-down by `priority` (one number per node, larger first; then source
/// order) while at most `target` registers are live, above that the node that
/// frees the most.
std::vector<unsigned> byPriority(const Region &region,
                                 std::vector<int64_t> priority, int target);

/// Top-down by `priority` (one number per node, larger first); a node waits
/// until its operands are there by the cost model's clock. Over `target`
/// registers the node that frees the most goes first. No node overtakes more
/// than `window` others.
std::vector<unsigned> firstReady(const Region &region,
                                 std::vector<int64_t> priority, int target,
                                 unsigned window);

/// Critical path first: firstReady by the length of the path to the end. A
/// greedy choice can take registers that it does not get back, so the window
/// narrows until no more than `allowed` registers are live. `joins`: the halves
/// of multiplications are brought together before the registers are counted.
struct CriticalPathSchedule {
  std::vector<unsigned> sequence;
  bool fits; ///< false: even the narrowest window held more
};
CriticalPathSchedule criticalPathFirst(const Region &region, int target,
                                       int allowed, bool joins = false);

} // namespace kiln

#endif
