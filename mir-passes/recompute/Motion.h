// Moving one instruction to another place: whether what it reads is the same
// there, doing it, and LiveIntervals.
#ifndef KILN_MIR_PASSES_RECOMPUTE_MOTION_H
#define KILN_MIR_PASSES_RECOMPUTE_MOTION_H

#include "llvm/CodeGen/MachineBasicBlock.h"
#include "llvm/CodeGen/SlotIndexes.h"

namespace llvm {
class LiveIntervals;
class MachineDominatorTree;
class MachineInstr;
class MachineRegisterInfo;
} // namespace llvm

namespace kiln {

/// In front of which instruction of which block.
struct Place {
  llvm::MachineBasicBlock *block;
  llvm::MachineBasicBlock::iterator before;
};

/// The index of the instruction behind the place, or of the block's end.
llvm::SlotIndex indexOf(const Place &place,
                        const llvm::LiveIntervals &intervals);

/// True for a load of memory of a kind that nobody writes while the kernel
/// runs: it reads the same wherever it stands. A mark alone does not say so
/// (memory/InvariantLoads.cpp).
bool readsConstantMemory(const llvm::MachineInstr &instr);

/// True if every virtual register the instruction reads holds the same value at
/// the place. One of the two dominates the other.
bool operandsHold(const llvm::MachineInstr &instr, const Place &place,
                  const llvm::MachineRegisterInfo &info,
                  const llvm::LiveIntervals &intervals,
                  const llvm::MachineDominatorTree &dominators);

/// Moves the instruction, which writes whole virtual registers that nothing
/// else writes, and physical ones that are dead there and here. Debug values of
/// the results end.
void moveTo(llvm::MachineInstr &instr, const Place &place,
            llvm::MachineRegisterInfo &info, llvm::LiveIntervals &intervals);

/// False if the live interval of a register that the instruction reads has come
/// apart by its move. LLVM wants each piece to have a name of its own, and the
/// value check wants the old one, so the instruction has to move back.
bool keepsIntervalsWhole(const llvm::MachineInstr &instr,
                         llvm::LiveIntervals &intervals);

/// Gives the results of an instruction that has changed its block other names:
/// the value check follows a register by its name.
void renameResults(llvm::MachineInstr &instr, llvm::MachineRegisterInfo &info,
                   llvm::LiveIntervals &intervals);

} // namespace kiln

#endif
