// The interface of every strategy to the machine scheduler: a directive names
// it, and it may refuse a kernel. There are two kinds: most order the
// instructions of one region after the other (Strategy.h); a few pass the
// kernel to one of LLVM's schedulers (DelegatingStrategy.h).
#ifndef KILN_SCHED_STRATEGIES_CORE_KERNELSTRATEGY_H
#define KILN_SCHED_STRATEGIES_CORE_KERNELSTRATEGY_H

#include "targets/directives/CarriedDirectives.h"
#include "targets/directives/Catalogue.h"
#include "llvm/Support/Error.h"
#include <memory>

namespace llvm {
class MachineFunction;
} // namespace llvm

namespace kiln {

class KernelStrategy {
public:
  /// For LLVM's isa and dyn_cast.
  enum Kind { ByRegion, Replayed, Delegating };
  virtual ~KernelStrategy();
  Kind kind() const { return itsKind; }
  llvm::StringRef name() const { return directive.name(); }

  /// Called once, before anything else: why this strategy cannot be applied to
  /// the kernel (a file that is missing, a scheduler that LLVM does not have).
  /// The error becomes the kernel's compile error. `directives` are the kernel's
  /// directives.
  virtual llvm::Error prepare(const llvm::MachineFunction &function,
                              const CarriedDirectives &directives);

protected:
  KernelStrategy(Kind kind, Directive directive)
      : directive(std::move(directive)), itsKind(kind) {}
  Directive directive;

private:
  Kind itsKind;
};

using StrategyMaker = std::unique_ptr<KernelStrategy> (*)(Directive);
/// Puts a strategy into the catalogue. Use: static RegisterStrategy<MyStrategy>
/// registration({"name", "summary", {...}});
void registerStrategyMaker(const DirectiveInfo *info, StrategyMaker maker);
template <typename T> class RegisterStrategy {
public:
  explicit RegisterStrategy(DirectiveInfo described)
      : info(std::move(described)) {
    registerStrategyMaker(
        &info, [](Directive directive) -> std::unique_ptr<KernelStrategy> {
          return std::make_unique<T>(std::move(directive));
        });
  }

private:
  DirectiveInfo info;
};

/// The strategy that a directive names.
std::unique_ptr<KernelStrategy> makeStrategy(Directive directive);

} // namespace kiln

#endif
