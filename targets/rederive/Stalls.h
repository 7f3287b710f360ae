//===- Stalls.h - the cycles between instructions -------------------------===//
//
// Every instruction says how many cycles the next one waits. These are made
// from nothing: each begins at one, and is raised where a result, an operand, a
// pipe or a barrier needs more on some path, until no path needs more.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_REDERIVE_STALLS_H
#define KILN_TARGETS_REDERIVE_STALLS_H

#include "targets/rederive/FunctionFacts.h"

namespace kiln {

struct Stalls {
  /// Of each instruction; 0 drains.
  std::vector<unsigned> cycles;
  /// Whether a dependence asked for more than the pipe: the warp has nothing to
  /// issue meanwhile, and another may have.
  std::vector<bool> isForced;
  /// Why there are none: more cycles than stalls can hold. "" if there are.
  std::string failure;
};

Stalls deriveStalls(const TimedCode &code, const Predecessors &predecessors);

/// The longest stall an instruction can say.
inline constexpr unsigned longestStall = 15;

} // namespace kiln

#endif // KILN_TARGETS_REDERIVE_STALLS_H
