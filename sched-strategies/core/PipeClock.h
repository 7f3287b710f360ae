// A timing model of one warp while a sequence grows, with pipes that work in
// parallel: an instruction waits for its operands and for its own pipe, and
// issue is in the order of the sequence. Asynchronous copies and warp-group
// multiplications keep their pipe busy but not the warp, until a wait; waits
// count groups, as the machine does.
#ifndef KILN_SCHED_STRATEGIES_CORE_PIPECLOCK_H
#define KILN_SCHED_STRATEGIES_CORE_PIPECLOCK_H

#include "sched-strategies/core/Region.h"
#include "targets/cost/AsyncWork.h"
#include <deque>

namespace kiln {

class PipeClock {
public:
  explicit PipeClock(const Region &region);
  /// The first cycle at which the node could issue, now that what it depends on
  /// has; may be in the past.
  uint64_t earliest(unsigned node) const;
  /// When its operands are available.
  uint64_t operandsAt(unsigned node) const { return ready[node]; }
  void issue(unsigned node);
  /// When the warp can issue again.
  uint64_t now() const { return cycle; }
  /// The region is a loop: values alive on entry are those of the previous
  /// iteration, and what was in flight still is.
  void startRound();
  /// Cycles from an asynchronous copy to the end of a wait for it.
  unsigned copyLatency() const { return copyIteration; }
  AsyncStep step(unsigned node) const { return steps[node].step; }

private:
  /// When the groups of one kind are done: the open one and those committed,
  /// the oldest first.
  struct Groups {
    uint64_t open = 0;
    std::deque<uint64_t> committed;
    void commit();
    /// When no more than `left` are in flight.
    uint64_t doneBut(unsigned left) const;
    void retire(unsigned left);
  };

  const Region &region;
  unsigned copyIteration;
  std::vector<AsyncOp> steps; // by node; the last one of several
  std::vector<uint64_t> ready;
  std::array<uint64_t, size_t(Pipe::Last) + 1> freeAt{};
  Groups matrix, copies;
  uint64_t cycle = 0;
  std::vector<uint64_t> written; // by value of the region
};

/// Cycles the sequence takes; where the block is its own successor, those of
/// one iteration after another.
uint64_t overlappedCycles(const Region &region,
                          llvm::ArrayRef<unsigned> sequence);

} // namespace kiln

#endif
