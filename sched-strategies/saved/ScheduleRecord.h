// From machine code to a saved schedule: what the regions of a function are,
// and in what order a scheduler left them. It compares before with after and
// needs nothing from the scheduler, so it records LLVM's own as well.
#ifndef KILN_SCHED_STRATEGIES_SAVED_SCHEDULERECORD_H
#define KILN_SCHED_STRATEGIES_SAVED_SCHEDULERECORD_H

#include "sched-strategies/saved/SavedSchedule.h"
#include "targets/directives/CarriedDirectives.h"
#include "llvm/ADT/DenseMap.h"

namespace llvm {
class MachineFunction;
class MachineInstr;
} // namespace llvm

namespace kiln {

/// The function's regions as they are now, and `directives`, its own, except
/// the strategy, which is left empty. `instrs`, if given, receives the
/// instructions of all regions, one after the other.
SavedSchedule
describeRegions(const llvm::MachineFunction &function,
                const CarriedDirectives &directives,
                std::vector<llvm::MachineInstr *> *instrs = nullptr);

class ScheduleRecorder {
public:
  /// Remembers the source order. `directives` outlive the
  /// recorder.
  ScheduleRecorder(const llvm::MachineFunction &function,
                   const CarriedDirectives &directives);
  /// The regions afterwards. It is an error if more has changed than the order.
  llvm::Expected<SavedSchedule> finish(const llvm::MachineFunction &function,
                                       std::string strategy);

private:
  const CarriedDirectives &directives;
  struct Recorded {
    unsigned region, position;
    uint64_t content;
  };
  SavedSchedule schedule;
  llvm::DenseMap<const llvm::MachineInstr *, Recorded> recorded;
};

} // namespace kiln

#endif
