// Executes a machine function of AMD's as a wave does, instruction by
// instruction, lanes together. It is written from the instruction set documents
// and shares with the emulator, whose results it is compared with, only what a
// matrix instruction computes.
#ifndef KILN_TEST_UNIT_MIR_PASSES_EXECUTE_WAVE_H
#define KILN_TEST_UNIT_MIR_PASSES_EXECUTE_WAVE_H

#include "targets/gpu/GpuFamily.h"
#include "test/unit/mir-passes/execute/Instruction.h"
#include "test/unit/mir-passes/execute/LaunchMemory.h"
#include "test/unit/mir-passes/execute/WaveRegisters.h"

namespace kiln::test {

class Wave {
public:
  /// The wave that begins with this thread of the block. `kernargs`: the
  /// register that LLVM expects the arguments' address in. After so many
  /// instructions it is endless.
  Wave(const llvm::MachineFunction &function, const GpuTarget &target,
       llvm::StringRef kernargs, unsigned firstThread, LaunchMemory &memory,
       unsigned maxSteps);

  enum class State { Running, AtBarrier, Ended, Failed };
  /// To the next barrier, or the end.
  State run();
  unsigned stepsTaken() const { return steps; }

  std::string problem;    ///< why it failed
  bool isUnknown = false; ///< there, because of what this class cannot do

private:
  using Handler = void (Wave::*)(const Instruction &);
  Handler handlerOf(const llvm::MachineInstr &instr);

  // Wave.cpp
  void step(const llvm::MachineInstr &instr);
  void skip(const Instruction &) {}
  void stopAtBarrier(const Instruction &) { state = State::AtBarrier; }
  void end(const Instruction &) { state = State::Ended; }
  void branch(const Instruction &instruction);
  // Arithmetic.cpp
  void copy(const Instruction &instruction);
  void compute(const Instruction &instruction);
  void compare(const Instruction &instruction);
  void select(const Instruction &instruction);
  void selectScalar(const Instruction &instruction);
  void addWithCarry(const Instruction &instruction);
  void saveExec(const Instruction &instruction);
  // Access.cpp
  void accessGlobal(const Instruction &instruction);
  void accessShared(const Instruction &instruction);
  void loadScalar(const Instruction &instruction);
  void access(uint8_t *at, Words &words, unsigned first, unsigned count,
              unsigned lane, bool isStore);
  // Exchange.cpp
  void computeDpp(const Instruction &instruction);
  void permute(const Instruction &instruction);
  void readFirstLane(const Instruction &instruction);
  void swapRows(const Instruction &instruction);
  void multiplyMatrices(const Instruction &instruction);

  void fail(const llvm::Twine &why);
  /// Of what this class does not know.
  void refuse(const Instruction &instruction);

  /// An immediate has as many words as asked for.
  Words read(const llvm::MachineOperand &operand, unsigned immediateWords = 1);
  void write(const llvm::MachineOperand &def, const Words &words) {
    registers.write(def.getReg(), def.getSubReg(), words, exec);
  }
  uint64_t mask(llvm::Register reg) { return registers.readMask(reg) & all; }

  const GpuTarget &target;
  LaunchMemory &memory;
  WaveRegisters registers;
  const unsigned size; ///< lanes
  const uint64_t all;  ///< a bit each
  const unsigned maxSteps;
  unsigned steps = 0;
  State state = State::Running;
  uint64_t exec = all; ///< before the instruction at hand
  llvm::MachineBasicBlock::const_instr_iterator next;
  const llvm::MachineBasicBlock *block;
};

} // namespace kiln::test

#endif
