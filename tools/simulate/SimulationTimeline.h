// The part of a simulation that is shown event by event: as a drawing, and as
// the data with which a page draws parts of it.
#ifndef KILN_TOOLS_SIMULATE_SIMULATIONTIMELINE_H
#define KILN_TOOLS_SIMULATE_SIMULATIONTIMELINE_H

#include "tools/chart/WarpTimeline.h"
#include "tools/simulate/SimulatedKernel.h"

namespace kiln {

/// A row for each warp that is resident, by partition and in it by block.
WarpTimeline warpTimelineOf(const SimulatedKernel &simulated);

/// JSON for Page::timeline; its rows are those of warpTimelineOf. `anchor` is
/// that of the kernel's listing in the page.
std::string warpTimelineJson(const SimulatedKernel &simulated,
                             llvm::StringRef anchor);

} // namespace kiln

#endif // KILN_TOOLS_SIMULATE_SIMULATIONTIMELINE_H
