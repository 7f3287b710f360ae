//===- CannotLaunch.cpp - why no block of a kernel fits, and the remedy ---===//
#include "targets/gpu/CannotLaunch.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/gpu/TensorColumns.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace kiln {
namespace {

/// What a cut to one block would say of one resource.
std::string registersSentence(const GpuTarget &target,
                              const OccupancyRequest &request,
                              unsigned allocated) {
  unsigned threads = request.threadsPerBlock;
  std::string text =
      formatv("a thread has {0} registers ({1} are allocated), too many for "
              "the {2} threads of a block on {3}",
              request.registers, allocated, threads, target.name());
  OccupancyRequest alone = request;
  alone.scalarRegisters = alone.barriers = 0;
  alone.staticShared = alone.dynamicShared = 0;
  if (std::optional<NextStep> step = cutsFor(target, alone, 1);
      step && step->registers)
    text += formatv(": compile for at most {0}", *step->registers);
  unsigned warp = request.warpSize ? request.warpSize : target.warpSize;
  unsigned most = 0;
  for (unsigned size = warp; size < threads; size += warp) {
    alone.threadsPerBlock = size;
    if (residentWarps(target, alone))
      most = size;
  }
  if (most)
    text += formatv(", or launch blocks of at most {0} threads", most);
  return text;
}

std::string sentence(const GpuTarget &target, const OccupancyRequest &request,
                     const Occupancy &occupancy, Limiter limiter) {
  switch (limiter) {
  case Limiter::Threads:
    return formatv("a block has {0} threads, and {1} takes {2} at most: launch "
                   "smaller blocks",
                   request.threadsPerBlock, target.name(),
                   target.maxThreadsPerBlock);
  case Limiter::Warps:
    return formatv("a block has {0} warps, and a unit of {1} holds {2}: launch "
                   "smaller blocks",
                   occupancy.warpsPerBlock, target.name(),
                   occupancy.maxWarpsPerUnit);
  case Limiter::Registers:
    return registersSentence(target, request, occupancy.registersAllocated);
  case Limiter::ScalarRegisters:
    return formatv("a warp has {0} scalar registers, too many for the {1} "
                   "warps of a block on {2}: use fewer, or launch smaller "
                   "blocks",
                   request.scalarRegisters, occupancy.warpsPerBlock,
                   target.name());
  case Limiter::Shared:
    return formatv("a block has {0} bytes of shared memory, and {1} gives it "
                   "{2} at most: use {3} bytes less",
                   request.staticShared + request.dynamicShared, target.name(),
                   target.maxSharedPerBlock,
                   request.staticShared + request.dynamicShared -
                       target.maxSharedPerBlock);
  case Limiter::Barriers:
    return formatv("a block has {0} named barriers, and a unit of {1} has {2}: "
                   "use fewer",
                   request.barriers, target.name(), target.barriersPerUnit);
  case Limiter::TensorMemory:
    return formatv("a block allocates {0} columns of tensor memory, and a unit "
                   "has {1}: use fewer",
                   request.tensorColumns, kTensorColumns);
  case Limiter::Blocks:
    break;
  }
  llvm_unreachable("every unit has slots for blocks");
}

} // namespace

std::vector<std::string> whyItCannotLaunch(const GpuTarget &target,
                                           const OccupancyRequest &request) {
  std::vector<std::string> reasons;
  Occupancy occupancy = computeOccupancy(target, request);
  bool tooManyThreads = request.threadsPerBlock > target.maxThreadsPerBlock;
  for (const Occupancy::Limit &limit : occupancy.limits) {
    // What is too large for everything is said once.
    bool follows =
        tooManyThreads && (limit.limiter == Limiter::Warps ||
                           limit.limiter == Limiter::Registers ||
                           limit.limiter == Limiter::ScalarRegisters);
    if (limit.blocks == 0 && !follows)
      reasons.push_back(sentence(target, request, occupancy, limit.limiter));
  }
  return reasons;
}

unsigned totalRegisters(const GpuTarget &target, unsigned ordinary,
                        unsigned accumulators) {
  if (accumulators == 0)
    return ordinary;
  return target.accumulators == AccumulatorFile::Unified
             ? unsigned(alignTo(ordinary, 4)) + accumulators
             : std::max(ordinary, accumulators);
}

} // namespace kiln
