// What a machine function does along one path, by a method that shares nothing
// with value numbering: its instructions are executed one by one, each as an
// unknown function of what it reads.
#ifndef KILN_TEST_PATHTRACE_H
#define KILN_TEST_PATHTRACE_H

#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/CodeGen/MachineFunction.h"
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace kiln::test {

/// The effects of one execution, block by block. An effect is a hash of its
/// instruction and of the values it read. A load has none: what it reads is a
/// hash of its address and of all that was written before and may be there.
struct PathTrace {
  struct Effect {
    uint64_t what;
    uint64_t kind; ///< the same without the values
    bool
        isUndefined; ///< it reads something undefined: it may be any of its kind
    const llvm::MachineInstr *instr;
  };
  using Block = std::vector<Effect>;
  std::vector<Block> blocks;
};

/// Which writers, barriers included, may change what a load reads. LLVM knows
/// more of two accesses through one register than of two through equal ones, so
/// what was found for one version of a function is kept for the next.
class MayChange {
public:
  explicit MayChange(llvm::AAResults *aliases) : aliases(aliases) {}
  bool operator()(const llvm::MachineInstr &writer,
                  const llvm::MachineInstr &load);

private:
  llvm::AAResults *aliases;
  std::map<std::pair<const llvm::MachineInstr *, const llvm::MachineInstr *>,
           bool>
      known;
};

/// Goes through at most `length` blocks; `seed` chooses among successors.
PathTrace tracePath(const llvm::MachineFunction &function, unsigned seed,
                    MayChange &mayChange, unsigned length = 100);

} // namespace kiln::test

#endif
