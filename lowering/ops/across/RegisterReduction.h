// Reductions of elements that one thread holds.
#ifndef KILN_LOWERING_OPS_ACROSS_REGISTERREDUCTION_H
#define KILN_LOWERING_OPS_ACROSS_REGISTERREDUCTION_H

#include "lowering/emit/Elementwise.h"

namespace kiln {

/// Combines neighbours as a tree, which keeps the chain of dependent ops short,
/// until one is left; a power of two of elements.
llvm::LogicalResult reduceTree(Thread &thread, mlir::Block &combiner,
                               llvm::SmallVector<Elements> level,
                               Elements &result);

/// Combines them in a few chains, and those as a tree: the combiner is
/// commutative.
llvm::LogicalResult reduceChains(Thread &thread, mlir::Block &combiner,
                                 llvm::SmallVector<Elements> elements,
                                 Elements &result);

} // namespace kiln

#endif
