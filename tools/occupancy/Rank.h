// Which kernel needs to be looked at first.
#ifndef KILN_TOOLS_OCCUPANCY_RANK_H
#define KILN_TOOLS_OCCUPANCY_RANK_H

#include "tools/occupancy/OccupancyViews.h"

namespace kiln {

/// First what cannot be launched, then what spills most bytes, then what fills
/// an SM or CU least; where all that is alike or unknown, the sequence stays.
void rankWorstFirst(std::vector<Asked> &asked);

} // namespace kiln

#endif // KILN_TOOLS_OCCUPANCY_RANK_H
