//===- CannotLaunch.h - why no block of a kernel fits, and the remedy -----===//
#ifndef KILN_TARGETS_GPU_CANNOTLAUNCH_H
#define KILN_TARGETS_GPU_CANNOTLAUNCH_H

#include "targets/gpu/Occupancy.h"
#include <string>
#include <vector>

namespace kiln {

/// One sentence for each rule under which no block fits: what is asked for,
/// what there is, and what to change. Empty where the kernel can be launched.
std::vector<std::string> whyItCannotLaunch(const GpuTarget &target,
                                           const OccupancyRequest &request);

/// Registers of a thread in the unit of OccupancyRequest, of ordinary ones and
/// accumulators: their sum with the second kind at a multiple of 4 in a unified
/// file (gfx90a and later), the larger of the two where each kind has its own
/// (gfx908).
unsigned totalRegisters(const GpuTarget &target, unsigned ordinary,
                        unsigned accumulators);

} // namespace kiln

#endif // KILN_TARGETS_GPU_CANNOTLAUNCH_H
