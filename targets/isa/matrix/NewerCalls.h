// Calls of matrix instructions as LLVMs newer than 22 have them.
#ifndef KILN_TARGETS_ISA_MATRIX_NEWERCALLS_H
#define KILN_TARGETS_ISA_MATRIX_NEWERCALLS_H

namespace llvm {
class Module;
}

namespace kiln {

/// GFX12.5's WMMA: LLVM 23 has none of the two operands that negate A and B, of
/// which Triton 3.9's LLVM IR is without; LLVM 22 gets them, as false.
void spellMatrixCalls(llvm::Module &module);

} // namespace kiln

#endif // KILN_TARGETS_ISA_MATRIX_NEWERCALLS_H
