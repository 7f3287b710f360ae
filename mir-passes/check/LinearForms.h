// Integer arithmetic modulo 2^n for the value check: sums of terms with
// constant coefficients, so that base + i*stride is the same value whether it
// was accumulated or multiplied.
#ifndef KILN_MIR_PASSES_CHECK_LINEARFORMS_H
#define KILN_MIR_PASSES_CHECK_LINEARFORMS_H

#include "targets/isa/LinearOp.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <optional>
#include <utility>

namespace kiln {

class ExpressionTable;

/// constant + the sum of coefficient × term, modulo 2^bits. Terms are numbers
/// of an ExpressionTable, sorted, with coefficients other than zero.
struct LinearForm {
  unsigned bits = 0;
  uint64_t constant = 0;
  llvm::SmallVector<std::pair<unsigned, uint64_t>, 4> terms;

  static LinearForm ofConstant(unsigned bits, uint64_t value);
  static LinearForm ofTerm(unsigned bits, unsigned term);
  bool isConstant() const { return terms.empty(); }
  /// The term, if the form is nothing but that: else 0.
  unsigned bareTerm() const;
};

LinearForm add(const LinearForm &a, const LinearForm &b);
LinearForm scale(const LinearForm &a, uint64_t factor);
/// Nothing if it would have too many terms.
std::optional<LinearForm> multiply(const LinearForm &a, const LinearForm &b,
                                   ExpressionTable &table);
/// The 32-bit form as 64 bits.
LinearForm extend(const LinearForm &a, bool isSigned, ExpressionTable &table);
/// Equal forms, and only those, have equal numbers.
unsigned numberOf(const LinearForm &form, ExpressionTable &table);

/// The result; nothing if it is not linear after all.
std::optional<LinearForm>
apply(LinearOp op, llvm::ArrayRef<LinearForm> operands, ExpressionTable &table);

} // namespace kiln

#endif
