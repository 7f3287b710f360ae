// The mbarriers of buffers with slots, one for each slot, at which an
// iteration's copies arrive.
#ifndef KILN_LOWERING_TMA_SLOTBARRIERS_H
#define KILN_LOWERING_TMA_SLOTBARRIERS_H

#include "lowering/dialect/GpuDialect.h"

namespace kiln {

/// The buffer that `memory` is, or is a slot of; null where no kiln.alloc makes
/// it.
gpu::AllocOp allocBehind(mlir::Value memory);

/// Begins those in the buffers. By default one thread arrives at each, by the
/// expectation of an iteration's bytes.
void beginMbarriers(mlir::OpBuilder &builder, mlir::ValueRange buffers,
                    unsigned arrivals = 1);

/// Ends them: every iteration's copies have been waited for, and iterations
/// that do not exist have none.
void endMbarriers(mlir::OpBuilder &builder, mlir::ValueRange buffers);

/// The phase that a wait `ahead` slots before the slot `counter` waits for,
/// where that slot's is `phase`: the other one each time that the slots begin
/// anew.
mlir::Value phaseAt(mlir::OpBuilder &builder, mlir::Location loc,
                    mlir::Value counter, mlir::Value phase, int64_t ahead,
                    int64_t slots);

} // namespace kiln

#endif
