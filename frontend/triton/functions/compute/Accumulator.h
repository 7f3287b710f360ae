//===- Accumulator.h - what dots add to -----------------------------------===//

#ifndef KILN_FRONTEND_TRITON_FUNCTIONS_COMPUTE_ACCUMULATOR_H
#define KILN_FRONTEND_TRITON_FUNCTIONS_COMPUTE_ACCUMULATOR_H

#include "frontend/triton/language/Emitter.h"

namespace kiln::triton {

/// A block of zeros.
const TensorValue *zerosOf(Emitter &emitter, const Type *type);
/// The argument `acc` that is given, whose shape is to be that of `type`, the
/// result's, and whose elements of the type `wanted`, which the call says (or
/// leaves to a default). Null after an error.
const TensorValue *accumulatorArgument(Emitter &emitter, const Value *acc,
                                       const Type *type, const Type *wanted);

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_FUNCTIONS_COMPUTE_ACCUMULATOR_H
