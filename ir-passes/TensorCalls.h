//===- TensorCalls.h - what tcgen05 touches, for LLVM's middle end --------===//
#ifndef KILN_IR_PASSES_TENSORCALLS_H
#define KILN_IR_PASSES_TENSORCALLS_H

namespace llvm {
class Module;
} // namespace llvm

namespace kiln {

/// Has LLVM's intrinsics for tcgen05 read and write any memory. LLVM 22 declares
/// that tcgen05.mma writes D alone, though it may add to it and reads operands
/// in shared memory by descriptors, and that loads of tensor memory have nothing
/// to do with their wait: dead store elimination then deletes one of two dots
/// that add to one accumulator, and stores of operands.
void declareTensorCalls(llvm::Module &module);

} // namespace kiln

#endif // KILN_IR_PASSES_TENSORCALLS_H
