#include "tools/simulate/SimulationPage.h"

#include "tools/inspect/ListingPage.h"
#include "tools/simulate/SimulationTimeline.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace kiln {
namespace {

/// One kernel's part of a page.
class KernelWriter {
public:
  KernelWriter(Page &page, const SimulatedKernel &kernel, StringRef anchor)
      : page(page), kernel(kernel), anchor(anchor) {}

  void write() {
    page.heading("Simulated");
    page.list(simulationFigures(kernel));
    addShares();
    addMemory();
    addTimeline();
    addChain();
    addWaits();
    addWhatIfs();
    page.heading("Machine code");
  }

private:
  void addShares();
  void addMemory();
  void addTimeline();
  void addChain();
  void addWaits();
  void addWhatIfs();

  /// "12.3 %"
  static PageCell share(double part) {
    return {formatv("{0:F1} %", part * 100).str(), part};
  }
  static PageCell number(double value, unsigned digits) {
    return {digits ? formatv("{0:F3}", value).str()
                   : formatv("{0:F0}", value).str(),
            value};
  }
  /// Leads to the instruction's line.
  PageCell address(uint32_t instruction) const {
    return {codeAddress(kernel.listing.code.instructions[instruction].address),
            std::nullopt, lineAnchor(anchor, instruction)};
  }
  const std::string &code(uint32_t instruction) const {
    return kernel.listing.code.instructions[instruction].text;
  }
  std::string source(uint32_t instruction) const {
    return sourceText(kernel.listing, instruction);
  }
  /// "3 of block 1"
  std::string warp(uint32_t number) const {
    unsigned warps = kernel.prediction.residency.warps;
    return formatv("{0} of block {1}", number % warps, number / warps);
  }

  Page &page;
  const SimulatedKernel &kernel;
  StringRef anchor;
};

void KernelWriter::addShares() {
  const Simulated &all = kernel.prediction.all;
  PageTable stalls, busy;
  stalls.caption = "The warps' time: whether they issue, or what they wait for";
  stalls.columns = {{"reason"}, {"share", true}};
  for (unsigned why = 0; why <= unsigned(Stall::Last); ++why)
    if (double part = all.share(Stall(why)); part >= 0.0005)
      stalls.rows.push_back({{stallName(Stall(why)).str()}, share(part)});
  page.table(stalls);
  busy.caption = "Pipes: the share of the time that they are busy";
  busy.columns = {{"pipe"}, {"busy", true}};
  for (auto [pipe, part] : enumerate(all.busy))
    if (part >= 0.0005)
      busy.rows.push_back({{pipeName(Pipe(pipe)).str()}, share(part)});
  if (!busy.rows.empty())
    page.table(busy);
}

void KernelWriter::addMemory() {
  const MachineNumbers &numbers = kernel.prediction.numbers;
  const Simulated &all = kernel.prediction.all;
  const MemoryBytes &bytes = kernel.memory;
  PageTable table;
  table.caption = "Memory: where a block's bytes come from or go to";
  table.columns = {{"level"},
                   {"bytes of a block", true},
                   {"cycles of a load", true},
                   {"bytes a cycle, at most", true},
                   {"of these used", true}};
  PageCell none("-");
  if (bytes.firstCache)
    table.rows.push_back({{"first cache"},
                          number(bytes.firstCache, 0),
                          number(numbers.firstLatency, 0),
                          none,
                          none});
  // What comes from further away passes the second cache, too.
  table.rows.push_back({{"second cache"},
                        number(bytes.secondCache, 0),
                        number(numbers.nearLatency, 0),
                        number(numbers.bytesPerCycle, 0),
                        share(all.bandwidth)});
  table.rows.push_back({{"device memory"},
                        number(bytes.device, 0),
                        number(numbers.latency, 0),
                        number(numbers.farBytesPerCycle, 0),
                        share(all.farBandwidth)});
  if (bytes.unknown)
    table.rows.push_back({{"not known: no addresses"},
                          number(bytes.unknown, 0),
                          number(numbers.latency, 0),
                          none,
                          none});
  page.table(table);
}

void KernelWriter::addTimeline() {
  if (kernel.events.empty())
    return;
  page.heading("Warps over cycles");
  WarpTimeline timeline = warpTimelineOf(kernel);
  page.paragraph(timeline.part +
                 " A row is a warp of the blocks that begin together; a column "
                 "shows what takes most of it.");
  page.timeline(drawWarpTimeline(timeline), warpTimelineJson(kernel, anchor));
}

void KernelWriter::addChain() {
  if (kernel.chain.empty())
    return;
  std::vector<ChainLink> links = longestLinks(kernel.chain, mostListedLinks);
  double all = 0, shown = 0;
  for (const ChainLink &link : kernel.chain)
    all += link.cycles;
  for (const ChainLink &link : links)
    shown += link.cycles;
  PageTable table;
  table.caption = formatv(
      "Critical chain of what is shown: what its last issue waited for, and "
      "what that waited for; {0:F0} of {1:F0} cycles in {2} of {3} links",
      shown, all, links.size(), kernel.chain.size());
  table.columns = {{"cycle", true},  {"cycles", true}, {"why"},
                   {"issues", true}, {"warp"},         {"after"},
                   {"until"},        {"instruction"},  {"source"}};
  for (const ChainLink &link : links)
    table.rows.push_back({number(link.begin, 0),
                          number(link.cycles, 0),
                          {stallName(link.why).str()},
                          {std::to_string(link.issues)},
                          {warp(link.warp)},
                          address(link.cause),
                          address(link.op),
                          {code(link.op)},
                          {source(link.op)}});
  page.table(table);
}

void KernelWriter::addWaits() {
  if (kernel.waits.empty())
    return;
  PageTable table;
  table.caption = "Instructions before which most of the warps' time passes";
  table.columns = {
      {"address"}, {"share", true}, {"why"}, {"instruction"}, {"source"}};
  for (const WaitingInstruction &wait : kernel.waits)
    table.rows.push_back({address(wait.instruction),
                          share(wait.share),
                          {stallName(wait.why).str()},
                          {code(wait.instruction)},
                          {source(wait.instruction)}});
  page.table(table);
}

void KernelWriter::addWhatIfs() {
  PageTable table;
  table.caption = "What if: the time of a block, as a multiple of what it is";
  table.columns = {{"change"}, {"time", true}};
  for (const WhatIf &one : kernel.whatIfs)
    table.rows.push_back({{one.what}, number(one.time, 3)});
  page.table(table);
}

} // namespace

std::string simulationPage(ArrayRef<SimulatedKernel> simulated, bool folded) {
  ListingPage page(folded);
  for (const SimulatedKernel &kernel : simulated)
    page.add(kernel.listing, [&](Page &body, StringRef anchor) {
      KernelWriter(body, kernel, anchor).write();
    });
  return page.text();
}

} // namespace kiln
