//===- Machine.cpp - LLVM set up for one GPU ------------------------------===//
//
// The settings are those of the project's measurements: llc -O3
// -fp-contract=fast, and for NVIDIA -nvptx-mad-wide-opt, which Triton sets as
// well. Triton also tells LLVM that no value is NaN (NoNaNsFPMath); that is not
// so of every kernel and changes no instruction of the corpus, so it stays out.
//
//===----------------------------------------------------------------------===//
#include "targets/codegen/Machine.h"
#include "targets/codegen/Vendor.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/support/AddressSpaces.h"
#include "targets/support/LlvmTargets.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Target/TargetMachine.h"
#include <mutex>

using namespace llvm;

namespace kiln {

SharedPointers sharedPointersOf(const Module &module) {
  const DataLayout &layout = module.getDataLayout();
  bool isShort = layout.getPointerSizeInBits(space::Generic) == 64 &&
                 layout.getPointerSizeInBits(space::Shared) == 32;
  return isShort ? SharedPointers::Short : SharedPointers::Wide;
}

unsigned ptxVersionOf(const CodeGenOptions &options) {
  return options.ptxVersion ? options.ptxVersion : options.target->ptxVersion;
}

/// LLVM reads the size of NVPTX's shared pointers from an option of the
/// process, and only while it makes a target machine, which keeps it. Every
/// machine of ours is made in here, one after the other, so that none sees
/// another's choice, and the option is afterwards what the program's user said.
static std::unique_ptr<TargetMachine>
withSharedPointers(SharedPointers pointers,
                   function_ref<TargetMachine *()> create) {
  static std::mutex mutex;
  std::lock_guard<std::mutex> lock(mutex);
  cl::Option *option = cl::getRegisteredOptions().lookup("nvptx-short-ptr");
  if (!option)
    report_fatal_error("this LLVM has no -nvptx-short-ptr");
  // The last argument keeps this from counting as the user's.
  auto set = [option](bool value) {
    option->addOccurrence(0, option->ArgStr, value ? "true" : "false", true);
  };
  set(pointers == SharedPointers::Short);
  std::unique_ptr<TargetMachine> machine(create());
  set(option->getNumOccurrences() != 0);
  return machine;
}

std::unique_ptr<TargetMachine>
createTargetMachine(const CodeGenOptions &options, SharedPointers pointers) {
  initializeLLVM();
  const VendorTools &tools = vendorTools(*options.target);
  Triple triple(tools.triple);
  std::string error;
  const Target *backEnd = TargetRegistry::lookupTarget(triple, error);
  if (!backEnd)
    report_fatal_error(Twine("this LLVM was built without a back end for ") +
                       tools.triple);
  TargetOptions settings;
  // Off, what the IR itself lets LLVM fuse (llvm.fmuladd, the flag contract) is
  // fused all the same, as in Triton.
  settings.AllowFPOpFusion =
      options.fpFusion ? FPOpFusion::Fast : FPOpFusion::Standard;
  settings.MCOptions.AsmVerbose =
      true; // llc's default: the comments are half of what people read
  return withSharedPointers(pointers, [&] {
    return backEnd->createTargetMachine(
        triple, options.target->name(), tools.features(options), settings,
        Reloc::PIC_, std::nullopt, CodeGenOptLevel::Aggressive);
  });
}

} // namespace kiln
