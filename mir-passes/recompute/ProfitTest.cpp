#include "mir-passes/recompute/ProfitTest.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include <map>

using namespace llvm;

namespace kiln {

std::optional<ProfitTest::Plan> ProfitTest::plan(Register reg) const {
  // A definition may have gone with one that was built on it.
  if (!function.getRegInfo().getUniqueVRegDef(reg) || !recompute.isCheap(reg) ||
      !map.weight(reg) || !map.isHot(intervals.getInterval(reg)))
    return std::nullopt;
  Plan plan{findSites(reg), {}};
  if (plan.sites.empty())
    return std::nullopt;
  for (const Recompute::Site &site : plan.sites)
    for (Register leaf : site.extended)
      plan.extended.push_back(leaf.id());
  llvm::sort(plan.extended);
  plan.extended.erase(llvm::unique(plan.extended), plan.extended.end());
  return plan;
}

void ProfitTest::apply(Register reg, const Plan &plan) {
  // Copies and their temporaries live between two instructions that are there
  // already, so the map, which knows only those, does not see them.
  for (unsigned leaf : plan.extended)
    map.add(Register(leaf), -1);
  map.add(reg, -1);
  for (const Recompute::Site &site : plan.sites)
    recompute.emit(reg, site,
                   isOfWholeChains ? &copies[site.first->getParent()]
                                   : nullptr);
  recompute.shrink(reg);
  for (unsigned leaf : plan.extended)
    map.add(Register(leaf), 1);
  if (function.getRegInfo().getUniqueVRegDef(reg))
    map.add(reg, 1);
}

/// The members are made of the leaves, which would live longer.
unsigned ProfitTest::applyGroup(ArrayRef<unsigned> leaves,
                                ArrayRef<Register> members) {
  int cost = 0, freed = 0;
  for (unsigned leaf : leaves)
    cost += map.weight(Register(leaf));
  for (Register member : members)
    freed += map.weight(member);
  if (freed <= cost)
    return 0;
  unsigned applied = 0;
  for (Register member : members) {
    // Again: earlier ones have changed what is alive.
    std::optional<Plan> found = plan(member);
    if (!found || (isOfWholeChains && !llvm::includes(leaves, found->extended)))
      continue;
    apply(member, *found);
    ++applied;
  }
  return applied;
}

unsigned ProfitTest::run(ArrayRef<Register> candidates) {
  unsigned applied = 0;
  std::map<std::vector<unsigned>, std::vector<Register>> groups;
  for (Register reg : candidates) {
    std::optional<Plan> found = plan(reg);
    if (!found)
      continue;
    if (!found->extended.empty()) {
      groups[found->extended].push_back(reg);
      continue;
    }
    apply(reg, *found);
    ++applied;
  }
  for (const auto &[leaves, members] : groups)
    applied += applyGroup(leaves, members);
  return applied;
}

} // namespace kiln
