// adaptive: time candidates on the launches that a program makes anyway, keep
// what is faster for sure.
//
// Idea:   launches of one kernel alternate between Triton's own binary and a
//         candidate; each pair is a bet on the candidate being faster, and
//         once the money won rules out chance it takes all later launches.
// Source: betting tests, which may be looked at after every launch
//         (Waudby-Smith and Ramdas, 2024), by Ville's inequality (1939).
// Wins:   where a kernel runs often: the choice rests on this GPU, these
//         sizes and this data, and on no model.
// Loses:  where it is launched a few times only; and the launches that a
//         slower candidate is measured on.
//
// A compiler sees no launches, so it refuses the name (whyNotCompiled) before
// it compiles anything.
#include "sched-strategies/strategies/Unmoved.h"
#include "targets/support/Errors.h"

namespace kiln {
namespace {

class Adaptive : public Unmoved {
public:
  using Unmoved::Unmoved;
  llvm::Error prepare(const llvm::MachineFunction &,
                      const CarriedDirectives &) override {
    return failure(directive.info().whyNotCompiled);
  }
};

RegisterStrategy<Adaptive> registration(
    {.name = "adaptive",
     .summary = "measure candidates on the launches a program makes anyway, "
                "keep the fastest; Python package only",
     .params =
         {ParamInfo::choice(
              "rounding", "exact", {"exact", "any"},
              "exact: only candidates that fuse the multiplications and "
              "additions "
              "that Triton's own build fuses, by their machine code; any: also "
              "others, and Kiln's own lowering"),
          ParamInfo::integer(
              "launches", 400, 2, 1000000,
              "launches of one kernel, specialization and grid size that are "
              "timed; then the fastest so far stays"),
          ParamInfo::integer("seconds", 2, 0, 3600,
                             "device time after which the same"),
          ParamInfo::boolean("frozen", false,
                             "take what was chosen before, measure nothing"),
          ParamInfo::boolean("check", false,
                             "run each candidate first in a process of its "
                             "own, on copies of a launch's memory; launch only "
                             "what writes there what Triton's own build "
                             "writes")},
     .whyNotCompiled =
         "adaptive measures the launches of a running program, which the "
         "Python package does (KILN_POLICY or the key sched_strategy); `auto` "
         "chooses without a GPU"});

} // namespace
} // namespace kiln
