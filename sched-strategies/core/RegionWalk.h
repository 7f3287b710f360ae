// Scheduling regions of a basic block: the instructions between calls,
// terminators and whatever the target calls a boundary.
#ifndef KILN_SCHED_STRATEGIES_CORE_REGIONWALK_H
#define KILN_SCHED_STRATEGIES_CORE_REGIONWALK_H

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

/// True for a fence of the program, which nothing may cross: AMD's
/// llvm.amdgcn.sched.barrier, sched.group.barrier and iglp.opt, and an empty
/// `asm volatile("")` without operands, which either vendor has.
bool isFence(const llvm::MachineInstr &instr);

/// The same, cut at fences too: LLVM lets some of its schedulers move some
/// instructions across some of AMD's fences; Kiln's strategies move none across
/// any.
llvm::SmallVector<RegionBounds, 8>
fencedRegionsOf(llvm::MachineBasicBlock &block);

} // namespace kiln

#endif
