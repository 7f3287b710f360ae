// The mechanics every rematerialization needs: what can be recomputed, what
// that takes at a given location, the rewriting, and keeping LiveIntervals
// right.
#ifndef KILN_MIR_PASSES_RECOMPUTE_RECOMPUTE_H
#define KILN_MIR_PASSES_RECOMPUTE_RECOMPUTE_H

#include "targets/cost/CostModel.h"
#include "targets/cost/LiveRegisters.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

namespace llvm {
class MachineLoopInfo;
} // namespace llvm

namespace kiln {

class Recompute {
public:
  struct Limits {
    unsigned chain, chainInDeeperLoop, distance;
    bool divisions = false; // integer divisions count as cheap, too
  };
  /// Uses of a register that would share one recomputation, before the
  /// first of them.
  struct Site {
    llvm::MachineInstr *first = nullptr;
    llvm::SmallVector<llvm::MachineInstr *, 4>
        users; // all in the block of `first`
    // Filled by plan():
    llvm::SmallVector<llvm::MachineInstr *, 4> chain; // what to copy, in order
    llvm::SmallVector<llvm::Register, 4>
        extended; // leaves that do not live that far yet
  };

  Recompute(llvm::MachineFunction &function, llvm::LiveIntervals &intervals,
            const llvm::MachineLoopInfo &loops, const CostModel &costs,
            Limits limits);

  /// True if the register's only definition is an instruction worth computing
  /// twice: integer arithmetic, a comparison, a move or (on NVIDIA) a kernel
  /// parameter; no memory that changes, no effects, and a whole register.
  bool isCheap(llvm::Register reg) const;
  /// The uses that are not close to the definition, in clusters.
  llvm::SmallVector<Site, 4> farUses(llvm::Register reg) const;
  /// Decides what to copy for `reg` at the site; false if it cannot or must not
  /// be done.
  bool plan(llvm::Register reg, Site &site) const;
  /// What was copied in one block, by what it is a copy of.
  using Copies = llvm::DenseMap<llvm::Register, llvm::Register>;
  /// Copies the site's chain and makes its users read the copy. Links that
  /// `shared`, the copies of the site's block, has before the site are
  /// read from there; new ones are added to it.
  void emit(llvm::Register reg, const Site &site, Copies *shared = nullptr);
  /// After the last emit() for `reg`: shortens its live range, and deletes its
  /// definition and whatever that alone kept alive, if nothing reads it any
  /// more.
  void shrink(llvm::Register reg);

  /// True if the register that `operand` reads still holds the same value
  /// before `use`, in all lanes read.
  bool isAvailable(const llvm::MachineOperand &operand,
                   const llvm::MachineInstr &use) const;
  /// True if the physical registers that `instr` reads hold at `use` what they
  /// held before.
  bool canMoveTo(const llvm::MachineInstr &instr,
                 const llvm::MachineInstr &use) const;

private:
  llvm::Register collect(llvm::Register reg, Site &site,
                         llvm::ArrayRef<llvm::Register> kept,
                         llvm::SmallVectorImpl<llvm::Register> &work) const;
  bool isNeverWritten(llvm::MCRegister reg) const;
  unsigned place(const llvm::MachineInstr &instr) const {
    return places.lookup(&instr);
  }

  llvm::MachineFunction &function;
  llvm::MachineRegisterInfo &registerInfo;
  llvm::LiveIntervals &intervals;
  const llvm::MachineLoopInfo &loops;
  const CostModel &costs;
  Limits limits;
  bool hasRegMask = false; // a call, which may write what it does not name
  llvm::DenseMap<const llvm::MachineInstr *, unsigned>
      places; // ordinal inside the block, before any change
};

} // namespace kiln

#endif
