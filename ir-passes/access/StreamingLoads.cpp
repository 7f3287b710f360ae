#include "ir-passes/access/StreamingLoads.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PassManager.h"
#include "llvm/Passes/PassBuilder.h"

using namespace llvm;

namespace kiln {

/// Metadata of a load that is volatile only meanwhile.
static constexpr StringLiteral kHeld = "kiln.held";

namespace {

struct HoldStreamingLoads : PassInfoMixin<HoldStreamingLoads> {
  PreservedAnalyses run(Function &function, FunctionAnalysisManager &) {
    bool hasChanged = false;
    for (Instruction &instruction : instructions(function)) {
      auto *load = dyn_cast<LoadInst>(&instruction);
      if (!load || !load->isSimple() ||
          !load->hasMetadata(LLVMContext::MD_nontemporal))
        continue;
      load->setVolatile(true);
      load->setMetadata(kHeld, MDNode::get(load->getContext(), {}));
      hasChanged = true;
    }
    return hasChanged ? PreservedAnalyses::none() : PreservedAnalyses::all();
  }
};

} // namespace

void holdStreamingLoads(PassBuilder &builder) {
  // After each instcombine, which makes loads of masked ones, and before the
  // first vector-combine.
  builder.registerPeepholeEPCallback(
      [](FunctionPassManager &passes, OptimizationLevel) {
        passes.addPass(HoldStreamingLoads());
      });
}

void releaseStreamingLoads(Module &module) {
  for (Function &function : module)
    for (Instruction &instruction : instructions(function))
      if (auto *load = dyn_cast<LoadInst>(&instruction);
          load && load->hasMetadata(kHeld)) {
        load->setVolatile(false);
        load->setMetadata(kHeld, nullptr);
      }
}

} // namespace kiln
