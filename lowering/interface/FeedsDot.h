// Which values reach a dot.
#ifndef KILN_LOWERING_INTERFACE_FEEDSDOT_H
#define KILN_LOWERING_INTERFACE_FEEDSDOT_H

#include "mlir/IR/Value.h"

namespace kiln {

/// Whether a dot in the same block takes what `value` becomes, through ops that
/// compute without effects, as its first or second operand.
bool feedsDot(mlir::Value value);

} // namespace kiln

#endif
