// The registers of one wave of AMD's, by words of 32 bits.
#ifndef KILN_TEST_UNIT_MIR_PASSES_EXECUTE_WAVEREGISTERS_H
#define KILN_TEST_UNIT_MIR_PASSES_EXECUTE_WAVEREGISTERS_H

#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include <array>
#include <map>
#include <optional>
#include <vector>

namespace kiln::test {

constexpr unsigned kMaxLanes = 64;
/// What each lane has; of a scalar register, all lanes the same.
using Word = std::array<uint32_t, kMaxLanes>;
using Words = std::vector<Word>;

/// The number that a scalar register of one or two words has.
uint64_t maskOf(const Words &words);
Words wordsOfScalar(uint64_t value, unsigned count);

/// Virtual and physical registers. Physical ones are kept by their 32-bit
/// parts, so that $vcc has $vcc_lo.
class WaveRegisters {
public:
  explicit WaveRegisters(const llvm::MachineFunction &function);

  Words read(llvm::Register reg, unsigned subregister = 0);
  /// Lanes of vector registers that are not in `lanes` keep what they have.
  void write(llvm::Register reg, unsigned subregister, const Words &words,
             uint64_t lanes);
  /// Of a register in 32-bit words.
  unsigned size(llvm::Register reg, unsigned subregister) const;

  uint64_t readMask(llvm::Register reg) { return maskOf(read(reg)); }
  void writeMask(llvm::Register reg, uint64_t mask);
  /// A physical register, by its name in MIR.
  llvm::MCRegister named(llvm::StringRef name) const;

  /// Those that instructions imply.
  llvm::MCRegister exec, vcc, scc;

private:
  struct Registers {
    bool isVector = false;
    Words words;
  };
  struct Position {
    bool isVector;
    Word *word;
  };
  Position find(llvm::Register reg, unsigned subregister, unsigned word);
  Registers make(llvm::Register reg) const;
  std::optional<unsigned> shiftOf(unsigned subregister) const;

  const llvm::TargetRegisterInfo &info;
  const llvm::MachineRegisterInfo &registers;
  std::vector<unsigned> subregisterOfWord;
  std::vector<Registers> virtuals;
  std::map<unsigned, Registers> physicals; ///< of 32 bits
};

} // namespace kiln::test

#endif
