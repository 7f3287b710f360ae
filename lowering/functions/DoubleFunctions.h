// Functions of f64, written out so that no device library is needed.
#ifndef KILN_LOWERING_FUNCTIONS_DOUBLEFUNCTIONS_H
#define KILN_LOWERING_FUNCTIONS_DOUBLEFUNCTIONS_H

#include "lowering/llvm/LLVMOpBuilder.h"

namespace kiln {

/// The value of an op of the math dialect on f64; null if it has no case.
/// Bounds of errors in units in the last place, which 512 arguments each keep
/// to against glibc (test/unit/lowering/emit/DoubleTest.cpp): 1 for exp, exp2,
/// log, sin, cos and atan; 2 for expm1, log2, log10 and log1p; 4 for tan, asin,
/// acos, atan2, the hyperbolic functions and their inverses, and erf; 5 for
/// cbrt; 16 for erfc. Sine and cosine are accurate up to |x| = 2^50.
mlir::Value emitDoubleFunction(LLVMOpBuilder &ir, mlir::Operation *op,
                               mlir::ValueRange operands);

} // namespace kiln

#endif
