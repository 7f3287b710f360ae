// Masks of loads and copies.
#ifndef KILN_LOWERING_STAGING_MASKS_H
#define KILN_LOWERING_STAGING_MASKS_H

#include "mlir/IR/Builders.h"

namespace kiln {

/// A mask of a tensor, or of a scalar, where the condition holds, and nothing
/// elsewhere. Its narrowest part takes the condition: a mask of rows and columns
/// has a comparison for each element of a thread, to which the condition would
/// add another instruction.
mlir::Value maskWhere(mlir::OpBuilder &builder, mlir::Value mask,
                      mlir::Value condition);
/// The same where all elements are accessed through `pointers`.
mlir::Value maskAllWhere(mlir::OpBuilder &builder, mlir::Location loc,
                         mlir::Type pointers, mlir::Value condition);

} // namespace kiln

#endif
