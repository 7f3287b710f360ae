// The machine passes of this folder.
#ifndef KILN_MIR_PASSES_MEMORY_PASSES_H
#define KILN_MIR_PASSES_MEMORY_PASSES_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/Pass.h"
#include <memory>

namespace llvm {
class MachineFunctionPass;
class MachineMemOperand;
} // namespace llvm

namespace kiln {

class AsmPointers;

/// Describes what inline assembly touches, by what `pointers` has noted.
llvm::MachineFunctionPass *
createDescribeAsm(std::shared_ptr<AsmPointers> pointers);
/// What a marked memory operand stands for.
using MarkedLoads =
    llvm::DenseMap<const llvm::MachineMemOperand *, llvm::MachineMemOperand *>;
/// Marks loads of memory that nothing writes while the kernel runs.
llvm::MachineFunctionPass *
createInvariantLoads(std::shared_ptr<MarkedLoads> marks);
/// Takes the marks back.
llvm::MachineFunctionPass *
createUnmarkLoads(std::shared_ptr<MarkedLoads> marks);
/// Before and after LLVM's machine sinking: it moves no load past a fence.
extern const llvm::AnalysisID holdLoads, releaseLoads;
/// Drops the waits for copies into LDS that LLVM requests at every release, in
/// kernels whose copies are all asynchronous.
llvm::MachineFunctionPass *createDropReleaseWaits();
/// Counts what waits for AMD's asynchronous copies need not wait for.
llvm::MachineFunctionPass *createAsyncWaits();

} // namespace kiln

#endif
