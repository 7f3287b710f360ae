// Loads that stand in another block than before: whether they read the same.
#ifndef KILN_MIR_PASSES_CHECK_MOVEDLOADS_H
#define KILN_MIR_PASSES_CHECK_MOVEDLOADS_H

#include "mir-passes/check/FunctionMeaning.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachinePostDominators.h"

namespace llvm {
class AAResults;
} // namespace llvm

namespace kiln {

/// A load may go down to any block that its own dominates, and up into a block
/// that is never executed without the load's; what it passes on any way from
/// one place to the other, loops included, must not write what it reads, nor
/// order memory.
class MovedLoads {
public:
  MovedLoads(const FunctionMeaning &before, const FunctionMeaning &after,
             const llvm::MachineFunction &function, llvm::AAResults *aliases);
  /// What is wrong with one of `after`; null: nothing.
  const char *objection(const FunctionMeaning::MovedLoad &load) const;

private:
  using Block = const llvm::MachineBasicBlock;
  llvm::BitVector blocksBetween(Block &above, Block &below) const;
  bool repeatsWithout(Block &block, Block &other) const;
  bool mayPass(const llvm::MachineInstr &load,
               const FunctionMeaning::Effect &effect) const;

  const FunctionMeaning &before, &after;
  const llvm::MachineFunction &function;
  llvm::AAResults *aliases;
  llvm::MachineDominatorTree dominators;
  llvm::MachinePostDominatorTree postDominators;
};

} // namespace kiln

#endif
