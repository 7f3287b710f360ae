// What the resident blocks of a kernel take of each resource of an SM or CU,
// what rounding to granules adds, and what stays free.
#ifndef KILN_TOOLS_CHART_RESOURCEBARS_H
#define KILN_TOOLS_CHART_RESOURCEBARS_H

#include "targets/gpu/Occupancy.h"
#include "tools/chart/Svg.h"
#include <vector>

namespace kiln {

/// One resource of an SM or CU, in `unit`s.
struct ResourceShare {
  std::string name, unit;
  /// What the SM or CU has.
  double capacity = 0;
  /// What each resident block asks for, and what it is given for that.
  double asked = 0, given = 0;
  /// The rule of this resource allows no more blocks than are resident.
  bool limits = false;
};

/// The resources that a rule of occupancy counts, in the rules' order; none for
/// those that the kernel does not use or the GPU does not count.
std::vector<ResourceShare> resourceShares(const GpuTarget &target,
                                          const OccupancyRequest &request,
                                          const Occupancy &occupancy);

/// One bar a resource. Where not one block fits, what one would need.
Svg drawResourceBars(llvm::StringRef kernel, const GpuTarget &target,
                     const OccupancyRequest &request);

} // namespace kiln

#endif // KILN_TOOLS_CHART_RESOURCEBARS_H
