//===- DeviceLibrary.cpp - NVIDIA's libdevice, as far as it is called -----===//
//
// As NVIDIA's "Libdevice User's Guide" has it: link, internalize, answer
// __nvvm_reflect, optimize. LLVM's pass answers it, from a flag of the module.
//
//===----------------------------------------------------------------------===//
#include "targets/codegen/DeviceLibrary.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/support/Errors.h"
#include "targets/support/ExternalTool.h"
#include "targets/support/SourceLocation.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Linker/Linker.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Transforms/IPO/Internalize.h"

using namespace llvm;

namespace kiln {

/// A declared function of libdevice, and an instruction that calls it.
using NeededFunction = std::pair<const Function *, const CallBase *>;

static SmallVector<NeededFunction> neededFunctions(const Module &module) {
  SmallVector<NeededFunction> needed;
  for (const Function &function : module)
    if (function.isDeclaration() && function.getName().starts_with("__nv_"))
      for (const User *user : function.users())
        if (auto *call = dyn_cast<CallBase>(user)) {
          needed.push_back({&function, call});
          break;
        }
  return needed;
}

static Expected<std::unique_ptr<Module>> readLibrary(StringRef path,
                                                     LLVMContext &context) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer = MemoryBuffer::getFile(path);
  if (!buffer)
    return failure("cannot read '", path, "': ", buffer.getError().message());
  Expected<std::unique_ptr<Module>> library =
      getOwningLazyBitcodeModule(std::move(*buffer), context);
  if (!library)
    return failure("cannot read '", path, "': ", toString(library.takeError()));
  return library;
}

static Error checkDefined(const NeededFunction &needed, const Module &library,
                          StringRef path) {
  auto [function, call] = needed;
  const Function *defined = library.getFunction(function->getName());
  if (!defined || defined->isDeclaration())
    return failure(describeLocation(*call), ": '", function->getName(),
                   "' is no function of ", path);
  if (defined->getFunctionType() == function->getFunctionType())
    return Error::success();
  return failure(describeLocation(*call), ": '", function->getName(),
                 "' is called as ", *function->getFunctionType(), ", but in ",
                 path, " it is ", *defined->getFunctionType());
}

Error linkDeviceLibrary(Module &module, const GpuTarget &target) {
  SmallVector<NeededFunction> needed = neededFunctions(module);
  if (needed.empty() || !target.isNvidia())
    return Error::success();
  Expected<std::string> path =
      findLibdevice(target.computeCapability, needed.front().first->getName());
  if (!path)
    return path.takeError();
  Expected<std::unique_ptr<Module>> library =
      readLibrary(*path, module.getContext());
  if (!library)
    return library.takeError();
  for (const NeededFunction &function : needed)
    if (Error error = checkDefined(function, **library, *path))
      return error;
  // The library was made for every GPU, and the linker would say so.
  (*library)->setTargetTriple(module.getTargetTriple());
  (*library)->setDataLayout(module.getDataLayout());
  // As Triton has it: results and operands too small for a normal float are
  // zero in libdevice.
  constexpr StringLiteral flushToZero = "nvvm-reflect-ftz";
  if (!module.getModuleFlag(flushToZero))
    module.addModuleFlag(Module::Override, flushToZero, 1);
  if (Linker::linkModules(
          module, std::move(*library), Linker::LinkOnlyNeeded,
          [](Module &linked, const StringSet<> &names) {
            internalizeModule(linked, [&](const GlobalValue &value) {
              return !value.hasName() || !names.contains(value.getName());
            });
          }))
    return failure("cannot link ", *path, " into the module '",
                   module.getName(), "'");
  return Error::success();
}

} // namespace kiln
