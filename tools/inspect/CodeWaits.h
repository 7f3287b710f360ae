// What each wait waits for: the operation it wants done, and how long ago that
// was issued.
//
// Operations of one counter count down in the order in which they were issued,
// or all must be done. So a wait that leaves n outstanding waits for the one
// before the last n; it is looked for backwards along the paths that lead to
// the wait, around loops, too.
#ifndef KILN_TOOLS_INSPECT_CODEWAITS_H
#define KILN_TOOLS_INSPECT_CODEWAITS_H

#include "tools/inspect/CodeFlowGraph.h"

namespace kiln {

/// One wait of one instruction for one counter.
struct CodeWaitCause {
  uint32_t instruction;
  uint8_t counter;
  unsigned left;
  /// The youngest operation that must be done, on the path that leads to it
  /// soonest; in a loop on one within the loop, if there is one. Absent: none
  /// is outstanding, on any path.
  std::optional<uint32_t> producer = std::nullopt;
  /// Instructions from it to the wait: 1, where nothing stands between them.
  unsigned instructions = 0;
  /// Cycles between their issues, at least, as far as the code says
  /// (NVIDIA's stall counts).
  std::optional<unsigned> cycles = std::nullopt;
  /// It was issued so many iterations of a loop before.
  unsigned iterationsBefore = 0;
};

/// Every wait, in the order of the code.
std::vector<CodeWaitCause> waitCauses(const MachineCode &code,
                                      const CodeFlowGraph &graph);

} // namespace kiln

#endif // KILN_TOOLS_INSPECT_CODEWAITS_H
