#include "sched-strategies/core/Strategy.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/CodeGen/ScheduleDAGInstrs.h"

namespace kiln {

Strategy::~Strategy() = default;

llvm::Error Strategy::prepare(const llvm::MachineFunction &,
                              const CarriedOrders &) {
  return llvm::Error::success();
}

llvm::Error Strategy::illegalOrder(const Region &region,
                                   llvm::ArrayRef<unsigned>) const {
  return llvm::createStringError(
      "the strategy '" + order.name() + "' broke a dependence in region " +
      llvm::Twine(region.ordinal()) + "; this is a defect of the strategy");
}

std::unique_ptr<llvm::ScheduleDAGInstrs>
Strategy::createDelegate(llvm::MachineSchedContext &) const {
  return nullptr;
}

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

/// Filled by static constructors, only read afterwards.
static llvm::DenseMap<const OrderInfo *, StrategyMaker> &makers() {
  static llvm::DenseMap<const OrderInfo *, StrategyMaker> map;
  return map;
}

void registerStrategyMaker(const OrderInfo *info, StrategyMaker maker) {
  registerStrategy(info);
  makers()[info] = maker;
}

std::unique_ptr<Strategy> makeStrategy(Order order) {
  StrategyMaker maker = makers().lookup(&order.info());
  assert(maker && "every order of the catalogue came from a registration");
  return maker(std::move(order));
}

} // namespace kiln
