// Applies one strategy to every region of one kernel.
#ifndef KILN_SCHED_STRATEGIES_KERNELSCHEDULE_H
#define KILN_SCHED_STRATEGIES_KERNELSCHEDULE_H

#include "targets/CostModel.h"

namespace llvm {
class AAResults;
class LiveIntervals;
class MachineFunction;
class MachineLoopInfo;
} // namespace llvm

namespace kiln {

class Strategy;

/// What a strategy did to a kernel; the numbers of the remark.
struct ScheduleSummary {
  int target = 0;
  unsigned regions = 0, single = 0, unwanted = 0, reordered = 0, reverted = 0;
  LiveCount before, after;
};

/// Schedules the kernel. The GPU must have a record. If anything was reordered,
/// LiveIntervals and SlotIndexes must be computed again.
ScheduleSummary scheduleKernel(llvm::MachineFunction &function,
                               const llvm::MachineLoopInfo &loops,
                               llvm::AAResults &aliases,
                               llvm::LiveIntervals &intervals,
                               Strategy &strategy);

} // namespace kiln

#endif
