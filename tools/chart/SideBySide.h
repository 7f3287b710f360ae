// Several builds of one kernel side by side: a panel of bars for each number,
// the builds in the same rows of all panels.
#ifndef KILN_TOOLS_CHART_SIDEBYSIDE_H
#define KILN_TOOLS_CHART_SIDEBYSIDE_H

#include "tools/chart/Svg.h"
#include <optional>
#include <vector>

namespace kiln {

struct SideBySide {
  std::string title;
  /// The builds: strategies, files.
  std::vector<std::string> builds;
  struct Panel {
    std::string name;
    /// Of each build; absent where it is not known.
    std::vector<std::optional<double>> values;
    bool lessIsBetter = true;
  };
  std::vector<Panel> panels;
};

Svg drawSideBySide(const SideBySide &comparison);

} // namespace kiln

#endif // KILN_TOOLS_CHART_SIDEBYSIDE_H
