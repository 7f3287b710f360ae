//===- Shapes.h - other shapes of a tensor --------------------------------===//
//
// What functions of several families do with shapes. Each gives null after an
// error. Shapes are of powers of two, which `shapeArgument` makes sure of.
//
//===----------------------------------------------------------------------===//

#ifndef KILN_FRONTEND_TRITON_LANGUAGE_SHAPES_H
#define KILN_FRONTEND_TRITON_LANGUAGE_SHAPES_H

#include "frontend/triton/language/Emitter.h"

namespace kiln::triton {

/// A scalar as a block of that shape; as it is where that is empty.
const TensorValue *splat(Emitter &emitter, const TensorValue *value,
                         llvm::ArrayRef<int64_t> shape);
/// The only element of a block; a scalar as it is.
const TensorValue *unsplat(Emitter &emitter, const TensorValue *value);
/// With a dimension of size 1 at `axis`; a scalar becomes a block.
const TensorValue *expandDims(Emitter &emitter, const TensorValue *value,
                              int64_t axis);
/// The same elements in another shape, in any order where `canReorder`.
const TensorValue *reshape(Emitter &emitter, const TensorValue *value,
                           llvm::ArrayRef<int64_t> shape, bool canReorder);
/// Dimension i of the result is dimension `order[i]` of the value.
const TensorValue *permute(Emitter &emitter, const TensorValue *value,
                           llvm::ArrayRef<int64_t> order);
/// Both in a new last dimension of size 2, broadcast before; two scalars make a
/// block of two.
const TensorValue *join(Emitter &emitter, const TensorValue *a,
                        const TensorValue *b);
/// The halves of a last dimension of size 2; null both after an error.
std::pair<const TensorValue *, const TensorValue *>
split(Emitter &emitter, const TensorValue *value);

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_LANGUAGE_SHAPES_H
