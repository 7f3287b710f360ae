// The updates that one thread makes for an atomic op: of each of its elements,
// or, where the hardware adds to neighbours at once, of vectors of them.
#ifndef KILN_LOWERING_OPS_MEMORY_ATOMICUPDATES_H
#define KILN_LOWERING_OPS_MEMORY_ATOMICUPDATES_H

#include "frontend/dialect/Tile.h"
#include "lowering/emit/Thread.h"

namespace kiln {

/// What a tt.atomic_rmw and a tt.atomic_cas have in common.
struct Atomic {
  mlir::Value pointer, mask, result;
  tt::MemSemantic order;
  tt::MemSyncScope scope;
};
Atomic describeAtomic(mlir::Operation *op);

bool releases(tt::MemSemantic order);
bool acquires(tt::MemSemantic order);

/// Elements that one instruction updates at most.
unsigned maxUpdated(mlir::Operation *op);

/// Writes the updates of those of the thread's elements that the mask has, in
/// threads where `owner` holds (null: in all), and the fences around them; with
/// `acquire` false, none that acquires. The old value of each register, zero
/// where there was no update; nothing where the op's result is unused.
Registers emitUpdates(Thread &thread, mlir::Operation *op, mlir::Value owner,
                      bool acquire);

} // namespace kiln

#endif
