// The key of an instruction: what two equal expressions have in common besides
// the values they read.
#ifndef KILN_MIR_PASSES_CHECK_INSTRUCTIONKEY_H
#define KILN_MIR_PASSES_CHECK_INSTRUCTIONKEY_H

#include "mir-passes/check/ExpressionTable.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace llvm {
class MachineInstr;
class MachineOperand;
} // namespace llvm

namespace kiln {

/// How many values it reads and those, and then opcode, flags, operands and how
/// memory is accessed. `appendValues` adds what a register operand reads; the
/// rest counts literally. Names of virtual
/// registers that are written do not matter, physical ones do.
ExpressionTable::Key
instructionKey(const llvm::MachineInstr &instr,
               llvm::function_ref<void(const llvm::MachineOperand &operand,
                                       ExpressionTable::Key &key)>
                   appendValues);

} // namespace kiln

#endif
