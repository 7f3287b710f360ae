// A simulation for a terminal or a file.
#include "targets/cost/CostModel.h"
#include "targets/support/text/Escaped.h"
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

/// What is busy, and why warps wait.
void addShares(raw_ostream &os, const SimulatedKernel &kernel) {
  const Prediction &found = kernel.prediction;
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
  if (found.all.storedBandwidth >= 0.005)
    os << formatv("  that of stores {0:F0} %", found.all.storedBandwidth * 100);
  os << '\n';
}

/// "LDG.E R4, [R2]  (attention.py:44)"
std::string codeText(const Listing &listing, uint32_t instruction) {
  const CodeInstruction &code = listing.code.instructions[instruction];
  std::string text = formatv("{0,4:x}  {1}", code.address, code.text);
  if (const SourceLines::Location *at = listing.source.at(code.address))
    text += formatv("  ({0}:{1})", listing.source.files()[at->file], at->line);
  return escapedForTerminal(text);
}

void addWaits(raw_ostream &os, const SimulatedKernel &kernel) {
  const Listing &listing = kernel.listing;
  os << "\nwhere warps wait:\n";
  for (const WaitingInstruction &wait : kernel.waits)
    os << formatv("  {0,5:F1} %  {1,-12}  {2}\n", wait.share * 100,
                  stallName(wait.why), codeText(listing, wait.instruction));
}

/// Links that are printed.
constexpr size_t mostLinks = 12;

void addChain(raw_ostream &os, const SimulatedKernel &kernel) {
  if (kernel.chain.empty())
    return;
  os << formatv("\ncritical chain ({0}; the longest of {1} links):\n",
                kernel.part.text(kernel.prediction), kernel.chain.size());
  for (const ChainLink &link : longestLinks(kernel.chain, mostLinks))
    os << formatv("  {0,6:F0} cycles  {1,-12}  warp {2,-3} {3}\n", link.cycles,
                  stallName(link.why), link.warp,
                  codeText(kernel.listing, link.op));
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
    for (unsigned column = from / step; column < columns && column * step < to;
         ++column)
      cells[row][column][unsigned(why)] +=
          std::max(0.0, std::min(to, (column + 1) * step) -
                            std::max(from, column * step));
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
  for (const std::string &line : simulationFigures(kernel))
    os << escapedForTerminal(line) << '\n';
  addShares(os, kernel);
  addWaits(os, kernel);
  addChain(os, kernel);
  addWhatIfs(os, kernel);
  addTimeline(os, kernel);
  return text;
}

} // namespace kiln
