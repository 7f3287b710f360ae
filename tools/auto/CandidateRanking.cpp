#include "tools/auto/CandidateRanking.h"

#include "tools/auto/AutoChoice.h"
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

} // namespace

double ChoiceModel::promised(const AutoCandidate &candidate,
                             const AutoCandidate &source) const {
  double gain = time * std::log(candidate.relative);
  if (source.resources.instructions && source.resources.instructions->matrix) {
    Policies mine = policiesOf(candidate.orders),
             its = policiesOf(source.orders);
    gain += matrixWithoutStrengthReduction *
            (mine.withoutStrengthReduction - its.withoutStrengthReduction);
    gain += matrixOtherSelection * (mine.otherSelection - its.otherSelection);
    return gain;
  }
  gain += roundsAhead * (candidate.roundsAhead - source.roundsAhead);
  gain += roundsJoined * (candidate.roundsJoined - source.roundsJoined);
  return gain;
}

ArrayRef<RankedCandidate> measuredRanking() { return ranking; }

const ChoiceModel &fittedChoice() { return coefficients; }

} // namespace kiln
