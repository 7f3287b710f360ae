#include "tools/occupancy/Ladder.h"
#include "targets/gpu/GpuTarget.h"

#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace kiln {

/// Amounts are tried from small to large; those with one result are one rung.
static void addRung(std::vector<Rung> &ladder, const GpuTarget &target,
                    const OccupancyRequest &request, uint64_t amount) {
  Occupancy now = computeOccupancy(target, request);
  if (ladder.empty() || ladder.back().blocksPerUnit != now.blocksPerUnit) {
    Rung &rung = ladder.emplace_back();
    rung.blocksPerUnit = now.blocksPerUnit;
    rung.warpsPerUnit = now.warpsPerUnit;
    rung.fraction = now.fraction();
  }
  // What limits is told of the top of the rung: that is where more would cost.
  ladder.back().most = amount;
  ladder.back().limiters = now.limiters;
}

/// The first rung that holds the amount.
static void markHere(std::vector<Rung> &ladder, uint64_t amount) {
  for (Rung &rung : ladder) {
    if (amount > rung.most)
      continue;
    rung.isHere = true;
    return;
  }
}

std::vector<Rung> registerLadder(const GpuTarget &target,
                                 const OccupancyRequest &request) {
  std::vector<Rung> ladder;
  OccupancyRequest tried = request;
  for (unsigned count = 1; count <= target.maxRegistersPerThread; ++count) {
    tried.registers = count;
    addRung(ladder, target, tried, count);
  }
  // A cubin counts the zero register where all others are used.
  markHere(ladder, std::min(request.registers, target.maxRegistersPerThread));
  return ladder;
}

std::vector<Rung> sharedLadder(const GpuTarget &target,
                               const OccupancyRequest &request) {
  std::vector<Rung> ladder;
  OccupancyRequest tried = request;
  tried.dynamicShared = 0;
  // All amounts that cost the same are one; the last of each is asked for.
  uint64_t granule = target.sharedGranule;
  for (uint64_t cost = alignTo(target.sharedReserve, granule);;
       cost += granule) {
    uint64_t bytes = std::min<uint64_t>(cost - target.sharedReserve,
                                        target.maxSharedPerBlock);
    tried.staticShared = bytes;
    addRung(ladder, target, tried, bytes);
    if (bytes == target.maxSharedPerBlock)
      break;
  }
  markHere(ladder, request.staticShared + request.dynamicShared);
  return ladder;
}

std::vector<Rung> threadLadder(const GpuTarget &target,
                               const OccupancyRequest &request) {
  std::vector<Rung> ladder;
  OccupancyRequest tried = request;
  unsigned warp = request.warpSize ? request.warpSize : target.warpSize;
  for (unsigned threads = warp; threads <= target.maxThreadsPerBlock;
       threads += warp) {
    tried.threadsPerBlock = threads;
    std::vector<Rung> one;
    addRung(one, target, tried, threads);
    ladder.push_back(std::move(one.front()));
  }
  markHere(ladder, request.threadsPerBlock);
  return ladder;
}

} // namespace kiln
