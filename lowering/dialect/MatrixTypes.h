// Elements of tensors as matrix instructions call them.
#ifndef KILN_LOWERING_DIALECT_MATRIXTYPES_H
#define KILN_LOWERING_DIALECT_MATRIXTYPES_H

#include "lowering/dot/DotProblem.h"
#include "mlir/IR/Types.h"
#include <optional>

namespace kiln {

/// Nothing for elements that no instruction multiplies. 8-bit integers of tile
/// IR have no sign; in dots they are signed, as for Triton's compiler.
std::optional<MatrixType> matrixTypeOf(mlir::Type element);

} // namespace kiln

#endif
