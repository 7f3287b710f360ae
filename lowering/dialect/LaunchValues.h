// What of a kernel follows from its arguments alone, so that the launch can
// compute it.
#ifndef KILN_LOWERING_DIALECT_LAUNCHVALUES_H
#define KILN_LOWERING_DIALECT_LAUNCHVALUES_H

#include "lowering/dialect/GpuDialect.h"
#include "targets/launch/abi/TensorMap.h"

namespace kiln {

/// An integer as a number of the launch; nothing where it does not follow from
/// the kernel's arguments by additions, subtractions, multiplications, signed
/// divisions and conversions.
std::optional<LaunchNumber> launchNumberOf(mlir::Value value);

/// The number of the parameter that the value is; nothing: it is none.
std::optional<unsigned> parameterOf(mlir::Value value);

/// How the launch makes a tensor map. An error at the op where its operands do
/// not follow from the arguments.
mlir::FailureOr<TensorMapRecipe> recipeOf(gpu::TensorMapOp map);

} // namespace kiln

#endif
