// How many warps stay resident at each number of registers a thread, with the
// kernel's place on the stairs.
#ifndef KILN_TOOLS_CHART_STAIRCASECHART_H
#define KILN_TOOLS_CHART_STAIRCASECHART_H

#include "targets/gpu/Occupancy.h"
#include "tools/chart/Svg.h"
#include <optional>

namespace kiln {

/// A kernel on the stairs of its GPU.
struct Staircase {
  std::string kernel;
  const GpuTarget *target = nullptr;
  /// The kernel as it is; its registers are its place.
  OccupancyRequest request;
  /// True where dynamic shared memory is not known: the stairs are an upper
  /// bound then.
  bool atMost = false;
};

/// The steps beside a kernel's place.
struct StairNeighbours {
  /// Warps resident where the kernel stands.
  unsigned warps = 0;
  /// Registers a thread up to which they stay as many.
  unsigned highest = 0;
  /// Fewer registers with more warps, and how many warps those are.
  std::optional<std::pair<unsigned, unsigned>> above;
  /// The warps that one register more than `highest` leaves; absent at the end
  /// of the stairs.
  std::optional<unsigned> below;
};
StairNeighbours neighboursOf(const Staircase &stairs);

Svg drawStaircase(const Staircase &stairs);

} // namespace kiln

#endif // KILN_TOOLS_CHART_STAIRCASECHART_H
