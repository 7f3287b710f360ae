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
/// logarithm, about the simulator's own error.
/// perf/results/cpu-2026-11-28-simulated-choice.md has what other margins come to.
inline constexpr double kSimulatorError = 0.05;
/// What two measurements of one binary differ by, a logarithm: at most in nine
/// of ten cases of perf/results/h200-2026-11-25-first-race.json.
inline constexpr double kNoise = 0.0076;

/// Among many candidates after `source`. Where the GPU's costs are measured: the
/// least simulated time, from the simulator's error on; below it `source` stays.
/// On AMD's: fewest spills in loops, then most warps, then, of what is within the
/// simulator's error of the least simulated time, fewest spills; fewer warps than
/// today's only with less simulated time. On others of NVIDIA's all spills come
/// before warps.
Rule searchRule(const GpuTarget &gpu);

/// Of two builds of which one was asked for by name, so that a gain beyond the
/// noise of one measurement is enough. Else fewer spills decide, then more
/// warps, and where nobody measured, less simulated time, in thousandths as
/// reports show it.
Rule pairRule(const GpuTarget &gpu);

/// A register cap that the assembler refuses, or that costs `source` a tenth,
/// does not help other directives either (guess).
inline constexpr Criterion kUselessCap{Figure::Time, 0.1};

/// Index of the best of candidates that compiled, by searchRule, and the
/// reason. The first one is `source` and has compiled.
std::pair<unsigned, std::string>
chooseCandidate(llvm::ArrayRef<AutoCandidate> candidates, const GpuTarget &gpu);

/// Indices of the `count` best candidates by searchRule, without its margin, the
/// best first; none that failed, is a copy or cannot be launched.
std::vector<unsigned> bestCandidates(llvm::ArrayRef<AutoCandidate> candidates,
                                     const GpuTarget &gpu, unsigned count);

/// Whether a build of a kernel is better than another one of it by pairRule,
/// and why, in one sentence with the figures that differ. Of equals neither is.
std::pair<bool, std::string> isBetter(const AutoCandidate &build,
                                      const AutoCandidate &other,
                                      const GpuTarget &gpu);

} // namespace kiln

#endif // KILN_TOOLS_AUTO_AUTOCHOICE_H
