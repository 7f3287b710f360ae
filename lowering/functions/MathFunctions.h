// Functions of elements: exponentials, logarithms, trigonometry, division.
#ifndef KILN_LOWERING_FUNCTIONS_MATHFUNCTIONS_H
#define KILN_LOWERING_FUNCTIONS_MATHFUNCTIONS_H

#include "lowering/vendor/TargetOps.h"

namespace kiln {

/// A math op or a floating-point division on scalars of `type`; null if it has
/// no case of its own.
mlir::Value emitMath(LLVMOpBuilder &ir, const TargetOps &target,
                     mlir::Operation *op, mlir::Type type,
                     mlir::ValueRange operands);

/// Expands the math ops that are left under `root` and that no back end knows;
/// refuses what cannot be expanded.
llvm::LogicalResult expandMath(mlir::Operation *root, const TargetOps &target);

} // namespace kiln

#endif
