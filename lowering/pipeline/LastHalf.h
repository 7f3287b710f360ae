// The ends of a loop, and of its iterations, which run one's second half beside
// the next one's first.
#ifndef KILN_LOWERING_PIPELINE_LASTHALF_H
#define KILN_LOWERING_PIPELINE_LASTHALF_H

#include "lowering/dialect/GpuDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/PatternMatch.h"

namespace kiln {

/// Ends the loop one iteration earlier, for which there is no first half any
/// more, and writes that iteration's second half at the insertion point after
/// it: what of the loop's body `isSecond` names. Not where the loop has no
/// iterations. `isLate`: of the loop's results, those that the second half
/// makes. `arrived`: that all copies have; may be null.
mlir::scf::IfOp
moveLastHalfOut(mlir::RewriterBase &rewriter, mlir::scf::ForOp loop,
                llvm::function_ref<bool(mlir::Operation *)> isSecond,
                llvm::ArrayRef<bool> isLate, mlir::Value arrived);

/// Moves the wait for the second half's dot to the end of the iteration, and
/// after it what narrows the values that such a dot takes from registers in the
/// next iteration. All of that goes under a branch, so that ptxas leaves it
/// there: within a block ptxas 13.0 moves a wait before all that does not
/// depend on it, which is the first half's work.
void endRoundBy(mlir::RewriterBase &rewriter, mlir::scf::ForOp loop,
                gpu::WarpgroupWaitOp wait);

} // namespace kiln

#endif
