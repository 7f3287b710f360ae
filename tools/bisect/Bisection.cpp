#include "tools/bisect/Bisection.h"
#include "targets/gpu/GpuTarget.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {

StringRef lossName(StageLoss loss) {
  static constexpr StringLiteral names[] = {"none",
                                            "scratch-in-loops",
                                            "pressure-in-loops",
                                            "accumulator-moves-in-loops",
                                            "scratch-elsewhere",
                                            "pressure-elsewhere",
                                            "warps"};
  return names[size_t(loss)];
}

/// Registers of a region past the limit. Finished code has what it was given.
static unsigned pastLimit(const StageFigures &stage,
                          const RegionFigures &region, unsigned limit) {
  if (stage.form == StageFigures::Form::Finished || !region.live)
    return 0;
  return std::max(0, region.peak - int(limit));
}

StageCost costOf(const StageFigures &stage, const KernelStages &kernel) {
  StageCost cost;
  cost.scratchInLoops = stage.scratchInLoops();
  cost.scratchElsewhere = stage.scratch() - cost.scratchInLoops;
  if (stage.isAllocated())
    cost.accumulatorMovesInLoops = stage.accumulatorMovesInLoops();
  unsigned limit = kernel.budget.limit();
  int peak = 0;
  bool isKnown = false;
  for (const RegionFigures &region : stage.regions) {
    unsigned &past = region.depth ? cost.pastInLoops : cost.pastElsewhere;
    past = std::max(past, pastLimit(stage, region, limit));
    peak = std::max(peak, region.peak);
    isKnown |= region.live.has_value();
  }
  if (stage.form == StageFigures::Form::Finished) {
    if (kernel.occupancy)
      cost.warps = kernel.occupancy->warpsPerUnit;
  } else if (isKnown) {
    cost.warps = kernel.budget.warpsAt(std::min(peak, int(limit)));
  }
  return cost;
}

StageLoss lossOf(const StageCost &before, const StageCost &after,
                 unsigned granule) {
  struct Figure {
    unsigned before, after, granule;
    StageLoss loss;
  };
  const Figure figures[] = {{before.scratchInLoops, after.scratchInLoops, 1,
                             StageLoss::ScratchInLoops},
                            {before.pastInLoops, after.pastInLoops, granule,
                             StageLoss::PressureInLoops},
                            {before.accumulatorMovesInLoops,
                             after.accumulatorMovesInLoops, granule,
                             StageLoss::AccumulatorMovesInLoops},
                            {before.scratchElsewhere, after.scratchElsewhere, 1,
                             StageLoss::ScratchElsewhere},
                            {before.pastElsewhere, after.pastElsewhere, granule,
                             StageLoss::PressureElsewhere}};
  for (const Figure &figure : figures) {
    if (figure.after >= figure.before + figure.granule)
      return figure.loss;
    if (figure.before >= figure.after + figure.granule)
      return StageLoss::None;
  }
  return before.warps && after.warps && *after.warps < *before.warps
             ? StageLoss::Warps
             : StageLoss::None;
}

std::vector<std::optional<unsigned>>
pairRegions(ArrayRef<RegionFigures> before, ArrayRef<RegionFigures> after) {
  std::vector<std::optional<unsigned>> pairs(after.size());
  std::vector<bool> taken(before.size());
  for (bool byLine : {true, false})
    for (auto [pair, region] : zip_equal(pairs, after)) {
      for (unsigned at = 0; !pair && at != before.size(); ++at)
        if (!taken[at] && before[at].depth == region.depth &&
            (!byLine || before[at].line == region.line)) {
          pair = at;
          taken[at] = true;
        }
    }
  return pairs;
}

static bool isScratch(StageLoss loss) {
  return loss == StageLoss::ScratchInLoops ||
         loss == StageLoss::ScratchElsewhere;
}

static bool isInLoops(StageLoss loss) {
  return loss == StageLoss::ScratchInLoops ||
         loss == StageLoss::PressureInLoops ||
         loss == StageLoss::AccumulatorMovesInLoops;
}

/// Of pressure the region with most of it lost, for the others fit in its
/// registers; of words and moves the one that has most more of them.
static LostRegion lostRegion(const StagePair &stage) {
  ArrayRef<RegionFigures> before = stage.before->regions,
                          after = stage.after->regions;
  unsigned RegionFigures::*figure = nullptr;
  if (isScratch(stage.loss))
    figure = &RegionFigures::scratch;
  if (stage.loss == StageLoss::AccumulatorMovesInLoops)
    figure = &RegionFigures::accumulatorMoves;
  LostRegion region;
  std::optional<int> most;
  auto pairs = pairRegions(before, after);
  for (unsigned at = 0; at != after.size(); ++at) {
    if (stage.loss != StageLoss::Warps &&
        isInLoops(stage.loss) != (after[at].depth != 0))
      continue;
    int lost = after[at].peak;
    if (figure)
      lost = after[at].*figure - (pairs[at] ? before[*pairs[at]].*figure : 0);
    if (most && lost <= *most)
      continue;
    most = lost;
    region = {at, pairs[at]};
  }
  return region;
}

/// The pipeline is the same, but for passes that a kernel asks for.
static std::vector<StagePair> pairStages(const KernelStages &before,
                                         const KernelStages &after) {
  std::vector<StagePair> pairs;
  auto next = before.stages.begin();
  for (const StageFigures &stage : after.stages) {
    auto same =
        std::find_if(next, before.stages.end(), [&](const StageFigures &other) {
          return other.form == stage.form && other.pass == stage.pass &&
                 other.run == stage.run;
        });
    if (same == before.stages.end())
      continue;
    pairs.push_back({&*same, &stage});
    next = same + 1;
  }
  return pairs;
}

/// Fewer registers more or less mean nothing.
static unsigned granuleOf(const KernelStages &kernel) {
  return std::max(1u, kernel.budget.target().registerGranule);
}

/// Whether a stage where the new build does not cost more says that it will
/// not: between register allocation and finished code nothing says how many
/// warps fit.
static bool isTelling(const StagePair &stage) {
  return stage.after->form == StageFigures::Form::Finished ||
         !stage.after->isAllocated() || !stage.before->isAllocated() ||
         stage.after->scratch() != stage.before->scratch();
}

Bisection bisect(const KernelStages &before, const KernelStages &after) {
  Bisection found{&before, &after, pairStages(before, after), std::nullopt, {}};
  unsigned granule = granuleOf(after);
  for (StagePair &stage : found.stages)
    stage.loss = lossOf(costOf(*stage.before, before),
                        costOf(*stage.after, after), granule);
  for (unsigned at = found.stages.size(); at--;) {
    const StagePair &stage = found.stages[at];
    if (stage.loss != StageLoss::None)
      found.first = at;
    else if (isTelling(stage))
      break;
  }
  if (found.first)
    found.region = lostRegion(found.stages[*found.first]);
  return found;
}

std::vector<WideningPass> wideningPasses(const Bisection &bisection) {
  std::vector<WideningPass> passes;
  ArrayRef<StagePair> stages = bisection.stages;
  for (unsigned at = 1; at < stages.size(); ++at) {
    const StagePair &before = stages[at - 1], &after = stages[at];
    if (before.after->form != after.after->form || !after.before->liveInLoops())
      continue;
    WideningPass pass{at, before.before->peakInLoops(),
                      after.before->peakInLoops(), before.after->peakInLoops(),
                      after.after->peakInLoops()};
    if (pass.widening() >= int(granuleOf(*bisection.after)))
      passes.push_back(pass);
  }
  llvm::sort(passes, [](const WideningPass &a, const WideningPass &b) {
    return std::tuple(b.widening(), a.stage) <
           std::tuple(a.widening(), b.stage);
  });
  return passes;
}

std::vector<ValueGrowth> growthIn(const Bisection &bisection) {
  if (!bisection.first)
    return {};
  const StagePair &stage = bisection.stages[*bisection.first];
  auto counts = isScratch(stage.loss) ? &RegionFigures::inScratch
                                      : &RegionFigures::atPeak;
  std::map<ValueKind, ValueGrowth> kinds;
  const LostRegion &region = bisection.region;
  for (const auto &[kind, count] : stage.after->regions[region.after].*counts)
    kinds[kind].after = count;
  if (region.before)
    for (const auto &[kind, count] :
         stage.before->regions[*region.before].*counts)
      kinds[kind].before = count;
  std::vector<ValueGrowth> growth;
  for (auto &[kind, both] : kinds)
    if (both.before != both.after)
      growth.push_back({kind, both.before, both.after});
  llvm::sort(growth, [](const ValueGrowth &a, const ValueGrowth &b) {
    return std::tuple(b.after - b.before, a.kind) <
           std::tuple(a.after - a.before, b.kind);
  });
  return growth;
}

} // namespace kiln
