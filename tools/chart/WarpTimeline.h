// Warps over cycles: a row for each, which shows what it does and what it waits
// for. Also a reservation table of anything else that has rows and kinds.
#ifndef KILN_TOOLS_CHART_WARPTIMELINE_H
#define KILN_TOOLS_CHART_WARPTIMELINE_H

#include "tools/chart/Svg.h"
#include <vector>

namespace kiln {

struct WarpTimeline {
  /// "softmax_kernel: warps over cycles", and a sentence of what part it is.
  std::string name, part;
  /// The cycles that are drawn.
  double begin = 0, end = 1;
  /// What a row can do, in the sequence of the legend; classes of svgStyle for
  /// strokes.
  struct Kind {
    std::string name;
    llvm::StringRef classes;
  };
  std::vector<Kind> kinds;
  /// Something that a row does, as an index into `kinds`.
  struct Span {
    double from, to;
    unsigned kind;
  };
  struct Row {
    /// What stands beside it, and what is said of it as a whole.
    std::string label, hint;
    /// Heads the row and those after it; empty: as the row before.
    std::string group;
    std::vector<Span> spans;
  };
  std::vector<Row> rows;
};

/// At most so many columns of all rows together are drawn; in each the kind
/// that has most of it.
inline constexpr unsigned mostTimelineColumns = 20'000;

/// Rows are shapes of the class kd-row, ticks have the class kd-tick, and each
/// kind is one path of the class kd-span, in their sequence: what a script
/// needs to draw a part of it.
Svg drawWarpTimeline(const WarpTimeline &timeline);

} // namespace kiln

#endif // KILN_TOOLS_CHART_WARPTIMELINE_H
