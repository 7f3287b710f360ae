#include "ir-passes/StreamingLoads.h"
#include "llvm/IR/Analysis.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PassManager.h"
#include "llvm/Passes/PassBuilder.h"

using namespace llvm;

namespace kiln {

/// Metadata of a load that is volatile only meanwhile.
static constexpr StringLiteral kVolatileMeanwhile = "kiln.volatile_meanwhile";

namespace {

struct KeepStreamingLoadsWhole : PassInfoMixin<KeepStreamingLoadsWhole> {
  PreservedAnalyses run(Function &function, FunctionAnalysisManager &) {
    bool hasChanged = false;
    for (Instruction &instruction : instructions(function)) {
      auto *load = dyn_cast<LoadInst>(&instruction);
      if (!load || !load->isSimple() ||
          !load->hasMetadata(LLVMContext::MD_nontemporal))
        continue;
      load->setVolatile(true);
      load->setMetadata(kVolatileMeanwhile,
                        MDNode::get(load->getContext(), {}));
      hasChanged = true;
    }
    if (!hasChanged)
      return PreservedAnalyses::all();
    PreservedAnalyses preserved;
    preserved.preserveSet<CFGAnalyses>();
    return preserved;
  }
};

} // namespace

void keepStreamingLoadsWhole(PassBuilder &builder) {
  // After each instcombine, which makes loads of masked ones, and before the
  // first vector-combine.
  builder.registerPeepholeEPCallback(
      [](FunctionPassManager &passes, OptimizationLevel) {
        passes.addPass(KeepStreamingLoadsWhole());
      });
}

void releaseStreamingLoads(Module &module) {
  for (Function &function : module)
    for (Instruction &instruction : instructions(function))
      if (auto *load = dyn_cast<LoadInst>(&instruction);
          load && load->hasMetadata(kVolatileMeanwhile)) {
        load->setVolatile(false);
        load->setMetadata(kVolatileMeanwhile, nullptr);
      }
}

} // namespace kiln
