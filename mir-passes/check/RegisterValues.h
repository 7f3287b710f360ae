// Which expression every register lane holds, block by block.
#ifndef KILN_MIR_PASSES_CHECK_REGISTERVALUES_H
#define KILN_MIR_PASSES_CHECK_REGISTERVALUES_H

#include "mir-passes/check/ExpressionTable.h"
#include "mir-passes/check/FunctionMeaning.h"
#include "mir-passes/check/Joins.h"
#include "mir-passes/check/ReachingLanes.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/CodeGen/MachineOperand.h"
#include <functional>
#include <map>
#include <optional>

namespace llvm {
class MachineRegisterInfo;
class TargetRegisterInfo;
} // namespace llvm

namespace kiln {

/// Accompanies a walk over the blocks in which a block follows its dominators.
class RegisterValues {
public:
  using Lane = FunctionMeaning::Lane;
  /// What the lanes of a register hold, lowest first.
  using Lanes = llvm::SmallVector<unsigned, 2>;
  /// What a register holds where its definitions meet, in the block given; null
  /// if that is a symbol.
  using AtJoin = std::function<const Lanes *(llvm::Register,
                                             const llvm::MachineBasicBlock &)>;

  RegisterValues(const llvm::MachineFunction &function,
                 llvm::MachineDominatorTree &dominators, ExpressionTable &table,
                 AtJoin atJoin);

  void enter(const llvm::MachineBasicBlock &block);
  /// Ends the block that was entered last. Physical registers are kept if they
  /// may be read: by a successor or, if reserved, by any block.
  void leave(FunctionMeaning::Block &meaning);

  /// Adds the expressions that a register operand reads.
  void appendValues(const llvm::MachineOperand &operand,
                    ExpressionTable::Key &key);
  /// What a virtual register operand reads.
  Lanes read(const llvm::MachineOperand &operand);
  /// "undef": lanes of the register that the operand does not write hold nothing
  /// from here on. Comes before the instruction's definitions, which may write
  /// them.
  void forgetOthers(const llvm::MachineOperand &operand);
  /// The operand is the one numbered `index` that the expression defines.
  void define(const llvm::MachineOperand &operand, unsigned index,
              unsigned expression);
  /// The lanes of a virtual register operand hold these.
  void define(const llvm::MachineOperand &operand, const Lanes &values);
  /// What a virtual register holds now, added lane by lane.
  void appendValues(llvm::Register reg, ExpressionTable::Key &key);
  /// The register holds its old value as it is after the wait with this
  /// expression.
  void land(llvm::Register reg, unsigned wait);
  /// Physical registers hold what the call left there.
  void clobberPhysical(unsigned call);

  /// What a virtual register operand would read at the end of a block that has
  /// been left.
  Lanes atEndOf(const llvm::MachineBasicBlock &block,
                const llvm::MachineOperand &operand);
  /// Calls `work` as if at the end of a block that has been left; the state is
  /// what it was before, afterwards.
  void atEndOf(const llvm::MachineBasicBlock &block,
               llvm::function_ref<void()> work);

  /// How many lanes a virtual register operand has, and how many bits.
  unsigned laneCount(const llvm::MachineOperand &operand) const;
  unsigned bitsOf(const llvm::MachineOperand &operand) const;
  /// True if the instruction depends on no physical register, or on reserved
  /// ones that nothing in the function writes (EXEC without divergent
  /// branches).
  bool readsNoChangingUnit(const llvm::MachineInstr &instr) const;
  /// Fills `liveOut` of the blocks, when all have been left.
  void findLiveOut(std::vector<FunctionMeaning::Block> &blocks) const;

private:
  /// State of a block while it is gone through.
  struct State {
    explicit State(const llvm::MachineBasicBlock *block = nullptr)
        : block(block) {}
    const llvm::MachineBasicBlock *block;
    llvm::DenseMap<Lane, unsigned> values; // all read or written so far
    llvm::DenseMap<Lane, unsigned> written;
    unsigned clobber = 0; // the last call
  };
  template <typename Visit>
  void forEachLane(const llvm::MachineOperand &operand, Visit visit) const;
  bool isConstantUnit(unsigned unit) const;
  unsigned valueOf(llvm::Register reg, unsigned lane);
  unsigned valueOfUnit(unsigned unit);
  unsigned unitOnEntry(unsigned unit, const llvm::MachineBasicBlock &block);
  std::optional<unsigned> leftAbove(Lane lane, const llvm::BitVector &meets,
                                    const llvm::MachineBasicBlock *&at) const;
  unsigned onEntry(llvm::Register reg, unsigned lane,
                   const llvm::MachineBasicBlock &block);

  const llvm::MachineFunction &function;
  const llvm::MachineRegisterInfo &registerInfo;
  const llvm::TargetRegisterInfo &registers;
  llvm::MachineDominatorTree &dominators;
  ExpressionTable &table;
  AtJoin atJoin;
  ReachingLanes reaching;
  Joins joins;
  /// Of every physical unit with a definition anywhere, the blocks that have
  /// one, in ascending order.
  std::map<unsigned, std::vector<unsigned>> writtenUnits;
  bool hasRegMask = false; // a call, which writes what it does not name
  State now;
  // By block number: what a block leaves after, and what it reads before it
  // writes it.
  std::vector<llvm::DenseMap<Lane, unsigned>> outOf;
  std::vector<llvm::DenseSet<Lane>> exposed;
};

} // namespace kiln

#endif
