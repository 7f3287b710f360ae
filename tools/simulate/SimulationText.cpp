// A simulation for a terminal or a file.
#include "targets/cost/CostModel.h"
#include "targets/gpu/GpuTarget.h"
#include "tools/simulate/SimulatedKernel.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace kiln {
namespace {

/// Columns of the timeline, and warps in it.
constexpr unsigned columns = 96, mostRows = 16;

char letterOf(Stall why) {
  switch (why) {
  case Stall::None:
    return '#';
  case Stall::Fixed:
    return '.';
  case Stall::Memory:
    return 'm';
  case Stall::Local:
    return 'l';
  case Stall::Shared:
    return 's';
  case Stall::Compute:
    return 'c';
  case Stall::Matrix:
    return 'x';
  case Stall::Barrier:
    return 'b';
  case Stall::Pipe:
    return 'p';
  case Stall::Selected:
    return '-';
  }
  llvm_unreachable("covered switch");
}

void addFigures(raw_ostream &os, const SimulatedKernel &kernel) {
  const Prediction &found = kernel.prediction;
  const ResidentBlocks &residency = found.residency;
  const GpuTarget &gpu = *kernel.listing.code.gpu;
  StringRef unit = gpu.isAmd() ? "CU" : "SM";
  os << formatv("{0} ({1}): {2:F1} cycles of the {3} for a block\n",
                kernel.listing.resources.kernel, gpu.name(), found.block, unit);
  os << formatv(
      "run: up to {0} iterations of a loop, {1} blocks for the {2}, "
      "{3} at a time, of {4} warps each; loads take {5:F0} cycles and "
      "{6:F0} bytes pass in one\n",
      found.turns, residency.blocks, unit, residency.resident, residency.warps,
      found.numbers.latency, found.numbers.bytesPerCycle);
  const TraceFacts &facts = found.facts;
  if (!found.paths.empty() && gpu.isNvidia())
    os << formatv("the first warp's path: {0:F0} instructions; {1} branches "
                  "known, {2} guessed; addresses of {3} accesses known, of {4} "
                  "not\n",
                  found.paths.front().whole, facts.known, facts.guessed,
                  facts.addressed, facts.unaddressed);
  else if (facts.addressed || facts.unaddressed)
    os << formatv("addresses of {0} accesses known, of {1} not\n",
                  facts.addressed, facts.unaddressed);
  double warps = double(residency.blocks) * residency.warps;
  if (const Simulated &all = found.all; all.spillLoads || all.spillStores)
    os << formatv("spills of a warp: {0:F0} loads, {1:F0} stores, {2:F0} "
                  "bytes\n",
                  all.spillLoads / warps, all.spillStores / warps,
                  all.spillBytes / warps);
  if (found.whole > 1.001 * found.block)
    os << formatv("with all iterations: {0:F0} cycles for a block\n",
                  found.whole);
  if (!isCostMeasured(gpu))
    os << "its costs: " << costProvenance(gpu) << '\n';
  if (found.iteration > 0)
    os << formatv("an iteration of all loops: {0:F1} cycles a block\n",
                  found.iteration);
  os << formatv("bound by {0} ({1:F0} %)\n", kernel.bound.what,
                kernel.bound.share * 100);
  os << "\nof the warps' time:";
  for (unsigned why = 0; why <= unsigned(Stall::Last); ++why)
    if (double share = found.all.share(Stall(why)); share >= 0.005)
      os << formatv("  {0} {1:F0} %", stallName(Stall(why)), share * 100);
  os << "\nbusy:";
  for (auto [pipe, busy] : enumerate(found.all.busy))
    if (busy >= 0.005)
      os << formatv("  {0} {1:F0} %", pipeName(Pipe(pipe)), busy * 100);
  os << formatv("  memory's bandwidth {0:F0} %", found.all.bandwidth * 100);
  if (found.all.farBandwidth >= 0.005)
    os << formatv("  device memory's {0:F0} %", found.all.farBandwidth * 100);
  os << '\n';
}

void addWaits(raw_ostream &os, const SimulatedKernel &kernel) {
  const Listing &listing = kernel.listing;
  os << "\nwhere warps wait:\n";
  for (const WaitingInstruction &wait : kernel.waits) {
    const CodeInstruction &code = listing.code.instructions[wait.instruction];
    os << formatv("  {0,5:F1} %  {1,-12}  {2,4:x}  {3}", wait.share * 100,
                  stallName(wait.why), code.address, code.text);
    if (const SourceLines::Location *at = listing.source.at(code.address))
      os << formatv("  ({0}:{1})", listing.source.files()[at->file], at->line);
    os << '\n';
  }
}

void addWhatIfs(raw_ostream &os, const SimulatedKernel &kernel) {
  os << "\nwhat if (time of a block):\n";
  for (const WhatIf &one : kernel.whatIfs)
    os << formatv("  {0,-32} {1:F3}\n", one.what, one.time);
}

/// A row for each warp of the blocks that run first: '#' where it issues, else
/// what it waits for.
void addTimeline(raw_ostream &os, const SimulatedKernel &kernel) {
  if (kernel.events.empty())
    return;
  double end = kernel.events.back().time + 1, step = end / columns;
  unsigned warps = 0;
  for (const IssueEvent &event : kernel.events)
    warps = std::max(warps, event.warp + 1);
  unsigned rows = std::min(warps, mostRows);
  // In each column the reason that took most of its cycles.
  using Cell = std::array<double, unsigned(Stall::Last) + 1>;
  std::vector<std::vector<Cell>> cells(rows, std::vector<Cell>(columns));
  std::vector<double> last(rows, 0);
  auto fill = [&](unsigned row, double from, double to, Stall why) {
    while (from < to) {
      unsigned column = std::min(unsigned(from / step), columns - 1);
      double until = column + 1 == columns ? to : (column + 1) * step;
      double part = std::min(until, to) - from;
      if (part <= 0)
        break;
      cells[row][column][unsigned(why)] += part;
      from += part;
    }
  };
  for (const IssueEvent &event : kernel.events) {
    if (event.warp >= rows)
      continue;
    fill(event.warp, last[event.warp], event.time, event.waited);
    fill(event.warp, event.time, event.time + 1, Stall::None);
    last[event.warp] = event.time + 1;
  }
  os << formatv(
      "\nthe first {0} of {1} warps, {2:F0} cycles a column (# issues", rows,
      warps, step);
  for (unsigned why = 1; why <= unsigned(Stall::Last); ++why)
    os << formatv(", {0} {1}", letterOf(Stall(why)), stallName(Stall(why)));
  os << "):\n";
  for (unsigned row = 0; row != rows; ++row) {
    os << formatv("{0,4}  ", row);
    for (const Cell &cell : cells[row]) {
      auto *most = max_element(cell);
      os << (*most > 0 ? letterOf(Stall(most - cell.begin())) : ' ');
    }
    os << '\n';
  }
}

} // namespace

std::string simulationText(const SimulatedKernel &kernel) {
  std::string text;
  raw_string_ostream os(text);
  addFigures(os, kernel);
  addWaits(os, kernel);
  addWhatIfs(os, kernel);
  addTimeline(os, kernel);
  return text;
}

} // namespace kiln
