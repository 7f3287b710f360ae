// The end of a loop with overlapped iterations, and the end of its iterations.
#ifndef KILN_LOWERING_PIPELINE_LASTHALF_H
#define KILN_LOWERING_PIPELINE_LASTHALF_H

#include "lowering/dialect/GpuDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/PatternMatch.h"

namespace kiln {

/// Ends the loop one iteration earlier, since the last one has no first half,
/// and writes the last iteration's second half (the ops of the body for which
/// `isSecond` is true) at the insertion point after the loop, guarded by the
/// loop having iterations. `isLate`: which of the loop's results the second
/// half computes. `arrived`: the token that all copies have arrived; may be
/// null.
mlir::scf::IfOp
moveLastHalfOut(mlir::RewriterBase &rewriter, mlir::scf::ForOp loop,
                llvm::function_ref<bool(mlir::Operation *)> isSecond,
                llvm::ArrayRef<bool> isLate, mlir::Value arrived);

/// Moves the wait for the second half's dot to the end of the iteration, and
/// after it the ops that narrow the values that such a dot takes from registers
/// in the next iteration. All of these go under a branch, so that ptxas leaves
/// them there: within a basic block ptxas 13.0 moves a wait before all that
/// does not depend on it, which is the first half's work.
void endRoundBy(mlir::RewriterBase &rewriter, mlir::scf::ForOp loop,
                gpu::WarpgroupWaitOp wait);

} // namespace kiln

#endif
