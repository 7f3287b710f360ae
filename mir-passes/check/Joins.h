// Where different definitions of a register's lane meet: the blocks at whose
// beginning SSA has its PHIs.
#ifndef KILN_MIR_PASSES_CHECK_JOINS_H
#define KILN_MIR_PASSES_CHECK_JOINS_H

#include "mir-passes/check/ReachingLanes.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/CodeGen/Register.h"
#include <map>
#include <vector>

namespace llvm {
class MachineDominatorTree;
class MachineFunction;
} // namespace llvm

namespace kiln {

class Joins {
public:
  Joins(const llvm::MachineFunction &function,
        llvm::MachineDominatorTree &dominators, const ReachingLanes &lanes)
      : function(function), dominators(dominators), lanes(lanes) {}
  /// The iterated dominance frontier of the blocks that leave a value in this
  /// lane of the register, by block number. Where another lane is written, this
  /// one stays what it was.
  const llvm::BitVector &of(llvm::Register reg, unsigned lane);
  /// The same of definitions in these blocks, numbers in ascending order.
  const llvm::BitVector &ofBlocks(const std::vector<unsigned> &blocks);

private:
  llvm::BitVector frontier(const std::vector<unsigned> &blocks) const;

  const llvm::MachineFunction &function;
  llvm::MachineDominatorTree &dominators;
  const ReachingLanes &lanes;
  /// Thousands of lanes share a few sets of defining blocks.
  std::map<std::vector<unsigned>, llvm::BitVector> byBlocks;
  llvm::DenseMap<std::pair<llvm::Register, unsigned>, const llvm::BitVector *>
      byLane;
};

} // namespace kiln

#endif
