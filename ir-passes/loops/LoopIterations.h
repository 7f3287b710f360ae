// A loop's values in iterations that have not begun: what its induction
// variables, and addresses made of them, will be one or several iterations from
// now.
#ifndef KILN_IR_PASSES_LOOPS_LOOPITERATIONS_H
#define KILN_IR_PASSES_LOOPS_LOOPITERATIONS_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/IRBuilder.h"
#include <optional>

namespace llvm {
class BranchInst;
class DominatorTree;
class Loop;
class PHINode;
} // namespace llvm

namespace kiln {

/// A loop whose iterations can be told apart: with a single entry, left at the
/// end of an iteration, by one branch.
struct CountedLoop {
  llvm::Loop *loop;
  llvm::BasicBlock *preheader, *header, *latch;
  llvm::BranchInst *branch; ///< at the end of the latch
  bool staysIfTrue; ///< another iteration follows if its condition holds

  /// Nothing if the loop is of another form.
  static std::optional<CountedLoop> of(llvm::Loop &loop);
  llvm::Value *condition() const;
  /// What a value of the header is in the next iteration.
  llvm::Value *next(const llvm::PHINode &phi) const;
};

/// What a value of an iteration needs of loads: in the same iteration, or
/// earlier ones.
struct IterationNeeds {
  /// False: it needs something else that only the iteration itself can know.
  bool canTell = true;
  llvm::SmallPtrSet<llvm::Instruction *, 4> loads; ///< of the same iteration
  bool earlierLoads = false;
  /// Whether it differs from iteration to iteration at all; false: it is
  /// loop-invariant.
  bool varies = false;
};

/// Follows a value back through the iteration, and through header values into
/// the iterations before. It passes only arithmetic without traps, which may be
/// computed at any time, even for iterations that do not exist. `loads` are
/// leaves.
IterationNeeds needsOf(llvm::Value *value, const CountedLoop &loop,
                       const llvm::SmallPtrSetImpl<llvm::Instruction *> &loads);

/// Whether both hold, where the second may be anything, even poison, if the
/// first does not: it then belongs to an iteration that does not exist. Both
/// are i1, or both vectors of it.
llvm::Value *andThen(llvm::IRBuilderBase &builder, llvm::Value *first,
                     llvm::Value *second);

/// Makes the values of one iteration where the caller chooses.
class Iteration {
public:
  /// `builder` stands where values are to be made.
  Iteration(const CountedLoop &loop, llvm::IRBuilderBase &builder)
      : loop(loop), builder(builder) {}

  /// The first iteration, before the loop.
  static Iteration first(const CountedLoop &loop, llvm::IRBuilderBase &builder);
  /// The iteration that is in flight, in the header.
  static Iteration current(const CountedLoop &loop,
                           llvm::IRBuilderBase &builder);
  /// The one after `previous`. Whether it exists is for `previous` to say
  /// (`stays`).
  static Iteration after(Iteration &previous);

  /// The value in this iteration. Header values, and loads that it needs, must
  /// be known (`set`).
  llvm::Value *of(llvm::Value *value);
  void set(llvm::Value *value, llvm::Value *here) { known[value] = here; }
  /// Whether another iteration follows this one; i1.
  llvm::Value *stays();

private:
  /// What is known of a value in this iteration; null: nothing yet.
  llvm::Value *here(llvm::Value *value) const;
  /// A copy of arithmetic whose operands are known.
  llvm::Value *copyOf(llvm::Instruction &instr);

  const CountedLoop &loop;
  llvm::IRBuilderBase &builder;
  Iteration *previous = nullptr;
  bool isCurrent = false;
  llvm::DenseMap<llvm::Value *, llvm::Value *> known;
};

} // namespace kiln

#endif // KILN_IR_PASSES_LOOPS_LOOPITERATIONS_H
