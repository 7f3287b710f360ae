// The region of a reduction or scan, from two elements to their combination.
#ifndef KILN_LOWERING_OPS_ACROSS_COMBINER_H
#define KILN_LOWERING_OPS_ACROSS_COMBINER_H

#include "mlir/IR/Operation.h"

namespace kiln {

/// The combiner of a reduction is one block; refuses branches, which would make
/// several of it.
llvm::LogicalResult checkCombiner(mlir::Operation *op);

} // namespace kiln

#endif
