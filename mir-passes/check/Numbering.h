// Value numbering of machine code: the first half of ValueCheck.
#ifndef KILN_MIR_PASSES_CHECK_NUMBERING_H
#define KILN_MIR_PASSES_CHECK_NUMBERING_H

#include "mir-passes/check/FunctionMeaning.h"

namespace llvm {
class MachineFunction;
} // namespace llvm

namespace kiln {

class ExpressionTable;

/// Numbers the function with the table's numbers. With `algebra`, integer
/// arithmetic is numbered by its sum of terms, and an induction variable is
/// start + iterations * stride.
FunctionMeaning numberFunction(const llvm::MachineFunction &function,
                               ExpressionTable &table, bool algebra);

} // namespace kiln

#endif
