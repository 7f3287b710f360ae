// auto: compile candidates, read their machine code, keep the best.
//
// Idea:   only the finished file shows which directive is best: what the
//         assembler made of the registers, how many warps fit, what waits for
//         what. So several directives are compiled and evaluated by a static
//         model of that file.
// Source: iterative compilation (Bodin et al., 1998), with a model in place of
//         the measurement.
// Wins:   where no single directive wins everywhere, as measurements of 21
//         kernels show.
// Loses:  compile time, `budget` times or `seconds` long; and what the model
//         does not see, bank conflicts and caches above all.
//
// The loop around the compiler is the kiln command's (tools/auto/Auto.h). A
// machine scheduler sees one function once, so this strategy reports an error
// there.
#include "sched-strategies/strategies/Unmoved.h"

namespace kiln {
namespace {

class Auto : public Unmoved {
public:
  using Unmoved::Unmoved;
  llvm::Error prepare(const llvm::MachineFunction &,
                      const CarriedDirectives &) override {
    return llvm::createStringError(
        "auto compiles candidates and reads their binaries; only the kiln "
        "command can do that (it names the winner, which any compiler can be "
        "given)");
  }
};

RegisterStrategy<Auto> registration(
    {"auto",
     "compile candidates, read their machine code, keep the best by "
     "simulation; not in the plug-in for stock llc",
     {ParamInfo::integer("budget", 32, 1, 256,
                         "candidates to compile; 1: source alone"),
      ParamInfo::integer("seconds", 5, 0, 86400,
                         "time for them on 16 cores, on fewer as much longer; "
                         "what is not compiled then is left out; 0: no end"),
      ParamInfo::boolean(
          "noalias", false,
          "your guarantee that tensors of different arguments do "
          "not overlap; candidates then pipeline loops that "
          "write, too")}});

} // namespace
} // namespace kiln
