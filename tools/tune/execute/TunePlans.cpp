#include "tools/tune/execute/TunePlans.h"

#include "tools/case/CaseSource.h"
#include "tools/driver/TileToLLVM.h"
#include "tools/tune/execute/CompilePoint.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {

/// The configuration's source, if it is tile IR. Errors in it are reported by
/// compiling it.
static std::unique_ptr<MemoryBuffer> tileOf(const CaseFile &configuration) {
  Expected<CaseSource> source = openKernel(configuration, {});
  if (source && source->kind == SourceKind::TileIR)
    return std::move(source->text);
  consumeError(source.takeError());
  return nullptr;
}

bool isTileIR(const CaseFile &configuration) {
  return isPythonSource(configuration.kernel) ||
         tileOf(configuration) != nullptr;
}

static bool mayHaveVariants(const CaseFile &configuration) {
  std::unique_ptr<MemoryBuffer> source = tileOf(configuration);
  if (!source)
    return false;
  CompileOptions options;
  options.kernel = configuration.name;
  Expected<std::vector<TileKernel>> kernels = tileKernels(*source, options);
  if (!kernels) {
    consumeError(kernels.takeError());
    return false;
  }
  return any_of(*kernels, [](const TileKernel &kernel) {
    return kernel.mayHaveVariants;
  });
}

std::vector<LoweringPlan> tunedPlansOf(const CaseFile &file,
                                       const GpuTarget &gpu) {
  for (unsigned c = 0; c < configurationCount(file); ++c)
    if (mayHaveVariants(configurationOf(file, c)))
      return tunedPlans(gpu);
  return {LoweringPlan()};
}

} // namespace kiln
