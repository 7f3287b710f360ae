// The driver of a strategy: walks the regions as LLVM's scheduler does (block
// by block, bottom to top), states each as a problem, checks the answer,
// measures it, and keeps the old order unless the new one is better by the
// strategy's own measure. Nothing is moved before that decision, so "reverted"
// means untouched.
#include "sched-strategies/KernelSchedule.h"
#include "sched-strategies/RegionWalk.h"
#include "sched-strategies/Rewrite.h"
#include "sched-strategies/Strategy.h"

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
    // With lane masks, which let independent subregister definitions pass each
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
        units(function, intervals), graph(function, loops, aliases, intervals),
        budget(Budget::forKernel(*gpuOf(function), threadsPerBlock(function),
                                 staticSharedBytes(function),
                                 ownRegisterLimit(function))) {}
  ScheduleSummary run();

private:
  struct Site {
    MachineBasicBlock *block;
    RegionBounds bounds;
    int peak;
  };
  void findSites();
  int lowestPeak();
  void scheduleSite(const Site &site, const LiveWalk &atEnd);
  template <typename Select, typename Visit>
  void forEachSite(Select selects, Visit visit);

  MachineFunction &function;
  Strategy &strategy;
  CostModel costs;
  RegisterUnits units;
  RegionGraph graph;
  Budget budget;
  std::vector<Site> sites; // in scheduling order
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
    auto stepTo = [&](MachineBasicBlock::iterator to) {
      int peak = walk.live().budgeted();
      while (at != to) {
        --at;
        if (at->isDebugOrPseudoInstr())
          continue;
        walk.stepAbove(*at);
        summary.before = maxOf(summary.before, walk.atInstr());
        peak = std::max(peak, walk.atInstr().budgeted());
      }
      return peak;
    };
    for (const RegionBounds &region : regionsOf(block)) {
      stepTo(region.end);
      sites.push_back({&block, region, stepTo(region.begin)});
    }
    stepTo(block.begin());
  }
}

/// Calls `visit(site, walk)` with the walk standing at the end of each site
/// that `selects`, in scheduling order.
template <typename Select, typename Visit>
void KernelScheduler::forEachSite(Select selects, Visit visit) {
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
    visit(site, walk);
  }
}

int KernelScheduler::lowestPeak() {
  int lowest = 0;
  auto tryOut = [&](const Site &site, const LiveWalk &atEnd) {
    graph.build(*site.block, site.bounds);
    Region region(graph, units, costs, atEnd);
    lowest = std::max(
        lowest,
        std::min(site.peak,
                 region.measure(strategy.schedule(region, 0), 0).budgeted));
  };
  // The worst site first: what it cannot go below spares most of the others the
  // trial.
  auto worst = max_element(
      sites, [](const Site &a, const Site &b) { return a.peak < b.peak; });
  forEachSite([&](const Site &site) { return &site == &*worst; }, tryOut);
  forEachSite(
      [&](const Site &site) { return site.peak > lowest && &site != &*worst; },
      tryOut);
  return lowest;
}

void KernelScheduler::scheduleSite(const Site &site, const LiveWalk &atEnd) {
  graph.build(*site.block, site.bounds);
  Region region(graph, units, costs, atEnd);
  std::vector<unsigned> order = strategy.schedule(region, summary.target);
  if (!region.isLegal(order))
    report_fatal_error("Kiln: the strategy broke a dependence in kernel '" +
                       Twine(function.getName()) +
                       "'; this is a defect of the strategy");
  std::vector<unsigned> source = region.sourceOrder();
  if (order == source)
    return;
  if (!strategy.isBetter(region.measure(order, summary.target),
                         region.measure(source, summary.target),
                         summary.target)) {
    ++summary.reverted;
    return;
  }
  rewriteRegion(region, order, *site.block, site.bounds.begin, site.bounds.end,
                atEnd);
  ++summary.reordered;
}

ScheduleSummary KernelScheduler::run() {
  findSites();
  summary.regions = sites.size();
  auto lowest = [&] { return lowestPeak(); };
  summary.target = strategy.target(
      {budget, summary.before.budgeted(), ownRegisterLimit(function), lowest});
  auto isWorthIt = [&](const Site &site) {
    if (site.bounds.size == 1) {
      ++summary.single;
      return false;
    }
    if (strategy.wants(site.peak, summary.target))
      return true;
    ++summary.unwanted;
    return false;
  };
  forEachSite(isWorthIt, [&](const Site &site, const LiveWalk &atEnd) {
    scheduleSite(site, atEnd);
  });
  summary.after = peakPressure(function, units);
  return summary;
}

} // namespace

ScheduleSummary scheduleKernel(MachineFunction &function,
                               const MachineLoopInfo &loops, AAResults &aliases,
                               LiveIntervals &intervals, Strategy &strategy) {
  return KernelScheduler(function, loops, aliases, intervals, strategy).run();
}

} // namespace kiln
