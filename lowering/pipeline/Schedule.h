// What kiln-schedule-loops and kiln-expand-loops read of a loop that
// kiln-stage-operands has prepared (LoadAhead.h).
#ifndef KILN_LOWERING_PIPELINE_SCHEDULE_H
#define KILN_LOWERING_PIPELINE_SCHEDULE_H

#include "lowering/dialect/GpuDialect.h"
#include "lowering/pipeline/Stages.h"
#include <vector>

namespace kiln {

/// Whether the op stores a prefetched value into a buffer that outlives an
/// iteration of the loop.
bool isSlotStore(mlir::scf::ForOp loop, mlir::Operation *op);

/// Whether the op is such a store in the iteration that loads its value.
bool storesAtOnce(mlir::scf::ForOp loop, mlir::Operation *op);

/// The ops that run ahead: everything needed by copies, by the loads for such
/// stores, and by loads prefetched into registers.
OpSet earlyOps(mlir::scf::ForOp loop);

/// The stage that an op was given.
unsigned stageOf(mlir::Operation *op);
/// The last cluster in an iteration that an op was given.
unsigned lastCluster(mlir::scf::ForOp loop);
/// Removes an op's stage and cluster.
void forgetSchedule(mlir::Operation *op);

/// The ops of a scheduled loop with their stages, in the sequence of an
/// iteration.
std::vector<std::pair<mlir::Operation *, unsigned>>
readSchedule(mlir::scf::ForOp loop);

/// The groups of copies (cp.async) that an iteration of a scheduled loop
/// closes, and for which of them the wait of each stage is.
class CopyGroups {
public:
  CopyGroups() = default;
  explicit CopyGroups(mlir::scf::ForOp loop);

  /// The groups closed between the one that a stage's wait is for and the wait,
  /// where that is in the given part: iterations of the loop begin as many
  /// parts apart, and a part is the prologue's or, from the loop's last stage
  /// on, one of the loop. Waits come first in each.
  unsigned after(unsigned stage, unsigned part) const;

private:
  /// Of each group, in their sequence.
  llvm::SmallVector<unsigned> stages;
  /// Of the wait of each stage: the number of its group.
  llvm::SmallDenseMap<unsigned, unsigned> waitedFor;
};

} // namespace kiln

#endif
