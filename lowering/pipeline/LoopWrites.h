// What a loop writes to global memory, and which loads of later iterations may
// be issued before it.
//
// Tile IR executes its ops in order, so a load must not overtake a write that
// it may alias. Both may alias unless their pointers come from different
// parameters: those are assumed noalias, as where barriers are placed
// (lowering/shared/GlobalTouch.h). Triton 3.6 is less careful: its loads
// overtake every store of a loop, those to their own parameter included.
#ifndef KILN_LOWERING_PIPELINE_LOOPWRITES_H
#define KILN_LOWERING_PIPELINE_LOOPWRITES_H

#include "lowering/shared/PointerBases.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace kiln {

class LoopWrites {
public:
  LoopWrites(mlir::scf::ForOp loop, const PointerBases &bases);

  /// A write of the loop that may meet what is loaded from `pointer`; null:
  /// there is none.
  mlir::Operation *meeting(mlir::Value pointer) const;

private:
  struct Write {
    mlir::Operation *op;
    mlir::Value pointer;
  };
  const PointerBases &bases;
  llvm::SmallVector<Write> writes;
};

/// Whether loads may overtake the op, a write to global memory, where they do
/// not alias it. Not an acquiring atomic whose result is used: only by its
/// result can the program know that others have released.
bool mayBeOvertaken(mlir::Operation *op);

} // namespace kiln

#endif
