//===- Fold.h - Python's arithmetic on what is known at compile time ------===//
//
// Operators of expressions whose operands are all constant mean what they mean
// in Python: integers of any size, floor division, negative remainders with the
// divisor's sign, true division, concatenation.
//
//===----------------------------------------------------------------------===//

#ifndef KILN_FRONTEND_TRITON_VALUE_FOLD_H
#define KILN_FRONTEND_TRITON_VALUE_FOLD_H

#include "frontend/triton/diagnose/Limits.h"
#include "frontend/triton/value/Operators.h"
#include "frontend/triton/value/Value.h"
#include "llvm/ADT/APInt.h"
#include "llvm/Support/Error.h"

namespace kiln::triton {

using FoldResult = llvm::Expected<const Value *>;

/// `a op b`, comparisons included. The error is Python's: operands of wrong
/// types, a division by zero, a negative shift; or a result beyond kMaxBits,
/// kMaxElements or kMaxCharacters.
FoldResult foldBinary(ValueTable &values, BinaryOperator op, const Value *a,
                      const Value *b);
FoldResult foldUnary(ValueTable &values, UnaryOperator op,
                     const Value *operand);
/// `a in b`: of a tuple, a dictionary's keys, or a string's parts.
FoldResult foldContains(ValueTable &values, const Value *element,
                        const Value *container);
/// `value[index]` of a tuple, a string or a dictionary; the index may be
/// negative or a slice.
FoldResult foldSubscript(ValueTable &values, const Value *value,
                         const Value *index);

/// The elements from `begin` to `end` by `step` that a slice names in a list of
/// `size`, with Python's rules for what is negative, absent or too large.
llvm::Expected<std::vector<int64_t>> sliceIndices(const SliceValue *slice,
                                                  int64_t size);

/// The integer in two's complement, of 64 bits or as many more as it takes.
llvm::APInt toAPInt(const llvm::DynamicAPInt &value);
/// A bool or an integer as the integer that it is in Python.
std::optional<llvm::DynamicAPInt> integerOf(const Value *value);
/// A bool, an integer or a float as a float.
std::optional<double> floatOf(const Value *value);

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_VALUE_FOLD_H
