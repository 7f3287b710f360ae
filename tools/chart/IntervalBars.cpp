#include "tools/chart/IntervalBars.h"

#include "tools/chart/Plot.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include <algorithm>
#include <cmath>

using namespace llvm;

namespace kiln {

std::string figureText(double figure) {
  // More than what is measured has.
  constexpr double kLong = 1e6;
  return std::abs(figure) < kLong ? formatv("{0:F3}", figure).str()
                                  : formatv("{0:E3}", figure).str();
}

std::string intervalText(std::optional<double> low,
                         std::optional<double> high) {
  if (!low && !high)
    return "?";
  return (low ? figureText(*low) : "?") + " to " +
         (high ? figureText(*high) : "?");
}

namespace {

/// Of a row's name: what is longer is cut, and whole in its title.
constexpr size_t kNameLetters = 60;

/// "1 triton: 1.000, 1.000 to 1.000"
std::string rowText(const IntervalBars::Row &row) {
  return row.name + ": " + figureText(row.value) + ", " +
         intervalText(row.low, row.high);
}

/// What the axis has: 1, all factors up to 10, and of the intervals what is not
/// farther off than the factors are apart.
PlotRange rangeOf(ArrayRef<IntervalBars::Row> rows) {
  constexpr double kMost = 10, kLeastSpan = 0.05;
  PlotRange values{1, 1};
  for (const IntervalBars::Row &row : rows) {
    values.low = std::min(values.low, row.value);
    values.high = std::max(values.high, std::min(row.value, kMost));
  }
  double span = std::max(values.high - values.low, kLeastSpan);
  PlotRange range = values;
  for (const IntervalBars::Row &row : rows) {
    range.low = std::min(range.low, row.low.value_or(values.low));
    range.high = std::max(range.high, row.high.value_or(values.high));
  }
  range.low = std::max({range.low, values.low - span, 0.0});
  range.high = std::min(range.high, values.high + span);
  double margin = std::max(0.05 * (range.high - range.low), 0.02);
  return {std::max(0.0, range.low - margin), range.high + margin};
}

/// From a factor to one end of its interval: with a stroke across that end, to
/// the edge where it lies beyond, dashed where it is not known.
void drawHalf(Svg &svg, const Plot &plot, double y, double value,
              std::optional<double> end, double edge, StringRef colour) {
  std::string line = ("kd-line-" + colour).str();
  if (!end) {
    svg.line(plot.x(value), y, edge, y, line + " kd-dash");
    return;
  }
  if (*end == value)
    return;
  double x = plot.x(*end);
  svg.line(plot.x(value), y, x, y, line);
  if (x > plot.left() && x < plot.right())
    svg.line(x, y - 5, x, y + 5, line);
}

void drawRow(Svg &svg, const Plot &plot, double y,
             const IntervalBars::Series &series, const IntervalBars::Row &row) {
  StringRef colour(&series.colour, 1);
  svg.text(plot.left() - 8, y + 4, fittedText(row.name, kNameLetters),
           "kd-code", SvgAnchor::End);
  drawHalf(svg, plot, y, row.value, row.low, plot.left(), colour);
  drawHalf(svg, plot, y, row.value, row.high, plot.right(), colour);
  svg.mark(plot.x(row.value), y, series.mark, ("kd-" + colour).str(),
           series.name + ", " + rowText(row));
}

void drawAxis(Svg &svg, const Plot &plot, const PlotRange &range,
              const IntervalBars &bars) {
  for (double tick :
       roundTicks(range, unsigned((plot.right() - plot.left()) / 60), false)) {
    svg.line(plot.x(tick), plot.top(), plot.x(tick), plot.bottom(), "kd-grid");
    svg.text(plot.x(tick), plot.bottom() + 14, markupNumber(tick), "kd-soft",
             SvgAnchor::Middle);
  }
  svg.line(plot.left(), plot.bottom(), plot.right(), plot.bottom(), "kd-frame");
  svg.line(plot.x(1), plot.top() - 4, plot.x(1), plot.bottom(), "kd-frame",
           "1: " + bars.oneName);
  svg.text((plot.left() + plot.right()) / 2, plot.bottom() + 30, bars.xName,
           "kd-soft", SvgAnchor::Middle);
}

} // namespace

Svg drawIntervalBars(const IntervalBars &bars) {
  constexpr double kPanel = 380, kRow = 20, kTop = 48;
  size_t letters = 6;
  std::string description;
  for (const IntervalBars::Row &row : bars.rows) {
    letters = std::max(letters, std::min(row.name.size(), kNameLetters));
    description += (description.empty() ? "" : "; ") + rowText(row);
  }
  double left = svgTextWidth(letters) + 16, height = kRow * bars.rows.size();
  Svg svg(left + kPanel + 24, kTop + height + 38, bars.title,
          description + ".");
  PlotRange range = rangeOf(bars.rows);
  Plot plot(svg, left, kTop, kPanel, height, range, {});
  svg.text(6, 16, fittedText(bars.title, 90), "kd-strong");
  double x = 6;
  for (const IntervalBars::Series &series : bars.series) {
    svg.mark(x + 5, 32, series.mark,
             ("kd-" + StringRef(&series.colour, 1)).str());
    svg.text(x + 15, 36, series.name, "kd-soft");
    x += svgTextWidth(series.name.size()) + 32;
  }
  drawAxis(svg, plot, range, bars);
  for (auto [index, row] : enumerate(bars.rows))
    drawRow(svg, plot, kTop + kRow * (index + 0.5), bars.series[row.series],
            row);
  return svg;
}

} // namespace kiln
