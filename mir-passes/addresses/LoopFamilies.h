// Addresses of one loop that step together: one pointer that steps, and for
// each of them a 32-bit offset that stays.
#ifndef KILN_MIR_PASSES_ADDRESSES_LOOPFAMILIES_H
#define KILN_MIR_PASSES_ADDRESSES_LOOPFAMILIES_H

#include "mir-passes/addresses/SpelledAddress.h"
#include <string>

namespace llvm {
class BasicBlock;
class DominatorTree;
class Function;
class Instruction;
class Loop;
class LoopInfo;
class PHINode;
} // namespace llvm

namespace kiln {

/// One address of a family: pointer + offset + constant.
struct FamilyMember {
  llvm::Instruction *address = nullptr;
  /// What does not change in the loop, beside the base; of a stepping pointer,
  /// what it begins with.
  llvm::SmallVector<AddressTerm, 4> fixed;
  int64_t constant = 0;
};

/// Addresses that differ by what does not change in their loop.
struct AddressFamily {
  llvm::Loop *loop = nullptr;
  llvm::Value *base = nullptr;
  /// Bytes by which it steps a round where a pointer steps; else no terms.
  bool steps = false;
  SpelledAddress step;
  /// What changes in the loop, where an index does.
  llvm::SmallVector<AddressTerm, 2> varying;
  /// What all members have; it belongs to the pointer.
  llvm::SmallVector<AddressTerm, 4> common;
  llvm::SmallVector<FamilyMember> members;

  /// What a member has beside the common part, the constant apart.
  llvm::SmallVector<AddressTerm, 4> offset(const FamilyMember &member) const;
  /// 64-bit additions of a round before and after, by the estimate in the
  /// README.
  unsigned before() const, after() const;
};

/// The families of a function whose rewriting saves additions.
llvm::SmallVector<AddressFamily, 0> addressFamilies(llvm::Function &function,
                                                    llvm::LoopInfo &loops);

/// Gives the accesses of a family new addresses. The old ones stay, unused by
/// accesses. Returns old and new addresses. The loop has a preheader.
llvm::SmallVector<std::pair<llvm::Instruction *, llvm::Value *>>
rewrite(const AddressFamily &family, const llvm::DominatorTree &dominators);

} // namespace kiln

#endif // KILN_MIR_PASSES_ADDRESSES_LOOPFAMILIES_H
