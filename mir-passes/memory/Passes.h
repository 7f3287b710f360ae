// The machine passes of this folder.
#ifndef KILN_MIR_PASSES_MEMORY_PASSES_H
#define KILN_MIR_PASSES_MEMORY_PASSES_H

#include <memory>

namespace llvm {
class MachineFunctionPass;
} // namespace llvm

namespace kiln {

class AsmPointers;

/// Describes what inline assembly touches, by what `pointers` has noted.
llvm::MachineFunctionPass *
createDescribeAsm(std::shared_ptr<AsmPointers> pointers);
/// Marks loads of memory that nothing writes while the kernel runs.
llvm::MachineFunctionPass *createInvariantLoads();
/// Drops the waits for copies into LDS that LLVM requests at every release, in
/// kernels whose copies are all asynchronous.
llvm::MachineFunctionPass *createDropReleaseWaits();
/// Counts what waits for AMD's asynchronous copies need not wait for.
llvm::MachineFunctionPass *createAsyncWaits();

} // namespace kiln

#endif
