// Prefetch across tiles: loops whose loads run on into the next tile
// (kiln.runs_on), which of their loop-carried values do, and the form in which
// their software pipeline does, too.
#ifndef KILN_LOWERING_PIPELINE_ACROSSTILES_H
#define KILN_LOWERING_PIPELINE_ACROSSTILES_H

#include "lowering/dialect/GpuDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/SetVector.h"

namespace kiln {

/// The attribute that marks a loop whose loads run on; null: they do not.
gpu::RunsOnOp runsOn(mlir::scf::ForOp loop);

/// Whether a loop-carried value of such a loop starts with the previous tile's
/// final value, which has no other users.
bool goesOn(mlir::scf::ForOp loop, mlir::BlockArgument carried);

/// The expansion of such a loop.
class AcrossTiles {
public:
  /// Before it is pipelined.
  AcrossTiles(mlir::RewriterBase &rewriter, mlir::scf::ForOp loop);
  /// Whether a tile has an iteration says nothing: after its last one is the
  /// next tile's first. What is loaded knows itself whether there is such an
  /// iteration.
  void forget(mlir::Value isRound);
  /// Has the pipelined loop's prologue be before the loop over tiles around it,
  /// and the loop-carried values go on from tile to tile except accumulators,
  /// which begin anew. The loop over tiles as it is then.
  mlir::scf::ForOp hoistPrologue(mlir::RewriterBase &rewriter,
                                 mlir::scf::ForOp loop);

private:
  /// What is carried that begins anew.
  llvm::SmallVector<unsigned> ofTile;
  llvm::SmallSetVector<mlir::Value, 4> iterations;
};

} // namespace kiln

#endif
