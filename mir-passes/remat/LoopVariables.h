// The induction variables of machine code: registers that a loop steps.
#ifndef KILN_MIR_PASSES_REMAT_LOOPVARIABLES_H
#define KILN_MIR_PASSES_REMAT_LOOPVARIABLES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineInstr.h"
#include <optional>
#include <vector>

namespace llvm {
class LiveIntervals;
class MachineLoop;
class MachineLoopInfo;
} // namespace llvm

namespace kiln {

/// reg = start before the loop, reg = reg + stride once in it. Nothing
/// after the loop reads it.
struct LoopVariable {
  llvm::Register reg;
  const llvm::MachineLoop *loop;
  llvm::MachineInstr *start, *step;
  unsigned strideIndex; // the operand of `step`
  const llvm::MachineOperand &stride() const {
    return step->getOperand(strideIndex);
  }
};

class LoopVariables {
public:
  LoopVariables(llvm::MachineFunction &function,
                const llvm::LiveIntervals &intervals,
                const llvm::MachineLoopInfo &loops);
  /// Finds them; called again after some have been replaced.
  void find();
  llvm::ArrayRef<LoopVariable> all() const { return variables; }

  /// True for one plain result made of virtual registers, immediates, and
  /// physical registers that nothing writes.
  bool isMovable(const llvm::MachineInstr &instr) const;
  /// True if no use of the variable stands between its own step and another one
  /// in the same block, where the two would disagree.
  bool readsOnItsSide(const LoopVariable &variable,
                      const llvm::MachineInstr &step) const;
  /// The variable's users, in groups that can share one computation: not
  /// `distance` instructions apart, and on one side of its step.
  llvm::SmallVector<llvm::SmallVector<llvm::MachineInstr *, 4>, 4>
  clusters(const LoopVariable &variable, unsigned distance) const;

private:
  std::optional<LoopVariable> asVariable(llvm::MachineInstr &step) const;
  bool findStride(LoopVariable &variable) const;
  bool findStart(LoopVariable &variable) const;

  llvm::MachineFunction &function;
  const llvm::MachineRegisterInfo &info;
  const llvm::LiveIntervals &intervals;
  const llvm::MachineLoopInfo &loops;
  llvm::MachineDominatorTree dominators;
  std::vector<LoopVariable> variables;
};

} // namespace kiln

#endif
