#include "tools/driver/Launches.h"

#include "targets/gpu/GpuTarget.h"
#include "targets/launch/abi/DynamicShared.h"
#include "targets/support/Errors.h"
#include "targets/support/Kernel.h"

using namespace llvm;

namespace kiln {

LaunchShape shapeOf(StringRef kernel, StringRef target,
                    const Launches &launches) {
  for (const std::string &name :
       {(kernel + "@" + target).str(), kernel.str(), std::string()})
    if (auto found = launches.find(name); found != launches.end())
      return found->second;
  return {};
}

static Error noteThreads(Function &kernel, const LaunchShape &launch) {
  if (!launch.threadsPerBlock)
    return Error::success();
  unsigned most = threadsPerBlock(kernel);
  if (!most)
    kernel.addFnAttr(kThreadsAttr, std::to_string(*launch.threadsPerBlock));
  else if (*launch.threadsPerBlock > most)
    return failure("--launch gives kernel '", kernel.getName(), "' ",
                   *launch.threadsPerBlock,
                   " threads a block, but its source allows ", most,
                   " at most");
  return Error::success();
}

static Error noteShared(Function &kernel, const LaunchShape &launch) {
  std::optional<DynamicShared> own = dynamicSharedOf(kernel);
  if (own && own->isExact && launch.dynamicShared &&
      *launch.dynamicShared < own->bytes)
    return failure("--launch gives kernel '", kernel.getName(), "' ",
                   *launch.dynamicShared,
                   " bytes of dynamic shared memory, but it uses ", own->bytes);
  noteDynamicShared(kernel, launch.dynamicShared);
  return Error::success();
}

/// What `auto` simulates a launch with. The parameters of LLVM IR are those of the
/// machine code.
static Error checkSimulated(const Function &kernel, const GpuTarget &target,
                            const LaunchShape &launch) {
  bool hasArguments = !launch.arguments.empty();
  if (!launch.grid && !hasArguments)
    return Error::success();
  if (!target.isNvidia())
    return failure("--launch gives kernel '", kernel.getName(),
                   "' a grid or arguments, which only NVIDIA's machine code is "
                   "simulated with, and it is for ",
                   target.name());
  if (!launch.grid || !hasArguments)
    return failure("--launch gives kernel '", kernel.getName(), "' ",
                   hasArguments ? "arguments and no grid"
                                : "a grid and no "
                                  "arguments",
                   ", and a launch is simulated with both: add ",
                   hasArguments ? "grid=XxYxZ"
                                : "args=V:V:..., with '-' for what is no "
                                  "integer");
  SmallVector<unsigned> bits;
  for (const Argument &parameter : kernel.args())
    bits.push_back(kernel.getDataLayout().getTypeSizeInBits(
        parameter.hasByValAttr() ? parameter.getParamByValType()
                                 : parameter.getType()));
  return launch.checkArguments(kernel.getName(), bits);
}

Error noteLaunches(Module &module, const GpuTarget &target,
                   const Launches &launches) {
  for (Function *kernel : kernelsOf(module)) {
    LaunchShape launch = shapeOf(kernel->getName(), target.name(), launches);
    if (Error error = noteThreads(*kernel, launch))
      return error;
    if (Error error = noteShared(*kernel, launch))
      return error;
    if (Error error = checkSimulated(*kernel, target, launch))
      return error;
  }
  return Error::success();
}

void addLaunch(KernelResources &resources, const Module &module) {
  const Function *kernel = module.getFunction(resources.kernel);
  std::optional<DynamicShared> shared =
      kernel ? dynamicSharedOf(*kernel) : std::nullopt;
  if (!shared)
    return;
  if (shared->isExact)
    resources.dynamicSharedBytes = shared->bytes;
  else
    resources.dynamicSharedAtLeast = shared->bytes;
}

} // namespace kiln
