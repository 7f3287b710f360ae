// What kiln-schedule-loops and kiln-expand-loops read of a loop that
// kiln-stage-operands has prepared (LoadAhead.h).
#ifndef KILN_LOWERING_PIPELINE_SCHEDULE_H
#define KILN_LOWERING_PIPELINE_SCHEDULE_H

#include "lowering/GpuDialect.h"
#include "lowering/pipeline/Stages.h"

namespace kiln {

/// The store of a value that was loaded ahead, into a buffer that outlives a
/// round of the loop.
bool isSlotStore(mlir::scf::ForOp loop, mlir::Operation *op);

/// What runs ahead: all that copies, the loads for such stores, and loads that
/// are held need.
OpSet earlyOps(mlir::scf::ForOp loop);

} // namespace kiln

#endif
