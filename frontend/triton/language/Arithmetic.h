//===- Arithmetic.h - operators that functions share ----------------------===//

#ifndef KILN_FRONTEND_TRITON_LANGUAGE_ARITHMETIC_H
#define KILN_FRONTEND_TRITON_LANGUAGE_ARITHMETIC_H

#include "frontend/triton/language/Promotion.h"
#include "frontend/triton/language/Semantics.h"

namespace kiln::triton {

/// Op of two operands of one type.
template <typename Op>
const TensorValue *emitOp(Emitter &emitter, Operands operands) {
  return emitter.tensor(
      emitter.create<Op>(operands.a->handle, operands.b->handle),
      operands.a->type);
}

/// `a + b`, `a - b`, `a * b`, of integers with a check for overflow where that
/// is asked for and the options want it.
const TensorValue *emitAdd(Emitter &emitter, const Value *a, const Value *b,
                           bool checkOverflow);
const TensorValue *emitSub(Emitter &emitter, const Value *a, const Value *b,
                           bool checkOverflow);
const TensorValue *emitMul(Emitter &emitter, const Value *a, const Value *b,
                           bool checkOverflow);
/// `/`, `//` and `%`. Of integers the quotient goes towards zero, and the
/// remainder has the sign of `a`, as in C.
const TensorValue *emitDivision(Emitter &emitter, BinaryOperator op,
                                const Value *a, const Value *b);
/// `==` to `>=`: int1.
const TensorValue *emitComparison(Emitter &emitter, BinaryOperator op,
                                  const Value *a, const Value *b);
/// A value as int1: an integer of one bit as it is, a pointer whether it is not
/// null; others are an error.
const TensorValue *toTruth(Emitter &emitter, const TensorValue *value);
/// `a` if it is the less (or the greater, unless `isMinimum`), else `b`, of a
/// common type. If `propagateNan`, a NaN wins over numbers, else it loses.
const TensorValue *emitExtremum(Emitter &emitter, bool isMinimum,
                                Operands operands, bool propagateNan);

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_LANGUAGE_ARITHMETIC_H
