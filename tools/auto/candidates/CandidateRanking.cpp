#include "tools/auto/candidates/CandidateRanking.h"

namespace kiln {
namespace {

#include "tools/auto/candidates/CandidateRanking.inc"

} // namespace

llvm::ArrayRef<RankedCandidate> measuredRanking() { return ranking; }

} // namespace kiln
