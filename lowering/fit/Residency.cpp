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

} // namespace kiln
