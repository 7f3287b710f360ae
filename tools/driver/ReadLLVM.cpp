#include "tools/driver/ReadLLVM.h"

#include "tools/driver/MachineOptions.h"
#include "tools/source/NewerLLVM.h"

#include "targets/directives/AllDirectives.h"
#include "targets/gpu/GpuLookup.h"
#include "targets/isa/async/AsyncCopies.h"
#include "targets/isa/matrix/NewerCalls.h"
#include "targets/support/Errors.h"
#include "targets/support/FileErrors.h"
#include "targets/support/Kernel.h"
#include "targets/support/SourceLocation.h"
#include "targets/support/Suggest.h"
#include "llvm/AsmParser/LLParser.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/IR/AutoUpgrade.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Verifier.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Transforms/Utils/ModuleUtils.h"

using namespace llvm;

namespace kiln {

/// Intrinsics that this LLVM lacks, or has with other types; the verifier would
/// name each of their calls.
static Error checkIntrinsics(const Module &module) {
  std::string lacking;
  raw_string_ostream out(lacking);
  for (const Function &function : module) {
    if (!function.isDeclaration() || !function.getName().starts_with("llvm."))
      continue;
    SmallVector<Type *> types;
    Intrinsic::ID id = function.getIntrinsicID();
    if (id != Intrinsic::not_intrinsic &&
        Intrinsic::getIntrinsicSignature(id, function.getFunctionType(), types))
      continue;
    const CallBase *first = nullptr;
    unsigned calls = 0;
    for (const User *user : function.users())
      if (auto *call = dyn_cast<CallBase>(user); call && ++calls)
        first = call;
    if (!first)
      continue;
    out << (lacking.empty() ? "" : "\n") << describeLocation(*first)
        << ": LLVM " LLVM_VERSION_STRING " has no intrinsic "
        << function.getName() << " of the type " << *function.getFunctionType()
        << " (" << calls << (calls == 1 ? " call)" : " calls)");
  }
  return lacking.empty() ? Error::success() : failure(lacking);
}

/// Checks a module as the parser left it.
static Error checkModule(Module &module) {
  if (Error error = checkIntrinsics(module))
    return error;
  std::string broken;
  raw_string_ostream os(broken);
  if (verifyModule(module, &os))
    return failure("invalid LLVM IR: ", StringRef(broken).rtrim());
  UpgradeDebugInfo(module);
  return Error::success();
}

static Expected<std::unique_ptr<Module>> parse(MemoryBufferRef source,
                                               LLVMContext &context) {
  SMDiagnostic diagnostic;
  StringRef bytes = source.getBuffer();
  if (isBitcode(bytes.bytes_begin(), bytes.bytes_end())) {
    if (std::unique_ptr<Module> module = parseIR(source, diagnostic, context)) {
      if (Error error = checkDepth(*module))
        return inFile(source.getBufferIdentifier(), std::move(error));
      return std::move(module);
    }
    return failure(diagnostic.getMessage(),
                   " (bitcode of an LLVM newer than " LLVM_VERSION_STRING
                   " cannot be read; give its text, .ll)");
  }
  if (Error error = checkDepth(source))
    return std::move(error);
  Expected<NewerLLVM> respelled = NewerLLVM::read(source);
  if (!respelled)
    return respelled.takeError();
  SourceMgr sources;
  sources.AddNewSourceBuffer(
      MemoryBuffer::getMemBuffer(respelled->text(),
                                 source.getBufferIdentifier()),
      SMLoc());
  auto module = std::make_unique<Module>(source.getBufferIdentifier(), context);
  // LLVM's function for this checks the module, and ends the process where an
  // intrinsic has other types than this LLVM's.
  if (!LLParser(respelled->text(), sources, diagnostic, module.get(),
                /*Index=*/nullptr, context)
           .Run(/*UpgradeDebugInfo=*/false))
    return std::move(module);
  unsigned line = diagnostic.getLineNo();
  return failure(diagnostic.getFilename(), ":", line, ":",
                 respelled->sourceColumn(line, diagnostic.getColumnNo() + 1),
                 ": ", diagnostic.getMessage());
}

static Expected<const GpuTarget *> targetOf(Module &module,
                                            const GpuTarget *asked) {
  if (asked)
    return asked;
  for (Function *kernel : kernelsOf(module))
    if (StringRef cpu = kernel->getFnAttribute("target-cpu").getValueAsString();
        !cpu.empty())
      return findGpuTarget(cpu);
  return failure("the LLVM IR names no GPU; give one with --target (`kiln "
                 "targets` lists them)");
}

/// Other kernels go, with the lists that keep them alive.
static Error keepKernel(Module &module, StringRef wanted) {
  SmallVector<Function *> kernels = kernelsOf(module);
  SmallVector<StringRef> names;
  for (Function *kernel : kernels)
    names.push_back(kernel->getName());
  if (!is_contained(names, wanted))
    return failure("there is no kernel '", wanted, "'",
                   suggestNearest(wanted, names));
  erase_if(kernels,
           [&](Function *kernel) { return kernel->getName() == wanted; });
  removeFromUsedLists(module, [&](Constant *used) {
    return is_contained(kernels, used->stripPointerCasts());
  });
  for (Function *kernel : kernels) {
    kernel->replaceAllUsesWith(PoisonValue::get(kernel->getType()));
    kernel->eraseFromParent();
  }
  return Error::success();
}

Error readLLVM(MemoryBufferRef source, const CompileOptions &options,
               Compiled &result) {
  // Descriptors are what launches follow by themselves.
  LoweringPlan asked = options.plan.plan();
  if (asked.tensorMaps == TensorMapUse::Descriptors)
    asked.tensorMaps = TensorMapUse::None;
  for (const VariantRecord &record : loweringVariants())
    if (options.plan.isOpen(record.variant) || asked.value(record.variant))
      return failure("--", record.name,
                     " is for tile IR, which Kiln lowers itself; leave it out "
                     "for LLVM IR");
  if (options.numWarps || options.numStages)
    return failure("--num-warps and --num-stages are for tile IR; the warps of "
                   "LLVM IR are fixed already");
  if (options.language)
    return failure("--language is for tile IR; leave it out for LLVM IR");
  if (Error error = parse(source, *result.context).moveInto(result.module))
    return error;
  if (Error error =
          targetOf(*result.module, options.target).moveInto(result.target))
    return error;
  if (Error error = spellAsyncCopies(*result.module, *result.target))
    return error;
  spellMatrixCalls(*result.module);
  if (Error error = checkModule(*result.module))
    return error;
  if (Error error = choosePtxVersion(options, result))
    return error;
  if (Error error =
          prepareModule(*result.module, machineOptions(result, options)))
    return error;
  if (!options.kernel.empty())
    if (Error error = keepKernel(*result.module, options.kernel))
      return error;
  for (Function *kernel : kernelsOf(*result.module))
    for (auto &[attribute, value] : options.directives.attributes())
      kernel->addFnAttr(attribute, value);
  return Error::success();
}

} // namespace kiln
