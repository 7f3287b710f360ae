// Integer arithmetic modulo 2^n for the value check: sums of terms with
// constant coefficients, so that base + i*stride is the same value whether it
// was accumulated or multiplied.
#ifndef KILN_MIR_PASSES_CHECK_LINEARFORMS_H
#define KILN_MIR_PASSES_CHECK_LINEARFORMS_H

#include "targets/isa/LinearOp.h"
#include "targets/support/algebra/Polynomial.h"

#include "llvm/ADT/ArrayRef.h"
#include <optional>

namespace kiln {

class ExpressionTable;

/// Of 32 or 64 bits, over numbers of an ExpressionTable.
using LinearForm = Polynomial;

/// The factor, if the form is nothing but that: else 0.
unsigned bareFactor(const LinearForm &form);
/// Nothing if it would have too many terms or factors.
std::optional<LinearForm> multiply(const LinearForm &a, const LinearForm &b);
/// The 32-bit form as 64 bits.
LinearForm extend(const LinearForm &a, bool isSigned, ExpressionTable &table);
/// Equal forms, and only those, have equal numbers.
unsigned numberOf(const LinearForm &form, ExpressionTable &table);

/// The result; nothing if it is not linear after all.
std::optional<LinearForm>
apply(LinearOp op, llvm::ArrayRef<LinearForm> operands, ExpressionTable &table);

} // namespace kiln

#endif
