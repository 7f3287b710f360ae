// What `auto` takes from a race on a GPU, made by perf/race/rank_candidates.py and
// not by hand: the sequence of candidates.
#ifndef KILN_TOOLS_AUTO_CANDIDATES_CANDIDATERANKING_H
#define KILN_TOOLS_AUTO_CANDIDATES_CANDIDATERANKING_H

#include "tools/auto/candidates/AutoCandidates.h"

namespace kiln {

/// A point of the product as text, as the generated file spells it.
struct RankedCandidate {
  Cap cap;
  llvm::StringRef strategy, remats, policies;
};

/// The sequence that covers the race's kernels soonest.
llvm::ArrayRef<RankedCandidate> measuredRanking();

} // namespace kiln

#endif // KILN_TOOLS_AUTO_CANDIDATES_CANDIDATERANKING_H
