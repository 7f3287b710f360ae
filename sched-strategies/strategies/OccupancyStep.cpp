// occupancy-step: first find how many warps can be resident at all, then
// schedule for latency under the registers that keep them.
//
// Idea:   registers matter only in steps, where one more warp fits. Pass 1
//         finds the lowest peak that the pressure order has in the worst
//         regions, and with it the best step; pass 2 schedules every region by
//         critical path within that step's registers. A region that cannot stay
//         within them keeps the order of pass 1.
//
// Source: the two passes of OptSched (Shobaki et al., TACO 2013 and 2022, doi
//         10.1145/3505558) and of LLVM's GCN scheduler (max occupancy, then
//         latency).
//
// Wins:   kernels just above a step: cross entropy 1.07 times stock Triton on
//         an H200, source order 1.00.
//
// Loses:  kernels that want loads in flight more than warps: argmax 0.80, and
//         softmax 0.93 with 12 bytes spilled, both 1.00 in source order.
//         give_up trades steps for registers. On NVIDIA the step is that of the
//         live registers; ptxas may end far below them.
#include "sched-strategies/core/ListSchedule.h"
#include "sched-strategies/core/Strategy.h"
#include "targets/cost/FunctionLimits.h"
#include "targets/support/Kernel.h"

#include "llvm/CodeGen/MachineFunction.h"

namespace kiln {
namespace {

class OccupancyStep : public Strategy {
public:
  using Strategy::Strategy;

  llvm::Error prepare(const llvm::MachineFunction &function,
                      const CarriedDirectives &) override {
    unsigned demanded = directive.getInt("min_warps");
    unsigned most = Budget::forKernel(*gpuOf(function),
                                      threadsPerBlock(function.getFunction()),
                                      sharedBytes(function), 0)
                        .warpsAt(1);
    if (demanded <= most)
      return llvm::Error::success();
    return llvm::createStringError(
        llvm::Twine("'occupancy-step': min_warps is ") + llvm::Twine(demanded) +
        ", but threads and shared memory of a block "
        "leave room for " +
        llvm::Twine(most) + " warps; ask for no more than that");
  }

  int target(const KernelFacts &kernel) const override {
    if (std::optional<int> ordered = requestedTarget(kernel))
      return *ordered;
    const Budget &budget = kernel.budget;
    int margin = directive.getInt("margin"), limit = budget.limit();
    int lowest = std::min(limit, kernel.lowestPeak([](const Region &region) {
      return leastPressure(region, 0);
    }));
    unsigned warps = directive.getInt("min_warps");
    if (!warps) {
      // No fewer warps than source order has.
      int regs =
          std::min({limit, lowest + margin, std::max(lowest, kernel.peak)});
      for (int64_t steps = directive.getInt("give_up"); steps > 0; --steps)
        regs = std::min(limit, lastOfStep(budget, regs) + 1);
      warps = budget.warpsAt(regs);
    }
    int most = limit;
    while (most > 1 && budget.warpsAt(most) < warps)
      --most;
    return std::max(most - margin, std::min(lowest, most));
  }

  std::vector<unsigned> schedule(const Region &region,
                                 int target) const override {
    auto [sequence, fits] =
        criticalPathFirst(region, target, target, /*joins=*/true);
    if (fits)
      return sequence;
    std::vector<unsigned> source = region.sourceSequence();
    if (region.measure(source, target).budgeted <= target)
      return source;
    return leastPressure(region, 0);
  }

  bool isBetter(const Profile &after, const Profile &before,
                int target) const override {
    return std::tuple(std::max(after.budgeted, target), after.cycles,
                      after.issue) <
           std::tuple(std::max(before.budgeted, target), before.cycles,
                      before.issue);
  }

private:
  static int lastOfStep(const Budget &budget, int regs) {
    while (regs < int(budget.limit()) &&
           budget.warpsAt(regs + 1) == budget.warpsAt(regs))
      ++regs;
    return regs;
  }
};

RegisterStrategy<OccupancyStep> registration(
    {"occupancy-step",
     "latency under the registers of the best occupancy step that can be "
     "reached",
     {ParamInfo::integer("give_up", 0, 0, 64,
                         "steps of occupancy to give up for registers"),
      ParamInfo::integer("min_warps", 0, 0, 64,
                         "resident warps to ask for instead; 0: the best step"),
      // 8: guess; AMD's allocator ends 3 to 28 registers above the live count
      // on the corpus, ptxas 67 below to 9 above.
      ParamInfo::integer("margin", 8, 0, 128,
                         "registers the allocator adds to the live ones"),
      maxRegsParam("the step's")}});

} // namespace
} // namespace kiln
