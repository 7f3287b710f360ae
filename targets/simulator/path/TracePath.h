//===- TracePath.h - paths of warps, by what their code computes ----------===//
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

#include "targets/simulator/path/ConstantBank.h"
#include "targets/simulator/path/Path.h"
#include "targets/simulator/path/TracedCode.h"

namespace kiln {

/// How paths are traced.
struct TraceLimits {
  /// Iterations of a loop that are kept, and how often a loop runs of which
  /// nobody knows it.
  unsigned turns = 16;
  /// Operations of a warp that are kept at most, and those of a block that are
  /// interpreted: some tens of nanoseconds each.
  size_t mostKept = 100'000, mostInterpreted = 8'000'000;
  /// Bytes of the first cache and of the second that are a block's.
  size_t cacheBytes = 0, secondCacheBytes = SIZE_MAX;
};

/// What is known of traced paths beside them.
struct TraceFacts {
  /// Branches that were decided by what is known, and by likelihood.
  uint64_t known = 0, guessed = 0;
  /// Accesses whose addresses were known, and others.
  uint64_t addressed = 0, unaddressed = 0;
};

/// The path of each warp of a block of NVIDIA's machine code.
std::vector<Path>
traceBlock(const ModelProgram &program, llvm::ArrayRef<TracedInstruction> code,
           const ConstantBank &bank, const LaunchValues &launch,
           const TraceLimits &limits, TraceFacts *facts = nullptr);

} // namespace kiln

#endif // KILN_TARGETS_SIMULATOR_PATH_TRACEPATH_H
