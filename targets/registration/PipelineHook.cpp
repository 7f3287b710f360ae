//===- PipelineHook.cpp - the list of hooks -------------------------------===//
#include "targets/registration/PipelineHook.h"
#include "llvm/PassRegistry.h"
#include "llvm/Target/TargetMachine.h"
#include <vector>

using namespace llvm;

namespace kiln {

/// A function-local static exists before its first use, whatever the order in
/// which files are initialised.
static std::vector<PipelineHook::Function> &hooks() {
  static std::vector<PipelineHook::Function> list;
  return list;
}

PipelineHook::PipelineHook(Function function) { hooks().push_back(function); }

void runPipelineHooks(TargetMachine &machine, legacy::PassManagerBase &passes,
                      TargetPassConfig *config) {
  const Triple &triple = machine.getTargetTriple();
  if (!triple.isNVPTX() && !triple.isAMDGCN())
    return; // the emulator's host code, for one
  for (PipelineHook::Function call : hooks())
    call(machine, passes, config);
}

AnalysisID lastBeforeSelection() {
  return PassRegistry::getPassRegistry()
      ->getPassInfo(StringRef("stack-protector"))
      ->getTypeInfo();
}

} // namespace kiln
