//===- LaunchShape.cpp - what the launch decides of a compiled kernel -----===//
#include "targets/object/LaunchShape.h"
#include "targets/object/Resources.h"

namespace kiln {

std::optional<unsigned>
LaunchShape::threadsOf(const KernelResources &kernel) const {
  return threadsPerBlock          ? threadsPerBlock
         : kernel.threadsPerBlock ? kernel.threadsPerBlock
                                  : kernel.maxThreadsPerBlock;
}

std::optional<uint64_t>
LaunchShape::dynamicSharedOf(const KernelResources &kernel) const {
  return dynamicShared ? dynamicShared : kernel.dynamicSharedBytes;
}

std::optional<Occupancy> computeOccupancy(const GpuTarget &target,
                                          const KernelResources &kernel,
                                          const LaunchShape &launch) {
  std::optional<unsigned> threads = launch.threadsOf(kernel);
  if (!threads || !kernel.registers)
    return std::nullopt;
  OccupancyRequest request;
  request.threadsPerBlock = *threads;
  request.registers = *kernel.registers;
  request.scalarRegisters = kernel.scalarRegisters.value_or(0);
  request.staticShared = kernel.staticSharedBytes.value_or(0);
  request.dynamicShared = launch.dynamicSharedOf(kernel).value_or(0);
  request.barriers = kernel.barriers;
  request.warpSize = kernel.warpSize;
  request.cuMode = kernel.cuMode;
  request.carveOutPercent = launch.carveOutPercent;
  return computeOccupancy(target, request);
}

} // namespace kiln
