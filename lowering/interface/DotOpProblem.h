// A tt.dot as the algebra of lowering/dot sees it.
#ifndef KILN_LOWERING_INTERFACE_DOTOPPROBLEM_H
#define KILN_LOWERING_INTERFACE_DOTOPPROBLEM_H

#include "frontend/dialect/Tile.h"
#include "lowering/dot/DotPlan.h"

namespace kiln {

/// The problem that an op is; empty where its types are not lowered.
std::optional<DotProblem> dotProblem(tt::DotOp op);

/// The plan by which the operands have the layouts that they have; reports an
/// error if there is none.
mlir::FailureOr<DotPlan> planAsAssigned(tt::DotOp op);

/// The GPU that the op's module is lowered for: the passes say so on it.
const GpuTarget &gpuOf(mlir::Operation *op);

} // namespace kiln

#endif
