// Where in the source a finding is.
#ifndef KILN_TOOLS_OCCUPANCY_GATE_GATELINES_H
#define KILN_TOOLS_OCCUPANCY_GATE_GATELINES_H

#include "tools/binaries/BinaryFiles.h"
#include "tools/occupancy/gate/GateReport.h"

namespace kiln {

/// A line for each finding whose kernel was compiled with line tables (-g,
/// -lineinfo): of spills the one that has most of them, where they are marked,
/// of hazards that of the first instruction that comes too early, else the
/// first line of the kernel. `facts` and `files` hold the kernels that were
/// checked, in that sequence.
std::vector<std::optional<GateLine>>
gateLines(const GateResult &result, llvm::ArrayRef<GateFacts> facts,
          llvm::ArrayRef<BinaryFile> files);

} // namespace kiln

#endif // KILN_TOOLS_OCCUPANCY_GATE_GATELINES_H
