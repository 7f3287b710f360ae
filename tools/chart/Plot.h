// A rectangle with two axes: where a number lies, and the lines, ticks and
// names that say so.
#ifndef KILN_TOOLS_CHART_PLOT_H
#define KILN_TOOLS_CHART_PLOT_H

#include "tools/chart/Svg.h"
#include "llvm/ADT/SmallVector.h"

namespace kiln {

/// The range of an axis, ends included.
struct PlotRange {
  double low = 0, high = 1;
};

/// About `wanted` round numbers (1, 2 or 5 times a power of ten) within the
/// range, ascending. `whole`: no fractions.
llvm::SmallVector<double> roundTicks(PlotRange range, unsigned wanted,
                                     bool whole);

class Plot {
public:
  /// The rectangle in the drawing, and what its sides stand for. An empty range
  /// is widened by one, so that every number has a place.
  Plot(Svg &svg, double left, double top, double width, double height,
       PlotRange x, PlotRange y);

  double x(double value) const;
  double y(double value) const;
  double left() const { return box.left; }
  double right() const { return box.left + box.width; }
  double top() const { return box.top; }
  double bottom() const { return box.top + box.height; }

  /// Ticks and grid lines with numbers, and the names of the axes with their
  /// units. Whole numbers where `wholeX`, `wholeY` say so.
  void axes(llvm::StringRef xName, llvm::StringRef yName, bool wholeX = true,
            bool wholeY = true);

private:
  Svg &svg;
  struct {
    double left, top, width, height;
  } box;
  PlotRange xRange, yRange;
};

} // namespace kiln

#endif // KILN_TOOLS_CHART_PLOT_H
