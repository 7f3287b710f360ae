// One iteration of a loop as the scheduler of the machine sees it: what was
// issued when, and when it was first waited for.
#ifndef KILN_TOOLS_CHART_WAITTIMELINE_H
#define KILN_TOOLS_CHART_WAITTIMELINE_H

#include "tools/chart/Svg.h"
#include <vector>

namespace kiln {

struct WaitTimeline {
  /// "matmul_kernel, loop at 0x0340".
  std::string name;
  /// What time is counted in: "cycles by stall fields", "instructions".
  std::string unit = "instructions";
  /// How long the iteration is.
  double length = 0;
  /// An operation between its issue and the wait for it.
  struct Span {
    double issued = 0, waited = 0;
    /// How many iterations later it is waited for: 1 goes over the loop's end.
    unsigned later = 0;
    std::string operation, wait;
  };
  std::vector<Span> spans;
};

/// At most so many spans are drawn, those with the least time between first; a
/// line says how many there are more.
inline constexpr unsigned mostWaitSpans = 48;

Svg drawWaitTimeline(const WaitTimeline &timeline);

} // namespace kiln

#endif // KILN_TOOLS_CHART_WAITTIMELINE_H
