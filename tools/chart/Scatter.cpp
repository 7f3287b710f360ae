#include "tools/chart/Scatter.h"

#include "tools/chart/Plot.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include <algorithm>

using namespace llvm;

namespace kiln {

/// The line along the least y so far, as stairs.
static std::vector<SvgPoint> bestLine(const Scatter &scatter,
                                      const Plot &plot) {
  std::vector<const Scatter::Point *> points;
  for (const Scatter::Point &point : scatter.points)
    points.push_back(&point);
  // Their order among equals is that in the list, whatever the sort.
  llvm::sort(points, [](const Scatter::Point *a, const Scatter::Point *b) {
    return std::pair(a->x, a) < std::pair(b->x, b);
  });
  std::vector<SvgPoint> line;
  for (const Scatter::Point *point : points) {
    double y = plot.y(point->y);
    if (line.empty()) {
      line.push_back({plot.x(point->x), y});
    } else if (y > line.back().second) { // down the page is less
      line.push_back({plot.x(point->x), line.back().second});
      line.push_back({plot.x(point->x), y});
    }
  }
  if (!line.empty())
    line.push_back({plot.right(), line.back().second});
  return line;
}

Svg drawScatter(const Scatter &scatter) {
  PlotRange x{0, 0}, y{0, 0};
  const Scatter::Point *least = nullptr;
  for (const Scatter::Point &point : scatter.points) {
    x.high = std::max(x.high, point.x);
    y.high = std::max(y.high, point.y);
    if (!least || point.y < least->y)
      least = &point;
  }
  y.high *= 1.05;
  std::string description =
      formatv("{0} points of {1} over {2}", scatter.points.size(),
              scatter.yName, scatter.xName);
  if (least)
    description += "; the least is that of " + least->label;
  Svg svg(640, 340, scatter.title, description + ".");
  Plot plot(svg, 56, 66, 570, 220, x, y);
  svg.text(6, 16, fittedText(scatter.title, 90), "kd-strong");
  double left = 6;
  for (const Scatter::Series &series : scatter.series) {
    svg.mark(left + 5, 32, series.mark, series.colour);
    svg.text(left + 15, 36, series.name, "kd-soft");
    left += svgTextWidth(series.name.size()) + 32;
  }
  plot.axes(scatter.xName, scatter.yName, scatter.wholeX, /*wholeY=*/false);
  if (scatter.bestSoFar)
    svg.path(bestLine(scatter, plot), "kd-line-c", "the least so far");
  // Series that are named later lie on those before.
  for (auto [index, series] : enumerate(scatter.series))
    for (const Scatter::Point &point : scatter.points)
      if (point.series == index)
        svg.mark(plot.x(point.x), plot.y(point.y), series.mark, series.colour,
                 point.label);
  return svg;
}

} // namespace kiln
