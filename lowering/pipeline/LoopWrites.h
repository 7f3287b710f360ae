// What a loop writes to global memory, and which loads of later iterations may
// be issued before it.
//
// Tile IR does its ops one after another, so a load must not overtake a write
// that it may meet. Both meet unless they are made from different parameters:
// those are taken to be apart, as where barriers are placed
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
/// not meet it. Not an atomic that acquires what others have released, if
/// anybody looks at what it returns: only who does can know that they have.
bool mayBeOvertaken(mlir::Operation *op);

} // namespace kiln

#endif
