// Reductions of what the lanes of a warp hold, one element each.
#ifndef KILN_LOWERING_OPS_ACROSS_LANEREDUCTION_H
#define KILN_LOWERING_OPS_ACROSS_LANEREDUCTION_H

#include "lowering/emit/Elementwise.h"

namespace kiln {

/// Combines the elements of lanes that differ in `bits` of their numbers, which
/// are given in the order of the axis; all of these lanes get the result.
llvm::LogicalResult reduceAmongLanes(Thread &thread, mlir::Block &combiner,
                                     llvm::ArrayRef<unsigned> bits,
                                     Elements &element);

} // namespace kiln

#endif
