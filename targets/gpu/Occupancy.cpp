//===- Occupancy.cpp - occupancy: how many warps fit in an SM or CU -------===//
#include "targets/gpu/Occupancy.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/gpu/TensorColumns.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>

using namespace llvm;

namespace kiln {
namespace {

/// The SM or CU as seen by this kernel: RDNA's depends on the warp size and on
/// the mode the kernel was compiled for.
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

  unsigned byTensorMemory() const {
    return request.tensorColumns ? kTensorColumns / request.tensorColumns
                                 : Occupancy::noLimit;
  }

  uint64_t shared() const {
    return request.staticShared + request.dynamicShared;
  }

  SmallVector<Occupancy::Limit, 8> limits() const {
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
        {Limiter::TensorMemory, byTensorMemory()},
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
    return result;
  }

  /// What this request, which is not changed, has to give up for `wanted`
  /// blocks of its size. `step` gets the cuts; false: no cut is enough.
  bool cutTo(unsigned wanted, NextStep &step) const {
    if (byBlocks() < wanted)
      return false;
    // Warps of a partition that the blocks need.
    unsigned warps = divideCeil(wanted * warpsPerBlock, unit.partitions);
    if (byRegisters(request.registers) < wanted) {
      step.registers = std::min(
          unsigned(alignDown(unit.registerFile / warps, unit.registerGranule)),
          gpu.maxRegistersPerThread);
      if (*step.registers == 0)
        return false;
    }
    if (byScalarRegisters() < wanted) {
      step.scalarRegisters = gpu.scalarFile / warps;
      if (*step.scalarRegisters == 0)
        return false;
    }
    if (byShared(shared()) < wanted) {
      step.sharedBytes = sharedFor(wanted);
      if (!step.sharedBytes)
        return false;
    }
    if (byBarriers() < wanted) {
      step.barriers = gpu.barriersPerUnit / wanted;
      if (*step.barriers == 0)
        return false;
    }
    if (byTensorMemory() < wanted) {
      step.tensorColumns = bit_floor(kTensorColumns / wanted);
      if (*step.tensorColumns < kLeastTensorColumns)
        return false;
    }
    return true;
  }

  /// Threads of the largest block of which `wanted` find slots for their warps;
  /// 0: there is none.
  unsigned threadsFor(unsigned wanted) const {
    return std::min(unit.maxWarps() / wanted * unit.warpSize,
                    gpu.maxThreadsPerBlock);
  }

private:
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
  case Limiter::TensorMemory:
    return "tensor memory";
  }
  llvm_unreachable("every limiter has a name");
}

unsigned residentWarps(const GpuTarget &target,
                       const OccupancyRequest &request) {
  return Calculation(target, request).warps();
}

std::optional<NextStep> cutsFor(const GpuTarget &target,
                                const OccupancyRequest &request,
                                unsigned blocks) {
  if (blocks == 0)
    return std::nullopt;
  NextStep step;
  OccupancyRequest cut = request;
  if (unsigned most = Calculation(target, request).threadsFor(blocks);
      most < request.threadsPerBlock) {
    if (most == 0)
      return std::nullopt;
    step.threads = cut.threadsPerBlock = most;
  }
  if (!Calculation(target, cut).cutTo(blocks, step))
    return std::nullopt;
  cut.registers = step.registers.value_or(cut.registers);
  cut.scalarRegisters = step.scalarRegisters.value_or(cut.scalarRegisters);
  cut.barriers = step.barriers.value_or(cut.barriers);
  cut.tensorColumns = step.tensorColumns.value_or(cut.tensorColumns);
  if (step.sharedBytes) {
    cut.staticShared = *step.sharedBytes;
    cut.dynamicShared = 0;
  }
  Occupancy then = Calculation(target, cut).run();
  step.blocksPerUnit = then.blocksPerUnit;
  step.warpsPerUnit = then.warpsPerUnit;
  return step;
}

Occupancy computeOccupancy(const GpuTarget &target,
                           const OccupancyRequest &request) {
  Occupancy result = Calculation(target, request).run();
  result.nextStep = cutsFor(target, request, result.blocksPerUnit + 1);
  // Smaller blocks may be more and hold fewer warps altogether.
  if (result.nextStep && result.nextStep->warpsPerUnit <= result.warpsPerUnit)
    result.nextStep.reset();
  return result;
}

} // namespace kiln
