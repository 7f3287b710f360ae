// The driver of a strategy: walks the regions as LLVM's scheduler does (basic
// block by basic block, bottom to top), describes each as a problem, checks the
// answer, measures it, and keeps the old sequence unless the new one is better
// by the strategy's own measure. Nothing is moved before every region is
// decided, so "reverted" means untouched, and so does an error.
#include "sched-strategies/core/KernelSchedule.h"
#include "sched-strategies/core/RegionWalk.h"
#include "sched-strategies/core/ReplayedSchedule.h"
#include "sched-strategies/core/Rewrite.h"
#include "sched-strategies/core/Strategy.h"
#include "sched-strategies/core/WideMultiply.h"
#include "targets/cost/AsyncWork.h"
#include "targets/cost/FunctionLimits.h"
#include "targets/support/Kernel.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/ScheduleDAGInstrs.h"

using namespace llvm;

namespace kiln {
namespace {

/// LLVM's dependence graph of one region, without its scheduler.
class RegionGraph : public ScheduleDAGInstrs {
public:
  RegionGraph(MachineFunction &function, const MachineLoopInfo &loops,
              AAResults &aliases, LiveIntervals &intervals)
      : ScheduleDAGInstrs(function, &loops), aliases(aliases),
        intervals(intervals) {}
  void build(MachineBasicBlock &block, const RegionBounds &region) {
    // With lane masks, which let independent subregister definitions cross each
    // other, building the graph clears undef flags and leaves it to the
    // scheduler to set them again. Nothing has moved yet, so they are put back.
    SmallVector<MachineOperand *, 16> undefs;
    for (MachineInstr &instr : make_range(region.begin, region.end))
      for (MachineOperand &operand : instr.all_defs())
        if (operand.isUndef())
          undefs.push_back(&operand);
    startBlock(&block);
    enterRegion(&block, region.begin, region.end, region.size);
    buildSchedGraph(&aliases, nullptr, nullptr, &intervals,
                    MRI.subRegLivenessEnabled());
    exitRegion();
    finishBlock();
    for (MachineOperand *operand : undefs)
      operand->setIsUndef(true);
  }
  void schedule() override {}

private:
  AAResults &aliases;
  LiveIntervals &intervals;
};

class KernelScheduler {
public:
  KernelScheduler(MachineFunction &function, const MachineLoopInfo &loops,
                  AAResults &aliases, LiveIntervals &intervals,
                  Strategy &strategy)
      : function(function), strategy(strategy), costs(function),
        flight(function), units(function, intervals),
        graph(function, loops, aliases, intervals),
        budget(Budget::forKernel(
            *gpuOf(function), threadsPerBlock(function.getFunction()),
            sharedBytes(function), ownRegisterLimit(function))) {}
  Expected<ScheduleSummary> run();

private:
  struct Site {
    MachineBasicBlock *block;
    RegionBounds bounds;
    unsigned ordinal;
  };
  /// A region that gets a new sequence.
  struct Decision {
    unsigned ordinal;
    Region region;
    std::vector<unsigned> sequence;
  };
  void findSites();
  int lowestPeak(KernelFacts::Scheduler schedule);
  bool isWorthIt(const Site &site);
  void leaveAlone(const Site &site);
  Error complain(const Region &region, ArrayRef<unsigned> sequence) const;
  Error decide(const Site &site, const LiveWalk &atEnd);
  void rewrite();
  Region regionAt(const Site &site, const LiveWalk &atEnd) {
    graph.build(*site.block, site.bounds);
    return Region(graph, flight, units, costs, atEnd, site.ordinal);
  }
  RegionOutcome &outcome(const Site &site) {
    return summary.outcomes[site.ordinal];
  }
  template <typename Select, typename Visit>
  Error forEachSite(Select selects, Visit visit);

  MachineFunction &function;
  Strategy &strategy;
  CostModel costs;
  MatrixFlight flight;
  RegisterUnits units;
  RegionGraph graph;
  Budget budget;
  std::vector<Site> sites;         // in scheduling order
  std::vector<Decision> decisions; // likewise
  ScheduleSummary summary;
};

/// Lists the regions and the peak of each in source order, which needs no
/// graph.
void KernelScheduler::findSites() {
  LiveWalk walk(units);
  for (MachineBasicBlock &block : function) {
    walk.enterBlockEnd(block);
    summary.before = maxOf(summary.before, walk.live());
    MachineBasicBlock::iterator at = block.end();
    auto stepTo = [&](MachineBasicBlock::iterator to, RegionOutcome &outcome) {
      outcome.before = walk.live();
      outcome.peak = walk.live().budgeted();
      while (at != to) {
        --at;
        if (at->isDebugOrPseudoInstr())
          continue;
        walk.stepAbove(*at);
        outcome.before = maxOf(outcome.before, walk.atInstr());
        outcome.peak = std::max(outcome.peak, walk.atInstr().budgeted());
      }
      summary.before = maxOf(summary.before, outcome.before);
    };
    SmallVector<RegionBounds, 8> regions = fencedRegionsOf(block);
    RegionOutcome between;
    unsigned first = summary.outcomes.size();
    summary.outcomes.resize(first + regions.size());
    unsigned ordinal = summary.outcomes.size();
    for (const RegionBounds &region : regions) {
      stepTo(region.end, between);
      sites.push_back({&block, region, --ordinal});
      stepTo(region.begin, summary.outcomes[ordinal]);
    }
    stepTo(block.begin(), between);
  }
}

/// Calls `visit(site, walk)` with the walk standing at the end of each site
/// that `selects`, in scheduling order, until one returns an error.
template <typename Select, typename Visit>
Error KernelScheduler::forEachSite(Select selects, Visit visit) {
  LiveWalk walk(units);
  const MachineBasicBlock *block = nullptr;
  MachineBasicBlock::iterator at;
  for (const Site &site : sites) {
    if (!selects(site))
      continue;
    if (block != site.block) {
      block = site.block;
      walk.enterBlockEnd(*block);
      at = site.block->end();
    }
    while (at != site.bounds.end) {
      --at;
      if (!at->isDebugOrPseudoInstr())
        walk.stepAbove(*at);
    }
    if (Error error = visit(site, walk))
      return error;
  }
  return Error::success();
}

int KernelScheduler::lowestPeak(KernelFacts::Scheduler schedule) {
  int lowest = 0;
  auto tryOut = [&](const Site &site, const LiveWalk &atEnd) {
    Region region = regionAt(site, atEnd);
    lowest = std::max(
        lowest,
        std::min(outcome(site).peak,
                 region.measure(schedule(region), /*target=*/0).budgeted));
    return Error::success();
  };
  // The worst site first: the peak it cannot go below makes the trial of most
  // others unnecessary.
  auto worst = max_element(sites, [&](const Site &a, const Site &b) {
    return outcome(a).peak < outcome(b).peak;
  });
  cantFail(
      forEachSite([&](const Site &site) { return &site == &*worst; }, tryOut));
  cantFail(forEachSite(
      [&](const Site &site) {
        return outcome(site).peak > lowest && &site != &*worst;
      },
      tryOut));
  return lowest;
}

bool KernelScheduler::isWorthIt(const Site &site) {
  if (site.bounds.size == 1) {
    ++summary.single;
    return false;
  }
  if (strategy.wants(outcome(site).peak, summary.target))
    return true;
  leaveAlone(site);
  return false;
}

void KernelScheduler::leaveAlone(const Site &site) {
  outcome(site).fate = RegionOutcome::Unwanted;
  ++summary.unwanted;
}

/// The answer has an instruction twice or breaks a dependence.
Error KernelScheduler::complain(const Region &region,
                                ArrayRef<unsigned> sequence) const {
  if (auto *replayed = dyn_cast<ReplayedSchedule>(&strategy))
    if (Error error = replayed->illegalSequence(region, sequence))
      return error;
  return createStringError(
      "the strategy '" + strategy.name() + "' broke a dependence in region " +
      Twine(region.ordinal()) + "; this is a defect of the strategy");
}

Error KernelScheduler::decide(const Site &site, const LiveWalk &atEnd) {
  Region region = regionAt(site, atEnd);
  if (!strategy.suits(region)) {
    leaveAlone(site);
    return Error::success();
  }
  std::vector<unsigned> sequence = strategy.schedule(region, summary.target);
  if (!region.isLegal(sequence))
    return complain(region, sequence);
  if (strategy.joinsHalves())
    sequence = joinTwins(region, std::move(sequence), summary.target);
  std::vector<unsigned> source = region.sourceSequence();
  RegionOutcome &result = outcome(site);
  if (sequence == source) {
    result.fate = RegionOutcome::Unchanged;
    ++summary.unchanged;
    return Error::success();
  }
  result.proposed = strategy.profileOf(region, sequence, summary.target);
  result.source = strategy.profileOf(region, source, summary.target);
  if (!strategy.isBetter(result.proposed, result.source, summary.target)) {
    result.fate = RegionOutcome::Reverted;
    ++summary.reverted;
    return Error::success();
  }
  result.fate = RegionOutcome::Reordered;
  ++summary.reordered;
  decisions.push_back({site.ordinal, std::move(region), std::move(sequence)});
  return Error::success();
}

void KernelScheduler::rewrite() {
  auto next = decisions.begin();
  auto isNext = [&](const Site &site) {
    return next != decisions.end() && next->ordinal == site.ordinal;
  };
  cantFail(forEachSite(isNext, [&](const Site &site, const LiveWalk &atEnd) {
    rewriteRegion(next->region, next->sequence, *site.block, site.bounds.begin,
                  site.bounds.end, atEnd);
    ++next;
    return Error::success();
  }));
}

Expected<ScheduleSummary> KernelScheduler::run() {
  findSites();
  summary.regions = sites.size();
  auto lowest = [&](KernelFacts::Scheduler schedule) {
    return lowestPeak(schedule);
  };
  summary.target = strategy.target(
      {budget, summary.before.budgeted(), ownRegisterLimit(function), lowest});
  if (Error error =
          forEachSite([&](const Site &site) { return isWorthIt(site); },
                      [&](const Site &site, const LiveWalk &atEnd) {
                        return decide(site, atEnd);
                      }))
    return std::move(error);
  rewrite();
  summary.after = peakPressure(function, units);
  return std::move(summary);
}

} // namespace

Expected<ScheduleSummary> scheduleKernel(MachineFunction &function,
                                         const MachineLoopInfo &loops,
                                         AAResults &aliases,
                                         LiveIntervals &intervals,
                                         Strategy &strategy) {
  return KernelScheduler(function, loops, aliases, intervals, strategy).run();
}

} // namespace kiln
