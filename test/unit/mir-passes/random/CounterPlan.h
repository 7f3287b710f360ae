// How often a loop of a random kernel runs: where its counter begins, its step,
// and the comparison that ends it.
#ifndef KILN_TEST_UNIT_MIR_PASSES_RANDOM_COUNTERPLAN_H
#define KILN_TEST_UNIT_MIR_PASSES_RANDOM_COUNTERPLAN_H

#include "test/unit/mir-passes/random/KernelValues.h"
#include <functional>

namespace kiln::test {

struct CounterPlan {
  unsigned bits = 32, iterations = 1;
  Number start = 0, step = 1, bound = 0;
  std::string predicate; ///< of the comparison that lets the loop go on
  /// Whether it compares what the counter is in the next iteration.
  bool next = true;
  bool nsw = false, nuw = false; ///< the step's flags

  /// The counter in the last iteration.
  Number last() const { return start + step * Number(iterations - 1); }
};

/// A number as its type represents it.
Number wrapped(Number value, unsigned bits);

/// Draws one, of at most six iterations. `below` draws numbers. The counter
/// stays within its type in iterations that exist; after the last one it may
/// not, where nothing uses it.
CounterPlan drawCounter(const std::function<uint64_t(uint64_t bound)> &below);

} // namespace kiln::test

#endif
