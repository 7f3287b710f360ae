// Simulations for a browser.
#ifndef KILN_TOOLS_SIMULATE_SIMULATIONPAGE_H
#define KILN_TOOLS_SIMULATE_SIMULATIONPAGE_H

#include "tools/simulate/SimulatedKernel.h"

namespace kiln {

/// A page with a section for each kernel: figures, shares, memory, the timeline
/// of its warps, the critical chain, where warps wait, what if, and the listing
/// that all of them lead to. `folded`: only names show until somebody opens
/// them.
std::string simulationPage(llvm::ArrayRef<SimulatedKernel> simulated,
                           bool folded);

} // namespace kiln

#endif // KILN_TOOLS_SIMULATE_SIMULATIONPAGE_H
