// Loads of blocks outside of loops by TMA: what a kernel combines with its
// result, as a rule.
#ifndef KILN_LOWERING_TMA_EPILOGUELOADS_H
#define KILN_LOWERING_TMA_EPILOGUELOADS_H

#include "lowering/tma/TensorLoads.h"

namespace kiln {

/// Has TMA copy the blocks that threads would load and then exchange through
/// shared memory, outside of loops; buffers have at most `available` bytes
/// together. Blocks that dots read, and those that stay in the registers that
/// they are loaded to, are left as they are.
void copyEpilogueLoads(tt::FuncOp kernel, const TensorLoads &tensors,
                       int64_t available);

} // namespace kiln

#endif
