// What a scheduling strategy is: a function from a Region and a Goal to an
// order, plus the measure it wants to be judged by. One file per strategy; its
// last line registers it.
#ifndef KILN_SCHED_STRATEGIES_CORE_STRATEGY_H
#define KILN_SCHED_STRATEGIES_CORE_STRATEGY_H

#include "sched-strategies/core/Region.h"
#include "targets/gpu/Budget.h"
#include "targets/orders/CarriedOrders.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <optional>

namespace llvm {
struct MachineSchedContext;
class ScheduleDAGInstrs;
} // namespace llvm

namespace kiln {

/// What is known of the kernel before any region is scheduled.
struct KernelFacts {
  const Budget &budget;
  /// Registers held against the budget at the worst point of the kernel, in
  /// source order.
  int peak;
  /// The kernel's own register limit, 0: none.
  unsigned ownLimit;
  /// The lowest peak this strategy reaches when it aims for nothing else: the
  /// worst region decides. Costs a trial run of the worst regions.
  llvm::function_ref<int()> lowestPeak;
};

class Strategy {
public:
  explicit Strategy(Order order) : order(std::move(order)) {}
  virtual ~Strategy();

  /// Called once, before anything else: why this strategy cannot be applied to
  /// the kernel (a file that is missing, a scheduler that LLVM does not have).
  /// The error becomes the kernel's compile error.
  virtual llvm::Error prepare(const llvm::MachineFunction &function,
                              const CarriedOrders &orders);
  /// True if one of LLVM's schedulers does the work, on the whole kernel;
  /// nothing below is called then but createDelegate.
  virtual bool delegates() const { return false; }
  /// LLVM's scheduler, or null if LLVM would leave the kernel as it is.
  virtual std::unique_ptr<llvm::ScheduleDAGInstrs>
  createDelegate(llvm::MachineSchedContext &context) const;
  /// Registers to stay within. Called once per kernel.
  virtual int target(const KernelFacts &kernel) const = 0;
  /// False: the region is left alone without building its graph. `peak` is its
  /// peak in source order.
  virtual bool wants(int peak, int target) const { return true; }
  /// The new order of the region's nodes, first to last. It must respect every
  /// dependence; it need not be better.
  virtual std::vector<unsigned> schedule(const Region &region,
                                         int target) const = 0;
  /// What to say of an order that does not hold every instruction once or
  /// breaks a dependence. The kernel is left as it is.
  virtual llvm::Error illegalOrder(const Region &region,
                                   llvm::ArrayRef<unsigned> order) const;
  /// The order to note in a saved schedule: the one that made it.
  virtual std::string origin() const { return order.str(); }
  /// True if `after` is better than `before`, by what this strategy is for. If
  /// not, the region keeps its old order.
  virtual bool isBetter(const Profile &after, const Profile &before,
                        int target) const = 0;

protected:
  /// For strategies with a parameter "max_regs" (0: not given): the registers
  /// the order asks for, else the kernel's own limit, else nothing.
  std::optional<int> orderedTarget(const KernelFacts &kernel) const;
  /// As many registers as cost no resident warp compared with source order,
  /// less `reserve` for what allocation adds by itself, but no fewer than
  /// source order has.
  static int freeTarget(const KernelFacts &kernel, int reserve);
  Order order;
};

using StrategyMaker = std::unique_ptr<Strategy> (*)(Order);
/// Puts a strategy into the catalogue. Use: static RegisterStrategy<MyStrategy>
/// registration({"name", "summary", {...}});
void registerStrategyMaker(const OrderInfo *info, StrategyMaker maker);
template <typename T> class RegisterStrategy {
public:
  explicit RegisterStrategy(OrderInfo described) : info(std::move(described)) {
    registerStrategyMaker(&info, [](Order order) -> std::unique_ptr<Strategy> {
      return std::make_unique<T>(std::move(order));
    });
  }

private:
  OrderInfo info;
};

/// The strategy an order names.
std::unique_ptr<Strategy> makeStrategy(Order order);

} // namespace kiln

#endif
