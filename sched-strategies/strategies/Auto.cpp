// auto: compile candidates, read their machine code, keep the best.
//
// Idea:   which order is best shows only in the finished file: what the
//         assembler made of the registers, how many warps fit, what waits for
//         what. So several orders are compiled and judged by a static model of
//         that file.
// Source: iterative compilation (Bodin et al., 1998), with a model in place of
//         the measurement.
// Wins:   where no single order wins everywhere, which is what measurements of
//         21 kernels show.
// Loses:  compile time, `budget` times; and what the model does not see, bank
//         conflicts and caches above all.
//
// The loop around the compiler is the kiln command's (tools/auto/Auto.h). A
// machine scheduler sees one function once and cannot carry it out, and says
// so.
#include "sched-strategies/core/Strategy.h"

namespace kiln {
namespace {

class Auto : public Strategy {
public:
  using Strategy::Strategy;
  llvm::Error prepare(const llvm::MachineFunction &,
                      const CarriedOrders &) override {
    return llvm::createStringError(
        "auto compiles candidates and reads their binaries; only the kiln "
        "command can do that (it names the winner, which any compiler can be "
        "given)");
  }
  // None of these is reached: prepare refuses.
  int target(const KernelFacts &kernel) const override {
    return kernel.budget.limit();
  }
  bool wants(int, int) const override { return false; }
  std::vector<unsigned> schedule(const Region &region, int) const override {
    return region.sourceOrder();
  }
  bool isBetter(const Profile &, const Profile &, int) const override {
    return false;
  }
};

RegisterStrategy<Auto> registration(
    {"auto",
     "compile candidates, read their machine code, keep the best by a static "
     "model; kiln command only",
     {ParamInfo::integer("budget", 32, 1, 256,
                         "candidates to compile; 1: source alone")}});

} // namespace
} // namespace kiln
