//===- TracedSync.h - what code does to barriers and bulk copies ----------===//
//
// Read off the operations' registers: which mbarrier, how many arrivals, what a
// bulk copy completes on. How many bytes a copy by a tensor map moves is not in
// the code: of a load it is what its mbarrier's phase expects, by equal parts;
// of a store what was stored to shared memory from its address on.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_SIMULATOR_PATH_TRACEDSYNC_H
#define KILN_TARGETS_SIMULATOR_PATH_TRACEDSYNC_H

#include "targets/simulator/path/Path.h"
#include "targets/simulator/path/WarpState.h"
#include "llvm/ADT/DenseSet.h"

namespace kiln {

class TracedCache;

/// Bits of an address that name the place in a block's shared memory; those
/// above say which block of the cluster. What a block does to its neighbour's
/// barriers, the neighbour does to its own.
inline constexpr uint32_t blockBits = 0xffffff;

/// What an operation does to a barrier, by the lanes that execute it; absent:
/// nothing, or nobody knows to which. `bytes` of what a tensor map copies are 0.
std::optional<PathSync> syncOf(const TracedInstruction &one,
                               const WarpState &state, uint32_t active);

/// Whether a bulk copy touches what this block or a neighbour has touched
/// already, by its tensor map and coordinates; what nobody knows was not. Notes
/// that it did.
bool touchesAgain(const TracedInstruction &one, const WarpState &state,
                  uint32_t op, TracedCache &cache);

/// A bulk copy of a path.
struct TracedCopy {
  /// Of the path's actions; and its step, unless that is left out.
  uint32_t sync;
  std::optional<uint32_t> step;
  bool isNear;
};

/// A warp's path, with its bulk copies in sequence.
struct TracedPath {
  Path path;
  std::vector<TracedCopy> copies;
  /// Whether some of them are loads.
  bool loads = false;
};

/// Says how many bytes the bulk copies of a block move; `stored` are pieces of
/// 16 bytes of shared memory, by address / 16.
void shareOutBytes(llvm::ArrayRef<TracedPath *> warps,
                   const llvm::DenseSet<uint32_t> &stored);

/// Iterations are those of the warps that multiply: a warp that copies for
/// others, in a loop of its own that may be unrolled otherwise, is in the
/// iteration that waits for what it copies.
void alignTurns(llvm::ArrayRef<TracedPath *> warps);

} // namespace kiln

#endif // KILN_TARGETS_SIMULATOR_PATH_TRACEDSYNC_H
