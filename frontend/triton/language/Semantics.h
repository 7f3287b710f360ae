//===- Semantics.h - operators of the language ----------------------------===//
//
// What +, <, x[:, None] and the other operators of an expression mean where an
// operand is a tensor: Triton's promotion of types, broadcasting, and the ops.
// A number that is known at compile time takes part by its kind (bool, integer,
// float), as in PyTorch. Operands that are all constant are not for here.
//
//===----------------------------------------------------------------------===//

#ifndef KILN_FRONTEND_TRITON_LANGUAGE_SEMANTICS_H
#define KILN_FRONTEND_TRITON_LANGUAGE_SEMANTICS_H

#include "frontend/triton/language/Emitter.h"
#include "frontend/triton/value/Operators.h"

namespace kiln::triton {

/// `a op b`, where at least one is a tensor.
const Value *emitBinary(Emitter &emitter, BinaryOperator op, const Value *a,
                        const Value *b);
const Value *emitUnary(Emitter &emitter, UnaryOperator op,
                       const TensorValue *operand);
/// `value[index]`: None and `:` in a tuple or alone.
const Value *emitSubscript(Emitter &emitter, const TensorValue *value,
                           const Value *index);
/// A number or a bool as the scalar that Triton makes of it (int32, fp32 where
/// that holds it); a tensor as it is; an error for anything else.
const TensorValue *toTensor(Emitter &emitter, const Value *value);
/// A constant as a scalar of that type.
const TensorValue *constant(Emitter &emitter, const Value *value,
                            const Type *scalar);
/// The type in tile IR of a value that is made here, or null after an error: of
/// an 8-bit float that the GPU has not.
mlir::Type supportedTileType(Emitter &emitter, const Type *type);
/// An error: the type has a name alone.
std::nullptr_t refuseFp8e4b15(Emitter &emitter);
/// `value.to(scalar)`: of a block its elements; floats to the nearest, even.
const TensorValue *cast(Emitter &emitter, const TensorValue *value,
                        const Type *scalar);
/// Both with the shape that they have together, by broadcasting; null parts
/// after an error.
std::pair<const TensorValue *, const TensorValue *>
broadcastTogether(Emitter &emitter, const TensorValue *a, const TensorValue *b);
/// `value` as a block of `shape`, a scalar splatted.
const TensorValue *broadcastTo(Emitter &emitter, const TensorValue *value,
                               llvm::ArrayRef<int64_t> shape);
/// The type to which integers are promoted together.
const Type *promoteIntegers(TypeTable &types, const Type *a, const Type *b);
/// A scalar of the condition's kind, int1, as `if` and `while` need it.
const TensorValue *toCondition(Emitter &emitter, const TensorValue *value);

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_LANGUAGE_SEMANTICS_H
