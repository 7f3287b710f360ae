// A kernel's control flow graph: its basic blocks, what follows each, and its
// loops.
//
// Loops are natural loops: an edge back to a block that dominates its source
// (Aho, Lam, Sethi, Ullman, "Compilers", section 9.6.6). A routine that is
// called is a graph of its own beside the kernel's, so that two calls are no
// loop; live registers follow calls and returns all the same.
#ifndef KILN_TOOLS_INSPECT_CODEFLOWGRAPH_H
#define KILN_TOOLS_INSPECT_CODEFLOWGRAPH_H

#include "tools/inspect/MachineCode.h"
#include "llvm/ADT/BitVector.h"

namespace kiln {

/// Instructions that execute one after the other.
struct CodeBlock {
  static constexpr unsigned noLoop = ~0u;
  /// The first instruction, and the one after the last.
  uint32_t begin, end;
  /// Within the routine: a call is followed by what stands after it.
  llvm::SmallVector<uint32_t, 2> successors, predecessors;
  /// Where registers stay live: a call is followed by what it calls, a return
  /// by what stands after the calls.
  llvm::SmallVector<uint32_t, 2> liveSuccessors;
  /// The innermost loop it is in.
  unsigned loop = noLoop;
  /// False: nothing leads here.
  bool isReachable = false;
};

/// A loop. Its blocks include those of loops in it.
struct CodeLoop {
  uint32_t header;
  /// Ascending.
  std::vector<uint32_t> blocks;
  /// Blocks that lead back to the header.
  llvm::SmallVector<uint32_t, 2> latches;
  /// The loop around it, and how many there are, itself included.
  unsigned parent = CodeBlock::noLoop;
  unsigned depth = 1;
  bool isInnermost = true;
};

class CodeFlowGraph {
public:
  explicit CodeFlowGraph(llvm::ArrayRef<CodeInstruction> instructions);

  std::vector<CodeBlock> blocks;
  /// Outer ones before those in them.
  std::vector<CodeLoop> loops;
  /// Edges back to blocks that do not dominate: cycles that are no loops here.
  unsigned irregular = 0;
  /// Jumps to unknown targets: what is live before them is not known.
  unsigned unknownJumps = 0;

  unsigned blockOf(uint32_t instruction) const { return owner[instruction]; }
  /// The innermost loop of an instruction, or noLoop.
  unsigned loopOf(uint32_t instruction) const {
    return blocks[owner[instruction]].loop;
  }
  /// Loops around an instruction.
  unsigned depthOf(uint32_t instruction) const {
    unsigned loop = loopOf(instruction);
    return loop == CodeBlock::noLoop ? 0 : loops[loop].depth;
  }
  /// Whether a block is in a loop, or in one in it.
  bool contains(unsigned loop, unsigned block) const;
  /// Instructions of a loop.
  unsigned sizeOf(const CodeLoop &loop) const;
  /// The first and the last instruction of a loop in the order of the code; the
  /// header need not be the first.
  uint32_t firstOf(const CodeLoop &loop) const;
  uint32_t lastOf(const CodeLoop &loop) const;

private:
  void makeBlocks();
  void connect();
  void connectCalls();
  void link(uint32_t from, uint32_t to);
  void unlinkNext(uint32_t block);
  llvm::BitVector reachedFrom(uint32_t root) const;
  void orderBlocks();
  void dominate();
  void findLoops();
  void nestLoops();
  void addLoop(uint32_t latch, uint32_t header);
  bool dominates(uint32_t above, uint32_t below) const;

  llvm::ArrayRef<CodeInstruction> code;
  std::vector<uint32_t> owner;
  /// The kernel's first block and those that are called.
  std::vector<uint32_t> roots;
  /// Reachable blocks in reverse postorder, each block's index in it, and the
  /// index of its immediate dominator.
  std::vector<uint32_t> order, positionOf, dominator;
};

} // namespace kiln

#endif // KILN_TOOLS_INSPECT_CODEFLOWGRAPH_H
