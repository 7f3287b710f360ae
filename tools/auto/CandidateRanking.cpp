#include "tools/auto/CandidateRanking.h"

#include "tools/auto/AutoChoice.h"
#include <algorithm>
#include <cmath>

using namespace llvm;

namespace kiln {
namespace {

#include "tools/auto/CandidateRanking.inc"

/// What the orders do to passes that matrix instructions are sensitive to.
struct Policies {
  bool withoutStrengthReduction = false, otherSelection = false;
};

Policies policiesOf(const AutoOrders &orders) {
  Policies found;
  Expected<ScheduleOrder> schedule = parseSchedule(orders.strategy);
  if (!schedule) {
    // A candidate's orders were parsed before; what is none has no policies.
    consumeError(schedule.takeError());
    return found;
  }
  for (const Order &policy : schedule->policies) {
    found.withoutStrengthReduction |=
        policy.name() == "veto" && policy.getEnum("pass") == "loop-reduce";
    found.otherSelection |= policy.name() == "isel-order";
  }
  return found;
}

bool takesAll(const AutoCandidate &candidate) {
  return candidate.resources.registers.value_or(0) >= nearlyAllRegisters;
}

} // namespace

double ChoiceModel::promised(const AutoCandidate &candidate,
                             const AutoCandidate &source) const {
  double gain = time * std::log(candidate.relative);
  gain += allRegisters * (takesAll(candidate) && !takesAll(source));
  int joined = candidate.roundsJoined - source.roundsJoined;
  if (source.resources.instructions && source.resources.instructions->matrix) {
    Policies mine = policiesOf(candidate.orders),
             its = policiesOf(source.orders);
    gain += matrixWithoutStrengthReduction *
            (mine.withoutStrengthReduction - its.withoutStrengthReduction);
    gain += matrixOtherSelection * (mine.otherSelection - its.otherSelection);
    gain += matrixRoundsJoined * joined;
    return joined > 0 ? std::min(gain, mostOfJoinedMatrixRounds) : gain;
  }
  int ahead = candidate.roundsAhead - source.roundsAhead;
  if (source.estimate.barriers >= barriersInStep)
    return gain + roundsInStep * (ahead + joined);
  return gain + roundsAhead * ahead + roundsJoined * joined;
}

ArrayRef<RankedCandidate> measuredRanking() { return ranking; }

const ChoiceModel &fittedChoice() { return coefficients; }

} // namespace kiln
