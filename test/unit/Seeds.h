// The seeds of a random test: its usual ones, or those that the environment
// asks for.
#ifndef KILN_TEST_UNIT_SEEDS_H
#define KILN_TEST_UNIT_SEEDS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include <cstdlib>
#include <gtest/gtest.h>

namespace kiln::test {

/// Runs `agrees` for the seeds 0 to usual - 1, up to the first failure; where
/// the variable holds a range, as 500-999, for these, and on after a failure.
/// True: the usual ones all ran, so that what they reached may be counted.
template <typename Agrees>
bool runSeeds(const char *variable, uint64_t usual, Agrees agrees) {
  uint64_t first = 0, last = usual - 1;
  const char *given = std::getenv(variable);
  if (given) {
    auto [from, to] = llvm::StringRef(given).split('-');
    if (from.getAsInteger(10, first) || to.getAsInteger(10, last)) {
      ADD_FAILURE() << variable << " wants a range, such as 500-999";
      return false;
    }
  }
  for (uint64_t seed = first; seed <= last; ++seed)
    if (!agrees(seed) && !given)
      return false;
  return !given;
}

} // namespace kiln::test

#endif // KILN_TEST_UNIT_SEEDS_H
