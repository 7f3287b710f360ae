//===- LaunchShape.cpp - what the launch decides of a compiled kernel -----===//
#include "targets/object/LaunchShape.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/object/Resources.h"
#include "targets/support/Errors.h"

using namespace llvm;

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

bool LaunchShape::lacksShared(const KernelResources &kernel) const {
  if (dynamicSharedOf(kernel))
    return false;
  // Shared memory that is used must come from somewhere. A kernel with static
  // arrays may have dynamic ones too, but nothing in the file shows them.
  const std::optional<InstructionMix> &mix = kernel.instructions;
  bool usesShared =
      mix && (mix->sharedLoads || mix->sharedStores || mix->asyncCopies);
  return kernel.dynamicSharedAtLeast ||
         (usesShared && kernel.staticSharedBytes.value_or(0) == 0);
}

bool LaunchShape::isBound(const KernelResources &kernel) const {
  return lacksShared(kernel) || kernel.clusterBlocks.value_or(1) > 1 ||
         !kernel.tensorColumns;
}

Error LaunchShape::check(const KernelResources &kernel) const {
  if (!threadsPerBlock)
    return Error::success();
  if (kernel.threadsPerBlock && *kernel.threadsPerBlock != *threadsPerBlock)
    return failure("--launch gives kernel '", kernel.kernel, "' ",
                   *threadsPerBlock, " threads a block, but ", kernel.file,
                   " was compiled for ", *kernel.threadsPerBlock);
  if (kernel.maxThreadsPerBlock &&
      *threadsPerBlock > *kernel.maxThreadsPerBlock)
    return failure("--launch gives kernel '", kernel.kernel, "' ",
                   *threadsPerBlock, " threads a block, but ", kernel.file,
                   " allows ", *kernel.maxThreadsPerBlock, " at most");
  return Error::success();
}

std::optional<OccupancyRequest> occupancyRequest(const KernelResources &kernel,
                                                 const LaunchShape &launch) {
  std::optional<unsigned> threads = launch.threadsOf(kernel);
  if (!threads || !kernel.registers)
    return std::nullopt;
  OccupancyRequest request;
  request.threadsPerBlock = *threads;
  request.registers = *kernel.registers;
  request.scalarRegisters = kernel.scalarRegisters.value_or(0);
  request.staticShared = kernel.staticSharedBytes.value_or(0);
  request.dynamicShared =
      launch.dynamicSharedOf(kernel).value_or(kernel.dynamicSharedAtLeast);
  request.barriers = kernel.barriers;
  request.tensorColumns = kernel.tensorColumns.value_or(0);
  request.warpSize = kernel.warpSize;
  request.cuMode = kernel.cuMode;
  request.carveOutPercent = launch.carveOutPercent;
  return request;
}

std::optional<Occupancy> computeOccupancy(const GpuTarget &target,
                                          const KernelResources &kernel,
                                          const LaunchShape &launch) {
  std::optional<OccupancyRequest> request = occupancyRequest(kernel, launch);
  if (!request)
    return std::nullopt;
  return computeOccupancy(target, *request);
}

} // namespace kiln
