//===- CompareDistances.h - compares with neighbours need one sum ---------===//
//
// A causal mask compares a row's number with the numbers of all columns that a
// thread holds: `row < first + 2`, `row < first + 3`, ... Each sum is an
// instruction that takes an issue slot from a matrix instruction. The distance
// `row - first` is the same for all of them, and it is compared with constants,
// which cost nothing. Sums must not overflow, or `first + 2` is no larger than
// `first`; the distance saturates, which no comparison notices.
//
// For AMD, which saturates in the subtraction itself and takes constants up to
// 64 in the comparison.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_IR_PASSES_COMPAREDISTANCES_H
#define KILN_IR_PASSES_COMPAREDISTANCES_H

#include "llvm/IR/PassManager.h"

namespace kiln {

/// Rewrites signed 32-bit comparisons of one value with several sums `base +
/// constant` in a basic block as comparisons of their distance, where at least
/// two sums have no other use.
class CompareDistances : public llvm::PassInfoMixin<CompareDistances> {
public:
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &analyses);
};

} // namespace kiln

#endif // KILN_IR_PASSES_COMPAREDISTANCES_H
