// Loops whose iterations go on in those of the next tile (kiln.runs_on): which
// of what they carry does, and the form in which their pipeline goes on as
// well.
#ifndef KILN_LOWERING_PIPELINE_ACROSSTILES_H
#define KILN_LOWERING_PIPELINE_ACROSSTILES_H

#include "lowering/dialect/GpuDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/SetVector.h"

namespace kiln {

/// What says of the loop that it goes on in the next tile's; null: it does not.
gpu::RunsOnOp runsOn(mlir::scf::ForOp loop);

/// Whether a value that such a loop carries begins with what the tile before
/// has left, and nobody else looks at it.
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
  /// Has the pipelined loop's prologue be before the loop over tiles around
  /// it, and what the loop carries go on from tile to tile but for sums, which
  /// begin anew. The loop over tiles as it is then.
  mlir::scf::ForOp hoistPrologue(mlir::RewriterBase &rewriter,
                                 mlir::scf::ForOp loop);

private:
  /// What is carried that begins anew.
  llvm::SmallVector<unsigned> ofTile;
  llvm::SmallSetVector<mlir::Value, 4> iterations;
};

} // namespace kiln

#endif
