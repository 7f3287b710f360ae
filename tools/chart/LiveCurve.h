// Live registers instruction by instruction, with the loops in the background and the
// spills below.
#ifndef KILN_TOOLS_CHART_LIVECURVE_H
#define KILN_TOOLS_CHART_LIVECURVE_H

#include "tools/chart/Svg.h"
#include <optional>
#include <vector>

namespace kiln {

struct LiveCurve {
  std::string kernel;
  /// Live 32-bit registers a thread before each instruction.
  std::vector<unsigned> live;
  /// Instructions of a loop, both ends included; depth 1 is an outermost one.
  struct Loop {
    unsigned first = 0, last = 0, depth = 1;
  };
  std::vector<Loop> loops;
  /// An instruction that moves bytes of a thread only because registers ran
  /// out.
  struct Spill {
    unsigned instruction = 0, bytes = 0;
    bool isStore = false;
  };
  std::vector<Spill> spills;
  /// Registers a thread that the kernel is given, if known.
  std::optional<unsigned> allocated;
};

/// The first instruction at which most are live; 0 of nothing.
unsigned livePeak(const LiveCurve &curve);

Svg drawLiveCurve(const LiveCurve &curve);

} // namespace kiln

#endif // KILN_TOOLS_CHART_LIVECURVE_H
