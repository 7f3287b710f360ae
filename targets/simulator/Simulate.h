//===- Simulate.h - an SM or CU that runs finished machine code -----------===//
//
// Event by event: the warps of all resident blocks on their partitions, the
// control word's stalls and scoreboards, pipes, the queue before the memory
// pipe, memory by latency and bandwidth, matrix instructions and bulk copies
// that work while their warp goes on, and barriers of all kinds. What the code
// does not say is assumed, the same for all builds of a kernel, and stated: how
// often loops run (Path.h) and from where loads come.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_SIMULATOR_SIMULATE_H
#define KILN_TARGETS_SIMULATOR_SIMULATE_H

#include "targets/simulator/MachineNumbers.h"
#include "targets/simulator/path/Path.h"

namespace kiln {

/// What a warp waits for instead of issuing.
enum class Stall : uint8_t {
  None,     // issues
  Fixed,    // the control word's count
  Memory,   // a load or copy of device memory
  Local,    // a load of what was spilled
  Shared,   // a scoreboard of shared memory, shuffles and constants
  Compute,  // a scoreboard of anything else, such as special functions
  Matrix,   // matrix instructions that work asynchronously
  Barrier,  // other warps of its block
  Pipe,     // its pipe is busy, or the queue before it is full
  Selected, // another warp issued
  Last = Selected
};
llvm::StringRef stallName(Stall);

/// The blocks that are simulated.
struct ResidentBlocks {
  /// Warps of a block, and blocks at a time.
  unsigned warps = 0, resident = 0;
  /// Blocks one after the other and beside each other.
  unsigned blocks = 0;
  /// Share of spills that the first cache does not hold.
  double spillsMissed = 0;
};

/// One issue of an operation.
struct IssueEvent {
  float time;
  uint32_t warp; ///< counted over all blocks, in the sequence of their begin
  uint32_t op;
  /// Why it did not issue before, after the last one of its warp: the reason
  /// that most of the cycles between had.
  Stall waited;
};

/// What the simulated SM or CU did.
struct Simulated {
  /// From the first block's begin to the last one's end.
  double cycles = 0;
  /// Operations issued.
  uint64_t issued = 0;
  /// Waits for an mbarrier or a named barrier that ended because no warp could
  /// go on: nobody was going to end them.
  uint64_t endedWaits = 0;
  /// Cycles of all warps by what they waited for.
  std::array<double, unsigned(Stall::Last) + 1> stalls{};
  /// Share of the time that each pipe was busy; of all partitions.
  std::array<double, unsigned(Pipe::Last) + 1> busy{};
  /// Bytes moved, and multiplications, of all blocks: what the kernel does in
  /// that time, so that builds that unroll differently compare.
  double bytes = 0, farBytes = 0, matrixWork = 0;
  /// Loads and stores of what was spilled, and their bytes, of all warps.
  uint64_t spillLoads = 0, spillStores = 0;
  double spillBytes = 0;
  /// Share of the bandwidth from beyond the first cache, and of that from beyond
  /// the second; of what the second takes of stores.
  double bandwidth = 0, farBandwidth = 0, storedBandwidth = 0;

  /// The share of the warps' time that a reason took.
  double share(Stall why) const;
};

/// Runs the blocks, each warp along its path; where there are fewer paths than
/// warps of a block, they begin again with the first. `events`, if any, gets
/// every issue in the sequence of time. AMD: never shorter than without what
/// was spilled.
Simulated simulate(const ModelProgram &program, llvm::ArrayRef<Path> paths,
                   const ResidentBlocks &residency,
                   const MachineNumbers &numbers,
                   std::vector<IssueEvent> *events = nullptr);

} // namespace kiln

#endif // KILN_TARGETS_SIMULATOR_SIMULATE_H
