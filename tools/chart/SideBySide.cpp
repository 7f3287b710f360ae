#include "tools/chart/SideBySide.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include <algorithm>

using namespace llvm;

namespace kiln {

static std::string comparisonText(const SideBySide &comparison) {
  std::string text;
  for (const SideBySide::Panel &panel : comparison.panels) {
    text += formatv("{0}{1}: ", text.empty() ? "" : "; ", panel.name);
    for (auto [index, value] : enumerate(panel.values))
      text += (index ? ", " : "") + comparison.builds[index] + " " +
              (value ? markupNumber(*value) : "unknown");
  }
  return text + ".";
}

/// The best value of a panel, if it has any and not all are equal.
static std::optional<double> bestOf(const SideBySide::Panel &panel) {
  std::optional<double> low, high;
  for (const std::optional<double> &value : panel.values)
    if (value) {
      low = std::min(low.value_or(*value), *value);
      high = std::max(high.value_or(*value), *value);
    }
  if (!low || *low == *high)
    return std::nullopt;
  return panel.lessIsBetter ? low : high;
}

Svg drawSideBySide(const SideBySide &comparison) {
  constexpr double kPanel = 150, kGap = 16, kRow = 20, kTop = 46;
  size_t letters = 6;
  for (const std::string &build : comparison.builds)
    letters = std::max(letters, std::min<size_t>(build.size(), 44));
  double left = svgTextWidth(letters) + 16;
  Svg svg(left +
              (kPanel + kGap) * std::max<size_t>(1, comparison.panels.size()),
          kTop + kRow * comparison.builds.size() + 10, comparison.title,
          comparisonText(comparison));
  svg.text(6, 16, fittedText(comparison.title, 90), "kd-strong");
  for (auto [row, build] : enumerate(comparison.builds)) {
    svg.text(left - 8, kTop + kRow * row + 14, fittedText(build, 44), "kd-code",
             SvgAnchor::End);
  }
  for (auto [column, panel] : enumerate(comparison.panels)) {
    double x = left + (kPanel + kGap) * column, most = 0;
    for (const std::optional<double> &value : panel.values)
      most = std::max(most, value.value_or(0));
    std::optional<double> best = bestOf(panel);
    svg.text(x, 36, panel.name, "kd-soft");
    svg.line(x, kTop - 4, x, kTop + kRow * comparison.builds.size(),
             "kd-frame");
    for (auto [row, value] : enumerate(panel.values)) {
      double y = kTop + kRow * row;
      if (!value) {
        svg.text(x + 4, y + 14, "?", "kd-soft");
        continue;
      }
      bool isBest = best && *value == *best;
      // 50 units stay for the number after the longest bar.
      double width = most > 0 ? (kPanel - 50) * *value / most : 0;
      std::string text = markupNumber(*value);
      svg.rect(x, y + 3, std::max(1.0, width), kRow - 6,
               isBest ? "kd-c" : "kd-a",
               panel.name + " of " + comparison.builds[row] + ": " + text);
      svg.text(x + width + 5, y + 14, isBest ? text + " \u2605" : text,
               isBest ? "kd-strong" : "");
    }
  }
  return svg;
}

} // namespace kiln
