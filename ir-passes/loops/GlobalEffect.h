// What one instruction does to global memory, and through what it does it:
// plain accesses, intrinsics, inline assembly.
#ifndef KILN_IR_PASSES_LOOPS_GLOBALEFFECT_H
#define KILN_IR_PASSES_LOOPS_GLOBALEFFECT_H

namespace llvm {
class Instruction;
class Value;
} // namespace llvm

namespace kiln {

/// What an instruction is to global memory.
enum class GlobalEffect {
  Harmless, ///< to global memory
  Read,     ///< of global memory, ordinary, and nothing else
  Write,    ///< of memory that may be global, ordinary
  Barrier,  ///< orders what the block's threads do
  Acquires, ///< or anything that is not known to be one of the others
};
GlobalEffect globalEffect(const llvm::Instruction &instr);

/// What an access goes through; null if that is no operand of it.
const llvm::Value *accessedThrough(const llvm::Instruction &instr);

} // namespace kiln

#endif // KILN_IR_PASSES_LOOPS_GLOBALEFFECT_H
