#include "tools/auto/CandidateRanking.h"

#include "tools/auto/Figures.h"
#include <algorithm>
#include <cmath>

using namespace llvm;

namespace kiln {
namespace {

#include "tools/auto/CandidateRanking.inc"

bool takesAll(const Figures &build) {
  return build.resources.registers.value_or(0) >= nearlyAllRegisters;
}

} // namespace

double ChoiceModel::gain(const Figures &build, const Figures &baseline) const {
  double gain = time * std::log(build.cost() / baseline.cost());
  gain += allRegisters * (takesAll(build) && !takesAll(baseline));
  int ahead = build.roundsAhead - baseline.roundsAhead,
      joined = build.roundsJoined - baseline.roundsJoined;
  if (baseline.resources.instructions &&
      baseline.resources.instructions->matrix) {
    gain += matrixRoundsJoined * joined;
    if (!build.roundsJoined)
      gain += matrixRoundsAhead * ahead;
    return joined > 0 ? std::min(gain, mostOfJoinedMatrixRounds) : gain;
  }
  if (baseline.estimate.barriers >= barriersInStep)
    return gain + roundsInStep * (ahead + joined);
  return gain + roundsAhead * ahead + roundsJoined * joined;
}

ArrayRef<RankedCandidate> measuredRanking() { return ranking; }

const RankedCandidate &replacementOfSource() { return replacement; }

const ChoiceModel &fittedChoice() { return coefficients; }

} // namespace kiln
