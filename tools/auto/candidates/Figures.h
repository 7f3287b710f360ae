// What the finished machine code of one build of a kernel shows, without a GPU:
// all that a choice between builds depends on.
#ifndef KILN_TOOLS_AUTO_CANDIDATES_FIGURES_H
#define KILN_TOOLS_AUTO_CANDIDATES_FIGURES_H

#include "targets/model/StaticModel.h"
#include "targets/object/Resources.h"
#include "targets/simulator/Bound.h"

namespace kiln {

/// What the simulator says of a launch that is known.
struct SimulatedLaunch {
  /// Of the SM or CU for a block.
  double cycles = 0;
  /// What these are spent on.
  Bound bound;
};

struct Figures {
  KernelResources resources;
  StaticEstimate estimate;
  /// Where grid and arguments of the launch are known.
  std::optional<SimulatedLaunch> simulated;
  /// Blocks and warps that an SM or CU holds.
  unsigned blocks = 0, warps = 0;
  /// The latter if blocks had one warp and no shared memory: what registers
  /// alone allow.
  unsigned warpsByRegisters = 0;
  /// Loads of later iterations are prefetched, loops are unrolled: what was
  /// asked of loops and found something to do.
  bool iterationsAhead = false, iterationsJoined = false;

  /// Spilled registers where the object says them (AMD), else bytes stored and
  /// loaded.
  uint64_t spills() const;
  /// Modelled cycles for the same work.
  double cost() const { return estimate.cycles / estimate.work; }
};

/// Of the kernel that `resources` are of, in this object: what can be read
/// there, with what its launch adds.
llvm::Expected<Figures> figuresOf(llvm::StringRef object,
                                  const KernelResources &resources,
                                  const GpuTarget &gpu,
                                  const LaunchShape &launch);

} // namespace kiln

#endif // KILN_TOOLS_AUTO_CANDIDATES_FIGURES_H
