#include "mir-passes/remat/RecomputeAtUses.h"
#include "mir-passes/recompute/ProfitTest.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {

unsigned recomputeAtUses(RematKernel &kernel, Recompute &recompute,
                         const CostModel &costs,
                         ArrayRef<Register> candidates) {
  PressureMap map(kernel.function, kernel.intervals, costs.vendor(),
                  kernel.gate);
  auto findSites = [&](Register reg) {
    SmallVector<Recompute::Site, 4> sites = recompute.farUses(reg);
    bool all = all_of(sites, [&](Recompute::Site &site) {
      return recompute.plan(reg, site);
    });
    return all ? sites : SmallVector<Recompute::Site, 4>();
  };
  return ProfitTest(kernel.function, kernel.intervals, recompute, map,
                    findSites)
      .run(candidates);
}

} // namespace kiln
