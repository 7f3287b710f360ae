#include "tools/align/CodeBuild.h"
#include "targets/gpu/GpuLookup.h"
#include "targets/isa/OpClass.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {

/// Whether instructions of a class round what they compute. Conversions round a
/// value however it was computed.
static bool rounds(StringRef opClass) {
  return is_contained(
      {opClassName(OpClass::Float), opClassName(OpClass::Double),
       opClassName(OpClass::Half), opClassName(OpClass::Special),
       opClassName(OpClass::FloatDivide), opClassName(OpClass::Matrix),
       opClassName(OpClass::AsyncMatrix)},
      opClass);
}

/// "FFMA.FTZ" of "@!P0 FFMA.FTZ R1, R2, R3, R4".
static StringRef mnemonicOf(StringRef text) {
  StringRef rest = text.ltrim();
  if (rest.starts_with("@"))
    rest = rest.split(' ').second.ltrim();
  return rest.split(' ').first;
}

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
    if (rounds(line.opClass))
      ++costs.arithmetic[mnemonicOf(line.text).str()];
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
