#include "tools/align/CodeBuild.h"
#include "targets/gpu/GpuLookup.h"
#include "targets/isa/OpClass.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {

/// Whether an instruction rounds what it computes. Conversions round a value
/// however it was computed, and zero times zero and a constant is how ptxas
/// moves that on another pipe.
static bool rounds(const CodeLine &line) {
  return !StringRef(line.text).contains("-RZ, RZ") &&
         is_contained(
             {opClassName(OpClass::Float), opClassName(OpClass::Double),
              opClassName(OpClass::Half), opClassName(OpClass::Special),
              opClassName(OpClass::FloatDivide), opClassName(OpClass::Matrix),
              opClassName(OpClass::AsyncMatrix)},
             line.opClass);
}

/// What an instruction computes, "FFMA.FTZ" of "@!P0 FFMA.FTZ R1, R2, R3, R4":
/// without AMD's encodings, which registers and constants decide, as they do
/// between its two names of a fused multiply-add.
static std::string operationOf(StringRef text) {
  StringRef rest = text.ltrim();
  if (rest.starts_with("@"))
    rest = rest.split(' ').second.ltrim();
  StringRef mnemonic = rest.split(' ').first;
  for (StringRef encoding : {"_e32", "_e64", "_dpp", "_sdwa"})
    mnemonic.consume_back(encoding);
  if (mnemonic.consume_front("v_fmac_"))
    return ("v_fma_" + mnemonic).str();
  return mnemonic.str();
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
    if (rounds(line)) {
      std::string mnemonic = operationOf(line.text);
      ++costs.arithmetic[mnemonic];
      costs.arithmeticLines.emplace(line.source, mnemonic);
    }
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

bool roundAlike(const BuildCosts &a, const BuildCosts &b) {
  auto hasLines = [](const BuildCosts &costs) {
    return any_of(costs.arithmeticLines,
                  [](const auto &line) { return !line.first.empty(); });
  };
  return a.arithmetic == b.arithmetic ||
         (hasLines(a) && a.arithmeticLines == b.arithmeticLines);
}

BuildComparison::BuildComparison(std::vector<CodeBuild> list, bool aligned)
    : builds(std::move(list)) {
  if (!aligned)
    return;
  for (const CodeBuild &build : drop_begin(builds))
    alignments.push_back(align(builds.front().code, build.code));
}

} // namespace kiln
