//===- Operators.h - the operators of expressions -------------------------===//

#ifndef KILN_FRONTEND_TRITON_VALUE_OPERATORS_H
#define KILN_FRONTEND_TRITON_VALUE_OPERATORS_H

#include "llvm/ADT/StringRef.h"

namespace kiln::triton {

enum class BinaryOperator {
  Add,
  Sub,
  Mul,
  TrueDiv,
  FloorDiv,
  Mod,
  Pow,
  ShiftLeft,
  ShiftRight,
  And,
  Or,
  Xor,
  Equal,
  NotEqual,
  Less,
  LessEqual,
  Greater,
  GreaterEqual,
  LogicalAnd, ///< `and`: of scalars, or element by element
  LogicalOr,
};
enum class UnaryOperator { Plus, Minus, Invert, Not };

/// As a program spells it: "//", "and".
llvm::StringRef spelling(BinaryOperator op);
llvm::StringRef spelling(UnaryOperator op);

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_VALUE_OPERATORS_H
