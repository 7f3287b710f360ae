//===- Budget.cpp - what registers cost in resident warps -----------------===//
#include "targets/gpu/Budget.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/gpu/Occupancy.h"
#include <algorithm>

using namespace llvm;

namespace kiln {

Budget Budget::forKernel(const GpuTarget &target, unsigned threadsPerBlock,
                         uint64_t sharedBytes, unsigned maxRegs) {
  Budget budget;
  budget.gpu = &target;
  OccupancyRequest request;
  request.threadsPerBlock = threadsPerBlock ? threadsPerBlock : target.warpSize;
  unsigned highest = std::min(target.maxRegistersPerThread, maxRegisters);
  for (unsigned registers = 0; registers <= highest; ++registers) {
    request.registers = std::max(1u, registers);
    request.staticShared = 0;
    if (residentWarps(target, request))
      budget.registerLimit = registers;
    request.staticShared = sharedBytes;
    budget.warps[registers] = residentWarps(target, request);
  }
  if (maxRegs)
    budget.registerLimit = std::min(budget.registerLimit, maxRegs);
  return budget;
}

unsigned Budget::warpsAt(unsigned regs) const {
  return regs > maxRegisters ? 0 : warps[regs];
}

unsigned Budget::nextStep(unsigned regs) const {
  unsigned now = warpsAt(regs);
  for (unsigned fewer = std::min(regs, maxRegisters + 1); fewer-- > 1;)
    if (warps[fewer] > now)
      return fewer;
  return 0;
}

} // namespace kiln
