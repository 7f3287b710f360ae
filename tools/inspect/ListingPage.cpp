#include "tools/inspect/ListingPage.h"

#include "targets/gpu/GpuTraits.h"
#include "targets/support/Errors.h"
#include "targets/support/text/KernelName.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace kiln {
namespace {

/// Lines that an assembler pads with, from this many on, are one line.
constexpr uint32_t kFewPadding = 4;

/// The files of registers that are worth a column.
SmallVector<unsigned> shownFiles(const Listing &listing) {
  SmallVector<unsigned> files;
  if (listing.code.hasRegisters)
    for (auto [index, file] : enumerate(listing.code.files))
      if (file.name != "special" &&
          any_of(listing.lines, [i = index](const ListingLine &line) {
            return line.live[i] != 0;
          }))
        files.push_back(index);
  return files;
}

unsigned mostLive(const Listing &listing, unsigned file) {
  unsigned most = 0;
  for (const ListingLine &line : listing.lines)
    most = std::max<unsigned>(most, line.live[file]);
  return most;
}

std::string kindOf(const Listing &listing, uint32_t instruction) {
  if (any_of(listing.peaks, [&](const ListingPeak &peak) {
        return peak.instruction == instruction;
      }))
    return "peak";
  const ListingLine &line = listing.lines[instruction];
  if (line.spill != ListingSpill::None)
    return "spill";
  return line.firstWait != line.endWait ? "wait" : "";
}

/// What the head of a listing says, a sentence each.
std::vector<std::string> factsOf(const Listing &listing) {
  const KernelResources &kernel = listing.resources;
  std::vector<std::string> facts;
  facts.push_back(kernel.file +
                  (kernel.producer.empty() ? "" : ", by " + kernel.producer));
  auto number = [](size_t count, StringRef what) {
    return (Twine(count) + " " + what + (count == 1 ? "" : "s")).str();
  };
  facts.push_back(number(listing.code.instructions.size(), "instruction") +
                  ", " + number(listing.graph->blocks.size(), "block") + ", " +
                  number(listing.graph->loops.size(), "loop"));
  if (kernel.registers)
    facts.push_back(formatv("{0} registers for a thread", *kernel.registers));
  for (const ListingPeak &peak : listing.peaks)
    facts.push_back(formatv(
        "{0}: at most {1} live, at {2}", listing.code.files[peak.file].name,
        peak.count,
        codeAddress(listing.code.instructions[peak.instruction].address)));
  if (kernel.spillStoreBytes)
    facts.push_back(
        formatv("{0} bytes spilled", *kernel.spillStoreBytes).str() +
        (kernel.spillLoadBytes
             ? formatv(", {0} loaded back", *kernel.spillLoadBytes).str()
             : ""));
  for (const std::string &gap : listing.gaps)
    facts.push_back("not known: " + gap);
  return facts;
}

} // namespace

std::string lineAnchor(StringRef listing, uint32_t instruction) {
  return (listing + "-" + Twine(instruction)).str();
}

std::string sourceText(const Listing &listing, uint32_t instruction) {
  const std::optional<SourceLines::Location> &location =
      listing.lines[instruction].source;
  if (!location)
    return "";
  return (sys::path::filename(listing.source.files()[location->file]) + ":" +
          Twine(location->line))
      .str();
}

LiveCurve liveCurveOf(const Listing &listing, unsigned file) {
  LiveCurve curve;
  const MachineCode &code = listing.code;
  curve.kernel = readableKernelName(listing.resources.kernel) + ", registers " +
                 code.files[file].name;
  for (const ListingLine &line : listing.lines)
    curve.live.push_back(line.live[file]);
  for (const CodeLoop &loop : listing.graph->loops)
    curve.loops.push_back({listing.graph->firstOf(loop),
                           listing.graph->lastOf(loop), loop.depth});
  for (auto [index, line] : enumerate(listing.lines))
    if (line.spill != ListingSpill::None)
      curve.spills.push_back({unsigned(index),
                              code.instructions[index].accessBytes,
                              line.spill != ListingSpill::Load});
  // The kernel's count is about the first file, and of GPUs with one file for
  // both kinds about accumulators, too.
  if (file == 0 && !listing.resources.agprs.value_or(0))
    curve.allocated = listing.resources.registers;
  return curve;
}

std::optional<unsigned> hottestLoop(const Listing &listing) {
  std::optional<unsigned> best;
  auto rank = [&](unsigned index) {
    const ListingCounts &counts = listing.loops[index];
    return std::tuple(listing.graph->loops[index].depth, counts.matrix,
                      counts.instructions);
  };
  for (unsigned index = 0; index != listing.loops.size(); ++index)
    if (!best || rank(index) > rank(*best))
      best = index;
  return best;
}

WaitTimeline waitTimelineOf(const Listing &listing, unsigned which) {
  const CodeFlowGraph &graph = *listing.graph;
  const CodeLoop &loop = graph.loops[which];
  ArrayRef<CodeInstruction> code = listing.code.instructions;
  WaitTimeline timeline;
  timeline.name = readableKernelName(listing.resources.kernel) + ", loop " +
                  std::to_string(which + 1) + " at " +
                  codeAddress(code[graph.firstOf(loop)].address);
  bool hasCycles = all_of(
      code, [](const CodeInstruction &one) { return one.cycles.has_value(); });
  timeline.unit = hasCycles ? "cycles by stall counts" : "instructions";
  std::vector<double> issued(code.size(), -1);
  double now = 0;
  for (uint32_t block : loop.blocks)
    for (uint32_t index = graph.blocks[block].begin;
         index != graph.blocks[block].end; ++index) {
      issued[index] = now;
      // A stall count of 0 drains the warp: a cycle at least.
      now += hasCycles ? std::max(1u, *code[index].cycles) : 1;
    }
  timeline.length = now;
  for (const CodeWaitCause &wait : listing.waits) {
    if (!wait.producer || issued[wait.instruction] < 0 ||
        issued[*wait.producer] < 0)
      continue;
    WaitTimeline::Span span;
    span.issued = issued[*wait.producer];
    span.waited = issued[wait.instruction];
    span.later =
        std::max(wait.iterationsBefore, unsigned(span.waited < span.issued));
    span.operation = code[*wait.producer].text;
    span.wait = code[wait.instruction].text + " (" +
                listing.code.counters[wait.counter] + ")";
    timeline.spans.push_back(std::move(span));
  }
  return timeline;
}

ListingPage::ListingPage(bool folded)
    : page("Machine code",
           "Finished machine code, with what can be read out of it. In a "
           "listing the arrow keys go from line to line, Home and End to its "
           "ends; the bar after a number is its part of the most."),
      folded(folded) {}

void ListingPage::add(const Listing &listing,
                      function_ref<void(Page &, StringRef)> more) {
  std::string anchor = "listing" + std::to_string(++listings);
  page.section(readableKernelName(listing.resources.kernel) + " on " +
                   listing.resources.target,
               anchor, folded);
  page.list(factsOf(listing));
  if (more)
    more(page, anchor);
  addFindings(listing, anchor);
  for (const ListingPeak &peak : listing.peaks)
    page.drawing(drawLiveCurve(liveCurveOf(listing, peak.file)));
  if (std::optional<unsigned> loop = hottestLoop(listing))
    if (WaitTimeline timeline = waitTimelineOf(listing, *loop);
        !timeline.spans.empty())
      page.drawing(drawWaitTimeline(timeline));
  addCode(listing, anchor);
}

void ListingPage::addFindings(const Listing &listing, StringRef anchor) {
  if (listing.findings.empty())
    return;
  PageTable table;
  table.caption = "Findings; an address leads to its line";
  table.columns = {{"address"}, {"loop", true}, {"finding"}, {"remedy"}};
  for (const InspectFinding &finding : listing.findings)
    table.rows.push_back(
        {{codeAddress(listing.code.instructions[finding.instruction].address),
          std::nullopt, lineAnchor(anchor, finding.instruction)},
         {finding.loop == CodeBlock::noLoop ? "-"
                                            : std::to_string(finding.loop + 1)},
         {finding.message + " [" + finding.name + "]"},
         {finding.remedy}});
  page.table(table);
}

void ListingPage::addCode(const Listing &listing, StringRef anchor) {
  const MachineCode &code = listing.code;
  SmallVector<unsigned> files = shownFiles(listing);
  PageListing table;
  table.caption =
      "Machine code of " + readableKernelName(listing.resources.kernel);
  table.columns = {"address"};
  if (isNvidia(*code.gpu))
    table.columns.push_back("control");
  double most = 0;
  if (!files.empty()) {
    most = mostLive(listing, files.front());
    table.barColumn = table.columns.size();
  }
  for (unsigned file : files)
    table.columns.push_back(code.files[file].name);
  for (StringRef title : {"instruction", "source"})
    table.columns.push_back(title.str());
  for (uint32_t index = 0; index != code.instructions.size();) {
    const CodeInstruction &instruction = code.instructions[index];
    PageLine line;
    line.cells = {codeAddress(instruction.address)};
    if (isNvidia(*code.gpu))
      line.cells.push_back(controlText(listing, index));
    for (unsigned file : files)
      line.cells.push_back(std::to_string(listing.lines[index].live[file]));
    if (!files.empty() && most > 0)
      line.bar = listing.lines[index].live[files.front()] / most;
    unsigned depth = listing.graph->depthOf(index);
    line.cells.push_back(std::string(depth, '|') + (depth ? " " : "") +
                         instruction.text);
    line.cells.push_back(sourceText(listing, index));
    line.kind = kindOf(listing, index);
    line.note = listingNotes(listing, index);
    line.anchor = lineAnchor(anchor, index);
    uint32_t alike = paddingAt(listing, index);
    if (alike >= kFewPadding)
      line.note = formatv("{0} times, never reached", alike);
    index += alike >= kFewPadding ? alike : 1;
    table.lines.push_back(std::move(line));
  }
  page.listing(table);
}

Expected<std::string> listingSvg(const Listing &listing,
                                 ListingPicture picture) {
  std::string kernel = listing.resources.file + ": kernel '" +
                       readableKernelName(listing.resources.kernel) + "': ";
  if (picture == ListingPicture::Waits) {
    std::optional<unsigned> loop = hottestLoop(listing);
    if (!loop)
      return failure(kernel, "there is no loop whose waits could be drawn");
    return drawWaitTimeline(waitTimelineOf(listing, *loop)).file();
  }
  if (listing.peaks.empty())
    return failure(kernel,
                   "live registers are not known, so there is no curve to draw",
                   listing.gaps.empty() ? "" : ": ",
                   listing.gaps.empty() ? "" : listing.gaps.front());
  return drawLiveCurve(liveCurveOf(listing, listing.peaks.front().file)).file();
}

} // namespace kiln
