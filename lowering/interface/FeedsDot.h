// Which values reach a dot.
#ifndef KILN_LOWERING_INTERFACE_FEEDSDOT_H
#define KILN_LOWERING_INTERFACE_FEEDSDOT_H

#include "mlir/IR/Operation.h"

namespace kiln {

/// Whether a dot multiplies the value: takes it as anything but its accumulator.
bool isFactorOfDot(mlir::OpOperand &use);

/// Whether a dot takes it as scales of an operand.
bool isScales(mlir::OpOperand &use);

/// Whether the op only sees its operand in another shape, with its dimensions
/// in another order, or in another layout.
bool isView(mlir::Operation *op);
/// The use as scales of a dot of what views make of a value, each being the
/// only use of what it takes; null: there is none.
mlir::OpOperand *useAsScales(mlir::Value value);

/// Whether a dot in the same block multiplies what `value` becomes, through ops
/// that compute without effects.
bool feedsDot(mlir::Value value);

/// Whether a tensor is computed from what is loaded in the same block, and from
/// nothing else but constants: a conversion, of which each part can be computed
/// beside the product of the part before.
bool isConvertedLoad(mlir::Value tensor);

} // namespace kiln

#endif
