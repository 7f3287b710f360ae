// Applies one strategy to every region of one kernel.
#ifndef KILN_SCHED_STRATEGIES_CORE_KERNELSCHEDULE_H
#define KILN_SCHED_STRATEGIES_CORE_KERNELSCHEDULE_H

#include "sched-strategies/core/Region.h"
#include "llvm/Support/Error.h"

namespace llvm {
class AAResults;
class LiveIntervals;
class MachineFunction;
class MachineLoopInfo;
} // namespace llvm

namespace kiln {

class Strategy;

/// The outcome for one region.
struct RegionOutcome {
  enum Fate : uint8_t {
    Single,    ///< one instruction: there is nothing to order
    Unwanted,  ///< the strategy had nothing to gain there
    Unchanged, ///< the strategy's sequence was the one it had
    Reordered,
    Reverted ///< the strategy's sequence was no better by its measure
  };
  Fate fate = Single;
  /// Registers counted against the budget at the region's peak, in source
  /// order.
  int peak = 0;
  /// The most live registers in source order, file by file.
  LiveCount before;
  /// The two sequences as measured; only if Reordered or Reverted.
  Profile source, proposed;
};

/// What a strategy did to a kernel; the numbers of the remarks.
struct ScheduleSummary {
  int target = 0;
  unsigned regions = 0, single = 0, unwanted = 0, unchanged = 0, reordered = 0,
           reverted = 0;
  LiveCount before, after;
  /// By the regions' ordinals.
  std::vector<RegionOutcome> outcomes;
};

/// Schedules the kernel. The GPU must have a record. If anything was reordered,
/// LiveIntervals and SlotIndexes must be computed again. After an error nothing
/// has been moved.
llvm::Expected<ScheduleSummary>
scheduleKernel(llvm::MachineFunction &function,
               const llvm::MachineLoopInfo &loops, llvm::AAResults &aliases,
               llvm::LiveIntervals &intervals, Strategy &strategy);

} // namespace kiln

#endif
