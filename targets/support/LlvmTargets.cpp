#include "targets/support/LlvmTargets.h"

#include "llvm/InitializePasses.h"
#include "llvm/PassRegistry.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/TargetSelect.h"
#include <mutex>

using namespace llvm;

namespace kiln {

void initializeLLVM() {
  static std::once_flag once;
  std::call_once(once, [] {
    LLVMInitializeNVPTXTargetInfo();
    LLVMInitializeNVPTXTarget();
    LLVMInitializeNVPTXTargetMC();
    LLVMInitializeNVPTXAsmPrinter();
    LLVMInitializeAMDGPUTargetInfo();
    LLVMInitializeAMDGPUTarget();
    LLVMInitializeAMDGPUTargetMC();
    LLVMInitializeAMDGPUAsmPrinter();
    LLVMInitializeAMDGPUAsmParser();
    LLVMInitializeAMDGPUDisassembler();
    PassRegistry &registry = *PassRegistry::getPassRegistry();
    initializeCore(registry);
    initializeCodeGen(registry);
    auto &options = cl::getRegisteredOptions();
    if (auto madWide = options.find("nvptx-mad-wide-opt");
        madWide != options.end())
      madWide->second->addOccurrence(0, "nvptx-mad-wide-opt", "true");
  });
}

} // namespace kiln
