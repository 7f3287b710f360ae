#include "tools/tune/TuneSearch.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {

/// Configurations whose directives are searched.
static constexpr unsigned kSearchedConfigurations = 3;

std::string keyOf(const TunePoint &point) {
  return utostr(point.configuration) + ": " + nameOf(point.directives);
}

TuneSearch::TuneSearch(Options given)
    : options(std::move(given)), random(options.seed, 0) {}

void TuneSearch::add(std::vector<TunePoint> &list, const TunePoint &point) {
  if (seen.try_emplace(keyOf(point), true).second) {
    list.push_back(point);
    ++asked;
  }
}

std::vector<TunePoint> TuneSearch::configurations() {
  std::vector<TunePoint> list;
  // One configuration's portfolio begins with what `auto` would try.
  bool withAuto = options.configurations > 1;
  for (unsigned c = 0; c < options.configurations; ++c)
    add(list, {c, sourceDirectives()});
  for (unsigned c = 0; withAuto && c < options.configurations; ++c)
    add(list, {c, autoDirectives(options.noalias, kTunedAutoBudget)});
  return list;
}

void TuneSearch::chooseConfigurations() {
  std::vector<std::pair<double, unsigned>> ranked;
  for (auto [configuration, time] : bestOf)
    ranked.push_back({time, configuration});
  llvm::sort(ranked);
  if (ranked.size() > kSearchedConfigurations)
    ranked.resize(kSearchedConfigurations);
  for (auto [time, configuration] : ranked)
    chosen.push_back(configuration);
}

/// `source` of the best configurations in each lowering variant.
std::vector<TunePoint> TuneSearch::variants() {
  std::vector<TunePoint> list;
  for (unsigned configuration : chosen)
    for (const LoweringPlan &plan : options.domain.plans)
      add(list, {configuration, sourceDirectives(plan)});
  return list;
}

void TuneSearch::fillLists() {
  unsigned left = options.budget > measured ? options.budget - measured : 0;
  portfolioEnd = measured + left / 2;
  for (unsigned configuration : chosen) {
    const LoweringPlan &plan = bestPlanOf[configuration];
    lists.push_back(options.portfolio(configuration, plan));
    for (AutoDirectives &directives : lists.back())
      directives.plan = plan;
    cursors.push_back(0);
  }
}

std::vector<TunePoint> TuneSearch::portfolio(unsigned until) {
  std::vector<TunePoint> list;
  unsigned room = until > measured ? until - measured : 0;
  room = std::min(room, options.batch);
  bool more = true;
  while (list.size() < room && more) {
    more = false;
    for (auto [index, configuration] : enumerate(chosen)) {
      if (cursors[index] == lists[index].size() || list.size() == room)
        continue;
      more = true;
      add(list, {configuration, lists[index][cursors[index]++]});
    }
  }
  return list;
}

std::vector<TunePoint> TuneSearch::climb() {
  std::vector<TunePoint> list;
  if (!bestPoint || measured >= options.budget)
    return list;
  // The caps that its configuration's portfolio has.
  std::vector<unsigned> caps;
  for (auto [index, configuration] : enumerate(chosen))
    if (configuration == bestPoint->configuration)
      for (const AutoDirectives &directives : lists[index])
        if (directives.maxRegs && !is_contained(caps, *directives.maxRegs))
          caps.push_back(*directives.maxRegs);
  std::vector<AutoDirectives> around =
      neighboursOf(bestPoint->directives, options.domain,
                   capsAround(bestPoint->directives.maxRegs, caps));
  for (size_t i = around.size(); i > 1; --i)
    std::swap(around[i - 1], around[random.below(i)]);
  unsigned room = std::min(options.batch, options.budget - measured);
  for (const AutoDirectives &directives : around)
    if (list.size() < room)
      add(list, {bestPoint->configuration, directives});
  return list;
}

std::vector<TunePoint> TuneSearch::sweep() {
  std::vector<TunePoint> list;
  for (unsigned c = 0; bestPoint && c < options.configurations; ++c)
    if (bestOf.count(c))
      add(list, {c, bestPoint->directives});
  return list;
}

std::vector<TunePoint> TuneSearch::next() {
  // Points whose binary is known cost no measurement, but a compilation.
  if (asked > 8 * options.budget + 2 * options.configurations && phase != Over)
    phase = std::max(phase, Sweep);
  while (true) {
    std::vector<TunePoint> list;
    Phase now = phase;
    switch (phase) {
    case Configurations:
      list = configurations();
      phase = Variants;
      break;
    case Variants:
      chooseConfigurations();
      list = variants();
      phase = Portfolio;
      break;
    case Portfolio:
      if (lists.empty())
        fillLists();
      list = portfolio(portfolioEnd);
      if (list.empty())
        phase = Climb;
      break;
    case Climb:
      list = climb();
      if (list.empty())
        phase = Rest;
      break;
    case Rest:
      // Nothing near the best is left; what the portfolio still has may lead
      // somewhere else.
      list = portfolio(options.budget);
      phase = list.empty() ? Sweep : Climb;
      break;
    case Sweep:
      list = sweep();
      phase = Over;
      break;
    case Over:
      return {};
    }
    if (!list.empty() || (now == Over))
      return list;
  }
}

void TuneSearch::tell(const TunePoint &point, const TuneOutcome &outcome) {
  measured += outcome.isNew;
  TunePoint resolved{point.configuration, outcome.directives};
  seen.try_emplace(keyOf(resolved), true);
  if (outcome.status != TuneStatus::Ok)
    return;
  auto [best, first] =
      bestOf.try_emplace(point.configuration, outcome.microseconds);
  if (first || outcome.microseconds < best->second) {
    best->second = outcome.microseconds;
    bestPlanOf[point.configuration] = outcome.directives.plan;
  }
  if (!bestPoint || outcome.microseconds < bestTime) {
    bestPoint = resolved;
    bestTime = outcome.microseconds;
  }
}

} // namespace kiln
