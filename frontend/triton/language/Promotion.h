//===- Promotion.h - the type in which two operands are computed ----------===//
//
// Triton's rules: a Python number joins only by its kind (bool, integer,
// float), floats go before integers, integers are promoted as in C.
//
//===----------------------------------------------------------------------===//

#ifndef KILN_FRONTEND_TRITON_LANGUAGE_PROMOTION_H
#define KILN_FRONTEND_TRITON_LANGUAGE_PROMOTION_H

#include "frontend/triton/language/Emitter.h"

namespace kiln::triton {

/// A bool, an integer or a float that is known at compile time.
bool isNumber(const Value *value);
/// The scalar type that a number alone has, or null after an error: integers
/// the first of int32, uint32, int64 and uint64 that holds them; floats fp32,
/// or fp64 where fp32 has no normal number for them.
const ScalarType *numberType(Emitter &emitter, const Value *number);
/// The scalar type of a number, or of the elements of a tensor.
const Type *scalarOf(Emitter &emitter, const Value *operand);
/// As Triton names a type where it reports operands: triton.language.float32,
/// pointer<fp32>.
std::string longName(const Type *scalar);

/// What an operator takes beside numbers.
struct OperandRules {
  bool pointerA = false, pointerB = false;
  /// Whether both are converted to a common type.
  bool arithmetic = true;
  /// Whether it is a division or a remainder, which small floats have not.
  bool division = false;
};

/// Two operands; null both after an error.
struct Operands {
  const TensorValue *a = nullptr, *b = nullptr;
  explicit operator bool() const { return a && b; }
};

/// The scalar type in which an operator computes with scalars `a` and `b`, or
/// null after an error. Neither is a pointer.
const Type *computationType(Emitter &emitter, const Type *a, bool numberA,
                            const Type *b, bool numberB, bool division);
/// `value` as an operand of that type: cast, or a number as a constant, if it
/// is within the range of the type.
const TensorValue *toComputationType(Emitter &emitter, const Value *value,
                                     const Type *scalar);
/// Both converted and broadcast, each a tensor or a number.
Operands promote(Emitter &emitter, const Value *a, const Value *b,
                 OperandRules rules = {});
/// The same of integers alone; floats and pointers are an error.
Operands promoteBits(Emitter &emitter, const Value *a, const Value *b);
/// Three, as Triton 3.9 promotes them: all numbers join at once.
std::optional<std::array<const TensorValue *, 3>>
promoteThree(Emitter &emitter, std::array<const Value *, 3> values);

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_LANGUAGE_PROMOTION_H
