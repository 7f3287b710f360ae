// What Triton asks of every tensor descriptor, and accesses by pointers may
// therefore rely on: base and strides are multiples of 16 bytes, and the last
// stride is 1.
#ifndef KILN_LOWERING_BLOCKS_DESCRIPTORFACTS_H
#define KILN_LOWERING_BLOCKS_DESCRIPTORFACTS_H

#include "frontend/dialect/Tile.h"
#include "mlir/IR/PatternMatch.h"

namespace kiln {

/// A descriptor's base is a multiple of 16. Where nothing says so of a pointer
/// that the kernel itself finds, the descriptor has a copy of it that does; of
/// what else goes by that pointer nothing is known. All copies stand where the
/// pointer does, so that they become one: tensors of one base may be the same.
mlir::Value alignedBase(mlir::RewriterBase &rewriter, mlir::Value base);

/// What divides the strides of a tensor at `base` but the last, in elements.
int64_t strideDivisorOf(mlir::Value base);

/// Marks the load of a descriptor's block: its rows begin at multiples of 16
/// bytes, and its mask cuts off their ends (gpu::kWholeGranulesAttr).
void readWholeGranules(tt::LoadOp load);

} // namespace kiln

#endif
