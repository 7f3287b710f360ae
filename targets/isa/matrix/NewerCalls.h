// Calls of matrix instructions as LLVMs newer than 22 have them.
#ifndef KILN_TARGETS_ISA_MATRIX_NEWERCALLS_H
#define KILN_TARGETS_ISA_MATRIX_NEWERCALLS_H

namespace llvm {
class Module;
}

namespace kiln {

/// GFX12.5's WMMA: LLVM 23, and so Triton 3.9's LLVM IR, has no operands that
/// negate A and B. LLVM 22 needs them: they become false.
void spellMatrixCalls(llvm::Module &module);

} // namespace kiln

#endif // KILN_TARGETS_ISA_MATRIX_NEWERCALLS_H
