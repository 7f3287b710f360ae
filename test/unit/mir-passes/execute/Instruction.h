// An instruction of AMD's apart: results, operands with their modifiers, and
// what else its encoding has.
#ifndef KILN_TEST_UNIT_MIR_PASSES_EXECUTE_INSTRUCTION_H
#define KILN_TEST_UNIT_MIR_PASSES_EXECUTE_INSTRUCTION_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/CodeGen/MachineInstr.h"
#include <string>

namespace kiln::test {

/// "AND_B32" of V_AND_B32_e64: the name without unit, encoding, and marks that
/// only the register allocator needs.
struct OpcodeName {
  char unit; ///< 'V' or 'S'; 0: neither
  std::string name;
};
const OpcodeName &nameOf(const llvm::MachineInstr &instr);

struct Instruction {
  explicit Instruction(const llvm::MachineInstr &instr);

  struct Source {
    const llvm::MachineOperand *operand;
    unsigned modifiers = 0;
  };
  const llvm::MachineInstr &instr;
  llvm::SmallVector<const llvm::MachineOperand *, 2> defs;
  llvm::SmallVector<Source, 4> sources;
  /// Immediate fields: offsets, clamp, ...
  llvm::SmallVector<int64_t, 6> fields;
};

/// Bits of Source::modifiers. Packed operands have another choice of their
/// halves, and the negations of each.
enum : unsigned {
  kNegates = 1,
  kAbsolute = 2,
  kNegatesHigh = 2,
  kLowIsHigh = 4,
  kHighIsHigh = 8
};

} // namespace kiln::test

#endif
