//===- Occupancy.cpp - how many warps of a kernel fit in one unit ---------===//
#include "targets/gpu/Occupancy.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>

using namespace llvm;

namespace kiln {
namespace {

/// The unit as this kernel finds it: RDNA's depends on the warp size and on the
/// mode the kernel was compiled for.
struct Unit {
  unsigned warpSize, partitions, warpsPerPartition, maxBlocks, registerFile,
      registerGranule;
  uint64_t sharedPool;

  Unit(const GpuTarget &gpu, const OccupancyRequest &request)
      : warpSize(request.warpSize ? request.warpSize : gpu.warpSize),
        partitions(gpu.partitions), warpsPerPartition(gpu.maxWarpsPerPartition),
        maxBlocks(gpu.maxBlocks), registerFile(gpu.registerFile),
        registerGranule(gpu.registerGranule), sharedPool(gpu.sharedPerUnit) {
    if (warpSize == gpu.otherWarpSize) {
      // Twice the lanes share the same memory: half the registers for each.
      registerFile = registerFile * gpu.warpSize / warpSize;
      registerGranule = std::max(1u, registerGranule * gpu.warpSize / warpSize);
    }
    if (gpu.hasCuMode && request.cuMode) {
      partitions /= 2;
      maxBlocks /= 2;
      sharedPool /= 2;
    }
  }
  unsigned maxWarps() const { return partitions * warpsPerPartition; }
};

class Calculation {
public:
  Calculation(const GpuTarget &gpu, const OccupancyRequest &request)
      : gpu(gpu), request(request), unit(gpu, request),
        warpsPerBlock(
            divideCeil(std::max(1u, request.threadsPerBlock), unit.warpSize)) {}

  unsigned byRegisters(unsigned registers) const {
    if (registers == 0)
      return Occupancy::noLimit;
    unsigned allocated = alignTo(registers, unit.registerGranule);
    return unit.registerFile / allocated * unit.partitions / warpsPerBlock;
  }

  /// AMD before RDNA has 800 scalar registers for the warps of a partition;
  /// LLVM 22's steps (80, 88, 100) are exactly their quotients.
  unsigned byScalarRegisters() const {
    if (gpu.scalarFile == 0 || request.scalarRegisters == 0)
      return Occupancy::noLimit;
    return gpu.scalarFile / request.scalarRegisters * unit.partitions /
           warpsPerBlock;
  }

  uint64_t allocated(uint64_t shared) const {
    return alignTo(shared + gpu.sharedReserve, gpu.sharedGranule);
  }

  unsigned byShared(uint64_t shared) const {
    uint64_t cost = allocated(shared);
    if (cost == 0)
      return Occupancy::noLimit;
    // A kernel that asks for more than the default has raised its limit, or
    // could not be launched at all.
    if (shared > gpu.maxSharedPerBlock)
      return 0;
    return std::min<uint64_t>(pool(cost) / cost, Occupancy::noLimit - 1);
  }

  /// The configured size: the largest without a preference, else the smallest
  /// that meets it, and never one that holds no block at all.
  uint64_t pool(uint64_t cost) const {
    ArrayRef<unsigned> sizes = gpu.carveOutsKiB();
    if (sizes.empty() || !request.carveOutPercent)
      return unit.sharedPool;
    uint64_t wanted = unit.sharedPool * *request.carveOutPercent / 100;
    for (uint64_t kib : sizes)
      if (kib * 1024 >= wanted && kib * 1024 >= cost)
        return kib * 1024;
    return unit.sharedPool;
  }

  unsigned byBlocks() const {
    // AMD: a workgroup of one wave needs no barrier, so it takes no slot.
    if (gpu.isAmd() && warpsPerBlock == 1)
      return Occupancy::noLimit;
    return unit.maxBlocks;
  }

  unsigned byBarriers() const {
    if (gpu.barriersPerUnit == 0 || request.barriers == 0)
      return Occupancy::noLimit;
    return gpu.barriersPerUnit / request.barriers;
  }

  uint64_t shared() const {
    return request.staticShared + request.dynamicShared;
  }

  SmallVector<Occupancy::Limit, 7> limits() const {
    return {
        {Limiter::Threads, request.threadsPerBlock > gpu.maxThreadsPerBlock
                               ? 0
                               : Occupancy::noLimit},
        {Limiter::Warps, unit.maxWarps() / warpsPerBlock},
        {Limiter::Registers, byRegisters(request.registers)},
        {Limiter::ScalarRegisters, byScalarRegisters()},
        {Limiter::Shared, byShared(shared())},
        {Limiter::Blocks, byBlocks()},
        {Limiter::Barriers, byBarriers()},
    };
  }

  static unsigned blocks(ArrayRef<Occupancy::Limit> limits) {
    unsigned least = Occupancy::noLimit;
    for (const Occupancy::Limit &limit : limits)
      least = std::min(least, limit.blocks);
    return least;
  }

  unsigned warps() const { return blocks(limits()) * warpsPerBlock; }

  Occupancy run() const {
    Occupancy result;
    result.warpsPerBlock = warpsPerBlock;
    result.maxWarpsPerUnit = unit.maxWarps();
    result.registersAllocated =
        alignTo(request.registers, unit.registerGranule);
    result.sharedAllocated = allocated(shared());
    result.limits = limits();
    result.blocksPerUnit = blocks(result.limits);
    for (const Occupancy::Limit &limit : result.limits)
      if (limit.blocks == result.blocksPerUnit)
        result.limiters.push_back(limit.limiter);
    result.warpsPerUnit = result.blocksPerUnit * warpsPerBlock;
    result.nextStep = nextStep(result);
    return result;
  }

private:
  /// Registers and shared memory can be cut; where anything else limits, no cut
  /// helps.
  std::optional<NextStep> nextStep(const Occupancy &now) const {
    NextStep step;
    unsigned wanted = now.blocksPerUnit + 1;
    for (Limiter limiter : now.limiters) {
      if (limiter == Limiter::Registers) {
        unsigned registers = std::min(request.registers - 1, unit.registerFile);
        while (registers && byRegisters(registers) < wanted)
          --registers;
        if (registers == 0)
          return std::nullopt;
        step.registers = registers;
      } else if (limiter == Limiter::Shared) {
        std::optional<uint64_t> bytes = sharedFor(wanted);
        if (!bytes)
          return std::nullopt;
        step.sharedBytes = bytes;
      } else {
        return std::nullopt;
      }
    }
    unsigned blocks =
        std::min(byRegisters(step.registers.value_or(request.registers)),
                 byShared(step.sharedBytes.value_or(shared())));
    for (const Occupancy::Limit &limit : now.limits)
      if (limit.limiter != Limiter::Registers &&
          limit.limiter != Limiter::Shared)
        blocks = std::min(blocks, limit.blocks);
    step.warpsPerUnit = blocks * warpsPerBlock;
    return step;
  }

  /// Most shared memory a block may use so that this many fit. It is the
  /// carve-out that may change with the amount, so the candidates are one per
  /// configuration.
  std::optional<uint64_t> sharedFor(unsigned blocks) const {
    std::optional<uint64_t> best;
    auto consider = [&](uint64_t poolBytes) {
      uint64_t cost = alignDown(poolBytes / blocks, gpu.sharedGranule);
      if (cost < gpu.sharedReserve)
        return;
      uint64_t bytes =
          std::min<uint64_t>(cost - gpu.sharedReserve, gpu.maxSharedPerBlock);
      if (byShared(bytes) >= blocks && (!best || bytes > *best))
        best = bytes;
    };
    consider(unit.sharedPool);
    for (unsigned kib : gpu.carveOutsKiB())
      consider(uint64_t(kib) * 1024);
    return best;
  }

  const GpuTarget &gpu;
  const OccupancyRequest &request;
  Unit unit;
  unsigned warpsPerBlock;
};

} // namespace

StringRef limiterName(Limiter limiter) {
  switch (limiter) {
  case Limiter::Threads:
    return "threads";
  case Limiter::Warps:
    return "warps";
  case Limiter::Registers:
    return "registers";
  case Limiter::ScalarRegisters:
    return "scalar registers";
  case Limiter::Shared:
    return "shared memory";
  case Limiter::Blocks:
    return "blocks";
  case Limiter::Barriers:
    return "barriers";
  }
  llvm_unreachable("every limiter has a name");
}

unsigned residentWarps(const GpuTarget &target,
                       const OccupancyRequest &request) {
  return Calculation(target, request).warps();
}

Occupancy computeOccupancy(const GpuTarget &target,
                           const OccupancyRequest &request) {
  return Calculation(target, request).run();
}

} // namespace kiln
