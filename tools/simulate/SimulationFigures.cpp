// A simulation in sentences, which a terminal and a page have alike.
#include "targets/cost/CostModel.h"
#include "targets/gpu/GpuTarget.h"
#include "tools/simulate/SimulatedKernel.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace kiln {

/// What a launch and a path say, and what was assumed.
static void addAssumed(std::vector<std::string> &lines,
                       const SimulatedKernel &kernel, StringRef unit) {
  const Prediction &found = kernel.prediction;
  const ResidentBlocks &residency = found.residency;
  lines.push_back(formatv(
      "run: up to {0} iterations of a loop, {1} blocks for the {2}, "
      "{3} at a time, of {4} warps each; loads take {5:F0} cycles and "
      "{6:F0} bytes pass in one",
      found.turns, residency.blocks, unit, residency.resident, residency.warps,
      found.numbers.latency, found.numbers.bytesPerCycle));
  const TraceFacts &facts = found.facts;
  if (!found.paths.empty() && kernel.listing.code.gpu->isNvidia())
    lines.push_back(
        formatv("the first warp's path: {0:F0} instructions; {1} branches "
                "known, {2} guessed; addresses of {3} accesses known, of {4} "
                "not",
                found.paths.front().whole, facts.known, facts.guessed,
                facts.addressed, facts.unaddressed));
  else if (facts.addressed || facts.unaddressed)
    lines.push_back(formatv("addresses of {0} accesses known, of {1} not",
                            facts.addressed, facts.unaddressed));
}

std::vector<std::string> simulationFigures(const SimulatedKernel &kernel) {
  const Prediction &found = kernel.prediction;
  const GpuTarget &gpu = *kernel.listing.code.gpu;
  StringRef unit = gpu.isAmd() ? "CU" : "SM";
  std::vector<std::string> lines;
  lines.push_back(formatv("{0} ({1}): {2:F1} cycles of the {3} for a block",
                          kernel.listing.resources.kernel, gpu.name(),
                          found.block, unit));
  addAssumed(lines, kernel, unit);
  double warps = double(found.residency.blocks) * found.residency.warps;
  if (const Simulated &all = found.all; all.spillLoads || all.spillStores)
    lines.push_back(formatv("spills of a warp: {0:F0} loads, {1:F0} stores, "
                            "{2:F0} bytes",
                            all.spillLoads / warps, all.spillStores / warps,
                            all.spillBytes / warps));
  if (found.whole > 1.001 * found.block)
    lines.push_back(
        formatv("with all iterations: {0:F0} cycles for a block", found.whole));
  if (!isCostMeasured(gpu))
    lines.push_back("its costs: " + costProvenance(gpu));
  if (found.iteration > 0)
    lines.push_back(formatv("an iteration of all loops: {0:F1} cycles a block",
                            found.iteration));
  lines.push_back(formatv("bound by {0} ({1:F0} %)", kernel.bound.what,
                          kernel.bound.share * 100));
  return lines;
}

} // namespace kiln
