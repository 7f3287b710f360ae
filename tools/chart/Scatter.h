// Points of two numbers each, in series that differ in shape and colour.
#ifndef KILN_TOOLS_CHART_SCATTER_H
#define KILN_TOOLS_CHART_SCATTER_H

#include "tools/chart/Svg.h"
#include <vector>

namespace kiln {

struct Scatter {
  std::string title, xName, yName;
  struct Series {
    std::string name;
    SvgMark mark = SvgMark::Circle;
    /// Of svgStyle: "kd-a".
    std::string colour = "kd-a";
  };
  std::vector<Series> series;
  struct Point {
    double x = 0, y = 0;
    unsigned series = 0;
    /// The point's title.
    std::string label;
  };
  std::vector<Point> points;
  /// A line along the least y so far, over ascending x: how a search went.
  bool bestSoFar = false;
  bool wholeX = true;
};

Svg drawScatter(const Scatter &scatter);

} // namespace kiln

#endif // KILN_TOOLS_CHART_SCATTER_H
