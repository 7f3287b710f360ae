// What a function does, as the value check sees it: the outcome of numbering
// one version, and what two versions are compared by.
#ifndef KILN_MIR_PASSES_CHECK_FUNCTIONMEANING_H
#define KILN_MIR_PASSES_CHECK_FUNCTIONMEANING_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/CodeGen/Register.h"
#include <cstdint>
#include <vector>

namespace llvm {
class MachineInstr;
} // namespace llvm

namespace kiln {

/// What the basic blocks of a function do, in numbers of the table it was made
/// with.
struct FunctionMeaning {
  /// A lane of a virtual register, or a unit of a physical one (marked by
  /// `physical`).
  using Lane = uint64_t;
  static constexpr Lane physical = Lane(1) << 62;
  static Lane laneOf(llvm::Register reg, unsigned lane) {
    return Lane(reg.virtRegIndex()) << 8 | lane;
  }
  static Lane laneOfUnit(unsigned unit) { return physical | unit; }
  static llvm::Register registerOf(Lane lane) {
    return llvm::Register::index2VirtReg(unsigned(lane >> 8));
  }
  struct Effect {
    unsigned expression; // with its ordinal among equal effects of the block
    bool isBarrier, writes;
    bool isMatrixStep;               // a barrier to all but those that
    bool passesMatrixSteps;          // may stand on either side of it
    const llvm::MachineInstr *instr; // dangles once the function changes; only
                                     // used for the newer version
  };
  struct Block {
    std::vector<Effect> effects;
    /// The last expression of every register lane the block defines, by
    /// register and lane.
    llvm::DenseMap<Lane, unsigned> leaves;
    /// Lanes of virtual registers that a later block reads.
    llvm::DenseSet<Lane> liveOut;
  };
  std::vector<Block> blocks; // by block number
};

} // namespace kiln

#endif
