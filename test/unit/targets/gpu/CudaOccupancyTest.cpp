//===- CudaOccupancyTest.cpp - our rules against NVIDIA's own -------------===//
//
// Every combination below is asked of cuda_occupancy.h and of Occupancy.h.
// Warps a unit and bytes a unit go into both sides; granules, carve-outs, block
// and barrier limits and the rules themselves are compared.
//
//===----------------------------------------------------------------------===//
#include "targets/gpu/GpuTarget.h"
#include "targets/gpu/Occupancy.h"
#include "gtest/gtest.h"
#include <set>

#if __has_include(<cuda_occupancy.h>)
#include <cuda_occupancy.h>
#elif __has_include("/usr/local/cuda/include/cuda_occupancy.h")
#include "/usr/local/cuda/include/cuda_occupancy.h"
#endif

using namespace kiln;
using namespace llvm;

namespace {

#ifdef __cuda_occupancy_h__

cudaOccDeviceProp propertiesOf(const GpuTarget &gpu) {
  cudaOccDeviceProp properties;
  properties.computeMajor = gpu.computeCapability / 10;
  properties.computeMinor = gpu.computeCapability % 10;
  properties.maxThreadsPerBlock = gpu.maxThreadsPerBlock;
  properties.maxThreadsPerMultiprocessor = gpu.maxWarpsPerUnit() * gpu.warpSize;
  properties.regsPerBlock = 65536;
  properties.regsPerMultiprocessor = 65536;
  properties.warpSize = gpu.warpSize;
  properties.sharedMemPerBlock = gpu.defaultSharedPerBlock;
  properties.sharedMemPerMultiprocessor = gpu.sharedPerUnit;
  properties.numSms = 1;
  properties.sharedMemPerBlockOptin = gpu.maxSharedPerBlock;
  properties.reservedSharedMemPerBlock = gpu.sharedReserve;
  return properties;
}

/// NVIDIA's limiting factors, in our words.
unsigned factorOf(Limiter limiter) {
  switch (limiter) {
  case Limiter::Threads:
  case Limiter::Warps:
    return OCC_LIMIT_WARPS;
  case Limiter::Registers:
    return OCC_LIMIT_REGISTERS;
  case Limiter::Shared:
    return OCC_LIMIT_SHARED_MEMORY;
  case Limiter::Blocks:
    return OCC_LIMIT_BLOCKS;
  case Limiter::Barriers:
    return OCC_LIMIT_BARRIERS;
  case Limiter::ScalarRegisters:
  case Limiter::TensorMemory:
    return 0;
  }
  return 0;
}

/// The limits equal to the result. limitingFactors itself keeps the factors
/// found before barriers were looked at, even where barriers then lower the
/// result.
unsigned factorsOf(const cudaOccResult &result) {
  int blocks = result.activeBlocksPerMultiprocessor;
  return (result.blockLimitWarps == blocks ? OCC_LIMIT_WARPS : 0) |
         (result.blockLimitRegs == blocks ? OCC_LIMIT_REGISTERS : 0) |
         (result.blockLimitSharedMem == blocks ? OCC_LIMIT_SHARED_MEMORY : 0) |
         (result.blockLimitBlocks == blocks ? OCC_LIMIT_BLOCKS : 0) |
         (result.blockLimitBarriers == blocks ? OCC_LIMIT_BARRIERS : 0);
}

struct Comparison {
  const GpuTarget &gpu;
  cudaOccDeviceProp properties;
  unsigned cases = 0, differences = 0;
  std::string first{};

  void compare(const OccupancyRequest &request) {
    cudaOccFuncAttributes attributes;
    attributes.maxThreadsPerBlock = 1024;
    attributes.numRegs = request.registers;
    attributes.sharedSizeBytes = request.staticShared;
    attributes.shmemLimitConfig = FUNC_SHMEM_LIMIT_OPTIN;
    attributes.maxDynamicSharedSizeBytes = request.dynamicShared;
    attributes.numBlockBarriers = request.barriers;
    cudaOccDeviceState state;
    state.carveoutConfig = request.carveOutPercent
                               ? int(*request.carveOutPercent)
                               : SHAREDMEM_CARVEOUT_DEFAULT;
    cudaOccResult theirs;
    cudaOccError error = cudaOccMaxActiveBlocksPerMultiprocessor(
        &theirs, &properties, &attributes, &state, request.threadsPerBlock,
        request.dynamicShared);
    Occupancy ours = computeOccupancy(gpu, request);
    unsigned factors = 0;
    for (Limiter limiter : ours.limiters)
      factors |= factorOf(limiter);
    ++cases;
    bool same =
        error == CUDA_OCC_SUCCESS &&
        unsigned(theirs.activeBlocksPerMultiprocessor) == ours.blocksPerUnit &&
        factorsOf(theirs) == factors &&
        theirs.allocatedSharedMemPerBlock == ours.sharedAllocated;
    if (same || differences++)
      return;
    first = std::to_string(request.threadsPerBlock) + " threads, " +
            std::to_string(request.registers) + " registers, " +
            std::to_string(request.dynamicShared) + " bytes, " +
            std::to_string(request.barriers) + " barriers, carve-out " +
            std::to_string(state.carveoutConfig) + ": theirs " +
            std::to_string(theirs.activeBlocksPerMultiprocessor) +
            " blocks (factors " + std::to_string(factorsOf(theirs)) +
            "), ours " + std::to_string(ours.blocksPerUnit) + " (" +
            std::to_string(factors) + ")";
  }
};

TEST(CudaOccupancy, EqualEverywhere) {
  const unsigned threads[] = {1,   32,  33,  64,  96,  128, 160,  192, 224,
                              256, 320, 384, 512, 640, 768, 1023, 1024};
  const unsigned kib[] = {0,  1,  2,  4,  7,   8,   12,  16,  24,  32,  47, 48,
                          49, 63, 64, 99, 100, 112, 163, 164, 200, 227, 228};
  const std::optional<unsigned> carveOuts[] = {std::nullopt, 0, 33, 50, 100};
  const unsigned barriers[] = {1, 2, 8, 16};
  std::set<unsigned> seen;
  for (const GpuTarget &gpu : allGpuTargets()) {
    if (!gpu.isNvidia() || !seen.insert(gpu.computeCapability).second)
      continue;
    Comparison comparison{gpu, propertiesOf(gpu)};
    for (unsigned t : threads)
      for (unsigned registers = 1; registers <= 255; ++registers)
        for (unsigned k : kib)
          for (auto carveOut : carveOuts) {
            // Barriers matter little beside the rest: one count each in turn.
            OccupancyRequest request;
            request.threadsPerBlock = t;
            request.registers = registers;
            request.dynamicShared = k * 1024 + (registers % 3 == 1);
            request.staticShared = registers % 5 ? 0 : 72;
            request.barriers = barriers[(registers + t) % 4];
            request.carveOutPercent = carveOut;
            comparison.compare(request);
          }
    EXPECT_EQ(comparison.differences, 0u)
        << gpu.name().str() << ", of " << comparison.cases
        << " cases; first: " << comparison.first;
    EXPECT_GT(comparison.cases, 400000u);
  }
}

#else

TEST(CudaOccupancy, EqualEverywhere) {
  GTEST_SKIP() << "cuda_occupancy.h is not installed";
}

#endif

} // namespace
