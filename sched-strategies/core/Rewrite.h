// Puts a new sequence of a region into the machine code.
#ifndef KILN_SCHED_STRATEGIES_CORE_REWRITE_H
#define KILN_SCHED_STRATEGIES_CORE_REWRITE_H

#include "sched-strategies/core/Region.h"
#include "llvm/CodeGen/MachineBasicBlock.h"

namespace kiln {

/// Moves the region's instructions into `sequence`. Debug instructions follow
/// the instruction they followed before. Kill flags, which later passes may
/// trust, are removed, and the undef flags of subregister definitions are set
/// for the new sequence. LiveIntervals and SlotIndexes are wrong afterwards:
/// computing them again once per function is linear, while LLVM's handleMove,
/// told of every single move, renumbers slots and gets quadratic in a long
/// region.
void rewriteRegion(const Region &region, llvm::ArrayRef<unsigned> sequence,
                   llvm::MachineBasicBlock &block,
                   llvm::MachineBasicBlock::iterator begin,
                   llvm::MachineBasicBlock::iterator end,
                   const LiveWalk &atEnd);

} // namespace kiln

#endif
