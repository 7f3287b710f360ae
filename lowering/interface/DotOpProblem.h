// A dot, with or without scales, as the algebra of lowering/dot sees it.
#ifndef KILN_LOWERING_INTERFACE_DOTOPPROBLEM_H
#define KILN_LOWERING_INTERFACE_DOTOPPROBLEM_H

#include "frontend/dialect/Tile.h"
#include "lowering/dot/DotPlan.h"

namespace kiln {

/// The problem that an op is; empty where its types are not lowered.
std::optional<DotProblem> dotProblem(tt::DotLike op);

/// Whether an instruction of the GPU multiplies operands of these types with
/// their scales: both in memory as it takes them, at least one with scales. Where
/// the other has none, its scales are one. `warps` are the block's: the tensor
/// core takes four.
bool hasScaledInstruction(tt::DotScaledOp op, const GpuTarget &gpu,
                          unsigned warps);

/// The plan by which the operands have the layouts that they have; reports an
/// error if there is none.
mlir::FailureOr<DotPlan> planAsAssigned(tt::DotLike op);

/// The GPU that the op's module is lowered for: the passes say so on it.
const GpuTarget &gpuOf(mlir::Operation *op);

} // namespace kiln

#endif
