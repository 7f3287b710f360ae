#include "sched-strategies/core/Strategy.h"

namespace kiln {

std::optional<int> Strategy::orderedTarget(const KernelFacts &kernel) const {
  if (int64_t asked = order.getInt("max_regs"))
    return asked;
  if (kernel.ownLimit)
    return kernel.ownLimit;
  return std::nullopt;
}

int Strategy::freeTarget(const KernelFacts &kernel, int reserve) {
  int limit = kernel.budget.limit(), peak = std::min(kernel.peak, limit);
  int target = peak;
  while (target < limit &&
         kernel.budget.warpsAt(target + 1) == kernel.budget.warpsAt(peak))
    ++target;
  return std::max(peak, target - reserve);
}

} // namespace kiln
