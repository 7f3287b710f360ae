// Which slot of a buffer an iteration reads and writes, in a pipelined loop.
#ifndef KILN_LOWERING_PIPELINE_SLOTCOUNTERS_H
#define KILN_LOWERING_PIPELINE_SLOTCOUNTERS_H

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/PatternMatch.h"

namespace kiln {

/// Has the loop count the slot that the iteration reads, once for all buffers
/// with as many slots; slots that are written are ahead of it, by their stage
/// before the `last` one. Who waits for an mbarrier waits for its other phase
/// each time that the slots begin anew. Returns the loop that counts.
mlir::scf::ForOp countSlots(mlir::RewriterBase &rewriter,
                            mlir::scf::ForOp kernel, unsigned last);

} // namespace kiln

#endif // KILN_LOWERING_PIPELINE_SLOTCOUNTERS_H
