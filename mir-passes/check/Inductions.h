// Induction variables: registers to which a loop adds the same value once in
// every iteration. At the loop header they hold start + iterations * stride.
#ifndef KILN_MIR_PASSES_CHECK_INDUCTIONS_H
#define KILN_MIR_PASSES_CHECK_INDUCTIONS_H

#include "mir-passes/check/LinearValues.h"

namespace llvm {
class MachineLoop;
class MachineLoopInfo;
} // namespace llvm

namespace kiln {

class Inductions {
public:
  /// `number` numbers an instruction where RegisterValues stands.
  using Number = std::function<void(const llvm::MachineInstr &)>;
  Inductions(const llvm::MachineFunction &function,
             llvm::MachineDominatorTree &dominators,
             const llvm::MachineLoopInfo &loops, RegisterValues &values,
             LinearValues &linear, ExpressionTable &table, Number number);
  /// What the register holds where `block` begins; null unless that is the
  /// header of a loop which steps it.
  const RegisterValues::Lanes *of(llvm::Register reg,
                                  const llvm::MachineBasicBlock &block);

private:
  using Lanes = RegisterValues::Lanes;
  std::optional<Lanes> solve(llvm::Register reg, const llvm::MachineLoop &loop);
  std::optional<LinearForm> strideOf(const llvm::MachineInstr &increment,
                                     llvm::Register reg,
                                     const llvm::MachineLoop &loop,
                                     const llvm::MachineBasicBlock &before);
  const llvm::MachineInstr *incrementOf(llvm::Register reg,
                                        const llvm::MachineLoop &loop) const;
  std::optional<LinearForm>
  invariantForm(const llvm::MachineOperand &operand, unsigned bits,
                const llvm::MachineLoop &loop,
                const llvm::MachineBasicBlock &before);
  bool hoist(llvm::Register reg, const llvm::MachineLoop &loop, unsigned depth);

  const llvm::MachineRegisterInfo &registerInfo;
  llvm::MachineDominatorTree &dominators;
  const llvm::MachineLoopInfo &loops;
  RegisterValues &values;
  LinearValues &linear;
  ExpressionTable &table;
  Number number;
  /// Empty where there is nothing to solve.
  llvm::DenseMap<std::pair<llvm::Register, const llvm::MachineBasicBlock *>,
                 Lanes>
      solved;
};

} // namespace kiln

#endif
