#include "mir-passes/recompute/RecomputeAtUses.h"
#include "mir-passes/recompute/PressureMap.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include <map>

using namespace llvm;

namespace kiln {
namespace {

/// One register with its far uses, and what it takes to recompute it there.
struct Plan {
  SmallVector<Recompute::Site, 4> sites;
  std::vector<unsigned> extended; // registers that would live longer, sorted
};

class Chooser {
public:
  Chooser(RematKernel &kernel, const CostModel &costs, Recompute::Limits limits)
      : kernel(kernel), recompute(kernel.function, kernel.intervals,
                                  kernel.loops, costs, limits),
        map(kernel.function, kernel.intervals, costs.vendor(), kernel.gate) {}
  unsigned run(ArrayRef<Register> candidates);

private:
  std::optional<Plan> plan(Register reg) const;
  bool apply(Register reg, const Plan &plan);

  RematKernel &kernel;
  Recompute recompute;
  PressureMap map;
};

std::optional<Plan> Chooser::plan(Register reg) const {
  // A definition may have gone with one that was built on it.
  if (!kernel.function.getRegInfo().getUniqueVRegDef(reg) ||
      !recompute.isCheap(reg) || !map.weight(reg) ||
      !map.isHot(kernel.intervals.getInterval(reg)))
    return std::nullopt;
  Plan plan{recompute.farUses(reg), {}};
  if (plan.sites.empty())
    return std::nullopt;
  SetVector<unsigned> extended;
  for (Recompute::Site &site : plan.sites) {
    if (!recompute.plan(reg, site))
      return std::nullopt;
    for (Register leaf : site.extended)
      extended.insert(leaf.id());
  }
  plan.extended.assign(extended.begin(), extended.end());
  llvm::sort(plan.extended);
  return plan;
}

bool Chooser::apply(Register reg, const Plan &plan) {
  // Copies and their temporaries live between two instructions that are there
  // already, so the map, which knows only those, does not see them.
  for (unsigned leaf : plan.extended)
    map.add(Register(leaf), -1);
  map.add(reg, -1);
  for (const Recompute::Site &site : plan.sites)
    recompute.emit(reg, site);
  recompute.shrink(reg);
  for (unsigned leaf : plan.extended)
    map.add(Register(leaf), 1);
  if (kernel.function.getRegInfo().getUniqueVRegDef(reg))
    map.add(reg, 1);
  return true;
}

unsigned Chooser::run(ArrayRef<Register> candidates) {
  unsigned applied = 0;
  std::map<std::vector<unsigned>, std::vector<Register>> groups;
  for (Register reg : candidates) {
    std::optional<Plan> found = plan(reg);
    if (!found)
      continue;
    if (found->extended.empty())
      applied += apply(reg, *found);
    else
      groups[found->extended].push_back(reg);
  }
  for (auto &[leaves, members] : groups) {
    int cost = 0, freed = 0;
    for (unsigned leaf : leaves)
      cost += map.weight(Register(leaf));
    for (Register member : members)
      freed += map.weight(member);
    if (freed <= cost)
      continue;
    for (Register member : members)
      // Again: earlier ones have changed what is alive.
      if (std::optional<Plan> found = plan(member))
        applied += apply(member, *found);
  }
  return applied;
}

} // namespace

unsigned recomputeAtUses(RematKernel &kernel, const CostModel &costs,
                         Recompute::Limits limits,
                         ArrayRef<Register> candidates) {
  return Chooser(kernel, costs, limits).run(candidates);
}

} // namespace kiln
