//===- TracePath.h - the path of a warp, by what its code computes --------===//
//
// The integer instructions of finished code are interpreted, with the grid and
// the arguments of a launch, or with assumptions that are alike for all builds
// of a kernel. So loops run as often as they do, and the addresses of most
// accesses are known: how many sectors of device memory they touch, and the
// bank conflicts of shared memory. What depends on memory stays unknown: there
// the likely way is taken (Path.h).
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_SIMULATOR_PATH_TRACEPATH_H
#define KILN_TARGETS_SIMULATOR_PATH_TRACEPATH_H

#include "targets/simulator/path/Path.h"
#include "targets/simulator/path/ConstantBank.h"
#include "targets/simulator/path/TracedCode.h"

namespace kiln {

/// How a path is traced.
struct TraceLimits {
  /// Iterations of a loop that are kept, and how often a loop runs of which
  /// nobody knows it.
  unsigned turns = 16;
  /// Operations that are kept, and that are interpreted at most.
  size_t mostKept = 100'000, mostInterpreted = 4'000'000;
};

/// What is known of a traced path beside it.
struct TraceFacts {
  /// Branches that were decided by what is known, and by likelihood.
  uint64_t known = 0, guessed = 0;
  /// Accesses whose addresses were known, and others.
  uint64_t addressed = 0, unaddressed = 0;
};

/// The path of one warp of a block of NVIDIA's machine code.
Path tracePath(const ModelProgram &program,
               llvm::ArrayRef<TracedInstruction> code,
               const ConstantBank &bank, const LaunchValues &launch,
               unsigned warp, const TraceLimits &limits,
               TraceFacts *facts = nullptr);

} // namespace kiln

#endif // KILN_TARGETS_SIMULATOR_PATH_TRACEPATH_H
