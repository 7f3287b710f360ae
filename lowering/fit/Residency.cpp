#include "lowering/fit/Residency.h"
#include "lowering/fit/RegisterNeed.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/gpu/Occupancy.h"

using namespace mlir;

namespace kiln {

/// Registers of a thread beside accumulators and loop-carried values:
/// addresses, masks, descriptors. The least that a pipelined kernel of
/// test/corpus has on sm_90a (fp8_matmul, 95 registers with 64 of
/// accumulators); others have 70 to 90.
static constexpr unsigned kOtherRegisters = 31;

Residency::Residency(tt::FuncOp function, const GpuTarget &target,
                     unsigned numWarps)
    : target(target), numWarps(numWarps),
      registers(std::min<int64_t>(registersNeeded(function).registers +
                                      kOtherRegisters,
                                  target.maxRegistersPerThread)) {}

unsigned Residency::warps(int64_t sharedBytes) const {
  OccupancyRequest request;
  request.threadsPerBlock = numWarps * target.warpSize;
  request.registers = registers;
  request.staticShared = sharedBytes;
  return residentWarps(target, request);
}

/// How much of an NVIDIA SM's shared memory blocks take before L1, which has the
/// rest of the same memory, is missed: a guess between what gained and lost on
/// an H100 (2026-11-27). At 141 and 148 of 228 KiB 1.03 to 1.08 times as fast
/// by barriers spared; at 212 to 228 KiB 0.91 to 0.97 where registers are
/// spilled.
static constexpr double kShareForBlocks = 0.75;

bool Residency::mayTake(int64_t more, int64_t bytes) const {
  if (more <= bytes)
    return true;
  unsigned resident = warps(more);
  if (more > target.maxSharedPerBlock || resident < warps(bytes))
    return false;
  int64_t ofBlocks = resident / numWarps * (more + target.sharedReserve);
  return target.isAmd() || ofBlocks <= kShareForBlocks * target.sharedPerUnit;
}

} // namespace kiln
