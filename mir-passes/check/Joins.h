// Where different definitions of a register meet: the blocks at whose beginning
// SSA has its PHIs.
#ifndef KILN_MIR_PASSES_CHECK_JOINS_H
#define KILN_MIR_PASSES_CHECK_JOINS_H

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
        llvm::MachineDominatorTree &dominators)
      : function(function), dominators(dominators) {}
  /// The iterated dominance frontier of the blocks that define the register, by
  /// block number.
  const llvm::BitVector &of(llvm::Register reg);
  /// The same of definitions in these blocks, numbers in ascending order.
  const llvm::BitVector &ofBlocks(const std::vector<unsigned> &blocks);

private:
  llvm::BitVector frontier(const std::vector<unsigned> &blocks) const;

  const llvm::MachineFunction &function;
  llvm::MachineDominatorTree &dominators;
  /// Thousands of registers share a few sets of defining blocks.
  std::map<std::vector<unsigned>, llvm::BitVector> byBlocks;
  llvm::DenseMap<llvm::Register, const llvm::BitVector *> byRegister;
};

} // namespace kiln

#endif
