// What stands between two places of different blocks, the one dominating the
// other: whether an instruction that moves from one to the other may pass it.
#ifndef KILN_MIR_PASSES_RECOMPUTE_WAYSBETWEEN_H
#define KILN_MIR_PASSES_RECOMPUTE_WAYSBETWEEN_H

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/CodeGen/SlotIndexes.h"
#include <vector>

namespace llvm {
class AAResults;
class LiveIntervals;
class MachineBasicBlock;
class MachineFunction;
class MachineInstr;
} // namespace llvm

namespace kiln {

/// From the instruction at `first` in `above` to the end of that block, through
/// all blocks from which `below` is reached without passing `above`, and from
/// the start of `below` up to the instruction in front of `last`. If `below` is
/// in a loop without `above`, all of that loop is on the way.
struct Way {
  const llvm::MachineBasicBlock *above;
  llvm::SlotIndex first;
  const llvm::MachineBasicBlock *below;
  llvm::SlotIndex last;
};

class WaysBetween {
public:
  /// `aliases` may be null.
  WaysBetween(const llvm::MachineFunction &function,
              const llvm::LiveIntervals &intervals, llvm::AAResults *aliases);

  /// True if nothing on the way writes the physical registers that the
  /// instruction reads, all of which are reserved or constant: EXEC is the same
  /// at both ends.
  bool keepsPhysical(const llvm::MachineInstr &instr, const Way &way);
  /// True if no store on the way may write what the load reads, and nothing
  /// there orders memory: no barrier, call, fence, atomic access or assembly
  /// with effects. False, too, if there are too many stores to look at.
  bool keepsMemory(const llvm::MachineInstr &load, const Way &way);
  /// True if a store in the block may write what the load reads.
  bool isWrittenIn(const llvm::MachineInstr &load,
                   const llvm::MachineBasicBlock &block) const;
  /// True if control can come from the end of `block` to its start again
  /// without passing `other`.
  bool repeatsWithout(const llvm::MachineBasicBlock &block,
                      const llvm::MachineBasicBlock &other) const;

private:
  bool isOn(const llvm::MachineInstr &instr, const Way &way);
  const llvm::BitVector &blocksOn(const Way &way);

  const llvm::MachineFunction &function;
  const llvm::LiveIntervals &intervals;
  llvm::AAResults *aliases;
  bool hasCalls = false; // these may write what they do not name
  /// What may write memory or order it, by block number.
  std::vector<std::vector<const llvm::MachineInstr *>> writers;
  llvm::DenseMap<std::pair<const llvm::MachineBasicBlock *,
                           const llvm::MachineBasicBlock *>,
                 llvm::BitVector>
      between; // by block number
};

} // namespace kiln

#endif
