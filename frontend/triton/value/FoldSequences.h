//===- FoldSequences.h - what folding of numbers and of sequences share ---===//

#ifndef KILN_FRONTEND_TRITON_VALUE_FOLDSEQUENCES_H
#define KILN_FRONTEND_TRITON_VALUE_FOLDSEQUENCES_H

#include "frontend/triton/value/Fold.h"
#include "llvm/ADT/Twine.h"

namespace kiln::triton {

llvm::Error foldProblem(const llvm::Twine &message);
llvm::Error wrongTypes(BinaryOperator op, const Value *a, const Value *b);

/// `a op b` where one is a tuple or a string: concatenation, order, repetition.
FoldResult foldSequences(ValueTable &values, BinaryOperator op, const Value *a,
                         const Value *b);

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_VALUE_FOLDSEQUENCES_H
