#include "tools/auto/CandidateRanking.h"

#include "tools/auto/AutoChoice.h"
#include <algorithm>
#include <cmath>

using namespace llvm;

namespace kiln {
namespace {

#include "tools/auto/CandidateRanking.inc"

bool takesAll(const AutoCandidate &candidate) {
  return candidate.resources.registers.value_or(0) >= nearlyAllRegisters;
}

} // namespace

double ChoiceModel::promised(const AutoCandidate &candidate,
                             const AutoCandidate &source) const {
  double gain = time * std::log(candidate.relative);
  gain += allRegisters * (takesAll(candidate) && !takesAll(source));
  int ahead = candidate.roundsAhead - source.roundsAhead,
      joined = candidate.roundsJoined - source.roundsJoined;
  if (source.resources.instructions && source.resources.instructions->matrix) {
    gain += matrixRoundsJoined * joined;
    if (!candidate.roundsJoined)
      gain += matrixRoundsAhead * ahead;
    return joined > 0 ? std::min(gain, mostOfJoinedMatrixRounds) : gain;
  }
  if (source.estimate.barriers >= barriersInStep)
    return gain + roundsInStep * (ahead + joined);
  return gain + roundsAhead * ahead + roundsJoined * joined;
}

ArrayRef<RankedCandidate> measuredRanking() { return ranking; }

const RankedCandidate &replacementOfSource() { return replacement; }

const ChoiceModel &fittedChoice() { return coefficients; }

} // namespace kiln
