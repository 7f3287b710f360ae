// The interface of most strategies: a register target for a kernel and, for
// each region, a sequence of its instructions, plus the measure by which it is
// evaluated. One file per strategy; its last line registers it under a name.
#ifndef KILN_SCHED_STRATEGIES_CORE_STRATEGY_H
#define KILN_SCHED_STRATEGIES_CORE_STRATEGY_H

#include "sched-strategies/core/KernelStrategy.h"
#include "sched-strategies/core/Region.h"
#include "targets/gpu/Budget.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <optional>

namespace kiln {

/// What is known of the kernel before any region is scheduled.
struct KernelFacts {
  using Scheduler = llvm::function_ref<std::vector<unsigned>(const Region &)>;
  const Budget &budget;
  /// Registers counted against the budget at the kernel's peak, in source
  /// order.
  int peak;
  /// The kernel's own register limit, 0: none.
  unsigned ownLimit;
  /// The peak of the kernel if `schedule` orders its regions and those that do
  /// not improve stay as they are: the worst region decides. Costs a trial run
  /// of the worst regions.
  llvm::function_ref<int(Scheduler schedule)> lowestPeak;
};

class Strategy : public KernelStrategy {
public:
  explicit Strategy(Directive directive)
      : KernelStrategy(ByRegion, std::move(directive)) {}
  static bool classof(const KernelStrategy *strategy) {
    return strategy->kind() != Delegating;
  }

  /// Registers to stay within. Called once per kernel.
  virtual int target(const KernelFacts &kernel) const = 0;
  /// False: the region is left alone without building its graph. `peak` is its
  /// peak in source order.
  virtual bool wants(int peak, int target) const { return true; }
  /// False: the region is left alone, now that it is known.
  virtual bool suits(const Region &region) const { return true; }
  /// The new sequence of the region's nodes, first to last. It must respect
  /// every dependence; it need not be better.
  virtual std::vector<unsigned> schedule(const Region &region,
                                         int target) const = 0;
  /// True: afterwards the halves of multiplications are brought together
  /// (WideMultiply.h), as far as the target allows.
  virtual bool joinsHalves() const { return false; }
  /// True: the profiles that isBetter gets say how long the sequence takes with
  /// parallel pipes (PipeClock.h).
  virtual bool measuresOverlap() const { return false; }
  /// What isBetter gets.
  Profile profileOf(const Region &region, llvm::ArrayRef<unsigned> sequence,
                    int target) const;
  /// True if `after` is better than `before` by this strategy's goal. If not,
  /// the region keeps its old sequence.
  virtual bool isBetter(const Profile &after, const Profile &before,
                        int target) const = 0;

protected:
  Strategy(Directive directive, Kind kind)
      : KernelStrategy(kind, std::move(directive)) {}
  /// For strategies with a parameter "max_regs" (0: not given): the registers
  /// the directive asks for, else the kernel's own limit, else nothing.
  std::optional<int> requestedTarget(const KernelFacts &kernel) const;
  /// As many registers as cost no resident warp compared with source order,
  /// less `reserve` for what allocation adds by itself, but no fewer than
  /// source order has.
  static int freeTarget(const KernelFacts &kernel, int reserve);
};

/// The parameter "max_regs" that requestedTarget reads. `otherwise`: the target
/// where neither the directive nor the kernel names one.
ParamInfo maxRegsParam(llvm::StringRef otherwise = "what costs no warp");
/// The parameter "reserve", for freeTarget.
ParamInfo reserveParam();

} // namespace kiln

#endif
