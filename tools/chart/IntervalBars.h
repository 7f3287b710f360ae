// Factors, each with its interval, as bars beside each other around a
// reference: which are surely above it, and which surely below.
#ifndef KILN_TOOLS_CHART_INTERVALBARS_H
#define KILN_TOOLS_CHART_INTERVALBARS_H

#include "tools/chart/Svg.h"
#include <optional>
#include <vector>

namespace kiln {

struct IntervalBars {
  std::string title, xName;
  /// What 1 stands for.
  std::string oneName;
  struct Series {
    std::string name;
    SvgMark mark = SvgMark::Circle;
    /// Of svgStyle: 'a' is kd-a for marks and kd-line-a for bars.
    char colour = 'a';
  };
  std::vector<Series> series;
  struct Row {
    std::string name;
    double value = 1;
    /// The ends of the interval; one that is not known is drawn to the edge,
    /// dashed.
    std::optional<double> low, high;
    unsigned series = 0;
  };
  std::vector<Row> rows;
};

/// "1.043", and in powers of ten where that would be long.
std::string figureText(double figure);
/// "1.031 to 1.056"; "?" is an end that is not known, and where neither is.
std::string intervalText(std::optional<double> low, std::optional<double> high);

/// The axis has all factors up to 10, and ends of intervals that are not much
/// farther off than these: what is beyond is drawn to the edge.
Svg drawIntervalBars(const IntervalBars &bars);

} // namespace kiln

#endif // KILN_TOOLS_CHART_INTERVALBARS_H
