#include "tools/chart/StaircaseChart.h"

#include "targets/gpu/GpuTarget.h"
#include "tools/chart/Plot.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace kiln {
namespace {

/// Amounts with one number of warps.
struct Stair {
  uint64_t first, last;
  unsigned warps;
};

/// The stairs over one resource.
struct Stairs {
  /// "register", "byte".
  StringRef unit;
  /// "registers a thread": what is counted.
  StringRef what;
  /// The name of the axis, and how many of the unit one of its numbers is.
  StringRef axis;
  double scale;
  /// The kernel's amount.
  uint64_t here;
  std::vector<Stair> steps;

  std::string amount(uint64_t count) const {
    return formatv("{0} {1}{2}", count, unit, count == 1 ? "" : "s");
  }
  /// The step that the kernel stands on.
  size_t position() const {
    size_t index = 0;
    while (steps[index].last < here)
      ++index;
    return index;
  }
};

void addAmount(Stairs &stairs, uint64_t last, unsigned warps) {
  if (!stairs.steps.empty() && stairs.steps.back().warps == warps) {
    stairs.steps.back().last = last;
    return;
  }
  uint64_t first = stairs.steps.empty() ? 0 : stairs.steps.back().last + 1;
  stairs.steps.push_back({first, last, warps});
}

/// Up to what a thread can name, with a unified file both kinds together
/// (gfx90a and later: 512 of 512).
Stairs registerStairs(const GpuTarget &gpu, const OccupancyRequest &request) {
  Stairs stairs{"register", "registers a thread", "registers a thread",
                1,          request.registers,    {}};
  uint64_t last = std::max(gpu.maxRegistersPerThread, request.registers);
  OccupancyRequest tried = request;
  for (tried.registers = 1; tried.registers <= last; ++tried.registers)
    addAmount(stairs, tried.registers, residentWarps(gpu, tried));
  return stairs;
}

/// Up to what a block can have.
Stairs sharedStairs(const GpuTarget &gpu, const OccupancyRequest &request) {
  uint64_t here = request.staticShared + request.dynamicShared;
  Stairs stairs{"byte",
                "bytes of shared memory a block",
                "KiB of shared memory a block",
                1024,
                here,
                {}};
  OccupancyRequest tried = request;
  tried.dynamicShared = 0;
  auto add = [&](uint64_t bytes) {
    tried.staticShared = bytes;
    addAmount(stairs, bytes, residentWarps(gpu, tried));
  };
  // All amounts that cost the same are one; the last of each is tried.
  uint64_t most = gpu.maxSharedPerBlock, granule = gpu.sharedGranule;
  for (uint64_t cost = alignTo(gpu.sharedReserve, granule);
       cost - gpu.sharedReserve < most; cost += granule)
    add(cost - gpu.sharedReserve);
  add(most);
  if (here > most)
    add(here);
  return stairs;
}

Stairs stairsOf(const Staircase &stairs, StairResource resource) {
  return resource == StairResource::Registers
             ? registerStairs(*stairs.target, stairs.request)
             : sharedStairs(*stairs.target, stairs.request);
}

StairNeighbours neighboursIn(const Stairs &stairs) {
  StairNeighbours found;
  size_t position = stairs.position();
  const Stair &here = stairs.steps[position];
  found.warps = here.warps;
  found.highest = here.last;
  if (position + 1 != stairs.steps.size())
    found.below = stairs.steps[position + 1].warps;
  if (position)
    found.above = {stairs.steps[position - 1].last,
                   stairs.steps[position - 1].warps};
  return found;
}

std::string warpsText(unsigned warps) {
  return warps ? std::to_string(warps) + (warps == 1 ? " warp" : " warps")
               : "cannot launch";
}

/// What the stairs say, for those who do not see them.
std::string describe(const Staircase &kernel, const Stairs &stairs) {
  StairNeighbours steps = neighboursIn(stairs);
  std::string text =
      formatv("The kernel stands at {0}: {1}{2}", stairs.amount(stairs.here),
              kernel.atMost ? "at most " : "", warpsText(steps.warps));
  if (steps.above)
    text += formatv("; {0} would let {1}", stairs.amount(steps.above->first),
                    warpsText(steps.above->second));
  if (steps.below)
    text += formatv("; beyond {0}: {1}", stairs.amount(steps.highest),
                    warpsText(*steps.below));
  return text + ".";
}

/// One of the stairs, in a strip of the drawing.
class StairPanel {
public:
  static constexpr double tall = 290;

  StairPanel(Svg &svg, double top, const Staircase &kernel,
             const Stairs &stairs, const Occupancy &occupancy)
      : svg(svg), top(top), kernel(kernel), stairs(stairs),
        occupancy(occupancy), plot(svg, 46, top + 66, 500, 180,
                                   {0, stairs.steps.back().last / stairs.scale},
                                   {0, double(occupancy.maxWarpsPerUnit)}) {}

  void draw() {
    plot.axes(stairs.axis,
              kernel.atMost ? "resident warps, at most" : "resident warps");
    for (auto [index, step] : enumerate(stairs.steps))
      drawStep(step, index ? &stairs.steps[index - 1] : nullptr);
    StairNeighbours steps = neighboursIn(stairs);
    if (steps.above)
      note(steps.above->first,
           formatv("\u2264 {0}: {1}", steps.above->first,
                   warpsText(steps.above->second))
               .str(),
           28, "kd-line-c");
    if (steps.below)
      note(steps.highest,
           formatv("> {0}: {1}", steps.highest, warpsText(*steps.below)).str(),
           42, "kd-line-d");
    std::string here =
        formatv("{0}: {1}{2}", stairs.amount(stairs.here),
                kernel.atMost ? "at most " : "", warpsText(steps.warps));
    note(stairs.here, here, 14, "kd-line-b");
    svg.mark(x(stairs.here), plot.y(steps.warps), SvgMark::Diamond, "kd-b",
             here);
  }

private:
  double x(uint64_t amount) const { return plot.x(amount / stairs.scale); }

  void drawStep(const Stair &step, const Stair *before) {
    unsigned blocks = step.warps / std::max(1u, occupancy.warpsPerBlock);
    std::string hint =
        (before ? std::to_string(step.first) + " to " : "up to ") +
        stairs.amount(step.last) + ": " + warpsText(step.warps);
    if (blocks)
      hint += formatv(" ({0} block{1})", blocks, blocks == 1 ? "" : "s");
    double left = before ? x(before->last) : plot.left(), right = x(step.last);
    svg.rect(left, plot.y(step.warps), right - left,
             plot.bottom() - plot.y(step.warps), "kd-a kd-faint", hint);
    svg.line(left, plot.y(step.warps), right, plot.y(step.warps), "kd-line-a",
             hint);
    if (before)
      svg.line(left, plot.y(before->warps), left, plot.y(step.warps),
               "kd-line-a");
  }

  /// A dashed line down from a step, with what it says above: at a height of
  /// its own and off its line, so that steps beside each other stay readable.
  void note(uint64_t amount, StringRef text, double down, StringRef line) {
    double at = x(amount), height = top + down;
    svg.line(at, height - 10, at, plot.bottom(), (line + " kd-dash").str(),
             text);
    bool isLate = at + svgTextWidth(text.size()) > plot.right();
    svg.text(isLate ? at - 5 : at + 5, height, text, "kd-halo",
             isLate ? SvgAnchor::End : SvgAnchor::Start);
  }

  Svg &svg;
  double top;
  const Staircase &kernel;
  const Stairs &stairs;
  const Occupancy &occupancy;
  Plot plot;
};

} // namespace

StairNeighbours neighboursOf(const Staircase &stairs, StairResource resource) {
  return neighboursIn(stairsOf(stairs, resource));
}

Svg drawStaircase(const Staircase &kernel) {
  Stairs registers = stairsOf(kernel, StairResource::Registers),
         shared = stairsOf(kernel, StairResource::Shared);
  Occupancy occupancy = computeOccupancy(*kernel.target, kernel.request);
  constexpr double head = 20;
  Svg svg(560, head + 2 * StairPanel::tall,
          kernel.kernel + ": occupancy over registers and shared memory",
          formatv("Resident warps over {0}, on {1} with blocks of {2} threads "
                  "and {3}. {4} Below, over {5}, with {6}. {7}",
                  registers.what, kernel.target->name(),
                  kernel.request.threadsPerBlock,
                  shared.amount(shared.here) + " of shared memory",
                  describe(kernel, registers), shared.what,
                  registers.amount(registers.here), describe(kernel, shared))
              .str());
  svg.text(6, 16,
           formatv("{0} on {1}", fittedText(kernel.kernel, 60),
                   kernel.target->name())
               .str(),
           "kd-strong");
  double top = head;
  for (const Stairs *stairs : {&registers, &shared}) {
    StairPanel(svg, top, kernel, *stairs, occupancy).draw();
    top += StairPanel::tall;
  }
  return svg;
}

} // namespace kiln
