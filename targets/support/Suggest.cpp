//===- Suggest.cpp - the name somebody probably meant ---------------------===//
#include "targets/support/Suggest.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {

StringRef nearestName(StringRef name, ArrayRef<StringRef> known) {
  // A third of the letters may be wrong (guess: beyond that a suggestion
  // confuses more than it helps).
  unsigned bestDistance = (name.size() + 2) / 3 + 1;
  StringRef best;
  for (StringRef candidate : known) {
    unsigned distance = name.equals_insensitive(candidate)
                            ? 0
                            : name.edit_distance(candidate, true, bestDistance);
    bool contained = name.size() >= 3 && candidate.contains_insensitive(name);
    if (contained)
      distance = std::min(distance, 1u);
    if (distance < bestDistance) {
      bestDistance = distance;
      best = candidate;
    }
  }
  return best;
}

std::string didYouMean(StringRef name, ArrayRef<StringRef> known) {
  StringRef nearest = nearestName(name, known);
  return nearest.empty() ? "" : "; did you mean '" + nearest.str() + "'?";
}

std::string suggestNearest(StringRef name, ArrayRef<StringRef> known) {
  if (known.empty())
    return "; there are none";
  return didYouMean(name, known) + " (known: " + join(known, ", ") + ")";
}

} // namespace kiln
