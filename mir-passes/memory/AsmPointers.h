// Which pointer an inline assembly statement reads or writes through.
#ifndef KILN_MIR_PASSES_MEMORY_ASMPOINTERS_H
#define KILN_MIR_PASSES_MEMORY_ASMPOINTERS_H

#include "llvm/ADT/DenseMap.h"
#include <memory>

namespace llvm {
class FunctionPass;
class MDNode;
class MachineInstr;
class Value;
} // namespace llvm

namespace kiln {

/// Instruction selection keeps the operands of inline assembly as registers and
/// forgets which IR values they were, so machine passes cannot ask alias
/// analysis about them. What it does keep is the `!srcloc` node of the call; a
/// fresh node for each call leads back to its pointer.
class AsmPointers {
public:
  /// The only pointer among the statement's operands; null if there is none or
  /// more than one, or if the statement clobbers "memory".
  const llvm::Value *pointerOf(const llvm::MachineInstr &instr) const;
  /// Stands right before instruction selection and fills `table`.
  static llvm::FunctionPass *createPass(std::shared_ptr<AsmPointers> table);

private:
  friend class NoteAsmPointers;
  llvm::DenseMap<const llvm::MDNode *, const llvm::Value *> pointers;
};

} // namespace kiln

#endif
