// Which registers hold something that is still wanted.
//
// A register is live where some path leads from there to a read of it without a
// write that replaces it as a whole: the least solution of the usual backward
// equations over blocks (Aho, Lam, Sethi, Ullman, "Compilers", section 9.2.5).
// It holds something only where some path leads there from a write or from a
// launch that puts something into it: the usual forward ones.
//
// Guards are followed: what is written and read under the same one is wanted
// only in between, and what is written under one and under its opposite is
// replaced.
//
// Where instructions execute in a part of the lanes, a register per lane stays
// live for the others until all go on.
#ifndef KILN_TOOLS_INSPECT_CODELIVENESS_H
#define KILN_TOOLS_INSPECT_CODELIVENESS_H

#include "tools/inspect/CodeFlowGraph.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <array>

namespace kiln {

/// Registers by their file.
using CodeFileCounts = std::array<uint16_t, mostCodeFiles>;

class CodeLiveness {
public:
  CodeLiveness(const MachineCode &code, const CodeFlowGraph &graph);

  /// Registers occupied while the instruction executes: live before it, live
  /// after it, or written by it; what `nvdisasm -plr` counts.
  const CodeFileCounts &at(uint32_t instruction) const {
    return counts[instruction];
  }
  /// The same registers, ascending.
  llvm::SmallVector<uint16_t> occupiedAt(uint32_t instruction) const;
  /// The same of every instruction that some block holds; blocks in their
  /// order, the instructions of each from its last on.
  void forEachOccupied(
      llvm::function_ref<void(uint32_t, const llvm::BitVector &)> visit) const;
  /// Live before the block's first instruction.
  const llvm::BitVector &liveInto(uint32_t block) const {
    return into[block].registers;
  }

private:
  /// What is live at a point.
  struct Live {
    llvm::BitVector registers;
    /// Those of them that are live only where a guard holds, as
    /// CodeInstruction::guard writes it.
    llvm::SmallDenseMap<uint16_t, uint16_t> onlyUnder;
    void add(uint16_t place, std::optional<uint16_t> guard);
    void remove(uint16_t place);
    /// Live here or there.
    void join(const Live &other);
    bool operator==(const Live &other) const = default;
  };
  /// During the walk from a block's last instruction to its first.
  struct Walk : Live {
    /// Within instructions for a part of the lanes: what the others hold.
    llvm::BitVector others;
    bool inSomeLanes = false;
  };
  void solve();
  void findDefined();
  /// From after an instruction to before it.
  void stepBack(Walk &walk, const CodeInstruction &instruction) const;
  void stepBackGuarded(Walk &walk, const CodeInstruction &instruction) const;
  /// All registers of an instruction's point, without what holds nothing.
  void
  walk(uint32_t block,
       llvm::function_ref<void(uint32_t, const llvm::BitVector &)> visit) const;
  Walk walkFromEnd(uint32_t block) const;

  const MachineCode &code;
  const CodeFlowGraph &graph;
  llvm::BitVector perLane;
  /// By block: live before its first instruction.
  std::vector<Live> into;
  /// By block: holding something before its first instruction.
  std::vector<llvm::BitVector> defined;
  std::vector<CodeFileCounts> counts;
};

/// Where a register that is occupied at an instruction got its value.
struct CodeValue {
  /// Registers that one instruction wrote last, ascending.
  llvm::SmallVector<uint16_t, 4> registers;
  /// Instructions that may have written some of them, ascending. Empty: the
  /// launch did.
  llvm::SmallVector<uint32_t, 2> definitions;
  /// The next instruction that reads one of them, this one included: in the
  /// order of the code, a loop's again before what is after it. Absent: none is
  /// found so.
  std::optional<uint32_t> nextRead;
};

/// The values occupied at an instruction, registers of one definition together,
/// in the order of registers.
std::vector<CodeValue> valuesAt(uint32_t instruction, const MachineCode &code,
                                const CodeFlowGraph &graph,
                                const CodeLiveness &liveness);

} // namespace kiln

#endif // KILN_TOOLS_INSPECT_CODELIVENESS_H
