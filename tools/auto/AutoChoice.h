// What became of the orders that `auto` tried, and which of them wins.
#ifndef KILN_TOOLS_AUTO_AUTOCHOICE_H
#define KILN_TOOLS_AUTO_AUTOCHOICE_H

#include "targets/model/StaticModel.h"
#include "targets/object/Resources.h"
#include "tools/auto/AutoCandidates.h"

namespace kiln {

/// One candidate and what became of it.
struct AutoCandidate {
  AutoOrders orders;
  /// Why it could not be compiled; empty: it could.
  std::string error;
  /// Index of the first candidate with the same machine code.
  std::optional<unsigned> sameAs;
  KernelResources resources;
  StaticEstimate estimate;
  /// Warps a unit holds.
  unsigned warps = 0;
  /// The same if blocks had one warp and no shared memory: what registers alone
  /// allow.
  unsigned warpsByRegisters = 0;
  /// Loads of later rounds are under way, several rounds are one: what was
  /// ordered of loops and found something to do.
  bool roundsAhead = false, roundsJoined = false;
  /// The model's time of it over that of the first candidate, `source`.
  double relative = 1;

  /// Spilled registers where the object says them (AMD), else bytes stored and
  /// loaded.
  uint64_t spills() const;
  /// Modelled cycles for the same work.
  double cost() const { return estimate.cycles / estimate.work; }
};

/// How one kernel's orders were chosen.
struct AutoChoice {
  std::string kernel;
  /// As ordered: "auto(budget=8)".
  std::string asked;
  std::vector<AutoCandidate> candidates;
  unsigned chosen = 0;
  /// One sentence.
  std::string reason;
  /// The orders of the winner as one would type them.
  std::string spec() const;
};

/// Index of the best of candidates that compiled, and the reason. The first one
/// is `source` and has compiled. Where the GPU's costs are measured: the gain
/// that the fitted model promises (CandidateRanking.h); where none reaches the
/// model's margin `source`, or in kernels with matrix instructions what may
/// replace it. Elsewhere: fewest spills, then most warps, then modelled time. A
/// pure function: the first of equals wins.
std::pair<unsigned, std::string>
chooseCandidate(llvm::ArrayRef<AutoCandidate> candidates, const GpuTarget &gpu);

/// Whether a build of a kernel is better than another one of it, and why, in one
/// sentence with the figures that differ. `build.relative` is its modelled time
/// over that of the other. Where the GPU's costs are measured, a promise beyond
/// the noise of a measurement decides: it is one of two that were asked for by
/// name, not the best of many. Else fewer spills do, then more warps, and where
/// nobody measured, less modelled time. Of equals neither is better.
std::pair<bool, std::string> isBetter(const AutoCandidate &build,
                                      const AutoCandidate &other,
                                      const GpuTarget &gpu);

} // namespace kiln

#endif // KILN_TOOLS_AUTO_AUTOCHOICE_H
