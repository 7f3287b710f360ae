#include "lowering/pipeline/Residency.h"
#include "lowering/fit/RegisterNeed.h"
#include "targets/gpu/Occupancy.h"

using namespace mlir;

namespace kiln {

Residency::Residency(tt::FuncOp function, const GpuTarget &target,
                     unsigned numWarps)
    : target(target), numWarps(numWarps),
      registers(registersNeeded(function).registers) {}

unsigned Residency::warps(int64_t sharedBytes) const {
  OccupancyRequest request;
  request.threadsPerBlock = numWarps * target.warpSize;
  request.registers = registers;
  request.staticShared = sharedBytes;
  return residentWarps(target, request);
}

} // namespace kiln
