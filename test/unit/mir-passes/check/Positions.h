// Positions of instructions in their basic block.
#ifndef KILN_TEST_POSITIONS_H
#define KILN_TEST_POSITIONS_H

#include "llvm/CodeGen/MachineBasicBlock.h"

namespace kiln::test {

/// True if `later` stands in the block of `earlier`, after it.
inline bool standsAfter(const llvm::MachineInstr &later,
                        const llvm::MachineInstr &earlier) {
  auto end = earlier.getParent()->end();
  for (auto at = std::next(earlier.getIterator()); at != end; ++at)
    if (&*at == &later)
      return true;
  return false;
}

} // namespace kiln::test

#endif
