#include "tools/auto/Choose.h"

#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <cmath>

using namespace llvm;

namespace kiln {

/// The logarithm of one over the other; 0: neither is there.
static double logRatio(double one, double other) {
  return one == other ? 0 : std::log(one / other);
}

/// Nothing where it is not known.
static std::optional<double> valueOf(Figure figure, const AutoCandidate &build,
                                     const AutoCandidate &baseline) {
  switch (figure) {
  case Figure::Time: {
    double value =
        &build == &baseline ? 0 : std::log(build.cycles / baseline.cycles);
    if (std::isnan(value)) // neither can be launched
      return std::nullopt;
    return value;
  }
  case Figure::LoopSpills:
    return build.loopSpills;
  case Figure::SpillBytes:
    return build.spillBytes();
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
  }
  llvm_unreachable("covered switch");
}

bool isWorse(const AutoCandidate &build, const AutoCandidate &baseline,
             const Criterion &criterion) {
  std::optional<double> value = valueOf(criterion.figure, build, baseline),
                        base = valueOf(criterion.figure, baseline, baseline);
  return value && base && *value - *base > criterion.tolerance;
}

static SmallVector<unsigned> comparable(ArrayRef<AutoCandidate> candidates,
                                        const Rule &rule) {
  auto isTimed = [&](unsigned index) {
    return std::isfinite(candidates[index].cycles);
  };
  SmallVector<unsigned> list;
  for (auto [index, candidate] : enumerate(candidates))
    if (candidate.error.empty() && !candidate.sameAs)
      list.push_back(index);
  if (any_of(list, isTimed))
    erase_if(list, [&](unsigned index) { return !isTimed(index); });
  else if (rule.needsTime)
    erase_if(list, [](unsigned index) { return index != 0; });
  if (rule.fewerWarpsNeedLessTime && !list.empty()) {
    const unsigned *rival = find_if(list, [&](unsigned index) {
      return candidates[index].directives.isRival;
    });
    const AutoCandidate &today =
        candidates[rival == list.end() ? list.front() : *rival];
    erase_if(list, [&](unsigned index) {
      const AutoCandidate &build = candidates[index];
      return build.warps < today.warps && build.cycles > today.cycles;
    });
  }
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
      if (std::optional<double> value =
              valueOf(criterion.figure, candidates[index], baseline))
        values.push_back(*value);
    if (values.size() != left.size())
      continue; // nobody knows it
    double first = values.front(), best = *min_element(values);
    if (criterion.figure == Figure::Time)
      choice.gain = std::max(choice.gain, first - best);
    bool wins = !criterion.onlyDrops && best < first &&
                first - best >= criterion.tolerance;
    double most = criterion.toBest ? best + criterion.tolerance
                  : wins           ? best
                                   : first + criterion.tolerance;
    SmallVector<unsigned> equal;
    for (auto [index, value] : zip_equal(left, values))
      if (value <= most)
        equal.push_back(index);
    if (equal.size() == 1 || equal.front() != left.front())
      choice.decidedBy = number;
    left = std::move(equal);
    if (wins && criterion.tolerance && !criterion.toBest)
      break;
  }
  choice.chosen = left.front();
  return choice;
}

} // namespace kiln
