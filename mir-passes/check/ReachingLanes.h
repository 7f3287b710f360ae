// Whether a lane of a virtual register may hold a value where a block begins,
// or holds nothing on any path: no instruction has written it, or one that
// leaves it undefined since ("undef %0.sub1 = ...").
#ifndef KILN_MIR_PASSES_CHECK_REACHINGLANES_H
#define KILN_MIR_PASSES_CHECK_REACHINGLANES_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/CodeGen/MachineBasicBlock.h"
#include "llvm/CodeGen/Register.h"
#include <optional>
#include <vector>

namespace llvm {
class MachineFunction;
} // namespace llvm

namespace kiln {

/// Whether a value reaches the beginning of a block on some path. `leaves` says of
/// a block whether it leaves a value; nothing: what there was before it.
template <typename Leaves>
bool mayReachBlock(const llvm::MachineBasicBlock &block, Leaves leaves) {
  llvm::SmallVector<const llvm::MachineBasicBlock *> open(block.predecessors());
  llvm::SmallPtrSet<const llvm::MachineBasicBlock *, 16> seen(open.begin(),
                                                              open.end());
  while (!open.empty()) {
    const llvm::MachineBasicBlock &from = *open.pop_back_val();
    if (std::optional<bool> left = leaves(from)) {
      if (*left)
        return true;
      continue;
    }
    for (const llvm::MachineBasicBlock *pred : from.predecessors())
      if (seen.insert(pred).second)
        open.push_back(pred);
  }
  return false;
}

class ReachingLanes {
public:
  explicit ReachingLanes(const llvm::MachineFunction &function);
  bool mayReach(llvm::Register reg, unsigned lane,
                const llvm::MachineBasicBlock &block) const;
  /// Whether the block leaves a value of its own in the lane.
  bool isWritten(llvm::Register reg, unsigned lane,
                 const llvm::MachineBasicBlock &block) const;

private:
  /// Masks of a register's lanes that hold a value, and that hold none, after
  /// the last write of each in the block.
  struct Written {
    uint64_t values = 0, nothing = 0;
  };
  /// By block number.
  std::vector<llvm::DenseMap<llvm::Register, Written>> written;
};

} // namespace kiln

#endif
