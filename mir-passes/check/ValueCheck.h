// Translation validation: an independent proof that a rewritten function
// computes what it computed before.
//
// Both versions are numbered: every register lane holds a hash-consed
// expression over constants, block-entry symbols and results of memory
// operations; every load, store, branch, call, barrier and inline assembly is
// an effect with the expressions of its operands. The versions are equal if
// every block has the same effects, effects that may touch the same memory (or
// are barriers) keep their order, and every register that a later block reads
// has the same expression.
//
// The checker shares nothing with what it checks: no dependence graph, no
// LiveIntervals, no scheduling region. It is the idea of regalloc2's checker,
// with memory added. It proves reorderings and recomputations, and on request
// integer algebra; a transformation that changes other expressions or moves
// effects between blocks is reported as an error.
//
// It assumes correct memory operands (a wrong pointer in one lets two accesses
// be swapped), the successors of blocks and their layout, and marks on operands
// (kill, dead, tied), which LLVM's verifier looks at.
#ifndef KILN_MIR_PASSES_CHECK_VALUECHECK_H
#define KILN_MIR_PASSES_CHECK_VALUECHECK_H

#include "mir-passes/check/FunctionMeaning.h"
#include "llvm/Support/Error.h"
#include <memory>

namespace llvm {
class AAResults;
class MachineFunction;
} // namespace llvm

namespace kiln {

class ExpressionTable;

/// Remembers a function and compares later versions of it.
class ValueCheck {
public:
  ValueCheck();
  ~ValueCheck();
  /// Takes the function as it is now as the reference. `algebra`: x*2 equals
  /// x+x, and base + i*stride what a loop has accumulated.
  void remember(const llvm::MachineFunction &function, bool algebra = false);
  /// Success if the function still means the same. `aliases` may be null: then
  /// only what is plain from the memory operands counts as separate. The error
  /// names the block, the instruction and what changed.
  llvm::Error verify(const llvm::MachineFunction &function,
                     llvm::AAResults *aliases) const;

private:
  std::unique_ptr<ExpressionTable> table;
  FunctionMeaning reference;
  bool algebra = false;
};

} // namespace kiln

#endif
