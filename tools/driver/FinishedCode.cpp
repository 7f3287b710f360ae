#include "tools/driver/FinishedCode.h"

#include "targets/codegen/PtxVersion.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/support/Errors.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {

Error takeAssembly(Compiled &compiled, const CompileOptions &options) {
  compiled.assembly = *options.assembly;
  if (!compiled.target->isNvidia())
    return Error::success();
  std::optional<unsigned> version = ptxVersionOfText(compiled.assembly);
  if (!version)
    return failure("the assembly has no .version, as PTX has");
  if (options.ptxVersion && *version > *options.ptxVersion)
    return failure("the assembly is PTX ", *version / 10, ".", *version % 10,
                   ", which is newer than was asked for");
  compiled.ptxVersion = *version;
  return Error::success();
}

Error readBack(Compiled &compiled, const Launches &launches) {
  if (Error error =
          readResources(MemoryBufferRef(compiled.object, "the compiled object"))
              .moveInto(compiled.resources))
    return error;
  for (KernelResources &resources : compiled.resources) {
    addLaunch(resources, *compiled.module);
    if (Error error = shapeOf(resources.kernel, resources.target, launches)
                          .check(resources))
      return error;
  }
  auto rank = [&](const KernelResources &resources) {
    return find_if(compiled.kernels,
                   [&](const CompiledKernel &kernel) {
                     return kernel.name == resources.kernel;
                   }) -
           compiled.kernels.begin();
  };
  llvm::sort(compiled.resources,
             [&](const KernelResources &a, const KernelResources &b) {
               return rank(a) < rank(b);
             });
  return Error::success();
}

} // namespace kiln
