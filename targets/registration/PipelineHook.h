//===- PipelineHook.h - how the scheduling layer gets into a pipeline -----===//
//
// Strategies and rematerialization passes reach code generation by linking
// alone: a static object of theirs registers a callback that runs whenever
// LLVM's pass pipeline is built. LLVM has a list for this
// (RegisterTargetPassConfigCallback), but in a statically linked program LLVM's
// list may be constructed after our objects and lose them, so ours is kept
// here; the llc plug-in, which LLVM loads later, passes it on.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_REGISTRATION_PIPELINEHOOK_H
#define KILN_TARGETS_REGISTRATION_PIPELINEHOOK_H

#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/Target/TargetMachine.h"

namespace kiln {

/// Must be a static object; lives as long as the program.
class PipelineHook {
public:
  using Function = void (*)(llvm::TargetMachine &machine,
                            llvm::legacy::PassManagerBase &passes,
                            llvm::TargetPassConfig *config);
  explicit PipelineHook(Function function);
};

/// Calls every hook, in the order of their construction, if the machine is a
/// GPU of either vendor.
void runPipelineHooks(llvm::TargetMachine &machine,
                      llvm::legacy::PassManagerBase &passes,
                      llvm::TargetPassConfig *config);

/// The last pass before instruction selection that every target has.
llvm::AnalysisID lastBeforeSelection();

} // namespace kiln

#endif // KILN_TARGETS_REGISTRATION_PIPELINEHOOK_H
