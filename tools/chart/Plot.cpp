#include "tools/chart/Plot.h"

#include <algorithm>
#include <cmath>

using namespace llvm;

namespace kiln {

SmallVector<double> roundTicks(PlotRange range, unsigned wanted, bool whole) {
  SmallVector<double> ticks;
  double span = range.high - range.low;
  if (!(span > 0) || !std::isfinite(span) || wanted == 0)
    return {range.low};
  double power = std::pow(10.0, std::floor(std::log10(span / wanted)));
  double step = power;
  for (double factor : {1.0, 2.0, 5.0, 10.0})
    if (step = factor * power; span / step <= wanted)
      break;
  if (whole)
    step = std::max(1.0, std::round(step));
  // Half a millionth of a step forgives what sums of fractions lose.
  for (double at = std::ceil(range.low / step - 5e-7);
       at * step <= range.high + step * 5e-7; ++at)
    ticks.push_back(at * step);
  return ticks;
}

Plot::Plot(Svg &svg, double left, double top, double width, double height,
           PlotRange x, PlotRange y)
    : svg(svg), box{left, top, width, height}, xRange(x), yRange(y) {
  for (PlotRange *range : {&xRange, &yRange})
    if (!(range->high > range->low))
      range->high = range->low + 1;
}

double Plot::x(double value) const {
  double part = (value - xRange.low) / (xRange.high - xRange.low);
  return box.left + box.width * std::clamp(part, 0.0, 1.0);
}

double Plot::y(double value) const {
  double part = (value - yRange.low) / (yRange.high - yRange.low);
  return box.top + box.height * (1 - std::clamp(part, 0.0, 1.0));
}

void Plot::axes(StringRef xName, StringRef yName, bool wholeX, bool wholeY) {
  // A number each 60 units across and 30 up has room for its digits.
  for (double tick : roundTicks(xRange, unsigned(box.width / 60), wholeX)) {
    svg.line(x(tick), top(), x(tick), bottom(), "kd-grid");
    svg.text(x(tick), bottom() + 14, markupNumber(tick), "kd-soft",
             SvgAnchor::Middle);
  }
  for (double tick : roundTicks(yRange, unsigned(box.height / 30), wholeY)) {
    svg.line(left(), y(tick), right(), y(tick), "kd-grid");
    svg.text(left() - 6, y(tick) + 4, markupNumber(tick), "kd-soft",
             SvgAnchor::End);
  }
  svg.line(left(), bottom(), right(), bottom(), "kd-frame");
  svg.line(left(), top(), left(), bottom(), "kd-frame");
  svg.text((left() + right()) / 2, bottom() + 30, xName, "kd-soft",
           SvgAnchor::Middle);
  svg.text(std::max(4.0, left() - 40), top() - 8, yName, "kd-soft");
}

} // namespace kiln
