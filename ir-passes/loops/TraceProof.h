// The proof that a kernel whose loops run in other rounds does the same.
//
// It knows nothing of how loops are rewritten. It executes the kernel before
// and after with expressions for values, along ways on which loops have so many
// rounds as matter for the rewriting, and compares what happens: every store,
// barrier, multiplication and so on, in order, with the same operands; and
// that loads of global memory, which may move, come before the same writes and
// read nothing that would not have been read.
//
// What it does not tell: ways it does not take (loops of more rounds, other
// sides of branches inside), and whether threads stay together.
#ifndef KILN_IR_PASSES_LOOPS_TRACEPROOF_H
#define KILN_IR_PASSES_LOOPS_TRACEPROOF_H

#include "ir-passes/loops/Expressions.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"
#include <string>

namespace llvm {
class Function;
} // namespace llvm

namespace kiln {

/// What a function did along one way.
struct Trace {
  llvm::SmallVector<const Expression *> effects;
  llvm::SmallVector<const llvm::Instruction *> by; ///< for messages
  llvm::DenseSet<const Expression *> reads;        ///< of global memory
  /// False: it came to an end that is none, after very many steps or where
  /// nothing says how to go on.
  bool isWhole = false;
  /// The branch at which nothing said how to go on.
  const llvm::Instruction *stuck = nullptr;
};

class TraceProof {
public:
  /// Executes the function as it is. `rounds`: how many make a difference, as
  /// those that run as one. `distinct`: tensors of different arguments do not
  /// overlap.
  TraceProof(llvm::Function &function, unsigned rounds, bool distinct);

  /// Nothing, or what is wrong: the first instruction that does something else
  /// than the function did when this was made.
  std::string compare();

private:
  struct Way {
    Assumptions assumed;
    Trace trace;
  };
  std::string compare(const Way &way);

  llvm::Function &function;
  bool distinct;
  Expressions expressions;
  llvm::SmallVector<Way> ways;
};

} // namespace kiln

#endif // KILN_IR_PASSES_LOOPS_TRACEPROOF_H
