// A strategy that repeats a saved schedule.
#ifndef KILN_SCHED_STRATEGIES_CORE_REPLAYEDSCHEDULE_H
#define KILN_SCHED_STRATEGIES_CORE_REPLAYEDSCHEDULE_H

#include "sched-strategies/core/Strategy.h"

namespace kiln {

class ReplayedSchedule : public Strategy {
public:
  explicit ReplayedSchedule(Directive directive)
      : Strategy(std::move(directive), Replayed) {}
  static bool classof(const KernelStrategy *strategy) {
    return strategy->kind() == Replayed;
  }

  /// The error for a sequence that does not have every instruction once or
  /// breaks a dependence: that is no defect of Kiln's if people edited it.
  /// Success: it is a defect of Kiln's nevertheless.
  virtual llvm::Error
  illegalSequence(const Region &region,
                  llvm::ArrayRef<unsigned> sequence) const = 0;
  /// The strategy that made the schedule, as a saved schedule names it.
  virtual std::string origin() const = 0;
};

} // namespace kiln

#endif
