#include "tools/chart/LiveCurve.h"

#include "tools/chart/Plot.h"
#include "llvm/Support/FormatVariadic.h"
#include <algorithm>

using namespace llvm;

namespace kiln {

unsigned livePeak(const LiveCurve &curve) {
  return curve.live.empty()
             ? 0
             : std::max_element(curve.live.begin(), curve.live.end()) -
                   curve.live.begin();
}

/// The outline, of long kernels one point for each unit of width: the highest
/// there, so that no peak is lost.
static std::vector<SvgPoint> outline(const LiveCurve &curve, const Plot &plot) {
  std::vector<SvgPoint> points;
  size_t count = curve.live.size();
  size_t columns = size_t(plot.right() - plot.left());
  size_t each = std::max<size_t>(1, (count + columns - 1) / columns);
  for (size_t first = 0; first < count; first += each) {
    size_t last = std::min(count, first + each);
    unsigned most = *std::max_element(curve.live.begin() + first,
                                      curve.live.begin() + last);
    points.push_back({plot.x(first), plot.y(most)});
    points.push_back({plot.x(last), plot.y(most)});
  }
  return points;
}

static std::string liveText(const LiveCurve &curve) {
  if (curve.live.empty())
    return "There are no instructions.";
  unsigned peak = livePeak(curve);
  std::string text =
      formatv("Live registers of {0} over its {1} instructions: "
              "most at instruction {2}, {3} of them",
              curve.kernel, curve.live.size(), peak, curve.live[peak]);
  if (curve.allocated)
    text += formatv("; the kernel is given {0}", *curve.allocated);
  text += formatv("; {0} loop{1}; {2} spill instruction{3}.",
                  curve.loops.size(), curve.loops.size() == 1 ? "" : "s",
                  curve.spills.size(), curve.spills.size() == 1 ? "" : "s");
  return text;
}

Svg drawLiveCurve(const LiveCurve &curve) {
  unsigned peak = livePeak(curve);
  unsigned most = curve.live.empty() ? 1 : curve.live[peak];
  double high = std::max(most, curve.allocated.value_or(0)) * 1.08;
  Svg svg(900, 300, curve.kernel + ": live registers", liveText(curve));
  Plot plot(svg, 46, 44, 840, 200, {0, double(curve.live.size())}, {0, high});
  svg.text(6, 16, fittedText(curve.kernel, 130), "kd-strong");
  // Inner loops lie on outer ones, and are darker by that.
  for (const LiveCurve::Loop &loop : curve.loops)
    svg.rect(plot.x(loop.first), plot.top(),
             plot.x(loop.last + 1) - plot.x(loop.first),
             plot.bottom() - plot.top(),
             loop.depth > 1 ? "kd-d kd-faint" : "kd-shade",
             formatv("loop of depth {0}: instructions {1} to {2}", loop.depth,
                     loop.first, loop.last)
                 .str());
  plot.axes("instruction", "live registers");
  std::vector<SvgPoint> points = outline(curve, plot);
  if (!points.empty()) {
    svg.path(points, "kd-line-a", liveText(curve));
    std::string text =
        formatv("most live: {0}, at instruction {1}", most, peak);
    double x = plot.x(peak + 0.5);
    svg.mark(x, plot.y(most), SvgMark::Diamond, "kd-b", text);
    bool isLate = x > plot.left() + 600;
    // Below the kernel's name, and right of the axis's.
    double behindAxis = plot.left() + 60;
    svg.text(isLate ? x - 8 : std::max(x + 8, behindAxis), plot.top() - 8, text,
             "kd-halo", isLate ? SvgAnchor::End : SvgAnchor::Start);
  }
  if (curve.allocated) {
    std::string text = formatv("{0} registers given", *curve.allocated);
    svg.line(plot.left(), plot.y(*curve.allocated), plot.right(),
             plot.y(*curve.allocated), "kd-line-c kd-dash", text);
    svg.text(plot.right(), plot.y(*curve.allocated) - 4, text, "kd-soft",
             SvgAnchor::End);
  }
  for (const LiveCurve::Spill &spill : curve.spills) {
    double x = plot.x(spill.instruction + 0.5);
    // Stores above, loads below the middle of the strip.
    double y = plot.bottom() - (spill.isStore ? 10 : 0);
    svg.line(x, y - 8, x, y, spill.isStore ? "kd-line-b" : "kd-line-d",
             formatv("{0} of {1} bytes at instruction {2}",
                     spill.isStore ? "spill store" : "spill load", spill.bytes,
                     spill.instruction)
                 .str());
  }
  if (!curve.spills.empty()) {
    svg.line(plot.left(), 291, plot.left(), 283, "kd-line-b");
    svg.text(plot.left() + 6, 291, "spill store", "kd-soft");
    svg.line(plot.left() + 90, 291, plot.left() + 90, 283, "kd-line-d");
    svg.text(plot.left() + 96, 291, "spill load", "kd-soft");
  }
  return svg;
}

} // namespace kiln
