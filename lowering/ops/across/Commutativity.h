// Whether the elements of a reduction may be combined in any order.
#ifndef KILN_LOWERING_OPS_ACROSS_COMMUTATIVITY_H
#define KILN_LOWERING_OPS_ACROSS_COMMUTATIVITY_H

#include "mlir/IR/Block.h"

namespace kiln {

/// Whether swapping the two sides of a combiner provably changes no result.
/// False: it may, and elements have to be combined in order.
bool isCommutative(mlir::Block &combiner);

} // namespace kiln

#endif
