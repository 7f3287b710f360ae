// Explains a region's schedule: what was done to it, what its registers cost in
// resident warps, and which values occupy them at the peak.
#ifndef KILN_SCHED_STRATEGIES_CORE_EXPLAIN_H
#define KILN_SCHED_STRATEGIES_CORE_EXPLAIN_H

#include "sched-strategies/core/KernelSchedule.h"

namespace llvm {
class MachineOptimizationRemarkEmitter;
} // namespace llvm

namespace kiln {

/// Emits a remark (kRegionRemarks, "Region") for every region of more than one
/// instruction, in program order. The values at the peak are named in regions
/// close to the kernel's worst. `intervals` are those after scheduling. Takes
/// time; ask emitter.allowExtraAnalysis(kRegionRemarks) first.
void explainRegions(const llvm::MachineFunction &function,
                    const llvm::LiveIntervals &intervals,
                    const ScheduleSummary &summary,
                    llvm::MachineOptimizationRemarkEmitter &emitter);

} // namespace kiln

#endif
