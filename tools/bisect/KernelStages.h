// One compilation, measured at every stage.
#ifndef KILN_TOOLS_BISECT_KERNELSTAGES_H
#define KILN_TOOLS_BISECT_KERNELSTAGES_H

#include "targets/gpu/Budget.h"
#include "targets/gpu/Occupancy.h"
#include "tools/bisect/StageFigures.h"
#include "tools/driver/Compile.h"

namespace kiln {

struct KernelStages {
  /// The source it was read from.
  std::string file;
  std::string kernel;
  /// What registers cost it in resident warps, and how many it may have.
  Budget budget;
  /// In the order of the pipeline: LLVM IR as read and as instruction selection
  /// is given it, what each pass over machine code leaves, finished machine
  /// code.
  std::vector<StageFigures> stages;
  KernelResources resources;
  std::optional<Occupancy> occupancy;
};

/// Compiles the kernels of a source as compileWithAuto does, up to
/// Stage::Report, and measures each, in their order. `auto` is not for this:
/// two builds would be compiled differently.
llvm::Expected<std::vector<KernelStages>>
measureStages(llvm::MemoryBufferRef source, const CompileOptions &options);

} // namespace kiln

#endif // KILN_TOOLS_BISECT_KERNELSTAGES_H
