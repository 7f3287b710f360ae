#include "tools/chart/StaircaseChart.h"

#include "tools/chart/Plot.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace kiln {
namespace {

/// The last number of registers on the stairs: what a thread can name, with a
/// unified file both kinds together (gfx90a and later: 512 of 512).
unsigned lastRegister(const GpuTarget &gpu, const OccupancyRequest &request) {
  unsigned last = gpu.maxRegistersPerThread;
  return std::max(last, request.registers);
}

unsigned warpsAt(const Staircase &stairs, unsigned registers) {
  OccupancyRequest request = stairs.request;
  request.registers = std::max(1u, registers);
  return residentWarps(*stairs.target, request);
}

std::string warpsText(unsigned warps) {
  return warps ? std::to_string(warps) + (warps == 1 ? " warp" : " warps")
               : "cannot launch";
}

std::string describe(const Staircase &stairs, const StairNeighbours &steps) {
  std::string text = formatv(
      "Resident warps over registers a thread, on {0} with blocks of "
      "{1} threads and {2} bytes of shared memory. The kernel stands at "
      "{3} registers: {4}{5}",
      stairs.target->name(), stairs.request.threadsPerBlock,
      stairs.request.staticShared + stairs.request.dynamicShared,
      stairs.request.registers, stairs.atMost ? "at most " : "",
      warpsText(steps.warps));
  if (steps.above)
    text += formatv("; {0} registers would let {1}", steps.above->first,
                    warpsText(steps.above->second));
  if (steps.below)
    text += formatv("; beyond {0} registers: {1}", steps.highest,
                    warpsText(*steps.below));
  return text + ".";
}

/// A dashed line down from a step, with what it says above: at a height of its
/// own and off its line, so that steps beside each other stay readable.
void noteStep(Svg &svg, const Plot &plot, unsigned registers, StringRef text,
              double height, StringRef line) {
  double x = plot.x(registers);
  svg.line(x, height - 10, x, plot.bottom(), (line + " kd-dash").str(), text);
  bool isLate = x + svgTextWidth(text.size()) > plot.right();
  svg.text(isLate ? x - 5 : x + 5, height, text, "kd-halo",
           isLate ? SvgAnchor::End : SvgAnchor::Start);
}

} // namespace

StairNeighbours neighboursOf(const Staircase &stairs) {
  StairNeighbours steps;
  unsigned registers = stairs.request.registers;
  unsigned last = lastRegister(*stairs.target, stairs.request);
  steps.warps = warpsAt(stairs, registers);
  steps.highest = registers;
  while (steps.highest < last &&
         warpsAt(stairs, steps.highest + 1) == steps.warps)
    ++steps.highest;
  if (steps.highest < last)
    steps.below = warpsAt(stairs, steps.highest + 1);
  for (unsigned fewer = registers; fewer-- > 1;)
    if (unsigned warps = warpsAt(stairs, fewer); warps > steps.warps) {
      steps.above = {fewer, warps};
      break;
    }
  return steps;
}

Svg drawStaircase(const Staircase &stairs) {
  StairNeighbours steps = neighboursOf(stairs);
  unsigned last = lastRegister(*stairs.target, stairs.request);
  unsigned most =
      computeOccupancy(*stairs.target, stairs.request).maxWarpsPerUnit;
  Svg svg(560, 310, stairs.kernel + ": occupancy over registers",
          describe(stairs, steps));
  Plot plot(svg, 46, 86, 500, 180, {0, double(last)}, {0, double(most)});
  svg.text(6, 16,
           formatv("{0} on {1}", fittedText(stairs.kernel, 60),
                   stairs.target->name())
               .str(),
           "kd-strong");
  plot.axes("registers a thread",
            stairs.atMost ? "resident warps, at most" : "resident warps");
  unsigned first = 1;
  for (unsigned registers = 2; registers <= last + 1; ++registers) {
    unsigned warps = warpsAt(stairs, first);
    if (registers <= last && warpsAt(stairs, registers) == warps)
      continue;
    std::string hint = formatv("{0} to {1} registers: {2}", first,
                               registers - 1, warpsText(warps));
    double left = plot.x(first - 1), right = plot.x(registers - 1);
    svg.rect(left, plot.y(warps), right - left, plot.bottom() - plot.y(warps),
             "kd-a kd-faint", hint);
    svg.line(left, plot.y(warps), right, plot.y(warps), "kd-line-a", hint);
    if (registers <= last)
      svg.line(right, plot.y(warps), right, plot.y(warpsAt(stairs, registers)),
               "kd-line-a");
    first = registers;
  }
  if (steps.above)
    noteStep(svg, plot, steps.above->first,
             formatv("\u2264 {0}: {1}", steps.above->first,
                     warpsText(steps.above->second))
                 .str(),
             48, "kd-line-c");
  if (steps.below)
    noteStep(
        svg, plot, steps.highest,
        formatv("> {0}: {1}", steps.highest, warpsText(*steps.below)).str(), 62,
        "kd-line-d");
  std::string here =
      formatv("{0} registers: {1}{2}", stairs.request.registers,
              stairs.atMost ? "at most " : "", warpsText(steps.warps));
  noteStep(svg, plot, stairs.request.registers, here, 34, "kd-line-b");
  svg.mark(plot.x(stairs.request.registers), plot.y(steps.warps),
           SvgMark::Diamond, "kd-b", here);
  return svg;
}

} // namespace kiln
