// A strategy that runs one of LLVM's schedulers.
#ifndef KILN_SCHED_STRATEGIES_CORE_DELEGATINGSTRATEGY_H
#define KILN_SCHED_STRATEGIES_CORE_DELEGATINGSTRATEGY_H

#include "sched-strategies/core/KernelStrategy.h"

namespace llvm {
struct MachineSchedContext;
class ScheduleDAGInstrs;
} // namespace llvm

namespace kiln {

class DelegatingStrategy : public KernelStrategy {
public:
  explicit DelegatingStrategy(Directive directive)
      : KernelStrategy(Delegating, std::move(directive)) {}
  static bool classof(const KernelStrategy *strategy) {
    return strategy->kind() == Delegating;
  }

  /// LLVM's scheduler, or null if LLVM would leave the kernel as it is.
  virtual std::unique_ptr<llvm::ScheduleDAGInstrs>
  createDelegate(llvm::MachineSchedContext &context) const = 0;
};

} // namespace kiln

#endif
