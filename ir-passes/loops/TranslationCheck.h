// Bounded translation validation of a kernel whose loops were rewritten.
//
// It knows nothing of how loops are rewritten. It executes the kernel before
// and after with expressions for values, for all arguments at once, along paths
// on which loops have as many iterations as matter for the rewriting, and
// compares what happens: every store, barrier, multiplication and so on, in the
// same sequence, with the same operands; and that loads of global memory, which
// may move, come after the same writes and read nothing that was not read
// before.
//
// The bounds: five trip counts, one side of each branch inside, and a limited
// number of steps of a path (Execution). It does not tell what happens on other
// paths, nor whether threads stay together.
#ifndef KILN_IR_PASSES_LOOPS_TRANSLATIONCHECK_H
#define KILN_IR_PASSES_LOOPS_TRANSLATIONCHECK_H

#include "ir-passes/loops/Expressions.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"
#include <string>

namespace llvm {
class Function;
} // namespace llvm

namespace kiln {

/// What a function did along one path.
struct Trace {
  llvm::SmallVector<const Expression *> effects;
  llvm::SmallVector<const llvm::Instruction *> by; ///< for messages
  llvm::DenseSet<const Expression *> reads;        ///< of global memory
  /// False: it stopped before its end, after very many steps or where the
  /// direction of a branch is unknown.
  bool isWhole = false;
  /// The branch whose direction is unknown.
  const llvm::Instruction *stuck = nullptr;
};

class TranslationCheck {
public:
  /// Executes the function as it is. `iterations`: how many make a difference,
  /// such as the unroll count. `noalias`: tensors of different arguments do not
  /// overlap.
  TranslationCheck(llvm::Function &function, unsigned iterations, bool noalias);

  /// Nothing, or what is wrong: the first instruction that does something else
  /// than the function did when this was made.
  std::string compare();

private:
  struct Path {
    Assumptions assumed;
    Trace trace;
  };
  std::string compare(const Path &path);

  llvm::Function &function;
  bool noalias;
  Expressions expressions;
  llvm::SmallVector<Path> paths;
};

} // namespace kiln

#endif // KILN_IR_PASSES_LOOPS_TRANSLATIONCHECK_H
