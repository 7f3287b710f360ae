// How many warps stay resident at each number of registers a thread and at each
// amount of shared memory a block, with the kernel's position on both stairs.
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
  /// The kernel as it is; its registers and its shared memory are its
  /// positions.
  OccupancyRequest request;
  /// True where dynamic shared memory is not known: the stairs are an upper
  /// bound then.
  bool atMost = false;
};

/// What the stairs lead over; all else stays as the kernel has it.
enum class StairResource : uint8_t {
  Registers, ///< registers a thread
  Shared     ///< bytes of shared memory a block, static and dynamic together
};

/// The steps beside a kernel's position.
struct StairNeighbours {
  /// Warps resident where the kernel stands.
  unsigned warps = 0;
  /// The amount up to which they stay as many.
  uint64_t highest = 0;
  /// The largest amount with more warps, and how many warps those are.
  std::optional<std::pair<uint64_t, unsigned>> above;
  /// The warps that one more than `highest` leaves; absent at the end of the
  /// stairs.
  std::optional<unsigned> below;
};
StairNeighbours neighboursOf(const Staircase &stairs, StairResource resource);

/// Both stairs, one below the other.
Svg drawStaircase(const Staircase &stairs);

} // namespace kiln

#endif // KILN_TOOLS_CHART_STAIRCASECHART_H
