#include "sched-strategies/core/Strategy.h"
#include "sched-strategies/core/PipeClock.h"

namespace kiln {

std::optional<int> Strategy::requestedTarget(const KernelFacts &kernel) const {
  if (int64_t asked = directive.getInt("max_regs"))
    return asked;
  if (kernel.ownLimit)
    return kernel.ownLimit;
  return std::nullopt;
}

Profile Strategy::profileOf(const Region &region,
                            llvm::ArrayRef<unsigned> sequence,
                            int target) const {
  Profile profile = region.measure(sequence, target);
  if (measuresOverlap())
    profile.overlapped = overlappedCycles(region, sequence);
  return profile;
}

int Strategy::freeTarget(const KernelFacts &kernel, int reserve) {
  int limit = kernel.budget.limit(), peak = std::min(kernel.peak, limit);
  int target = peak;
  while (target < limit &&
         kernel.budget.warpsAt(target + 1) == kernel.budget.warpsAt(peak))
    ++target;
  return std::max(peak, target - reserve);
}

ParamInfo maxRegsParam(llvm::StringRef otherwise) {
  return ParamInfo::integer(
      "max_regs", 0, 0, 512,
      ("32-bit registers to stay within; 0: the kernel's limit, else " +
       otherwise)
          .str());
}

ParamInfo reserveParam() {
  // 8: guess; AMD's allocator ends 3 to 20 registers above the live count on
  // the corpus.
  return ParamInfo::integer(
      "reserve", 8, 0, 128,
      "registers left to the allocator when max_regs is 0");
}

} // namespace kiln
