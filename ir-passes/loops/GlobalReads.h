// Which loads of a loop read memory that nothing writes while the loop runs:
// those that may be prefetched before their iteration begins.
#ifndef KILN_IR_PASSES_LOOPS_GLOBALREADS_H
#define KILN_IR_PASSES_LOOPS_GLOBALREADS_H

#include "ir-passes/loops/GlobalEffect.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>
#include <string>

namespace llvm {
class DominatorTree;
class Instruction;
class Loop;
} // namespace llvm

namespace kiln {

/// The operand of a read that lets it happen if true (a mask, a predicate of
/// inline PTX); absent where it always happens.
std::optional<unsigned> guardOf(const llvm::Instruction &load);

/// A load of global memory: an instruction, an intrinsic under a mask or
/// through a buffer, or inline PTX that is one weak load.
struct GlobalRead {
  llvm::Instruction *load = nullptr;
  std::optional<unsigned> guard; ///< guardOf(load)
  /// What it leaves in registers of 32 bits.
  unsigned registers = 0;
};

/// The reads of a loop that may happen at any time while it runs.
struct GlobalReads {
  /// In an order in which blocks dominate later ones, each on every iteration.
  llvm::SmallVector<GlobalRead> reads;
  /// Why there are none, or why some were left; empty: nothing was.
  std::string left;
};

/// Looks for what the whole loop writes. A global read may move if
///  - nothing in the loop can write global memory, or order what other blocks
///    wrote: no atomics, calls, volatile or ordered accesses, or assembly that
///    cannot be read. Stores are allowed that go to another argument of the
///    kernel than the read, where one of the two is `noalias` or the caller
///    assumes (`noalias`) that tensors of different arguments do not overlap;
///  - where the loop has barriers of the block, no other branch of the function
///    writes global memory, which a barrier could publish to it. What is
///    written before the loop with no barrier between is published by one of
///    the loop, and counts as a store in it;
///  - it happens in every iteration.
GlobalReads globalReads(const llvm::Loop &loop, const llvm::DominatorTree &tree,
                        bool noalias);

} // namespace kiln

#endif // KILN_IR_PASSES_LOOPS_GLOBALREADS_H
