#include "targets/simulator/code/ModelProgram.h"
#include "targets/gpu/GpuTarget.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>

using namespace llvm;

namespace kiln {

double spillsMissed(const GpuTarget &gpu, const KernelResources &resources,
                    const LaunchShape &launch, unsigned residentBlocks) {
  std::optional<Occupancy> occupancy = computeOccupancy(gpu, resources, launch);
  if (!occupancy || !occupancy->blocksPerUnit)
    return 1;
  unsigned warps =
      occupancy->warpsPerUnit / occupancy->blocksPerUnit * residentBlocks;
  // A tenth stays (guess); from there on it gets worse until nothing does.
  constexpr double harmless = 0.1;
  // NVIDIA's shared memory is part of the L1 cache, which has 28 KiB more;
  // AMD's vector L1 cache has 32 KiB of its own (16 before CDNA 3).
  double cache = gpu.isAmd()
                     ? 32 * 1024
                     : double(gpu.sharedPerUnit) + 28 * 1024 -
                           double(occupancy->sharedAllocated) * residentBlocks;
  double wanted =
      double(resources.stackBytes.value_or(0)) * warps * resources.warpSize;
  double share = wanted / std::max(cache, 16.0 * 1024);
  return std::clamp((share - harmless) / (1 - harmless), 0.0, 1.0);
}

Expected<ModelProgram> readProgram(MemoryBufferRef file,
                                   const KernelResources &resources) {
  Expected<const GpuTarget *> gpu = findGpuTarget(resources.target);
  if (!gpu)
    return gpu.takeError();
  ArrayRef<uint8_t> bytes = arrayRefFromStringRef(file.getBuffer());
  if (!resources.codeBytes || resources.codeOffset > bytes.size() ||
      resources.codeBytes > bytes.size() - resources.codeOffset)
    return createStringError("the machine code of kernel '" + resources.kernel +
                             "' is not in '" + file.getBufferIdentifier() +
                             "'");
  ArrayRef<uint8_t> code =
      bytes.slice(resources.codeOffset, resources.codeBytes);
  ModelProgram program{resources.kernel, *gpu, {}, code};
  program.ops = (*gpu)->isNvidia()
                    ? modelSass(code, **gpu)
                    : modelAmd(code, **gpu, resources.warpSize == 64);
  return program;
}

} // namespace kiln
