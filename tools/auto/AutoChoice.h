// The outcome of the directives that `auto` tried, and the rules by which a
// build is taken, with the reason in one sentence.
#ifndef KILN_TOOLS_AUTO_AUTOCHOICE_H
#define KILN_TOOLS_AUTO_AUTOCHOICE_H

#include "tools/auto/Choose.h"

namespace kiln {

/// How one kernel's directives were chosen.
struct AutoChoice {
  std::string kernel;
  /// As the kernel has it: "auto(budget=8)".
  std::string asked;
  std::vector<AutoCandidate> candidates;
  /// Further candidates that were not compiled when the time was over.
  unsigned leftOut = 0;
  unsigned chosen = 0;
  /// One sentence.
  std::string reason;
  /// The directives of the winner as one would type them.
  std::string spec() const;
};

/// By how much a build has to be simulated faster than `source` to replace it: a
/// logarithm, the simulator's own error. Of 63 kernels raced on an H200, none of
/// which the simulator is fitted to, 0.05 comes to 1.126 times Triton's speed
/// with one kernel below 0.98 of `source` (0.969), and 0 to 1.140 with three
/// (least 0.947): perf/results/cpu-2026-11-28-simulated-choice.md.
inline constexpr double kSimulatorError = 0.05;

/// Among many candidates after `source`, where the GPU's costs are measured and
/// grid and arguments of the launch are known: the least simulated time, from
/// the simulator's error on; below it `source` stays.
Rule simulatedRule();

/// Among many candidates after `source`. Where the GPU's costs are measured:
/// the predicted gain, from the fitted margin on; below it `source` stays, or
/// in kernels with matrix instructions its replacement (standsForSource),
/// unless the modelled time is longer by more than noise. LLVM's loop strength
/// reduction gives a loop's addresses induction variables of their own, while
/// ptxas does strength reduction as well and knows the registers: of the 17
/// kernels of perf/results/h200-2026-11-25-dots.json 14 have no longer modelled
/// time without it and gain 1.1 % in the mean, -2.1 % to 6.0 %; the other three
/// lose 3 to 10 %. On other GPUs: fewest spills, then most warps, then modelled
/// time.
Rule searchRule(const GpuTarget &gpu);

/// Of two builds of which one was asked for by name, so that a predicted gain
/// beyond the noise of one measurement is enough. Else fewer spills decide,
/// then more warps, and where nobody measured, less modelled time, in
/// thousandths as reports show it.
Rule pairRule(const GpuTarget &gpu);

/// A register cap that the assembler refuses, or that costs `source` a tenth,
/// does not help other directives either (guess).
inline constexpr Criterion kUselessCap{Figure::ModelledTime, 0.1};

/// Index of the best of candidates that compiled, by simulatedRule or searchRule,
/// and the reason. The first one is `source` and has compiled.
std::pair<unsigned, std::string>
chooseCandidate(llvm::ArrayRef<AutoCandidate> candidates, const GpuTarget &gpu);

/// Whether a build of a kernel is better than another one of it by pairRule,
/// and why, in one sentence with the figures that differ. Of equals neither is.
std::pair<bool, std::string> isBetter(const AutoCandidate &build,
                                      const AutoCandidate &other,
                                      const GpuTarget &gpu);

} // namespace kiln

#endif // KILN_TOOLS_AUTO_AUTOCHOICE_H
