#include "tools/auto/candidates/CandidateRanking.h"

#include "tools/auto/candidates/Figures.h"
#include <algorithm>
#include <cmath>

using namespace llvm;

namespace kiln {
namespace {

#include "tools/auto/candidates/CandidateRanking.inc"

bool takesAll(const Figures &build) {
  return build.resources.registers.value_or(0) >= nearlyAllRegisters;
}

} // namespace

double ChoiceModel::gain(const Figures &build, const Figures &baseline) const {
  double gain = time * std::log(build.cost() / baseline.cost());
  gain += allRegisters * (takesAll(build) && !takesAll(baseline));
  int ahead = build.iterationsAhead - baseline.iterationsAhead,
      joined = build.iterationsJoined - baseline.iterationsJoined;
  if (baseline.resources.instructions &&
      baseline.resources.instructions->matrix) {
    gain += matrixIterationsJoined * joined;
    if (!build.iterationsJoined)
      gain += matrixIterationsAhead * ahead;
    return joined > 0 ? std::min(gain, mostOfJoinedMatrixIterations) : gain;
  }
  if (baseline.estimate.barriers >= barriersInStep)
    return gain + iterationsInStep * (ahead + joined);
  return gain + iterationsAhead * ahead + iterationsJoined * joined;
}

ArrayRef<RankedCandidate> measuredRanking() { return ranking; }

const RankedCandidate &replacementOfSource() { return replacement; }

const ChoiceModel &fittedChoice() { return coefficients; }

} // namespace kiln
