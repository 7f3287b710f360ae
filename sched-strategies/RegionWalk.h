// Scheduling regions of a block: the stretches between calls, terminators and
// whatever the target calls a boundary.
#ifndef KILN_SCHED_STRATEGIES_REGIONWALK_H
#define KILN_SCHED_STRATEGIES_REGIONWALK_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/CodeGen/MachineBasicBlock.h"

namespace kiln {

struct RegionBounds {
  llvm::MachineBasicBlock::iterator begin,
      end;           // end: the boundary below, or the end of the block
  unsigned size = 0; // without debug instructions
};

/// The regions of `block`, lowest first, cut where LLVM's own scheduler cuts;
/// those without instructions are left out. Iterators stay valid while
/// instructions move inside the regions listed before.
llvm::SmallVector<RegionBounds, 8> regionsOf(llvm::MachineBasicBlock &block);

} // namespace kiln

#endif
