#include "tools/auto/Choose.h"

#include "targets/cost/CostModel.h"
#include "tools/auto/candidates/CandidateRanking.h"
#include "llvm/ADT/STLExtras.h"
#include <cmath>

using namespace llvm;

namespace kiln {

TimeModel timeModelFor(const GpuTarget &gpu) {
  if (!isCostMeasured(gpu))
    return [](const Figures &, const Figures &) { return std::nullopt; };
  return [](const Figures &build, const Figures &baseline) {
    return std::optional(-fittedChoice().gain(build, baseline));
  };
}

static bool standsIn(const AutoCandidate &build,
                     const AutoCandidate &baseline) {
  const std::optional<InstructionMix> &mix = baseline.resources.instructions;
  return mix && mix->matrix &&
         standsForSource(build.directives, baseline.directives);
}

/// The logarithm of one over the other; 0: neither is there.
static double logRatio(double one, double other) {
  return one == other ? 0 : std::log(one / other);
}

/// Nothing where it is not known.
static std::optional<double> valueOf(Figure figure, const AutoCandidate &build,
                                     const AutoCandidate &baseline,
                                     const TimeModel &predict) {
  std::optional<double> value;
  switch (figure) {
  case Figure::PredictedTime:
    value = &build == &baseline ? 0 : predict(build, baseline);
    break;
  case Figure::ModelledTime:
    value = &build == &baseline ? 1 : build.cost() / baseline.cost();
    break;
  case Figure::SimulatedTime:
    if (build.simulated && baseline.simulated)
      value = std::log(build.simulated->cycles / baseline.simulated->cycles);
    break;
  case Figure::Spills:
    return build.spills();
  case Figure::SpillStores:
    return build.resources.spillStoreBytes.value_or(0);
  case Figure::AnySpills:
    return build.spills() != 0;
  case Figure::SpillRatio:
    return logRatio(build.spills(), baseline.spills());
  case Figure::AnyStack:
    return build.resources.stackBytes.value_or(0) != 0;
  case Figure::StackRatio:
    return logRatio(build.resources.stackBytes.value_or(0),
                    baseline.resources.stackBytes.value_or(0));
  case Figure::WarpsByRegisters:
    return -double(build.warpsByRegisters);
  case Figure::Warps:
    return -double(build.warps);
  case Figure::Blocks:
    return -double(build.blocks);
  case Figure::BlockRatio:
    return logRatio(baseline.blocks, build.blocks);
  case Figure::StandIn:
    return !standsIn(build, baseline);
  }
  if (value && std::isnan(*value)) // neither can be launched
    return std::nullopt;
  return value;
}

bool isWorse(const AutoCandidate &build, const AutoCandidate &baseline,
             const Criterion &criterion, const TimeModel &predict) {
  std::optional<double> value =
                            valueOf(criterion.figure, build, baseline, predict),
                        base = valueOf(criterion.figure, baseline, baseline,
                                       predict);
  return value && base && *value - *base > criterion.tolerance;
}

static SmallVector<unsigned> comparable(ArrayRef<AutoCandidate> candidates,
                                        const Rule &rule) {
  auto isTimed = [&](unsigned index) {
    return std::isfinite(candidates[index].cost());
  };
  SmallVector<unsigned> list;
  for (auto [index, candidate] : enumerate(candidates))
    if (candidate.error.empty() && !candidate.sameAs)
      list.push_back(index);
  if (any_of(list, isTimed))
    erase_if(list, [&](unsigned index) { return !isTimed(index); });
  else if (rule.needsTime)
    erase_if(list, [](unsigned index) { return index != 0; });
  return list;
}

Choice choose(ArrayRef<AutoCandidate> candidates, const Rule &rule) {
  Choice choice;
  SmallVector<unsigned> left = comparable(candidates, rule);
  choice.compared = left;
  if (left.empty())
    return choice;
  const AutoCandidate &baseline = candidates[left.front()];
  for (auto [number, criterion] : enumerate(rule.criteria)) {
    if (left.size() == 1)
      break;
    SmallVector<double> values;
    for (unsigned index : left)
      if (std::optional<double> value = valueOf(
              criterion.figure, candidates[index], baseline, rule.predict))
        values.push_back(*value);
    if (values.size() != left.size())
      continue; // nobody knows it
    double first = values.front(), best = *min_element(values);
    if (criterion.figure == Figure::PredictedTime ||
        criterion.figure == Figure::SimulatedTime)
      choice.gain = first - best;
    bool wins = !criterion.onlyDrops && best < first &&
                first - best >= criterion.tolerance;
    double most = wins ? best : first + criterion.tolerance;
    SmallVector<unsigned> equal;
    for (auto [index, value] : zip_equal(left, values))
      if (value <= most)
        equal.push_back(index);
    if (equal.size() == 1 || equal.front() != left.front())
      choice.decidedBy = number;
    left = std::move(equal);
    if (wins && criterion.tolerance)
      break;
  }
  choice.chosen = left.front();
  return choice;
}

} // namespace kiln
