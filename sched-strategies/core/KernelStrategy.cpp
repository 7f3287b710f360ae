#include "sched-strategies/core/KernelStrategy.h"

#include "llvm/ADT/DenseMap.h"

namespace kiln {

KernelStrategy::~KernelStrategy() = default;

llvm::Error KernelStrategy::prepare(const llvm::MachineFunction &,
                                    const CarriedDirectives &) {
  return llvm::Error::success();
}

/// Filled by static constructors, only read afterwards.
static llvm::DenseMap<const DirectiveInfo *, StrategyMaker> &makers() {
  static llvm::DenseMap<const DirectiveInfo *, StrategyMaker> map;
  return map;
}

void registerStrategyMaker(const DirectiveInfo *info, StrategyMaker maker) {
  registerStrategy(info);
  makers()[info] = maker;
}

std::unique_ptr<KernelStrategy> makeStrategy(Directive directive) {
  StrategyMaker maker = makers().lookup(&directive.info());
  assert(maker && "every order of the catalogue came from a registration");
  return maker(std::move(directive));
}

} // namespace kiln
