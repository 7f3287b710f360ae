#include "tools/align/CodeBuild.h"
#include "targets/gpu/GpuLookup.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {

BuildCosts costsOf(const CodeBuild &build) {
  if (build.costs)
    return *build.costs;
  BuildCosts costs;
  costs.registers = build.resources.registers;
  costs.spillStoreBytes = build.resources.spillStoreBytes;
  costs.spillLoadBytes = build.resources.spillLoadBytes;
  costs.instructions = build.code.lines.size();
  for (const CodeLine &line : build.code.lines) {
    costs.instructionsInLoops += line.depth != 0;
    if (line.live)
      costs.mostLive = std::max(costs.mostLive.value_or(0), *line.live);
    if (!line.stall)
      continue;
    costs.stallCycles = costs.stallCycles.value_or(0) + *line.stall;
    costs.stallCyclesInLoops =
        costs.stallCyclesInLoops.value_or(0) + (line.depth ? *line.stall : 0);
  }
  if (const GpuTarget *gpu = lookupGpuTarget(build.resources.target))
    costs.occupancy = computeOccupancy(*gpu, build.resources, build.launch);
  return costs;
}

BuildComparison::BuildComparison(std::vector<CodeBuild> list, bool aligned)
    : builds(std::move(list)) {
  if (!aligned)
    return;
  for (const CodeBuild &build : drop_begin(builds))
    alignments.push_back(align(builds.front().code, build.code));
}

} // namespace kiln
