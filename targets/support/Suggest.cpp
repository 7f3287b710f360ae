//===- Suggest.cpp - nearest known name for an unknown one ----------------===//
#include "targets/support/Suggest.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {

StringRef nearestName(StringRef name, ArrayRef<StringRef> known) {
  // A third of the letters may be wrong (guess: beyond that a suggestion
  // confuses more than it helps). A name cut short is nearer than one with a
  // wrong letter, so letters count twice.
  unsigned bestDistance = 2 * ((name.size() + 2) / 3) + 1;
  StringRef best;
  for (StringRef candidate : known) {
    unsigned distance =
        2 * name.edit_distance_insensitive(candidate, true, bestDistance / 2);
    bool isPart = name.size() >= 3 && candidate.contains_insensitive(name);
    bool hasPart =
        candidate.size() >= 3 && name.contains_insensitive(candidate);
    if (isPart)
      distance = std::min(distance, 1u);
    if (hasPart)
      distance = std::min(distance, 2u);
    bool saysMore = hasPart && distance == bestDistance &&
                    candidate.size() > best.size() && !best.empty();
    if (distance < bestDistance || saysMore) {
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
