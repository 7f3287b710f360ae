// What registers hold as sums of terms: the bridge between the lanes of
// RegisterValues and LinearForms.
#ifndef KILN_MIR_PASSES_CHECK_LINEARVALUES_H
#define KILN_MIR_PASSES_CHECK_LINEARVALUES_H

#include "mir-passes/check/LinearForms.h"
#include "mir-passes/check/RegisterValues.h"

namespace kiln {

class LinearValues {
public:
  using Lanes = RegisterValues::Lanes;
  /// What a use of so many bits contributes; nothing if it has no form.
  using ReadOperand = llvm::function_ref<std::optional<LinearForm>(
      const llvm::MachineOperand &operand, unsigned bits)>;

  LinearValues(RegisterValues &values, ExpressionTable &table)
      : values(values), table(table) {}

  /// What the lanes hold, taken together: a form if it is known, else a term.
  LinearForm formOf(const Lanes &lanes, unsigned bits);
  /// The inverse: `count` lanes that hold the form.
  Lanes lanesOf(const LinearForm &form, unsigned count);
  /// What the operand, an immediate or a virtual register, holds here.
  std::optional<LinearForm> formOf(const llvm::MachineOperand &operand,
                                   unsigned bits);
  /// What the instruction leaves in its first operand, if that is linear in
  /// what `read` says of the others.
  std::optional<LinearForm> result(const llvm::MachineInstr &instr,
                                   ReadOperand read);
  /// Records that the register operand holds the form, however it was computed.
  void define(const llvm::MachineOperand &operand, const LinearForm &form);

private:
  RegisterValues &values;
  ExpressionTable &table;
  llvm::DenseMap<unsigned, LinearForm> forms; // by number of the whole
  llvm::DenseMap<unsigned, Lanes> wholes;     // by number of the whole
};

/// The operation of an instruction, by its opcode.
LinearOp linearOp(const llvm::MachineInstr &instr);
/// True for a use of exactly so many bits of a virtual register with a value.
bool isWholeRead(const llvm::MachineOperand &operand, unsigned bits,
                 const RegisterValues &values);

} // namespace kiln

#endif
