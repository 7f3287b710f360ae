// The staircase of a kernel's occupancy over one resource, the others as they
// are: every step, with the largest amount that stands on it.
#ifndef KILN_TOOLS_OCCUPANCY_LADDER_H
#define KILN_TOOLS_OCCUPANCY_LADDER_H

#include "targets/gpu/Occupancy.h"
#include <vector>

namespace kiln {

/// One step.
struct Rung {
  /// Largest amount on it: registers a thread, bytes a block, threads a block.
  uint64_t most = 0;
  unsigned blocksPerUnit = 0, warpsPerUnit = 0;
  double fraction = 0;
  llvm::SmallVector<Limiter, 4> limiters;
  /// The kernel stands here.
  bool isHere = false;
};

/// From few registers to all that a thread can have.
std::vector<Rung> registerLadder(const GpuTarget &target,
                                 const OccupancyRequest &request);
/// From no shared memory, static and dynamic together, to all that a block can
/// have.
std::vector<Rung> sharedLadder(const GpuTarget &target,
                               const OccupancyRequest &request);
/// One rung for each number of warps that a block can have: not a staircase,
/// because larger blocks may fill an SM or CU better or worse.
std::vector<Rung> threadLadder(const GpuTarget &target,
                               const OccupancyRequest &request);

} // namespace kiln

#endif // KILN_TOOLS_OCCUPANCY_LADDER_H
