// Whether a lane of a virtual register may hold a value where a block begins,
// or holds nothing on any path: no instruction has written it, or one that
// leaves it undefined since ("undef %0.sub1 = ...").
#ifndef KILN_MIR_PASSES_CHECK_REACHINGLANES_H
#define KILN_MIR_PASSES_CHECK_REACHINGLANES_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/CodeGen/Register.h"
#include <vector>

namespace llvm {
class MachineBasicBlock;
class MachineFunction;
} // namespace llvm

namespace kiln {

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
