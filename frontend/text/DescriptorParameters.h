//===- DescriptorParameters.h - descriptors that a launch passes ----------===//
#ifndef KILN_FRONTEND_TEXT_DESCRIPTORPARAMETERS_H
#define KILN_FRONTEND_TEXT_DESCRIPTORPARAMETERS_H

#include "mlir/IR/BuiltinOps.h"

namespace kiln {

/// On a kernel: a launch passes it tensor descriptors.
inline constexpr llvm::StringLiteral kTakesDescriptorsAttr =
    "kiln-takes-descriptors";

/// Replaces each tensor descriptor among the parameters of a kernel (a public
/// function) by what Triton's launchers pass for it where a kernel takes no
/// tensor map: a pointer to the elements, i64 sizes, i64 strides in elements,
/// and an i1 that says whether NaNs are read outside instead of zeros. The
/// kernel makes its descriptor of them. What Triton's TensorDescriptor
/// guarantees of every descriptor is known of the parameters: the pointer and
/// the strides are multiples of 16 bytes, and the last stride is 1. The kernel
/// is marked (kTakesDescriptorsAttr).
void passDescriptorsByPointer(mlir::ModuleOp module);

} // namespace kiln

#endif // KILN_FRONTEND_TEXT_DESCRIPTORPARAMETERS_H
