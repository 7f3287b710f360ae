// Which part of a simulation is shown event by event: an iteration or two of its
// steady state, no longer than a page can hold.
#ifndef KILN_TOOLS_SIMULATE_SHOWNPART_H
#define KILN_TOOLS_SIMULATE_SHOWNPART_H

#include "targets/simulator/Predict.h"

namespace kiln {

/// The events of each warp, as indices into those of a simulation, in sequence:
/// the first is that of the first step on the warp's path, and so on.
std::vector<std::vector<uint32_t>>
eventsByWarp(llvm::ArrayRef<IssueEvent> events);

/// Issues that a page holds.
inline constexpr size_t mostShownIssues = 80'000;

struct ShownPart {
  /// Whole cycles, and those of all blocks that begin together.
  double begin = 0, end = 0, all = 0;
  /// The first iteration, from 1 on, and how many; 0: no loop runs twice, and
  /// it begins with the blocks.
  unsigned iteration = 0, iterations = 0;
  /// Issues in it.
  size_t issues = 0;
  /// Whether there were more than may be shown.
  bool isCut = false;

  /// "cycles 1200 to 1460 of 9000, iterations 9 and 10 of 16 of the longest
  /// loop, with 3000 issues".
  std::string text(const Prediction &prediction) const;
};

/// The part of at most `most` issues: two iterations in the middle of the loop
/// with the longest ones, on the path with most operations.
ShownPart shownPartOf(const Prediction &prediction,
                      llvm::ArrayRef<IssueEvent> events, size_t most);

} // namespace kiln

#endif // KILN_TOOLS_SIMULATE_SHOWNPART_H
