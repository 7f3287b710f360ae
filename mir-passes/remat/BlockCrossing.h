// What may move from one block into another, doing it, and taking it back: the
// half of `across-blocks` that does not ask whether it pays.
//
// What stays where it is. Stores, atomic and volatile accesses, barriers,
// calls, assembly with effects and convergent instructions; whatever touches a
// register of a warp-group multiplication, which is under way between its issue
// and its wait. A result or an operand with a second definition in between. A
// load goes up only into a block that is executed exactly when its own is
// (there is no fault that was not there before), down anywhere, and neither
// over a barrier nor over a store that may write what it reads.
//
// AMD's vector instructions read EXEC, and wherever control flow diverges EXEC
// is written. They move only where it provably is the same at both places: not
// into or out of a divergent branch, not out of a loop that lanes leave at
// different times (the lanes that left earlier would take the values of the
// last ones), not to the other side of what masks them. A wider mask would do
// for pure computation, but not for comparisons, whose mask has a bit for every
// lane, and the value check could not prove it. Scalar instructions do not read
// EXEC and go where their operands are the same. NVIDIA's threads each follow
// their own path, so the control flow graph says everything.
#ifndef KILN_MIR_PASSES_REMAT_BLOCKCROSSING_H
#define KILN_MIR_PASSES_REMAT_BLOCKCROSSING_H

#include "mir-passes/recompute/LiveSides.h"
#include "mir-passes/recompute/Motion.h"
#include "mir-passes/recompute/WaysBetween.h"
#include "mir-passes/remat/Remat.h"
#include "targets/cost/CostModel.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachinePostDominators.h"
#include <optional>
#include <vector>

namespace kiln {

/// True for a load, special function or division: what others wait for.
bool hasLongLatency(OpClass opClass);

class BlockCrossing {
public:
  BlockCrossing(RematKernel &kernel, const CostModel &costs);
  /// Undoes all moves but the first `toCount`.
  void takeBack(size_t toCount = 0);
  /// Gives what has moved in the end other names. Not earlier, as a load that
  /// is taken back must have its old one.
  void finish();

protected:
  /// True if the instruction may move at all, by what it is.
  bool mayTravel(const llvm::MachineInstr &instr) const;
  /// True if `above`, which dominates `below`, is executed exactly when that
  /// is.
  bool runTogether(const llvm::MachineBasicBlock &above,
                   const llvm::MachineBasicBlock &below) const;
  /// True if the one of the two that is meant runs less often than the other.
  bool isColder(const llvm::MachineBasicBlock &above,
                const llvm::MachineBasicBlock &below, bool isAbove) const;
  /// Moves the instruction up or down to the place, or to one right above it,
  /// if all that it reads is the same there.
  bool moveIfSame(llvm::MachineInstr &instr, Place place, bool up);

  llvm::MachineFunction &function;
  llvm::MachineRegisterInfo &info;
  llvm::LiveIntervals &intervals;
  const llvm::MachineLoopInfo &loops;
  const CostModel &costs;
  LiveSides live;
  llvm::MachineDominatorTree dominators;
  std::vector<double> frequency; // by block number; the entry's is 1
  struct Move {
    llvm::MachineInstr *instr;
    Place from;
  };
  std::vector<Move> moves; // in the order in which they were made

private:
  bool mayChangeBlock(const llvm::MachineInstr &instr, const Way &way,
                      const llvm::MachineBasicBlock &target);
  std::optional<Place> whereDead(const llvm::MachineInstr &instr,
                                 Place place) const;
  void weigh(const llvm::MachineInstr &instr, int sign);

  WaysBetween ways;
  llvm::MachinePostDominatorTree postDominators;
  llvm::DenseSet<llvm::Register> flying; // of warp-group multiplications
};

} // namespace kiln

#endif
