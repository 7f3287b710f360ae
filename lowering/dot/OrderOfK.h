// Both operands of a dot may take k in any order, if it is the same. Which one
// lets a lane load many neighbours at once.
#ifndef KILN_LOWERING_DOT_ORDEROFK_H
#define KILN_LOWERING_DOT_ORDEROFK_H

#include "lowering/dot/DotProblem.h"

namespace kiln {

/// For each bit of k, as instructions count it one after the other, the
/// coordinate it adds in the operands. Null: multiply-adds.
llvm::SmallVector<int32_t, 8> orderOfK(const DotProblem &problem,
                                       const GpuTarget &gpu,
                                       const MatrixInstruction *instruction);

/// The same of a dot with scales, of which neighbours share one.
llvm::SmallVector<int32_t, 8>
orderWithScales(const DotProblem &problem,
                const MatrixInstruction *instruction);

/// k as it is.
llvm::SmallVector<int32_t, 8> plainOrderOfK(int64_t k);

} // namespace kiln

#endif
