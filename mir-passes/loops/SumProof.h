// The proof that matrix sums are what they were, though they start from a flag
// and no longer from zeros.
//
// It knows nothing of how zero-start chooses and rewrites. By induction over
// the steps of a thread, each value that was there is either what it was, or is
// a sum with a flag: where the flag is set it is what it was, and where it is
// not, it was zero and may be anything now. Only what asks the flag may read
// it.
#ifndef KILN_MIR_PASSES_LOOPS_SUMPROOF_H
#define KILN_MIR_PASSES_LOOPS_SUMPROOF_H

#include "mir-passes/loops/TiedAssembly.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Instructions.h"
#include <string>

namespace llvm {
class Function;
class PostDominatorTree;
} // namespace llvm

namespace kiln {

/// Which branches every thread of a warp group takes alike, because otherwise
/// it would not execute a multiplication as a whole, as PTX demands
/// (wgmma.mma_async: all threads of the warp evaluate the condition alike).
class WarpGroupBranches {
public:
  /// Of the blocks that hold such multiplications.
  WarpGroupBranches(llvm::Function &function,
                    const llvm::PostDominatorTree &postDominators,
                    TiedAssembly &assembly);

  /// Whether threads of a warp group that come to the phi's block one after
  /// another find the same in it: no branch that they may take differently
  /// leads to two of its values. The values are constants, or phis like it.
  bool isSameForAll(const llvm::PHINode &flag);

private:
  bool leadsToTwo(const llvm::BasicBlock &branch,
                  const llvm::PHINode &flag) const;

  llvm::Function &function;
  const llvm::PostDominatorTree &postDominators;
  llvm::SmallPtrSet<const llvm::BasicBlock *, 16> alike;
  llvm::DenseMap<const llvm::PHINode *, bool> known;
};

/// Remembers a function when made; zero-start may then change it, and the blocks
/// have to stay.
class SumProof {
public:
  explicit SumProof(llvm::Function &function);
  /// Nothing, or what is wrong: the first instruction that may find something
  /// else than before.
  std::string compare();

private:
  using Operands = llvm::SmallVector<llvm::Value *, 4>;
  using Flags = llvm::SmallPtrSet<const llvm::Value *, 2>;

  std::string compareInstructions();
  void findSums();
  void findFlags();
  bool tellsOf(const llvm::PHINode &flag, llvm::PHINode &sum);
  std::string compareOperands(llvm::Instruction &inst, const Operands &was);
  std::string compareMultiply(llvm::CallBase &call, const Operands &was,
                              WarpGroupBranches &branches);
  bool selectsZero(const llvm::Instruction &reader, llvm::Value *now,
                   llvm::Value *was);
  /// The flags of a value; null where it is no sum, so what it was.
  const Flags *flagsOf(llvm::Value *value);
  bool isAdded(llvm::Value *value) const;

  llvm::Function &function;
  TiedAssembly assembly;
  /// What each instruction read; a phi's blocks behind its values.
  llvm::MapVector<llvm::Instruction *, Operands> before;
  llvm::MapVector<llvm::PHINode *, Flags> sums;
};

} // namespace kiln

#endif // KILN_MIR_PASSES_LOOPS_SUMPROOF_H
