// What the last issue of a part of a simulation waited for, what that waited
// for, and so on back to the part's begin: what would have to be sooner.
#ifndef KILN_TOOLS_SIMULATE_CRITICALCHAIN_H
#define KILN_TOOLS_SIMULATE_CRITICALCHAIN_H

#include "tools/simulate/ShownPart.h"

namespace kiln {

/// An issue, or several of one warp that its own sequence alone holds up.
struct ChainLink {
  /// When what it came after issued, and the cycles from then on until the last
  /// of it issued.
  double begin = 0, cycles = 0;
  uint32_t warp = 0;
  /// The last one's operation, and what the first one came after.
  uint32_t op = 0, cause = 0;
  unsigned issues = 1;
  Stall why = Stall::None;
};

/// The chain in the sequence of time; its cycles are the part's but for what
/// is left before its first issue. Where the code does not say what was waited
/// for, an issue comes after the one before it of its warp.
std::vector<ChainLink> criticalChain(const ModelProgram &program,
                                     const Prediction &prediction,
                                     llvm::ArrayRef<IssueEvent> events,
                                     const ShownPart &part);

/// Links that a page and JSON have.
inline constexpr size_t mostListedLinks = 60;

/// At most `most` links, in the sequence of time: those that take longest.
std::vector<ChainLink> longestLinks(llvm::ArrayRef<ChainLink> chain,
                                    size_t most);

} // namespace kiln

#endif // KILN_TOOLS_SIMULATE_CRITICALCHAIN_H
