#include "tools/auto/candidates/Figures.h"

#include "targets/simulator/Predict.h"
#include "targets/simulator/code/ModelLoops.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {

uint64_t Figures::spills() const {
  if (resources.vectorSpills || resources.scalarSpills)
    return resources.vectorSpills.value_or(0) +
           resources.scalarSpills.value_or(0);
  return resources.spillStoreBytes.value_or(0) +
         resources.spillLoadBytes.value_or(0);
}

uint64_t Figures::spillBytes() const {
  return resources.vectorSpills && resources.stackBytes ? *resources.stackBytes
                                                        : spills();
}

static unsigned countLoopSpills(const ModelProgram &program) {
  std::vector<ModelLoop> loops = findModelLoops(program.ops);
  unsigned count = 0;
  for (auto [index, op] : enumerate(program.ops))
    count += op.spillBytes && any_of(loops, [&](const ModelLoop &loop) {
               return loop.contains(index);
             });
  return count;
}

/// What registers alone allow, with blocks of one warp.
static unsigned warpsByRegisters(const KernelResources &kernel,
                                 const GpuTarget &gpu) {
  OccupancyRequest alone;
  alone.threadsPerBlock = alone.warpSize = kernel.warpSize;
  alone.registers = kernel.registers.value_or(0);
  alone.scalarRegisters = kernel.scalarRegisters.value_or(0);
  alone.cuMode = kernel.cuMode;
  return residentWarps(gpu, alone);
}

Expected<Figures> figuresOf(StringRef object, const KernelResources &resources,
                            const GpuTarget &gpu, const LaunchShape &launch) {
  Expected<ModelProgram> program =
      readProgram(MemoryBufferRef(object, "the compiled object"), resources);
  if (!program)
    return program.takeError();
  Figures figures;
  figures.resources = resources;
  figures.knowsLaunch = launch.grid && !launch.arguments.empty();
  // Triton's last two are scratch memory.
  figures.assumesArguments =
      figures.knowsLaunch &&
      launch.arguments.size() + 2 < resources.parameters.size();
  if (std::optional<Prediction> found = predict(*program, resources, launch, {},
                                                MachineNumbers::forGpu(gpu))) {
    figures.cycles = found->forEqualWork();
    figures.cyclesForWork = found->block / found->work;
    figures.bound = findBound(found->all, gpu);
  }
  if (std::optional<Occupancy> occupancy =
          computeOccupancy(gpu, resources, launch)) {
    figures.blocks = occupancy->blocksPerUnit;
    figures.warps = occupancy->warpsPerUnit;
  }
  figures.loopSpills = countLoopSpills(*program);
  figures.warpsByRegisters = warpsByRegisters(resources, gpu);
  return std::move(figures);
}

} // namespace kiln
