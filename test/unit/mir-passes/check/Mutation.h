// One random change of a machine function, of the kinds that miscompilations
// are made of.
#ifndef KILN_TEST_MUTATION_H
#define KILN_TEST_MUTATION_H

#include "llvm/CodeGen/MachineFunction.h"
#include <functional>
#include <optional>
#include <random>
#include <string>

namespace kiln::test {

/// A change that has been made.
struct Mutation {
  std::string what;
  std::function<void()> undo;
};

class Mutator {
public:
  Mutator(llvm::MachineFunction &function, unsigned seed)
      : function(function), random(seed) {}
  /// Changes one operand or one dependence; nothing if the location that was
  /// drawn does not admit the kind that was.
  std::optional<Mutation> mutate();

private:
  using Made = std::optional<Mutation>;
  Made reverseDependence(llvm::MachineInstr &instr);
  Made replaceRegister(llvm::MachineInstr &instr);
  Made replaceByOneMadeAlike(llvm::MachineInstr &instr);
  Made changeImmediate(llvm::MachineInstr &instr);
  Made moveAcrossEffect(llvm::MachineInstr &instr);
  Made drop(llvm::MachineInstr &instr);
  Made repeat(llvm::MachineInstr &instr);
  Made changeTarget(llvm::MachineInstr &instr);
  Made exchangeInputs(llvm::MachineInstr &instr);
  Made exchangePhiInputs(llvm::MachineInstr &instr);
  Made changeSubregister(llvm::MachineInstr &instr);
  Made moveToOtherBlock(llvm::MachineInstr &instr);
  Made swapOperands(llvm::MachineInstr &instr);
  Made computeAtUse(llvm::MachineInstr &instr);
  Made writeElsewhere(llvm::MachineInstr &instr);

  Made replaceUse(llvm::MachineOperand &use,
                  llvm::ArrayRef<llvm::Register> others);

  unsigned below(size_t n) { return random() % n; }
  Made moveBefore(llvm::MachineInstr &instr, llvm::MachineBasicBlock &block,
                  llvm::MachineBasicBlock::iterator place,
                  const std::string &how);

  llvm::MachineFunction &function;
  std::mt19937 random;
};

} // namespace kiln::test

#endif
