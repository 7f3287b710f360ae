// A loop's values in rounds that have not begun: what its induction variables,
// and addresses made of them, will be one or several rounds from now.
#ifndef KILN_IR_PASSES_LOOPS_LOOPROUNDS_H
#define KILN_IR_PASSES_LOOPS_LOOPROUNDS_H

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

/// A loop whose rounds can be told apart: entered at one place, left at the end
/// of a round, by one branch.
struct CountedLoop {
  llvm::Loop *loop;
  llvm::BasicBlock *preheader, *header, *latch;
  llvm::BranchInst *branch; ///< at the end of the latch
  bool staysIfTrue;         ///< another round follows if its condition holds

  /// Nothing if the loop is of another form.
  static std::optional<CountedLoop> of(llvm::Loop &loop);
  llvm::Value *condition() const;
  /// What a value of the header is in the next round.
  llvm::Value *next(const llvm::PHINode &phi) const;
};

/// What a value of a round needs of loads: in the same round, or earlier ones.
struct RoundNeeds {
  /// False: it needs something else that only the round itself can know.
  bool canTell = true;
  llvm::SmallPtrSet<llvm::Instruction *, 4> loads; ///< of the same round
  bool earlierLoads = false;
  /// Whether it differs from round to round at all.
  bool varies = false;
};

/// Follows a value back through the round, and through header values into the
/// rounds before. What it goes through may be computed at any time, for rounds
/// that never come, too: arithmetic without traps. `loads` are leaves.
RoundNeeds needsOf(llvm::Value *value, const CountedLoop &loop,
                   const llvm::SmallPtrSetImpl<llvm::Instruction *> &loads);

/// Whether both hold, where the second may be anything, poison too, if the first
/// does not: it is asked of a round that then never comes. Both are i1, or both
/// vectors of it.
llvm::Value *andThen(llvm::IRBuilderBase &builder, llvm::Value *first,
                     llvm::Value *second);

/// Makes the values of one round at a place of the caller's choice.
class Round {
public:
  /// `builder` stands where values are to be made.
  Round(const CountedLoop &loop, llvm::IRBuilderBase &builder)
      : loop(loop), builder(builder) {}

  /// The first round, in front of the loop.
  static Round first(const CountedLoop &loop, llvm::IRBuilderBase &builder);
  /// The round that is under way, in the header.
  static Round current(const CountedLoop &loop, llvm::IRBuilderBase &builder);
  /// The one behind `previous`. Whether it exists is asked there (`stays`).
  static Round after(Round &previous);

  /// The value in this round. Header values, and loads that it needs, must be
  /// known (`set`).
  llvm::Value *of(llvm::Value *value);
  void set(llvm::Value *value, llvm::Value *here) { known[value] = here; }
  /// Whether another round follows this one; i1.
  llvm::Value *stays();

private:
  /// What is known of a value in this round; null: nothing yet.
  llvm::Value *here(llvm::Value *value) const;
  /// A copy of arithmetic whose operands are known.
  llvm::Value *copyOf(llvm::Instruction &instr);

  const CountedLoop &loop;
  llvm::IRBuilderBase &builder;
  Round *previous = nullptr;
  bool isCurrent = false;
  llvm::DenseMap<llvm::Value *, llvm::Value *> known;
};

} // namespace kiln

#endif // KILN_IR_PASSES_LOOPS_LOOPROUNDS_H
